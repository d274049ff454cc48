import SwiftUI
import Testing

/// How pickers of the palette style show what is chosen.
@MainActor struct PaletteTests {
    private func drawn(_ effect: PaletteSelectionEffect?) -> DrawnView {
        let picker = Picker("Rating", selection: .constant(1)) {
            Image(systemName: "star").tag(0)
            Image(systemName: "heart").tag(1)
        }
        .pickerStyle(.palette)
        return effect.map { DrawnView(picker.paletteSelectionEffect($0), width: 200) } ?? DrawnView(picker, width: 200)
    }

    /// The color beside the drawing of the chosen item, where the thumb is white and the ground is gray.
    private func ground(_ view: DrawnView) -> Int { view.color(115, 50) }

    @Test func aThumbLiesUnderTheChosenItem() {
        #expect(ground(drawn(nil)) == Pixel.white)
        #expect(drawn(.automatic).pixels == drawn(nil).pixels)
    }

    @Test func aVariantOfTheSymbolTakesItsPlace() {
        let view = drawn(.symbolVariant(.fill))
        #expect(ground(view) != Pixel.white)
        // The middle of a filled heart; that of an outlined one shows the ground.
        #expect(!Pixel.areNear(view.color(150, 50), ground(view), within: 60))
        #expect(Pixel.areNear(view.color(50, 51), ground(view), within: 12))
    }

    @Test func theProgramMayDrawItItself() {
        let view = drawn(.custom)
        #expect(ground(view) != Pixel.white)
        #expect(Pixel.areNear(view.color(150, 50), ground(view), within: 12))
    }
}
