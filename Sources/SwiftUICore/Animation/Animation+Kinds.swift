import Foundation

/// An animation whose end is known from the start.
private protocol FiniteAnimation {
    /// In seconds; infinite where it has no end.
    var duration: TimeInterval { get }
}

extension Animation {
    /// How long the animation takes in all, in seconds; nil if nobody knows.
    var duration: TimeInterval? { (base as? any FiniteAnimation)?.duration }
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
    /// How long it takes to go over from the response of a spring that it takes over from to its own.
    let blend: TimeInterval
    let duration: TimeInterval

    init(
        _ spring: Spring, initialVelocity: Double = 0, isPersistent: Bool = true, blend: TimeInterval = 0
    ) {
        self.spring = spring
        self.blend = blend.isFinite ? max(0, blend) : 0
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
        /// The one that it took over from.
        var spring: Spring
    }

    private enum TakeoverKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Takeover<V>? { nil }
    }

    /// A stretch of the way on which one spring has its say.
    private struct Leg<V: VectorArithmetic> {
        var spring: Spring
        var start: V
        var way: V
        var velocity: V
        /// In seconds since the stretch began.
        var time: TimeInterval
        /// In seconds since the spring took over.
        var elapsed: TimeInterval

        var place: V { start + spring.value(target: way, initialVelocity: velocity, time: time) }
        var speed: V { spring.velocity(target: way, initialVelocity: velocity, time: time) }
    }

    private func leg<V: VectorArithmetic>(_ value: V, _ time: TimeInterval, _ context: AnimationContext<V>) -> Leg<V> {
        guard let takeover = context.state[TakeoverKey<V>.self] else {
            let velocity = value.scaled(by: initialVelocity) + context.state[InitialVelocityKey<V>.self]
            return Leg(spring: spring, start: .zero, way: value, velocity: velocity, time: time, elapsed: time)
        }
        let elapsed = time - takeover.time
        var leg = Leg(
            spring: spring, start: takeover.place, way: value - takeover.place, velocity: takeover.velocity,
            time: elapsed, elapsed: elapsed)
        guard blend > 0, takeover.spring.response != spring.response else { return leg }
        // The response changes by small steps, on each of which the motion is known exactly.
        let step = blend / Double(SpringAnimation.blendSteps)
        for index in 0..<SpringAnimation.blendSteps {
            leg.spring = blended(from: takeover.spring, (Double(index) + 0.5) / Double(SpringAnimation.blendSteps))
            guard leg.time > step else { return leg }
            let rest = leg.time - step
            leg.time = step
            let (place, speed) = (leg.place, leg.speed)
            (leg.start, leg.way, leg.velocity, leg.time) = (place, value - place, speed, rest)
        }
        leg.spring = spring
        return leg
    }

    private static let blendSteps = 32

    /// The spring at a part of the way from the response of another one to its own.
    private func blended(from old: Spring, _ part: Double) -> Spring {
        let part = part * part * (3 - 2 * part)
        return Spring(
            response: old.response + (spring.response - old.response) * part, dampingRatio: spring.dampingRatio)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let leg = leg(value, time, context)
        context.isLogicallyComplete = leg.elapsed >= spring.duration
        guard leg.elapsed < duration || !isSettled(leg) else { return nil }
        return leg.place
    }

    /// Whether a leg that began with its own speed, and so may take longer than others, is at its end.
    private func isSettled<V: VectorArithmetic>(_ leg: Leg<V>) -> Bool {
        let pace = (spring.stiffness / spring.mass).squareRoot()
        guard pace > 0, leg.elapsed < SpringAnimation.longest else { return true }
        let scale = (leg.way.magnitudeSquared + leg.velocity.magnitudeSquared / (pace * pace)).squareRoot()
        let left = leg.start + leg.way - leg.place
        let rest = (left.magnitudeSquared + leg.speed.magnitudeSquared / (pace * pace)).squareRoot()
        return rest <= 0.001 * scale
    }

    /// A spring that never settles is not looked at for longer than this, in seconds.
    private static let longest = 3600.0

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let leg = leg(value, time, context)
        guard leg.elapsed < duration || !isSettled(leg) else { return nil }
        return leg.speed
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard isPersistent, let old = previous.base as? SpringAnimation, old.isPersistent else { return false }
        let velocity = old.velocity(value: value, time: time, context: context) ?? .zero
        let place = old.animate(value: value, time: time, context: &context) ?? value
        context.state[TakeoverKey<V>.self] = Takeover(
            time: time, place: place, velocity: velocity, spring: old.spring)
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

/// Another animation, several times or endlessly; every second time backwards where it turns round.
struct RepeatedAnimation: CustomAnimation, FiniteAnimation {
    let content: Animation
    /// Nil repeats endlessly.
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

/// Another animation that counts as done after its own time.
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
