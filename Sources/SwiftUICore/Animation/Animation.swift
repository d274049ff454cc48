import Foundation

/// How a value goes from one state to another over time. Durations are in seconds.
public struct Animation: Equatable, Sendable, Hashable {
    /// The shape of the way from 0 to 1.
    package indirect enum Curve: Hashable, Sendable {
        case bezier(UnitCurveControls, duration: Double)
        case spring(Spring, initialVelocity: Double)
        case delay(Double, Curve)
        case speed(Double, Curve)
        case repeating(Curve, count: Int?, autoreverses: Bool)
    }

    package let curve: Curve

    package init(_ curve: Curve) { self.curve = curve }

    /// The animation used where none is named: a spring without bounce.
    public static let `default` = Animation(.spring(Spring(), initialVelocity: 0))

    /// Constant speed. Takes 0.35 s unless told otherwise.
    public static var linear: Animation { linear(duration: defaultDuration) }
    /// Constant speed for `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { bezier(0, 0, 1, 1, duration) }
    /// Starts slowly.
    public static var easeIn: Animation { easeIn(duration: defaultDuration) }
    /// Starts slowly, for `duration` seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { bezier(0.42, 0, 1, 1, duration) }
    /// Ends slowly.
    public static var easeOut: Animation { easeOut(duration: defaultDuration) }
    /// Ends slowly, for `duration` seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { bezier(0, 0, 0.58, 1, duration) }
    /// Starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }
    /// Starts and ends slowly, for `duration` seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { bezier(0.42, 0, 0.58, 1, duration) }
    /// A cubic Bézier curve with the two inner control points given, for `duration` seconds.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        bezier(c0x, c0y, c1x, c1y, duration)
    }

    /// A spring without bounce, of half a second.
    public static var spring: Animation { spring(duration: 0.5) }
    /// A spring whose settling takes about `duration` seconds; `bounce` 0 has no overshoot, 1 never settles.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(Spring(duration: duration, bounce: bounce), initialVelocity: 0))
    }
    /// A spring given by its period in seconds and its damping as a part of critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(Spring(response: response, dampingRatio: dampingFraction), initialVelocity: 0))
    }
    /// A given spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(spring, initialVelocity: 0))
    }
    /// A quick spring for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A spring that is quick enough to follow a finger. `response` and `blendDuration` are in seconds; a
    /// `dampingFraction` of 1 does not swing.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.spring(Spring(response: response, dampingRatio: dampingFraction), initialVelocity: 0))
    }
    /// A spring given by its physical properties.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .spring(
                Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity))
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
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(delay, curve)) }
    /// The same animation, `speed` times as fast.
    public func speed(_ speed: Double) -> Animation { Animation(.speed(speed, curve)) }
    /// The same animation, `repeatCount` times; every second time backwards if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeating(curve, count: repeatCount, autoreverses: autoreverses))
    }
    /// The same animation without end; every second time backwards if `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeating(curve, count: nil, autoreverses: autoreverses))
    }

    private static let defaultDuration = 0.35

    private static func bezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double
    ) -> Animation {
        Animation(.bezier(UnitCurveControls(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration))
    }
}

/// The two inner control points of a timing curve.
package struct UnitCurveControls: Hashable, Sendable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double
}

/// A damped spring of unit mass unless told otherwise.
public struct Spring: Hashable, Sendable {
    /// The mass of what hangs on the spring.
    public private(set) var mass: Double
    /// The force for each unit of distance.
    public private(set) var stiffness: Double
    /// The force for each unit of speed.
    public private(set) var damping: Double

    /// A spring that seems to take `duration` seconds; `bounce` from -1 (slow) over 0 (none) to 1 (endless).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999))
        self.init(response: duration, dampingRatio: ratio)
    }

    /// A spring with a period of `response` seconds and a damping relative to critical damping.
    public init(response: Double, dampingRatio: Double) {
        let omega = 2 * Double.pi / max(response, 0.001)
        mass = 1
        stiffness = omega * omega
        damping = 2 * dampingRatio * omega
    }

    /// A spring given by its physical properties.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
    }

    /// The period in seconds.
    public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
    /// The damping relative to critical damping.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// How long the spring seems to take, in seconds.
    public var duration: TimeInterval { response }
    /// How much it overshoots.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}
