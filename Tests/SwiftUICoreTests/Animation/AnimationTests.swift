import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AnimationTests {
    /// Where a way of 100 is after some seconds, and how far along the animation says it is.
    private func progress(_ animation: Animation, at time: TimeInterval) -> Double? {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        return animation.animate(value: 100.0, time: time, context: &context)
    }

    @Test func curvesGoFromStartToEndInTheirTime() throws {
        #expect(progress(.linear(duration: 2), at: 0) == 0)
        #expect(try #require(progress(.linear(duration: 2), at: 0.5)).isClose(to: 25))
        #expect(progress(.linear(duration: 2), at: 2) == nil)
        #expect(progress(.linear(duration: 0), at: 0) == nil)
        #expect(progress(.linear(duration: .nan), at: 0) == nil)
        #expect(try #require(progress(.easeInOut(duration: 1), at: 0.5)).isClose(to: 50))
        #expect(try #require(progress(.easeIn(duration: 1), at: 0.25)) < 25)
        #expect(try #require(progress(.easeOut(duration: 1), at: 0.25)) > 25)
        #expect(try #require(progress(.timingCurve(0, 0, 1, 1, duration: 1), at: 0.3)).isClose(to: 30))
    }

    @Test func delaysSpeedsAndRepeatsAreOfOtherAnimations() throws {
        let way = Animation.linear(duration: 1)
        #expect(progress(way.delay(1), at: 0.5) == 0)
        #expect(try #require(progress(way.delay(1), at: 1.5)).isClose(to: 50))
        #expect(try #require(progress(way.speed(2), at: 0.25)).isClose(to: 50))
        #expect(try #require(progress(way.repeatCount(3), at: 1.25)).isClose(to: 75))
        #expect(try #require(progress(way.repeatCount(3, autoreverses: false), at: 1.25)).isClose(to: 25))
        #expect(progress(way.repeatCount(3), at: 3) == nil)
        #expect(try #require(progress(way.repeatForever(), at: 1000.25)).isClose(to: 25))
        #expect(progress(way.repeatCount(0), at: 0) == nil)
        #expect(progress(Animation.linear(duration: 0).repeatForever(), at: 1) == nil)
    }

    @Test func animationsAreEqualByWhatTheyDo() {
        #expect(Animation.linear(duration: 1) == .linear(duration: 1))
        #expect(Animation.linear(duration: 1) != .linear(duration: 2))
        #expect(Animation.linear(duration: 1).delay(1) != .linear(duration: 1))
        #expect(Animation.spring(.bouncy) == .spring(Spring(duration: 0.5, bounce: 0.3)))
    }

    @Test func springsCountAsDoneBeforeTheyRest() throws {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let spring = Animation.spring(duration: 0.5, bounce: 0.3)
        #expect(spring.animate(value: 1.0, time: 0.4, context: &context) != nil)
        #expect(!context.isLogicallyComplete)
        #expect(spring.animate(value: 1.0, time: 0.5, context: &context) != nil)
        #expect(context.isLogicallyComplete)
        #expect(spring.animate(value: 1.0, time: 10, context: &context) == nil)
        let earlier = spring.logicallyComplete(after: 0.1)
        _ = earlier.animate(value: 1.0, time: 0.2, context: &context)
        #expect(context.isLogicallyComplete)
    }

    private struct Steps: CustomAnimation {
        private enum CountKey: AnimationStateKey { static var defaultValue: Int { 0 } }

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            context.state[CountKey.self] += 1
            let count = context.state[CountKey.self]
            return count > 3 ? nil : value.scaled(by: Double(count) / 4)
        }
    }

    @Test func anAppsOwnAnimationKeepsItsState() {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let steps = Animation(Steps())
        let seen = (0..<4).map { _ in steps.animate(value: 4.0, time: 0, context: &context) }
        #expect(seen == [1, 2, 3, nil])
        #expect(steps.base is Steps)
    }
}

@Suite struct SpringTests {
    @Test(arguments: [-0.5, 0, 0.15, 0.3, 0.9])
    func aSpringGoesFromRestToItsTarget(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        #expect(spring.value(target: 8.0, time: 0) == 0)
        #expect(spring.velocity(target: 8.0, time: 0).isClose(to: 0))
        #expect(spring.value(target: 8.0, time: 60).isClose(to: 8))
        #expect(spring.velocity(target: 8.0, time: 60).isClose(to: 0))
        // The velocity is how the value changes.
        let (before, after) = (spring.value(target: 8.0, time: 0.2), spring.value(target: 8.0, time: 0.2 + 1e-6))
        #expect(abs((after - before) / 1e-6 - spring.velocity(target: 8.0, time: 0.2)) < 0.01)
    }

    @Test func aBouncyOneOvershoots() {
        func highest(_ spring: Spring) -> Double {
            (0...200).map { spring.value(target: 1.0, time: Double($0) / 100) }.max() ?? 0
        }
        #expect(highest(.smooth) <= 1)
        #expect(highest(.bouncy) > 1.01)
    }

    @Test func stepsComeToTheSamePlaceAsOneStride() {
        let spring = Spring(duration: 0.4, bounce: 0.2)
        var (value, velocity) = (0.0, 3.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03) }
        #expect(value.isClose(to: spring.value(target: 5, initialVelocity: 3, time: 0.3)))
        #expect(velocity.isClose(to: spring.velocity(target: 5, initialVelocity: 3, time: 0.3)))
    }

    @Test func itSettlesWhenItSays() {
        let spring = Spring(settlingDuration: 1, dampingRatio: 0.6)
        #expect(spring.settlingDuration.isClose(to: 1, within: 0.001))
        #expect(spring.dampingRatio.isClose(to: 0.6))
        #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration == 3600)
    }

    @Test(arguments: [
        Spring(duration: .nan), Spring(mass: 0, stiffness: 0, damping: 0), Spring(stiffness: -1, damping: .infinity),
    ])
    func badSpringsDoNotTrap(spring: Spring) {
        _ = spring.value(target: 1.0, time: 0.1)
        _ = spring.velocity(target: 1.0, time: .nan)
        #expect(spring.settlingDuration <= 3600)
    }
}

@Suite struct UnitCurveTests {
    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ])
    func curvesRiseFromNothingToAll(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: 2) == 1)
        let heights = (0...20).map { curve.value(at: Double($0) / 20) }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 })
        #expect(curve.inverse.value(at: curve.value(at: 0.3)).isClose(to: 0.3))
        #expect(curve.inverse.inverse == curve)
        let slope = (curve.value(at: 0.4 + 1e-6) - curve.value(at: 0.4 - 1e-6)) / 2e-6
        #expect(curve.velocity(at: 0.4).isClose(to: slope, within: 0.001))
    }

    @Test func badControlPointsAreHeldInReach() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: .nan, y: .infinity), endControlPoint: UnitPoint(x: 7, y: -2))
        #expect(curve.value(at: 0.5).isFinite)
        #expect(curve.value(at: 1) == 1)
    }
}

extension Double {
    func isClose(to other: Double, within tolerance: Double = 1e-6) -> Bool {
        abs(self - other) <= tolerance
    }
}
