import Foundation

/// The way in which a value changes over time. Durations are in seconds.
public struct Animation: Equatable, Sendable, Hashable {
    // An animation is a value that nobody changes; that its type may be sent is not said.
    private nonisolated(unsafe) let animation: any CustomAnimation

    /// The custom animation, or a built-in animation, on which this animation is based.
    public var base: any CustomAnimation { animation }

    /// Creates an animation from a custom animation.
    public init<A: CustomAnimation>(_ base: A) { animation = base }

    public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    /// Returns the progress of a value at `time` seconds after the change. Nil after the animation has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity of a value, per second. Nil if it is unknown, or after the animation has ended.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns a Boolean value that indicates whether this animation replaces a running animation of the same value.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { String(describing: base) }
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
    /// The default animation, which is a spring without bounce and a perceived duration of 0.55 s.
    public static let `default` = Animation(SpringAnimation(Spring(response: 0.55, dampingRatio: 1)))

    /// An animation with constant speed and a duration of 0.35 s.
    public static var linear: Animation { linear(duration: defaultDuration) }
    /// Returns an animation with constant speed and a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(CurveAnimation(.linear, duration)) }
    /// An animation that starts slowly.
    public static var easeIn: Animation { easeIn(duration: defaultDuration) }
    /// Returns an animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(CurveAnimation(.easeIn, duration)) }
    /// An animation that ends slowly.
    public static var easeOut: Animation { easeOut(duration: defaultDuration) }
    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(CurveAnimation(.easeOut, duration)) }
    /// An animation that starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }
    /// Returns an animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(.easeInOut, duration))
    }
    /// Returns an animation with a cubic Bézier curve, which has two given control points, and a duration in seconds.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: c0x, y: c0y), endControlPoint: UnitPoint(x: c1x, y: c1y)),
            duration: duration)
    }
    /// Returns an animation with a curve and a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve, duration))
    }

    /// A spring without bounce, of half a second.
    public static var spring: Animation { spring(duration: 0.5) }
    /// Returns a spring animation with a perceived duration in seconds. With a `bounce` of 0, it does not overshoot,
    /// and with 1, it never settles.
    ///
    /// - Parameter blendDuration: where the spring takes over from one of another duration, in how many seconds it goes over from
    ///   that one's duration to its own.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(SpringAnimation(Spring(duration: duration, bounce: bounce), blend: blendDuration))
    }
    /// Returns a spring animation with a period in seconds and a damping as a fraction of critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(SpringAnimation(Spring(response: response, dampingRatio: dampingFraction), blend: blendDuration))
    }
    /// Returns an animation with a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring, blend: blendDuration))
    }
    /// A fast spring animation for content that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// Returns a fast spring animation for content that follows a finger. `response` and `blendDuration` are in
    /// seconds. With a `dampingFraction` of 1, it does not oscillate.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(SpringAnimation(Spring(response: response, dampingRatio: dampingFraction), blend: blendDuration))
    }
    /// Returns a fast spring animation for content that follows a finger, with a perceived duration in seconds and an
    /// additional bounce.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(SpringAnimation(Spring(duration: duration, bounce: 0.14 + extraBounce), blend: blendDuration))
    }
    /// A spring animation without bounce, with a duration of 0.5 s, which is added to running springs.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
    /// Returns a spring animation with a perceived duration in seconds, which is added to running springs.
    ///
    /// - Parameter initialVelocity: the speed at the start, in ways for each second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    /// Returns an animation with a spring, which is added to running springs.
    ///
    /// - Parameter initialVelocity: the speed at the start, in ways for each second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(SpringAnimation(spring, initialVelocity: initialVelocity, isPersistent: false))
    }
    /// Returns a spring animation with physical properties.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            SpringAnimation(
                Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
                initialVelocity: initialVelocity, isPersistent: false))
    }
    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// Returns a smooth spring animation with a perceived duration in seconds and an additional bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a little bounce.
    public static var snappy: Animation { snappy() }
    /// Returns a spring animation with a small bounce, a perceived duration in seconds, and an additional bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with much bounce.
    public static var bouncy: Animation { bouncy() }
    /// Returns a spring animation with a large bounce, a perceived duration in seconds, and an additional bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns the same animation with a delay in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(content: self, delay: delay)) }
    /// Returns the same animation with another speed.
    public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(content: self, speed: speed)) }
    /// Returns the same animation, repeated `repeatCount` times. With `autoreverses`, every second repetition runs in
    /// reverse.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(content: self, count: repeatCount, autoreverses: autoreverses))
    }
    /// Returns the same animation, repeated forever. With `autoreverses`, every second repetition runs in reverse.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(content: self, count: nil, autoreverses: autoreverses))
    }

    /// Returns the same animation, which is logically complete after a duration in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalAnimation(content: self, logicalDuration: duration))
    }

    private static let defaultDuration = 0.35
}
