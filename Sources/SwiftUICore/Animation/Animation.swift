import Foundation

/// The way a value changes from one state to another over time. Durations are in seconds.
public struct Animation: Equatable, Sendable, Hashable {
    // An animation is a value that nobody changes; that its type may be sent is not said.
    private nonisolated(unsafe) let animation: any CustomAnimation

    /// The animation of the app's own, or one of Perch's, that this one is made of.
    public var base: any CustomAnimation { animation }

    /// An animation of the app's own.
    public init<A: CustomAnimation>(_ base: A) { animation = base }

    public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    /// Returns the progress of a value, `time` seconds after the change; nil once the animation has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the speed of a value, per second; nil if the animation does not say, or has ended.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns a Boolean value that indicates whether this animation replaces one that still runs on the same value.
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
    /// The animation used where none is named: a spring without bounce that seems to take 0.55 s.
    public static let `default` = Animation(SpringAnimation(Spring(response: 0.55, dampingRatio: 1)))

    /// Constant speed. Takes 0.35 s by default.
    public static var linear: Animation { linear(duration: defaultDuration) }
    /// Constant speed for `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(CurveAnimation(.linear, duration)) }
    /// Starts slowly.
    public static var easeIn: Animation { easeIn(duration: defaultDuration) }
    /// Starts slowly, for `duration` seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(CurveAnimation(.easeIn, duration)) }
    /// Ends slowly.
    public static var easeOut: Animation { easeOut(duration: defaultDuration) }
    /// Ends slowly, for `duration` seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(CurveAnimation(.easeOut, duration)) }
    /// Starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }
    /// Starts and ends slowly, for `duration` seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(.easeInOut, duration))
    }
    /// A cubic Bézier curve with the two inner control points given, for `duration` seconds.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: c0x, y: c0y), endControlPoint: UnitPoint(x: c1x, y: c1y)),
            duration: duration)
    }
    /// A curve, for `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve, duration))
    }

    /// A spring without bounce, of half a second.
    public static var spring: Animation { spring(duration: 0.5) }
    /// A spring whose settling takes about `duration` seconds; `bounce` 0 has no overshoot, 1 never settles.
    ///
    /// - Parameter blendDuration: where the spring takes over from one of another duration, in how many seconds it goes over from
    ///   that one's duration to its own.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(SpringAnimation(Spring(duration: duration, bounce: bounce), blend: blendDuration))
    }
    /// A spring given by its period in seconds and its damping as a part of critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(SpringAnimation(Spring(response: response, dampingRatio: dampingFraction), blend: blendDuration))
    }
    /// A given spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring, blend: blendDuration))
    }
    /// A quick spring for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A spring that is quick enough to follow a finger. `response` and `blendDuration` are in seconds; a
    /// `dampingFraction` of 1 does not swing.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(SpringAnimation(Spring(response: response, dampingRatio: dampingFraction), blend: blendDuration))
    }
    /// A spring that is quick enough to follow a finger, and seems to take `duration` seconds, with `extraBounce` on top.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(SpringAnimation(Spring(duration: duration, bounce: 0.14 + extraBounce), blend: blendDuration))
    }
    /// A spring without bounce, of half a second, that adds to springs which still run.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
    /// A spring that seems to take `duration` seconds and adds to springs which still run.
    ///
    /// - Parameter initialVelocity: the speed at the start, in ways for each second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    /// A given spring that adds to springs which still run.
    ///
    /// - Parameter initialVelocity: the speed at the start, in ways for each second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(SpringAnimation(spring, initialVelocity: initialVelocity, isPersistent: false))
    }
    /// A spring given by its physical properties.
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
    /// A spring without bounce that settles in about `duration` seconds, with `extraBounce` on top.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a little bounce.
    public static var snappy: Animation { snappy() }
    /// A spring with a small bounce that settles in about `duration` seconds, with `extraBounce` on top.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with much bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring with a clear bounce that settles in about `duration` seconds, with `extraBounce` on top.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The same animation, begun `delay` seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(content: self, delay: delay)) }
    /// The same animation, `speed` times as fast.
    public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(content: self, speed: speed)) }
    /// The same animation, `repeatCount` times; every second time backwards if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(content: self, count: repeatCount, autoreverses: autoreverses))
    }
    /// The same animation endlessly; every second time backwards if `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(content: self, count: nil, autoreverses: autoreverses))
    }

    /// The same animation, which counts as done after `duration` seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalAnimation(content: self, logicalDuration: duration))
    }

    private static let defaultDuration = 0.35
}
