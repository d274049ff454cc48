import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor @Suite struct VectorDocumentTests {
    private let size = CGSize(width: 100, height: 100)

    private func page(_ items: DisplayNode.Item..., effects: [LayerEffect] = []) -> DisplayList {
        DisplayList(
            size: size, background: .white,
            root: DisplayNode(id: 1, origin: .zero, effects: effects, items: items))
    }

    private var square: DisplayNode.Item {
        .draw(
            .fill(
                .rect(CGRect(x: 20, y: 20, width: 40, height: 40)), .color(.black), evenOdd: false,
                antialiased: true))
    }

    private func text(_ file: Data?) throws -> String { String(decoding: try #require(file), as: UTF8.self) }

    private func count(_ pattern: some RegexComponent, in text: String) -> Int {
        text.matches(of: pattern).count
    }

    private var word: DisplayNode.Item {
        let glyphs = (0..<4).map { (index: Int) -> Glyph in
            Glyph(id: UInt32(20 + index), x: Float(index * 12), y: 30, cluster: UInt32(index))
        }
        let run = GlyphRun(
            face: SceneMaker.inter, size: 20, glyphs: glyphs, text: "word", isRightToLeft: false,
            bounds: CGRect(x: 0, y: 10, width: 48, height: 24))
        return .draw(.glyphs(run, .color(.black)))
    }

    @Test func aDocumentHasAPageForEachList() throws {
        let pdf = try text(PDFWriter.data(for: [page(square), page(word), page()]))
        #expect(pdf.hasPrefix("%PDF"))
        #expect(count(/\/Type\s*\/Page\b/, in: pdf) == 3)
    }

    @Test func noPagesGiveNoDocument() { #expect(PDFWriter.data(for: []) == nil) }

    @Test func textIsText() throws {
        let pdf = try text(PDFWriter.data(for: [page(word)]))
        #expect(pdf.contains("/Font"))
        #expect(pdf.contains("/ToUnicode"))
        #expect(!pdf.contains("/Subtype /Image"))
    }

    @Test func shapesAreShapesAndOnlyBlursArePictures() throws {
        #expect(try !text(PDFWriter.data(for: [page(square)])).contains("/Image"))
        let blurred = page(square, effects: [.blur(radius: 4, opaque: false)])
        #expect(try text(PDFWriter.data(for: [blurred])).contains("/Image"))
        #expect(try !text(SVGWriter.data(for: page(square))).contains("<image"))
    }

    @Test func theSameListGivesTheSameBytes() throws {
        var maker = SceneMaker(seed: 7)
        let scene = maker.list()
        let first = (PDFWriter.data(for: [scene]), SVGWriter.data(for: scene))
        _ = SVGWriter.data(for: page(word, square, effects: [.opacity(0.5), .group]))
        #expect(PDFWriter.data(for: [scene]) == first.0)
        #expect(SVGWriter.data(for: scene) == first.1)
    }

    @Test(arguments: 0..<120)
    func numbersThatMakeNoSenseDoNoHarm(_ seed: UInt64) {
        var maker = SceneMaker(seed: seed)
        maker.hostile = seed % 2 == 0
        let scene = maker.list()
        #expect(PDFWriter.data(for: [scene]) != nil)
        #expect(SVGWriter.data(for: scene) != nil)
    }
}
