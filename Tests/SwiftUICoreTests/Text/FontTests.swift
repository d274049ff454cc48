import CoreGraphics
import SwiftUI
import Testing
import Typesetter

@testable import SwiftUICore

@Suite("Font")
struct FontTests {
    private func request(_ font: Font, _ size: DynamicTypeSize = .large, bold: Bool = false) -> FontRequest {
        font.request(in: FontContext(dynamicTypeSize: size, isBold: bold))
    }

    @Test(
        "Text styles have the sizes of Apple's table",
        arguments: [
            (.body, .large, 17), (.body, .accessibility5, 53), (.largeTitle, .xSmall, 31),
            (.caption2, .large, 11), (.headline, .xxxLarge, 23), (.title3, .accessibility1, 31),
        ] as [(Font.TextStyle, DynamicTypeSize, Double)])
    func styles(style: Font.TextStyle, size: DynamicTypeSize, points: Double) {
        #expect(request(.system(style), size).size == points)
    }

    @Test("Every style grows, or stays, with every step")
    func monotone() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { request(.system(style), $0).size }
            #expect(sizes == sizes.sorted())
            #expect(sizes.count == 12)
        }
    }

    @Test("Headline is semibold; bold is the style's emphasised weight")
    func weights() {
        #expect(request(.headline).weight == 600)
        #expect(request(.body.bold()).weight == 600)
        #expect(request(.title.bold()).weight == 700)
        #expect(request(.system(size: 20).bold()).weight == 700)
        #expect(request(.body.weight(.light)).weight == 300)
        #expect(request(.body, bold: true).weight > 400)
    }

    @Test("System sizes are fixed; custom fonts grow unless told not to")
    func scaling() {
        #expect(request(.system(size: 20), .accessibility3).size == 20)
        #expect(request(.custom("X", size: 17), .accessibility5).size == 53)
        #expect(request(.custom("X", size: 34, relativeTo: .largeTitle), .accessibility5).size == 60)
        #expect(request(.custom("X", fixedSize: 17), .accessibility5).size == 17)
    }

    @Test("Designs, italics, digits and leading reach the request")
    func traits() {
        #expect(request(.system(.body, design: .serif)).family == .serif)
        #expect(request(.body.monospaced()).family == .monospaced)
        #expect(request(.body.italic()).italic)
        #expect(request(.body.monospacedDigit()).monospacedDigit)
        let leading = request(.body).extraLeading
        #expect(abs(leading - 1.713) < 0.001)
        #expect(request(.body.leading(.loose)).extraLeading == leading + 2)
        #expect(request(.body.leading(.tight)).extraLeading == leading - 2)
        #expect(request(.system(size: 17).leading(.tight)).extraLeading == -2)
        #expect(request(.body.smallCaps()).smallCaps == .all)
    }

    @Test("Equal descriptions are equal fonts")
    func equality() {
        #expect(Font.body.bold() == Font.body.bold())
        #expect(Font.body != Font.callout)
        #expect(Font.system(.body) == .body)
    }
}
