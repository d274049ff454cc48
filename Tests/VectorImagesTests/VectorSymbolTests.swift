import CoreGraphics
import Foundation
import Testing

@testable import VectorImages

/// Templates of the SF Symbols app, as asset catalogs hold them.
struct VectorSymbolTests {
    /// Two weights, whose drawings stand above the baseline at 100 and reach below it.
    private func template(guides: String = Self.guides) -> Data {
        Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
            <g id="Guides">\(guides)</g>
            <g id="Symbols">
            <g id="Regular-M" transform="matrix(1 0 0 1 20 0)"><path d="M0 30 L60 30 L60 110 L0 110 Z"/></g>
            <g id="Bold-M" transform="matrix(1 0 0 1 200 0)"><path d="M0 20 L80 20 L80 120 L0 120 Z"/></g>
            </g></svg>
            """.utf8)
    }

    private static let guides = """
        <line id="Baseline-M" x1="0" x2="400" y1="100" y2="100"/>
        <line id="left-margin-Regular-M" x1="10" x2="10" y1="0" y2="200"/>
        <line id="right-margin-Regular-M" x1="90" x2="90" y1="0" y2="200"/>
        """

    @Test func guidesSayWhereMarginsAndBaselineAre() throws {
        let symbol = try VectorSymbol(template: template(), weight: "Regular", size: "M")
        #expect(symbol.drawing.size == CGSize(width: 80, height: 80))
        #expect(symbol.baseline == 70)
        let pixels = try Pixels(symbol.drawing)
        // Ten points of margin on either side, and the black drawing between them.
        #expect(pixels[5, 40] == "#00000000" && pixels[75, 40] == "#00000000")
        #expect(pixels[11, 40] == "#000000FF" && pixels[69, 1] == "#000000FF")
    }

    @Test func theWeightThatIsAskedForIsDrawn() throws {
        let bold = try VectorSymbol(template: template(), weight: "Bold", size: "M")
        // Without its own guides it is as wide as its ink.
        #expect(bold.drawing.size == CGSize(width: 80, height: 100) && bold.baseline == 80)
        let missing = try VectorSymbol(template: template(), weight: "Thin", size: "M")
        // The regular one is in.
        #expect(missing.drawing.size == CGSize(width: 80, height: 80) && missing.baseline == 70)
    }

    @Test func sizesThatAreNotDrawnAreScaled() throws {
        let medium = try VectorSymbol(template: template(), weight: "Regular", size: "M")
        let large = try VectorSymbol(template: template(), weight: "Regular", size: "L")
        #expect(abs(large.drawing.size.width - medium.drawing.size.width * 1.28) < 0.001)
        #expect(abs(large.baseline - medium.baseline * 1.28) < 0.001)
        let small = try VectorSymbol(template: template(), weight: "Regular", size: "S")
        #expect(abs(small.drawing.size.height - medium.drawing.size.height * 0.79) < 0.001)
    }

    @Test func aTemplateWithoutSymbolsIsRefused() {
        let empty = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>".utf8)
        #expect(throws: VectorImageError.self) { try VectorSymbol(template: empty, weight: "Regular", size: "M") }
        let blank = Data(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"><g id=\"Regular-M\"/></svg>".utf8)
        #expect(throws: VectorImageError.self) { try VectorSymbol(template: blank, weight: "Regular", size: "M") }
    }
}
