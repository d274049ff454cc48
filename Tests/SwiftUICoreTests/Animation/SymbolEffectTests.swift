import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Symbols that move.
@MainActor struct SymbolEffectTests {
    private func symbol<V: View>(
        _ name: String = "circle.fill", @ViewBuilder _ modify: @escaping (Image) -> V
    ) -> MovingView {
        MovingView { modify(Image(systemName: name)).font(.system(size: 40)).foregroundStyle(.red) }
    }

    /// "Discrete (needs `value:` change; runs once)."
    @Test func anEffectOfAValueRunsOnceForEachChange() throws {
        let count = Knob(0)
        let view = symbol { $0.symbolEffect(.bounce, value: count.value) }
        let still = try #require(view.box(.red))
        #expect(!view.isMoving)
        view.change { count.value = 1 }
        view.advance(by: SymbolEffectAppearance.bounce / 2)
        let high = try #require(view.box(.red))
        #expect(high.midY < still.midY)
        #expect(high.width > still.width)
        view.advance(by: SymbolEffectAppearance.bounce / 2)
        #expect(view.box(.red) == still)
        #expect(!view.isMoving)
        view.advance(by: 5)
        #expect(view.box(.red) == still)
    }

    /// "Options: `speed(x)`, `repeat(n)`."
    @Test func optionsSayHowFastAndHowOften() throws {
        let count = Knob(0)
        let view = symbol { $0.symbolEffect(.rotate, options: .speed(2).repeat(3), value: count.value) }
        view.change { count.value = 1 }
        let round = SymbolEffectAppearance.rotate / 2
        view.advance(by: round * 2.5)
        #expect(view.isMoving)
        view.advance(by: round * 0.51)
        #expect(!view.isMoving)
    }

    /// "Indefinite (while `isActive`): pulse"; "`isActive: false` ends after the present cycle."
    @Test func anActiveEffectGoesOnUntilItsRoundEnds() throws {
        let isActive = Knob(true)
        let view = symbol { $0.symbolEffect(.pulse, isActive: isActive.value) }
        let round = SymbolEffectAppearance.pulse
        view.advance(by: round * 3.5)
        #expect(try abs(#require(view.paint(.red)).opacity - SymbolEffectAppearance.pulseOpacity) < 1e-6)
        view.change { isActive.value = false }
        view.advance(by: round * 0.25)
        #expect(try #require(view.paint(.red)).opacity < 1)
        #expect(view.isMoving)
        view.advance(by: round * 0.3)
        #expect(view.paint(.red)?.opacity == 1)
        #expect(!view.isMoving)
    }

    /// "Scale, appear/disappear (stay in state)."
    @Test func statesStay() throws {
        let isActive = Knob(false)
        let view = symbol { $0.symbolEffect(.scale.up, isActive: isActive.value) }
        let still = try #require(view.box(.red))
        view.change { isActive.value = true }
        view.advance(by: 1)
        #expect(!view.isMoving)
        let large = try #require(view.box(.red))
        #expect(large.width.isNear(still.width * SymbolEffectAppearance.scaleUp))
        view.advance(by: 10)
        #expect(view.box(.red) == large)
        view.change { isActive.value = false }
        view.advance(by: 1)
        #expect(view.box(.red) == still)
    }

    @Test func aSymbolThatHasDisappearedKeepsItsRoom() throws {
        let isGone = Knob(false)
        let view = MovingView {
            HStack(spacing: 0) {
                Image(systemName: "circle.fill").symbolEffect(.disappear, isActive: isGone.value).foregroundStyle(.red)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        let blue = view.box(.blue)
        view.change { isGone.value = true }
        view.advance(by: 1)
        #expect(view.paint(.red)?.opacity ?? 0 == 0)
        #expect(view.box(.blue) == blue)
        view.change { isGone.value = false }
        view.advance(by: 1)
        #expect(view.paint(.red)?.opacity == 1)
        // What has disappeared from the start is not seen from the start.
        #expect(symbol { $0.symbolEffect(.disappear) }.paint(.red)?.opacity ?? 0 == 0)
    }

    @Test func layersAreLitOneAfterTheOther() throws {
        let view = symbol("wifi") { $0.symbolEffect(.variableColor.iterative, isActive: true) }
        var lit: Set<Int> = []
        for _ in 0..<30 {
            view.advance(by: SymbolEffectAppearance.variableColor / 30)
            let alphas = view.paints.map { $0.color.alpha * Float($0.opacity) }
            let bright = alphas.indices.filter { alphas[$0] > 0.9 }
            #expect(bright.count <= 1)
            lit.formUnion(bright)
        }
        #expect(lit.count >= 3)
    }

    /// "Effects inherit down the tree; images inside get them. Disabled by `symbolEffectsRemoved`."
    @Test func effectsReachTheImagesInsideUnlessTakenAway() {
        func isMoving<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Bool {
            let moving = MovingView { view() }
            moving.advance(by: 0.1)
            return moving.isMoving
        }
        #expect(isMoving { VStack { Image(systemName: "star") }.symbolEffect(.breathe) })
        #expect(!isMoving { VStack { Image(systemName: "star").symbolEffectsRemoved() }.symbolEffect(.breathe) })
        #expect(isMoving { VStack { Image(systemName: "star").symbolEffectsRemoved(false) }.symbolEffect(.breathe) })
        #expect(!isMoving { VStack { Text("star") }.symbolEffect(.breathe) })
    }

    @Test func wigglesAndTurnsComeBackToRest() throws {
        let count = Knob(0)
        let view = symbol("arrow.right") {
            $0.symbolEffect(.wiggle.left, value: count.value).symbolEffect(.rotate, value: count.value)
        }
        let still = try #require(view.paint(.red))
        view.change { count.value = 1 }
        view.play(0.2)
        #expect(view.paint(.red)?.box != still.box)
        view.play(3)
        #expect(view.paint(.red)?.box == still.box)
        #expect(!view.isMoving)
    }

    /// "Transition: appear, disappear (with `.transition(.symbolEffect)`)."
    @Test func symbolsComeAndGo() throws {
        let isShown = Knob(false)
        let view = MovingView {
            ZStack {
                if isShown.value {
                    Image(systemName: "circle.fill").foregroundStyle(.red).transition(.symbolEffect(.appear))
                }
            }
        }
        view.change { withAnimation(.linear(duration: 1)) { isShown.value = true } }
        view.advance(by: 0.5)
        let coming = try #require(view.paint(.red))
        #expect(abs(coming.opacity - 0.5) < 1e-6)
        view.advance(by: 0.5)
        let there = try #require(view.paint(.red))
        #expect(there.opacity == 1)
        #expect(there.box.width > coming.box.width)
    }
}
