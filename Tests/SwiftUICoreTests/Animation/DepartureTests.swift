import EngineTesting
import PerchTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// How views come and go.
@MainActor struct DepartureTests {
    private let second = Animation.linear(duration: 1)

    /// "(none): opacity."
    @Test func withoutATransitionViewsFade() throws {
        let isShown = Knob(true)
        let view = MovingView {
            ZStack {
                if isShown.value { Color.red.frame(width: 10, height: 10) }
            }
        }
        view.change { withAnimation(second) { isShown.value = false } }
        #expect(view.paint(.red)?.opacity == 1)
        view.advance(by: 0.25)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.75) < 1e-6)
        view.advance(by: 0.75)
        #expect(view.paint(.red) == nil)
        #expect(!view.isMoving)
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.paint(.red)?.opacity == 0)
        view.advance(by: 0.25)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.25) < 1e-6)
        view.advance(by: 0.75)
        #expect(view.paint(.red)?.opacity == 1)
    }

    /// "Only … in a transaction with an animation as seen at that place; otherwise appear/vanish at once."
    @Test func withoutAnAnimationTheyComeAndGoAtOnce() {
        let isShown = Knob(true)
        let view = MovingView {
            if isShown.value { Color.red.frame(width: 10, height: 10).transition(.slide) }
        }
        view.change { isShown.value = false }
        #expect(view.paint(.red) == nil)
        view.change { isShown.value = true }
        #expect(view.box(.red)?.minX == 95)
        #expect(!view.isMoving)
    }

    /// "The whole tree's first appearance: none."
    @Test func theFirstAppearanceHasNoTransition() {
        let view = MovingView {
            Color.red.frame(width: 10, height: 10).transition(.slide).animation(second, value: 1)
        }
        #expect(view.box(.red)?.minX == 95)
        #expect(!view.isMoving)
    }

    private func moved(
        _ transition: AnyTransition, in way: Knob<Bool> = Knob(false), direction: LayoutDirection = .leftToRight
    ) -> (MovingView, Knob<Bool>) {
        let view = MovingView {
            ZStack {
                Color.clear
                if way.value { Color.red.frame(width: 20, height: 10).transition(transition) }
            }
            .environment(\.layoutDirection, direction)
        }
        return (view, way)
    }

    /// "`.slide`: from leading edge, out to trailing edge"; by the view's own width.
    @Test func slidingGoesFromLeadingToTrailing() throws {
        let (view, isShown) = moved(.slide)
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.box(.red)?.minX == 70)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(80))
        view.advance(by: 0.5)
        #expect(view.box(.red)?.minX == 90)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(100))
        view.advance(by: 0.5)
        #expect(view.box(.red) == nil)
    }

    @Test func leadingIsRightWhereTextRunsLeft() throws {
        let (view, isShown) = moved(.slide, direction: .rightToLeft)
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.box(.red)?.minX == 110)
    }

    /// "`.move(edge:)`: both ways towards that edge, by the view's own width/height; no fade."
    @Test func movingGoesBothWaysOverOneEdge() throws {
        let (view, isShown) = moved(.move(edge: .bottom))
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.box(.red)?.minY == 105)
        view.advance(by: 1)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minY.isNear(100))
        #expect(view.paint(.red)?.opacity == 1)
    }

    /// "`.push(from:)`: in from edge fading in; out to the opposite edge fading out."
    @Test func pushingGoesThrough() throws {
        let (view, isShown) = moved(.push(from: .trailing))
        view.change { withAnimation(second) { isShown.value = true } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(100))
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
        view.advance(by: 0.5)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(80))
    }

    /// "`.offset(x:y:)`: by that amount both ways"; "`.combined(with:)`: both at once."
    @Test func offsetsAndCombinations() throws {
        let (view, isShown) = moved(.offset(x: 40).combined(with: .opacity))
        view.change { withAnimation(second) { isShown.value = true } }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(120))
        #expect(abs(try #require(view.paint(.red)).opacity - 0.25) < 1e-6)
    }

    /// "`.asymmetric(insertion:removal:)`: per direction."
    @Test func anotherWayOut() throws {
        let (view, isShown) = moved(.asymmetric(insertion: .opacity, removal: .move(edge: .top)))
        view.change { withAnimation(second) { isShown.value = true } }
        view.advance(by: 0.5)
        #expect(view.box(.red)?.minY == 95)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
        view.advance(by: 0.5)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minY.isNear(90))
        #expect(view.paint(.red)?.opacity == 1)
    }

    /// "`.identity`: no effect; removal is immediate."
    @Test func identityIsAtOnce() {
        let (view, isShown) = moved(.identity)
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.paint(.red)?.opacity == 1)
        view.change { withAnimation(second) { isShown.value = false } }
        #expect(view.paint(.red) == nil)
    }

    /// "`.modifier(active:identity:)`: active ↔ identity."
    @Test func modifiersMakeTransitions() throws {
        struct Shift: ViewModifier {
            let x: Double
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let (view, isShown) = moved(.modifier(active: Shift(x: 40), identity: Shift(x: 0)))
        view.change { withAnimation(second) { isShown.value = true } }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(120))
    }

    /// "custom `Transition`: `willAppear` (−1) → `identity` (0) → `didDisappear` (+1)."
    @Test func transitionsOfOnesOwnSeeThePhase() throws {
        struct Sideways: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 40) }
        }
        let isShown = Knob(false)
        let view = MovingView {
            ZStack {
                Color.clear
                if isShown.value { Color.red.frame(width: 20, height: 10).transition(Sideways()) }
            }
        }
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.box(.red)?.minX == 50)
        view.advance(by: 1)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(110))
    }

    /// "Transition attached with `.transition(.x.animation(a))` uses a whatever the transaction says."
    @Test func aTransitionMayHaveAnAnimationOfItsOwn() throws {
        let (view, isShown) = moved(.move(edge: .leading).animation(.linear(duration: 2)))
        view.change { withAnimation(second) { isShown.value = true } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(75))
    }

    /// "A `.transition` deeper inside an inserted container does nothing."
    @Test func transitionsDeeperInsideDoNothing() throws {
        let isShown = Knob(false)
        let view = MovingView {
            ZStack {
                if isShown.value {
                    VStack { Color.red.frame(width: 20, height: 10).transition(.slide) }
                }
            }
        }
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.box(.red)?.minX == 90)
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
    }

    /// "Layout: siblings move to final places at once (animated); the removed view takes no more room."
    @Test func siblingsMoveUpWhileAViewLeaves() throws {
        let isShown = Knob(true)
        let view = MovingView {
            VStack(spacing: 0) {
                if isShown.value { Color.red.frame(width: 10, height: 20) }
                Color.blue.frame(width: 10, height: 20)
            }
            .frame(height: 200, alignment: .top)
        }
        #expect(view.box(.blue)?.minY == 20)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.blue)).minY.isNear(10))
        #expect(view.box(.red)?.minY == 0)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
    }

    /// "In a ZStack, with equal zIndex, the leaving view may be drawn behind those that stay; an explicit `zIndex` on it keeps it
    /// in front."
    @Test func whatLeavesGoesBehindUnlessItHasAZIndex() throws {
        let (isShown, z) = (Knob(true), Knob(0.0))
        let view = MovingView {
            ZStack {
                Color.blue.frame(width: 10, height: 10)
                if isShown.value { Color.red.frame(width: 10, height: 10).zIndex(z.value) }
            }
        }
        view.change { withAnimation(second) { isShown.value = false } }
        let red = Color.red.resolve(in: EnvironmentValues()).rgba
        #expect(view.paints.first?.color == red)
        view.advance(by: 1)
        view.change {
            isShown.value = true
            z.value = 1
        }
        view.change { withAnimation(second) { isShown.value = false } }
        #expect(view.paints.last?.color == red)
    }

    /// What comes in is drawn as it is said to be: only its transition is on its way.
    @Test func whatComesInHasItsOwnEffectsFromTheStart() throws {
        let isShown = Knob(false)
        let view = MovingView {
            ZStack {
                if isShown.value {
                    Color.red.frame(width: 10, height: 10).opacity(0.5).scaleEffect(2).transition(.identity)
                }
            }
        }
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(view.paint(.red)?.opacity == 0.5)
        #expect(view.box(.red)?.width == 20)
        #expect(!view.isMoving)
    }

    /// "Re-inserted while leaving → back to identity, same identity and state kept."
    @Test func whatComesBackBeforeItIsGoneIsTheSame() throws {
        struct Stateful: View {
            let log: (String) -> Void
            @State private var number = Int.random(in: 0..<1_000_000)
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .onAppear { log("appear") }.onDisappear { log("disappear") }
                    .task { log("task \(number)") }
            }
        }
        let isShown = Knob(true)
        var log: [String] = []
        let view = MovingView {
            ZStack { if isShown.value { Stateful { log.append($0) } } }
        }
        // A test screen runs tasks, and a view that stays the same starts its task once.
        let begun = log
        #expect(begun.count == 2 && begun.first == "appear")
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
        view.advance(by: 0.25)
        // The way out and the way back add up, so nothing jumps.
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
        view.play(2)
        #expect(view.paint(.red)?.opacity == 1)
        #expect(log == begun)
    }

    /// "`onDisappear` fires when the removal animation ends …; `onAppear` at the start of insertion."
    @Test func viewsAppearAtTheStartAndDisappearAtTheEnd() {
        let isShown = Knob(false)
        var log: [String] = []
        let view = MovingView {
            ZStack {
                if isShown.value {
                    Color.red.onAppear { log.append("appear") }.onDisappear { log.append("disappear") }
                }
            }
        }
        view.change { withAnimation(second) { isShown.value = true } }
        #expect(log == ["appear"])
        view.advance(by: 1)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.5)
        #expect(log == ["appear"])
        view.advance(by: 0.5)
        #expect(log == ["appear", "disappear"])
    }

    /// "`.id(x)` change: old removed, new inserted."
    @Test func anotherIdentityIsAnotherView() throws {
        let id = Knob(0)
        let view = MovingView {
            ZStack { (id.value == 0 ? Color.red : Color.blue).frame(width: 10, height: 10).id(id.value) }
        }
        view.change { withAnimation(second) { id.value = 1 } }
        view.advance(by: 0.25)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.75) < 1e-6)
        #expect(abs(try #require(view.paint(.blue)).opacity - 0.25) < 1e-6)
        view.advance(by: 0.75)
        #expect(view.paint(.red) == nil)
    }

    /// "`ForEach` with stable ids: moves are frame animations of the same leaves; insert/remove are transitions."
    @Test func elementsOfACollectionComeGoAndMove() throws {
        let colors: [Color] = [.red, .green, .blue]
        let order = Knob([0, 1])
        let view = MovingView {
            VStack(spacing: 0) {
                ForEach(order.value, id: \.self) { colors[$0].frame(width: 10, height: 20) }
            }
            .frame(height: 200, alignment: .top)
        }
        view.change { withAnimation(second) { order.value = [1, 0] } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minY.isNear(10))
        #expect(try #require(view.box(.green)).minY.isNear(10))
        view.advance(by: 0.5)
        view.change { withAnimation(second) { order.value = [2, 1, 0] } }
        view.advance(by: 0.5)
        #expect(view.box(.blue)?.minY == 0)
        #expect(abs(try #require(view.paint(.blue)).opacity - 0.5) < 1e-6)
        #expect(try #require(view.box(.green)).minY.isNear(10))
        #expect(view.paint(.green)?.opacity == 1)
        view.advance(by: 0.5)
        view.change { withAnimation(second) { order.value = [2, 0] } }
        view.advance(by: 0.5)
        #expect(view.box(.green)?.minY == 20)
        #expect(abs(try #require(view.paint(.green)).opacity - 0.5) < 1e-6)
        #expect(try #require(view.box(.red)).minY.isNear(30))
        view.advance(by: 0.5)
        #expect(view.paint(.green) == nil)
        #expect(!view.isMoving)
    }

    /// What leaves is not touched and not read aloud.
    @Test func whatLeavesIsOutOfReach() {
        let isShown = Knob(true)
        var taps = 0
        let view = MovingView {
            ZStack {
                if isShown.value { Button("Red") { taps += 1 }.accessibilityIdentifier("red") }
            }
        }
        #expect(!view.host.accessibility(at: 0).isEmpty)
        view.change { withAnimation(second) { isShown.value = false } }
        view.advance(by: 0.1)
        view.host.tap(at: CGPoint(x: 100, y: 100))
        #expect(taps == 0)
        #expect(view.host.accessibility(at: view.time).flatMap(\.flattened).allSatisfy { $0.label != "Red" })
    }

    /// "A `Transition` whose `properties.hasMotion` is true (default) is replaced by opacity [under Reduce Motion]."
    @Test func withLessMotionTransitionsFade() throws {
        let isShown = Knob(false)
        let view = MovingView {
            ZStack { if isShown.value { Color.red.frame(width: 20, height: 10).transition(.slide) } }
                .transformEnvironment(\.accessibilitySettings) { $0.reducesMotion = true }
        }
        view.change { withAnimation(second) { isShown.value = true } }
        view.advance(by: 0.5)
        #expect(view.box(.red)?.minX == 90)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
    }

    /// "`.animation(_, value:)` must stand on a surviving ancestor, not on the conditional view itself."
    @Test func theAnimationStandsOnWhatStays() throws {
        let isShown = Knob(true)
        let view = MovingView {
            ZStack { if isShown.value { Color.red.frame(width: 10, height: 10) } }
                .animation(second, value: isShown.value)
        }
        view.change { isShown.value = false }
        view.advance(by: 0.5)
        #expect(abs(try #require(view.paint(.red)).opacity - 0.5) < 1e-6)
        let other = MovingView {
            ZStack {
                if isShown.value { Color.red.frame(width: 10, height: 10).animation(second, value: isShown.value) }
            }
        }
        other.change { isShown.value = true }
        #expect(other.paint(.red)?.opacity == 1)
        other.change { isShown.value = false }
        #expect(other.paint(.red) == nil)
    }
}
