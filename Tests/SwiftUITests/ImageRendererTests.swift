import CoreGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ImageRendererTests {
    @Test func anImageHasTheViewsSizeInPixels() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        #expect(renderer.cgImage?.width == 30)
        renderer.scale = 3
        let image = try #require(renderer.cgImage)
        #expect(image.width == 90)
        #expect(image.height == 60)
    }

    @Test func theProposedSizeIsSuggestedToTheView() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 40, height: 50)
        #expect(renderer.cgImage?.width == 40)
        #expect(renderer.cgImage?.height == 50)
    }

    @Test func whatTheViewLeavesFreeIsClearUnlessOpaque() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 1, height: 1))
        #expect(try #require(renderer.cgImage).pixels == [0, 0, 0, 0])
        renderer.isOpaque = true
        #expect(try #require(renderer.cgImage).pixels == [0, 0, 0, 255])
    }

    @Test(arguments: [CGFloat.nan, 0, -2, .infinity])
    func aScaleThatIsNoneCountsAsOne(_ scale: CGFloat) {
        let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 3))
        renderer.scale = scale
        #expect(renderer.cgImage?.width == 3)
    }

    @Test func changesAreAnnounced() {
        let renderer = ImageRenderer(content: Text("one"))
        var announced = 0
        let observation = renderer.objectWillChange.sink { announced += 1 }
        renderer.content = Text("two")
        renderer.scale = 2
        #expect(announced == 2)
        _ = observation
    }

    private func pages(of pdf: Data) -> Int {
        String(decoding: pdf, as: UTF8.self).matches(of: /\/Type\s*\/Page\b/).count
    }

    @Test func aDocumentHasAsManyPagesAsWereDrawn() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        for number in 1...3 {
            ImageRenderer(content: Text("Page \(number)")).render { size, draw in
                #expect(size.width > 30)
                context.beginPDFPage(nil)
                context.translateBy(x: 20, y: 20)
                draw(context)
                context.endPDFPage()
            }
        }
        context.closePDF()
        let pdf = data as Data
        #expect(pdf.starts(with: Data("%PDF".utf8)))
        #expect(pages(of: pdf) == 3)
        #expect(String(decoding: pdf, as: UTF8.self).contains("/Font"))
    }

    @Test func aDocumentCanGoToAFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        ImageRenderer(content: Text("Hello").padding()).render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            draw(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        #expect(pages(of: try Data(contentsOf: url)) == 1)
    }

    @Test func drawingOutsideOfAPageIsLeftOut() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.beginPDFPage(nil)
        context.endPDFPage()
        context.closePDF()
        #expect(pages(of: data as Data) == 1)
    }
}
