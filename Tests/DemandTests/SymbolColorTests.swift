import SwiftUI
import Testing

/// Symbols in their own colors.
@MainActor struct SymbolColorTests {
    private func drawn(_ name: String, _ mode: SymbolRenderingMode?, _ scheme: ColorScheme = .light) -> DrawnView {
        DrawnView(
            Image(systemName: name).font(.system(size: 80)).symbolRenderingMode(mode).foregroundStyle(Paint.blue),
            scheme: scheme)
    }

    private let yellow = 0xFF_CC00
    private let red = 0xFF_3B30
    private let green = 0x34_C759

    @Test func aWarningIsAYellowTriangleWithAWhiteSign() {
        let view = drawn("exclamationmark.triangle.fill", .multicolor)
        #expect(Pixel.areNear(view.color(30, 75), yellow))
        #expect(Pixel.areNear(view.color(50, 45), Pixel.white))
    }

    @Test func inAPaletteTheSignHasTheFirstColorAndTheTriangleTheSecond() {
        let view = DrawnView(
            Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 80))
                .symbolRenderingMode(.palette).foregroundStyle(Paint.red, Paint.green))
        #expect(view.color(30, 75) == Pixel.green)
        #expect(view.color(50, 45) == Pixel.red)
    }

    @Test func aLeafIsGreenAndAStruckBinRed() {
        #expect(drawn("leaf.fill", .multicolor).holds(green))
        #expect(drawn("trash.slash", .multicolor).holds(red))
        #expect(!drawn("trash.slash", .multicolor).holds(Pixel.blue))
    }

    @Test func othersHaveTheForeground() {
        #expect(drawn("trash.fill", .multicolor).holds(Pixel.blue))
        #expect(drawn("leaf.fill", nil).holds(Pixel.blue))
    }

    @Test func darkAppearanceHasItsOwnColors() {
        #expect(drawn("leaf.fill", .multicolor, .dark).holds(0x30_D158))
    }
}

extension DrawnView {
    /// Whether more than an edge has a color.
    fileprivate func holds(_ wanted: Int) -> Bool {
        var count = 0
        for y in stride(from: 0, to: 100, by: 2) {
            for x in stride(from: 0, to: 100, by: 2) where Pixel.areNear(color(x, y), wanted) { count += 1 }
        }
        return count > 20
    }
}
