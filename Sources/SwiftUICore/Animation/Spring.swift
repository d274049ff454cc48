import Foundation

/// A damped spring. The default mass is 1.
public struct Spring: Hashable, Sendable {
    /// The mass of the object attached to the spring.
    public private(set) var mass: Double
    /// The force for each unit of distance.
    public private(set) var stiffness: Double
    /// The force for each unit of speed.
    public private(set) var damping: Double

    /// Creates a spring with a perceived duration in seconds. `bounce` is from -1 (slow) to 0 (none) to 1 (endless).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999))
        self.init(response: duration, dampingRatio: ratio)
    }

    /// Creates a spring with a period of `response` seconds and a damping relative to critical damping.
    public init(response: Double, dampingRatio: Double) {
        let omega = 2 * Double.pi / max(response, 0.001)
        mass = 1
        stiffness = omega * omega
        damping = 2 * dampingRatio * omega
    }

    /// Returns a spring animation with physical properties.
    ///
    /// - Parameter allowOverDamping: whether a damping beyond the critical one counts, or is held to it.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
    }

    /// Creates a spring that is within `epsilon` of its target after `settlingDuration` seconds, for a distance of 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Springs of one ratio differ only in how fast time runs for them.
        let reference = Spring(response: 1, dampingRatio: max(dampingRatio, 0.001))
        let needed = reference.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
        self.init(response: settlingDuration / needed, dampingRatio: max(dampingRatio, 0.001))
    }

    /// The period in seconds.
    public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
    /// The damping relative to critical damping.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The perceived duration of the spring, in seconds.
    public var duration: TimeInterval { response }
    /// The amount by which the spring overshoots.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}

extension Spring {
    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// Returns a spring without bounce, with a perceived duration in seconds and an additional bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a little bounce.
    public static var snappy: Spring { snappy() }
    /// Returns a spring with a small bounce, with a perceived duration in seconds and an additional bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with much bounce.
    public static var bouncy: Spring { bouncy() }
    /// Returns a spring with a large bounce, with a perceived duration in seconds and an additional bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
