import Foundation

/// An animation whose end is known from the start.
private protocol FiniteAnimation {
    /// In seconds; infinite where it has no end.
    var duration: TimeInterval { get }
}

extension Animation {
    fileprivate var duration: TimeInterval? { (base as? any FiniteAnimation)?.duration }
}

/// Along a curve, in a given time.
struct CurveAnimation: CustomAnimation, FiniteAnimation {
    let curve: UnitCurve
    let duration: TimeInterval

    init(_ curve: UnitCurve, _ duration: TimeInterval) {
        self.curve = curve
        self.duration = duration.isNaN ? 0 : max(duration, 0)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: curve.velocity(at: time / duration) / duration) : nil
    }
}

/// By a spring. It ends once the way that is left is less than a thousandth.
///
/// A persistent spring takes over from one that still runs, with its place and its speed; others add up.
struct SpringAnimation: CustomAnimation, FiniteAnimation {
    let spring: Spring
    let initialVelocity: Double
    let isPersistent: Bool
    let duration: TimeInterval

    init(_ spring: Spring, initialVelocity: Double = 0, isPersistent: Bool = true) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        self.isPersistent = isPersistent
        duration = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }

    /// Where a spring took over from another one.
    private struct Takeover<V: VectorArithmetic> {
        /// In seconds since the first of them began.
        var time: TimeInterval
        var place: V
        var velocity: V
    }

    private enum TakeoverKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Takeover<V>? { nil }
    }

    /// The way that is left, the speed at its start, and the time since then.
    private func leg<V: VectorArithmetic>(
        _ value: V, _ time: TimeInterval, _ context: AnimationContext<V>
    ) -> (start: V, way: V, velocity: V, time: TimeInterval) {
        if let takeover = context.state[TakeoverKey<V>.self] {
            return (takeover.place, value - takeover.place, takeover.velocity, time - takeover.time)
        }
        let velocity = value.scaled(by: initialVelocity) + context.state[InitialVelocityKey<V>.self]
        return (.zero, value, velocity, time)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let leg = leg(value, time, context)
        context.isLogicallyComplete = leg.time >= spring.duration
        guard leg.time < duration || !isSettled(leg) else { return nil }
        return leg.start + spring.value(target: leg.way, initialVelocity: leg.velocity, time: leg.time)
    }

    /// Whether a leg that began with a speed of its own, and so may take longer than others, is at its end.
    private func isSettled<V: VectorArithmetic>(_ leg: (start: V, way: V, velocity: V, time: TimeInterval)) -> Bool {
        let pace = (spring.stiffness / spring.mass).squareRoot()
        guard pace > 0, leg.time < SpringAnimation.longest else { return true }
        let scale = (leg.way.magnitudeSquared + leg.velocity.magnitudeSquared / (pace * pace)).squareRoot()
        let left = leg.way - spring.value(target: leg.way, initialVelocity: leg.velocity, time: leg.time)
        let speed = spring.velocity(target: leg.way, initialVelocity: leg.velocity, time: leg.time)
        let rest = (left.magnitudeSquared + speed.magnitudeSquared / (pace * pace)).squareRoot()
        return rest <= 0.001 * scale
    }

    /// A spring that never settles is not looked at for longer than this, in seconds.
    private static let longest = 3600.0

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let leg = leg(value, time, context)
        guard leg.time < duration || !isSettled(leg) else { return nil }
        return spring.velocity(target: leg.way, initialVelocity: leg.velocity, time: leg.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard isPersistent, let old = previous.base as? SpringAnimation, old.isPersistent else { return false }
        let velocity = old.velocity(value: value, time: time, context: context) ?? .zero
        let place = old.animate(value: value, time: time, context: &context) ?? value
        context.state[TakeoverKey<V>.self] = Takeover(time: time, place: place, velocity: velocity)
        return true
    }
}

/// Another animation, begun later.
struct DelayedAnimation: CustomAnimation, FiniteAnimation {
    let content: Animation
    let delay: TimeInterval

    var duration: TimeInterval { delay + (content.duration ?? .infinity) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : content.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : content.velocity(value: value, time: time - delay, context: context)
    }
}

/// Another animation, run faster or slower.
struct SpeedAnimation: CustomAnimation, FiniteAnimation {
    let content: Animation
    let speed: Double

    var duration: TimeInterval { speed > 0 ? (content.duration ?? .infinity) / speed : .infinity }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        content.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        content.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// Another animation, several times or without end; every second time backwards where it turns round.
struct RepeatedAnimation: CustomAnimation, FiniteAnimation {
    let content: Animation
    /// Nil repeats without end.
    let count: Int?
    let autoreverses: Bool

    /// Where an animation whose length nobody knows began its present run.
    private enum RunKey: AnimationStateKey {
        static var defaultValue: Run { Run(index: 0, start: 0) }
    }

    private struct Run {
        var index: Int
        var start: TimeInterval
    }

    var duration: TimeInterval {
        guard let count, let once = content.duration else { return .infinity }
        return once * Double(max(count, 0))
    }

    private func isOver(_ index: Int) -> Bool { count.map { index >= $0 } ?? false }

    private func run(at time: TimeInterval, _ known: Run) -> Run? {
        guard let once = content.duration, once.isFinite else { return known }
        guard once > 0 else { return nil }
        let index = Int(min((time / once).rounded(.down), Double(Int32.max)))
        return Run(index: index, start: Double(index) * once)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard var run = run(at: time, context.state[RunKey.self]), !isOver(run.index) else { return nil }
        var part = content.animate(value: value, time: time - run.start, context: &context)
        if part == nil {
            run = Run(index: run.index + 1, start: time)
            if isOver(run.index) { return nil }
            part = content.animate(value: value, time: 0, context: &context)
        }
        context.state[RunKey.self] = run
        if !isOver(run.index + 1) { context.isLogicallyComplete = false }
        return part.map { isBackwards(run) ? value - $0 : $0 }
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let run = run(at: time, context.state[RunKey.self]), !isOver(run.index) else { return nil }
        return content.velocity(value: value, time: time - run.start, context: context)
            .map { isBackwards(run) ? .zero - $0 : $0 }
    }

    private func isBackwards(_ run: Run) -> Bool { autoreverses && run.index % 2 == 1 }
}

/// Another animation that counts as done after a time of its own.
struct LogicalAnimation: CustomAnimation, FiniteAnimation {
    let content: Animation
    let logicalDuration: TimeInterval

    var duration: TimeInterval { content.duration ?? .infinity }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let part = content.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= logicalDuration
        return part
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        content.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        content.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
