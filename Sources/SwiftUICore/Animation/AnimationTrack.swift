import Foundation

/// The animations that run on one value, as the way that is left of each: what is seen is the model value and the track's
/// offset.
///
/// Each animation leads from the old model value to the new one, so it starts with an offset back to the old value and ends
/// with none. Animations add up, unless the new one merges with the one before, as springs do.
package struct AnimationTrack<Value: VectorArithmetic> {
    private struct Run {
        var animation: Animation
        /// The whole way.
        var way: Value
        var start: TimeInterval
        var context: AnimationContext<Value>
        var claims: AnimationClaims
    }

    private var runs: [Run] = []

    /// What is added to the model value now.
    package private(set) var offset = Value.zero

    package init() {}

    package var isEmpty: Bool { runs.isEmpty }

    /// The model value changes by `way`, which `transaction` shows.
    ///
    /// - Parameter velocity: how fast the value moved before, for each second, where that was noted.
    package mutating func start(
        _ transaction: Transaction, way: Value, velocity: Value = .zero, at time: TimeInterval,
        environment: @autoclosure () -> EnvironmentValues
    ) {
        guard let animation = transaction.animation else { return }
        let claims = AnimationClaims(transaction)
        if let last = runs.last {
            var context = last.context
            if animation.shouldMerge(
                previous: last.animation, value: last.way, time: time - last.start, context: &context)
            {
                context.isLogicallyComplete = false
                runs[runs.count - 1] = Run(
                    animation: animation, way: last.way + way, start: last.start, context: context, claims: claims)
                advance(to: time)
                return
            }
        }
        var context = AnimationContext<Value>(environment: environment())
        context.state[InitialVelocityKey<Value>.self] = velocity
        runs.append(Run(animation: animation, way: way, start: time, context: context, claims: claims))
        advance(to: time)
    }

    /// Continues to a moment. What has ended is gone.
    package mutating func advance(to time: TimeInterval) {
        offset = .zero
        var ended = false
        for index in runs.indices {
            let elapsed = max(0, time - runs[index].start)
            let run = runs[index]
            var context = run.context
            let part = run.animation.animate(value: run.way, time: elapsed, context: &context)
            runs[index].context = context
            if context.isLogicallyComplete { runs[index].claims.didCompleteLogically() }
            if let part {
                offset += part - run.way
            } else {
                ended = true
                runs[index].animation = AnimationTrack.over
            }
        }
        if ended { runs.removeAll { $0.animation == AnimationTrack.over } }
    }

    private static var over: Animation { .linear(duration: 0) }

    /// Takes over the animations of another track, which continue as they are.
    package mutating func join(_ other: AnimationTrack) {
        runs += other.runs
        offset += other.offset
    }
}

/// How fast a value moved before its animation began, for animations that can continue from there.
enum InitialVelocityKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Value { .zero }
}
