import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// What happens when a value that is on its way gets another target.
@MainActor struct RetargetTests {
    private func mover(_ x: Knob<Double>) -> MovingView {
        MovingView(400, 20) { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
    }

    private func x(_ view: MovingView) throws -> Double { Double(try #require(view.box(.red)).minX) - 195 }

    /// "`.spring` family: merge: one persistent spring is retargeted, keeping position and velocity."
    @Test func aSpringKeepsPlaceAndSpeed() throws {
        let knob = Knob(0.0)
        let view = mover(knob)
        let spring = Spring(duration: 0.5, bounce: 0.2)
        view.change { withAnimation(.spring(spring)) { knob.value = 100 } }
        view.advance(by: 0.2)
        let place = spring.value(target: 100.0, time: 0.2)
        let speed = spring.velocity(target: 100.0, time: 0.2)
        #expect(try x(view).isClose(to: place, within: 1e-6))
        view.change { withAnimation(.spring(spring)) { knob.value = -50 } }
        #expect(try x(view).isClose(to: place, within: 1e-6))
        for time in [0.01, 0.05, 0.1, 0.3, 0.5] {
            view.advance(by: 0.2 + time - view.time)
            let expected = place + spring.value(target: -50 - place, initialVelocity: speed, time: time)
            #expect(try x(view).isClose(to: expected, within: 1e-6))
        }
        view.play(2)
        #expect(try x(view) == -50)
        #expect(!view.isMoving)
    }

    /// "Timing curves and interpolating springs do not merge: … offsets are added; nothing jumps."
    @Test func curvesAddUp() throws {
        let knob = Knob(0.0)
        let view = mover(knob)
        view.change { withAnimation(.linear(duration: 1)) { knob.value = 100 } }
        view.advance(by: 0.5)
        view.change { withAnimation(.linear(duration: 1)) { knob.value = 0 } }
        #expect(try x(view).isClose(to: 50, within: 1e-6))
        view.advance(by: 0.25)
        // The first has 25 left of its way, the second 75 of the way back.
        #expect(try x(view).isClose(to: -25 + 75, within: 1e-6))
        view.advance(by: 0.25)
        #expect(try x(view).isClose(to: 50, within: 1e-6))
        view.advance(by: 0.5)
        #expect(try x(view) == 0)
    }

    @Test func interpolatingSpringsAddUp() throws {
        let knob = Knob(0.0)
        let view = mover(knob)
        let spring = Spring(stiffness: 100, damping: 10)
        let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        view.change { withAnimation(animation) { knob.value = 100 } }
        view.advance(by: 0.2)
        view.change { withAnimation(animation) { knob.value = 150 } }
        view.advance(by: 0.1)
        let expected = spring.value(target: 100.0, time: 0.3) + spring.value(target: 50.0, time: 0.1)
        #expect(try x(view).isClose(to: expected, within: 1e-6))
    }

    /// "Setting the same value as the present model value starts nothing."
    @Test func theSameValueStartsNothing() {
        let knob = Knob(0.0)
        let view = mover(knob)
        view.change { withAnimation { knob.value = 0 } }
        #expect(!view.isMoving)
    }

    /// "onChanged/updating run in a transaction with `tracksVelocity` = true; … the first animated change afterwards starts with
    /// that velocity (springs only)."
    @Test func aSpringGoesOnWithTheFingersSpeed() throws {
        let knob = Knob(0.0)
        let view = mover(knob)
        var drag = Transaction()
        drag.tracksVelocity = true
        for step in 1...5 {
            view.change { withTransaction(drag) { knob.value = Double(step) * 4 } }
            view.advance(by: 0.01)
        }
        let spring = Spring(duration: 0.5, bounce: 0)
        view.change { withAnimation(.spring(spring)) { knob.value = 100 } }
        view.advance(by: 0.05)
        let expected = 20 + spring.value(target: 80.0, initialVelocity: 400, time: 0.05)
        #expect(try x(view).isClose(to: expected, within: 0.01))
    }

    /// "`.delay(d)`: holds the old value for d, then plays."
    @Test func aDelayHoldsTheOldValue() throws {
        let knob = Knob(0.0)
        let view = mover(knob)
        view.change { withAnimation(.linear(duration: 1).delay(0.5)) { knob.value = 100 } }
        view.advance(by: 0.4)
        #expect(try x(view) == 0)
        view.advance(by: 0.6)
        #expect(try x(view).isClose(to: 50, within: 1e-6))
    }

    /// "With autoreverse and even n the last leg ends at the start value and the view then jumps to the model value."
    @Test func repeatsEndAtTheModelValue() throws {
        let knob = Knob(0.0)
        let view = mover(knob)
        view.change { withAnimation(.linear(duration: 1).repeatCount(2)) { knob.value = 100 } }
        view.advance(by: 1.75)
        #expect(try x(view).isClose(to: 25, within: 1e-6))
        view.advance(by: 0.25)
        #expect(try x(view) == 100)
    }

    /// "When one spring replaces another on the same property, the response is eased from the old to the new over that time;
    /// 0 = at once"; "curve of the easing (smoothstep)."
    @Test func aBlendEasesTheResponseFromTheOldSpringToTheNew() throws {
        func place(blend: Double, after seconds: Double) throws -> Double {
            let x = Knob(0.0)
            let view = MovingView { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
            let start = try #require(view.box(.red)).minX
            view.change { withAnimation(.spring(response: 1, dampingFraction: 1)) { x.value = 100 } }
            view.advance(by: 0.3)
            view.change {
                withAnimation(.spring(response: 0.2, dampingFraction: 1, blendDuration: blend)) { x.value = 50 }
            }
            view.advance(by: seconds)
            return try Double(#require(view.box(.red)).minX - start)
        }
        /// The differential equation, step by step.
        func integrated(blend: Double, after seconds: Double) -> Double {
            let old = Spring(response: 1, dampingRatio: 1)
            var (x, v) = (old.value(target: 100.0, time: 0.3), old.velocity(target: 100.0, time: 0.3))
            let step = 1e-5
            var t = 0.0
            while t < seconds {
                let part = blend > 0 ? min(t / blend, 1) : 1
                let response = 1 + (0.2 - 1) * part * part * (3 - 2 * part)
                let omega = 2 * Double.pi / response
                v += (omega * omega * (50 - x) - 2 * omega * v) * step
                x += v * step
                t += step
            }
            return x
        }
        for seconds in [0.02, 0.1, 0.2, 0.3] {
            #expect(try abs(place(blend: 0, after: seconds) - integrated(blend: 0, after: seconds)) < 0.1)
            #expect(try abs(place(blend: 0.25, after: seconds) - integrated(blend: 0.25, after: seconds)) < 0.1)
        }
        #expect(try abs(place(blend: 0.25, after: 0.1) - place(blend: 0, after: 0.1)) > 1)
        #expect(try abs(place(blend: 0.25, after: 5) - 50) < 1e-9)
    }
}
