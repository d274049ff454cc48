import Audit
import DisplayList
import PerchAudit
import PerchTesting
import SwiftUI
import Testing

/// Contrast agrees with what one computes by hand, to a hundredth.
@MainActor
struct ContrastTests {
    private typealias Case = (ink: UInt32, ground: UInt32, ratio: Double)

    /// Opaque pairs, with WCAG's formula worked out by hand.
    private nonisolated static let pairs: [Case] = [
        (0x000000, 0xFFFFFF, 21.000), (0xFFFFFF, 0x000000, 21.000), (0x777777, 0xFFFFFF, 4.478),
        (0x767676, 0xFFFFFF, 4.542),
        (0x949494, 0xFFFFFF, 3.033), (0x959595, 0xFFFFFF, 2.995), (0xFF0000, 0xFFFFFF, 3.998),
        (0x00FF00, 0xFFFFFF, 1.372),
        (0x0000FF, 0xFFFFFF, 8.592), (0xFFFF00, 0x000000, 19.556), (0x007AFF, 0xFFFFFF, 4.017),
        (0xFF3B30, 0xFFFFFF, 3.547),
        (0x34C759, 0xFFFFFF, 2.220), (0xFF9500, 0xFFFFFF, 2.199), (0x8E8E93, 0xFFFFFF, 3.261),
        (0x8E8E93, 0x000000, 6.441),
        (0x1C1C1E, 0xFFFFFF, 17.015), (0xFFFFFF, 0x1C1C1E, 17.015), (0x333333, 0xCCCCCC, 7.868),
        (0x808080, 0x808080, 1.000),
        (0x112233, 0x445566, 2.105), (0xABCDEF, 0x123456, 7.697),
    ]

    private func color(_ value: UInt32) -> Color {
        Color(
            red: Double(value >> 16 & 0xff) / 255, green: Double(value >> 8 & 0xff) / 255,
            blue: Double(value & 0xff) / 255)
    }

    private func text(in view: some View) throws -> DrawnText {
        try #require(try screen(view).texts.first)
    }

    private func screen(_ view: some View) throws -> AuditedScreen {
        let canvas = try ViewCanvas(view, variant: Variant(layout: .sizeThatFits, scale: 2))
        return ScreenReader(canvas, AuditedScreen.Setting(Variant())).read()
    }

    @Test(arguments: pairs.indices) func agreesForPlainColors(_ index: Int) throws {
        let pair = Self.pairs[index]
        let view = Text("Contrast").foregroundStyle(color(pair.ink)).padding().background(color(pair.ground))
        let contrast = try #require(try text(in: view).contrast)
        #expect(abs(contrast.median - pair.ratio) < 0.01)
        #expect(abs(contrast.worst - pair.ratio) < 0.01)
    }

    /// Half of black over white has the luminance 0.2140: 1.05 / 0.2640.
    @Test(arguments: [(0.5, 3.977), (0.6, 5.742), (0.75, 10.409), (0.9, 17.493)])
    func mixesTransparentInkWithItsGround(_ alpha: Double, _ ratio: Double) throws {
        let view = Text("Contrast").foregroundStyle(.black.opacity(alpha)).padding().background(.white)
        #expect(abs(try #require(try text(in: view).contrast).median - ratio) < 0.01)
        let around = Text("Contrast").foregroundStyle(.black).opacity(alpha).padding().background(.white)
        #expect(abs(try #require(try text(in: around).contrast).median - ratio) < 0.01)
    }

    /// White on a gradient from black to white has every ratio from 21 to 1.
    @Test func measuresAlongAGradient() throws {
        let view = Text("A long text on a gradient, from one end to the other").foregroundStyle(.white)
            .background(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        let contrast = try #require(try text(in: view).contrast)
        #expect(contrast.worst < 1.2)
        #expect(contrast.ratios.last! > 18)
        // sRGB 0x77 is 4.478:1 with white, and everything lighter has less: a little more than half of the way.
        #expect((0.4...0.65).contains(contrast.share(below: 4.5)))
    }

    @Test func measuresInkThatIsAGradient() throws {
        let view = Text("A long text in a gradient, from one end to the other")
            .foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
            .background(.white)
        let contrast = try #require(try text(in: view).contrast)
        #expect(contrast.ratios.last! > 18)
        #expect((0.4...0.65).contains(contrast.share(below: 4.5)))
    }

    /// A picture of two colors gives the ratios of both.
    @Test func measuresOverAPicture() throws {
        let picture = Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.black))
            context.fill(
                Path(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)),
                with: .color(Color(red: 0x77 / 255, green: 0x77 / 255, blue: 0x77 / 255)))
        }
        let contrast = try #require(
            try text(in: Text("Half on black, half on gray").foregroundStyle(.white).background(picture)).contrast)
        #expect(abs(contrast.worst - 4.478) < 0.01)
        #expect(abs(contrast.ratios.last! - 21) < 0.01)
    }

    /// A grayscale filter makes the ink another; a ratio is measured nevertheless.
    @Test func measuresThroughFilters() throws {
        let view = Text("Filtered").foregroundStyle(.black).padding().background(.white).colorInvert()
        #expect(abs(try #require(try text(in: view).contrast).median - 21) < 0.01)
    }

    @Test func inkLikeItsGroundHasNoContrast() throws {
        let view = Text("Nobody reads this").foregroundStyle(.orange).padding().background(.orange)
        #expect(try #require(try text(in: view).contrast).median == 1)
    }

    @Test func whatIsCoveredIsNotMeasured() throws {
        #expect(try text(in: Text("Covered").padding().overlay { Color.white }).contrast == nil)
        #expect(try screen(Text("Gone").opacity(0)).texts.isEmpty)
    }

    @Test func textUnderTextIsPartOfTheGround() throws {
        let view = ZStack {
            Text("████████").foregroundStyle(.black)
            Text("In front").foregroundStyle(.black)
        }
        let texts = try screen(view.background(.white)).texts
        let front = try #require(texts.first { $0.string == "In front" }?.contrast)
        #expect(front.share(below: 4.5) > 0.5)
    }

    @Test func roundsToTwoDecimals() {
        #expect(Contrast([4.4951]).share(below: 4.5) == 0)
        #expect(Contrast([4.494]).share(below: 4.5) == 1)
        #expect(Contrast([]).median == 1)
    }
}
