import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// When completions are called.
@MainActor struct CompletionTests {
    private func mover(_ x: Knob<Double>) -> MovingView {
        MovingView { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
    }

    /// "If the body changes nothing that animates, it fires right after the body."
    @Test func withNothingToAnimateItComesAtOnce() {
        var calls = 0
        withAnimation {
        } completion: {
            calls += 1
        }
        #expect(calls == 1)
        let x = Knob(0.0)
        let view = mover(x)
        view.change {
            withAnimation {
                x.value = 0
            } completion: {
                calls += 1
            }
        }
        #expect(calls == 2)
    }

    /// "Default criterion … is `.logicallyComplete`. … for springs, after the perceptual duration, though the tail still moves."
    @Test func aSpringIsLogicallyCompleteAfterItsDuration() {
        let x = Knob(0.0)
        let view = mover(x)
        var calls = 0
        view.change {
            withAnimation(.spring(duration: 0.5)) {
                x.value = 100
            } completion: {
                calls += 1
            }
        }
        view.advance(by: 0.49)
        #expect(calls == 0)
        view.advance(by: 0.02)
        #expect(calls == 1)
        #expect(view.isMoving)
        view.play(1)
        #expect(calls == 1)
        #expect(!view.isMoving)
    }

    /// "`.removed`: when the tail has ended too."
    @Test func removedMeansThatTheTailHasEnded() {
        let x = Knob(0.0)
        let view = mover(x)
        var calls = 0
        view.change {
            withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
                x.value = 100
            } completion: {
                calls += 1
            }
        }
        view.advance(by: 0.6)
        #expect(calls == 0)
        view.play(1)
        #expect(calls == 1)
    }

    /// "Curves: at their end."
    @Test func aCurveIsCompleteAtItsEnd() {
        let x = Knob(0.0)
        let view = mover(x)
        var calls = 0
        view.change {
            withAnimation(.linear(duration: 1)) {
                x.value = 100
            } completion: {
                calls += 1
            }
        }
        view.advance(by: 0.99)
        #expect(calls == 0)
        view.advance(by: 0.02)
        #expect(calls == 1)
    }

    /// "`.logicallyComplete(after:)` … reports at that time unless earlier; never prolongs."
    @Test func aLogicalEndMayBeSet() {
        let x = Knob(0.0)
        let view = mover(x)
        var calls = 0
        view.change {
            withAnimation(.linear(duration: 1).logicallyComplete(after: 0.3)) {
                x.value = 100
            } completion: {
                calls += 1
            }
        }
        view.advance(by: 0.2)
        #expect(calls == 0)
        view.advance(by: 0.2)
        #expect(calls == 1)
    }

    /// "When the view holding the animating attributes goes away, the completion still fires."
    @Test func itComesThoughTheViewGoes() {
        let (x, isShown) = (Knob(0.0), Knob(true))
        let view = MovingView {
            if isShown.value { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
        }
        var calls = 0
        view.change {
            withAnimation(.linear(duration: 1)) {
                x.value = 100
            } completion: {
                calls += 1
            }
        }
        view.advance(by: 0.2)
        #expect(calls == 0)
        view.change { isShown.value = false }
        view.advance(by: 0.01)
        #expect(calls == 1)
    }

    /// "Completion runs outside the original transaction (no animation inherited)."
    @Test func itBringsNoAnimation() {
        let x = Knob(0.0)
        let view = mover(x)
        view.change {
            withAnimation(.linear(duration: 1)) {
                x.value = 100
            } completion: {
                x.value = 0
            }
        }
        view.advance(by: 1)
        #expect(view.box(.red)?.minX == 95)
        #expect(!view.isMoving)
    }

    /// "`.repeatForever` never completes; its completion never fires while the view lives."
    @Test func anEndlessOneNeverCompletes() {
        let x = Knob(0.0)
        let view = mover(x)
        var calls = 0
        view.change {
            withAnimation(.linear(duration: 1).repeatForever()) {
                x.value = 100
            } completion: {
                calls += 1
            }
        }
        view.play(10, framesPerSecond: 7)
        #expect(calls == 0)
        #expect(view.isMoving)
    }

    /// "`Transaction.addAnimationCompletion` attaches the same to any transaction."
    @Test func anyTransactionMayHaveOne() {
        let x = Knob(0.0)
        let view = mover(x)
        var calls = 0
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion { calls += 1 }
        view.change { withTransaction(transaction) { x.value = 100 } }
        view.advance(by: 0.5)
        #expect(calls == 0)
        view.advance(by: 0.5)
        #expect(calls == 1)
    }
}
