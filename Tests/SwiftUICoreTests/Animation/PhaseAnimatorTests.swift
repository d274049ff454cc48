import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Views that go through phases.
@MainActor struct PhaseAnimatorTests {
    /// "Without trigger: starts on appear in the first phase, goes through all in order, returns to the first, for ever."
    @Test func withoutATriggerItGoesRoundAndRound() throws {
        let view = MovingView {
            PhaseAnimator([0.0, 40.0, 20.0]) { x in
                Color.red.frame(width: 10, height: 10).offset(x: x)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(view.box(.red)?.minX == 95)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
        view.advance(by: 0.5)
        #expect(view.box(.red)?.minX == 135)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(125))
        view.advance(by: 0.5)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(105))
        view.advance(by: 0.5)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
    }

    /// "With trigger: rests in the first phase; each change of the trigger runs through all and ends in the first again."
    @Test func aTriggerTakesItOnceRound() throws {
        let trigger = Knob(0)
        var phases: [Double] = []
        let view = MovingView {
            Color.red.frame(width: 10, height: 10)
                .phaseAnimator([0.0, 40.0], trigger: trigger.value) { content, x in
                    content.offset(x: x)
                } animation: { phase in
                    let _ = phases.append(phase)
                    return .linear(duration: 1)
                }
        }
        view.advance(by: 1)
        #expect(view.box(.red)?.minX == 95)
        view.change { trigger.value = 1 }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
        view.advance(by: 0.5)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
        view.advance(by: 0.5)
        #expect(view.box(.red)?.minX == 95)
        #expect(!view.isMoving)
        #expect(phases == [40, 0])
    }

    /// "Empty sequence: warning"; nil animations jump, and phases without any do not hang the frame.
    @Test func strangePhasesDoNotHang() {
        let view = MovingView {
            VStack {
                PhaseAnimator([Int]()) { _ in
                    Color.red
                } animation: { _ in
                    .default
                }
                PhaseAnimator([1, 2, 3]) { _ in
                    Color.blue.frame(width: 10, height: 10)
                } animation: { _ in
                    nil
                }
            }
        }
        view.advance(by: 1)
        #expect(view.box(.blue) != nil)
        #expect(view.box(.red) == nil)
    }

    /// Each phase has an animation, but none of them changes anything that could move.
    @Test func phasesThatLookAlikeEnd() {
        var bodies = 0
        let view = MovingView {
            PhaseAnimator([1, 2, 3]) { _ in
                let _ = bodies += FrameOracle.isChecking ? 0 : 1
                Color.blue.frame(width: 10, height: 10)
            } animation: { _ in
                .default
            }
        }
        view.advance(by: 1)
        #expect(view.box(.blue) != nil)
        #expect(bodies <= 5)
        #expect(!view.isMoving)
    }

    @Test func aViewThatIsGoneGoesNoFurther() {
        let isShown = Knob(true)
        var count = 0
        let view = MovingView {
            if isShown.value {
                PhaseAnimator([0.0, 40.0]) { x in
                    Color.red.offset(x: x)
                } animation: { _ in
                    let _ = count += 1
                    return .linear(duration: 1)
                }
            }
        }
        view.advance(by: 1)
        view.change { isShown.value = false }
        let before = count
        for _ in 0..<5 { view.advance(by: 1) }
        #expect(count == before)
        #expect(!view.isMoving)
    }

    /// "`geometryGroup()` makes the group resolve and animate its own frame first; children become relative to it."
    @Test func aGeometryGroupTakesNewcomersAlong() throws {
        let (x, isShown) = (Knob(0.0), Knob(false))
        let view = MovingView {
            HStack(spacing: 0) {
                Color.clear.frame(width: x.value, height: 1)
                ZStack {
                    Color.red.frame(width: 10, height: 10)
                    if isShown.value { Color.blue.frame(width: 10, height: 10).transition(.identity) }
                }
                .geometryGroup()
            }
            .frame(width: 200, alignment: .leading)
        }
        view.change { withAnimation(.linear(duration: 1)) { x.value = 100 } }
        view.advance(by: 0.5)
        view.change { isShown.value = true }
        #expect(try #require(view.box(.red)).minX.isNear(50))
        #expect(try #require(view.box(.blue)).minX.isNear(50))
    }
}
