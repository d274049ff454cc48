import CoreGraphics
import Foundation

/// A type that provides the timing of an animation.
@MainActor @preconcurrency public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve. Nil if the timing is not a cubic curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring. Nil if the timing is not a spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Constants that describe the type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// The types: a curve of the system, a cubic curve, a spring, and a composition of a curve and a spring.
    case builtin, cubic, spring, composed
}

/// A curve with two control points.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve of the system; nil for one with control points.
    let curve: UIView.AnimationCurve?
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint

    /// Creates a curve that is slow at the start and at the end.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates a curve of the system.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        (controlPoint1, controlPoint2) = curve.controlPoints
        super.init()
    }

    /// Creates a cubic curve from (0, 0) to (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = nil
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    func progress(_ part: Double) -> Double {
        CubicCurve(
            x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
            y2: Double(controlPoint2.y)
        ).y(at: part)
    }
}

/// The timing parameters of a spring.
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, as a fraction of the distance per second. Perch uses only the horizontal component.
    public let initialVelocity: CGVector
    private let dampingRatio: CGFloat
    /// How long the spring takes where it says so itself; nil takes the animation's duration.
    let settlingDuration: TimeInterval?

    /// Creates a spring that does not oscillate.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// Creates a spring that settles within the animation's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (dampingRatio, initialVelocity, settlingDuration) = (ratio, velocity, nil)
        super.init()
    }

    /// Creates a spring with a mass.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (max(mass, 0.001) * max(stiffness, 0.001)).squareRoot()
        let ratio = min(max(damping / critical, 0.01), 1)
        dampingRatio = ratio
        initialVelocity = velocity
        let frequency = (max(stiffness, 0.001) / max(mass, 0.001)).squareRoot()
        settlingDuration = SpringCurve.settling(dampingRatio: Double(ratio), frequency: Double(frequency))
        super.init()
    }

    /// Creates a spring with a perceived duration.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        let spring = SpringCurve(duration: duration, bounce: Double(bounce), velocity: 0)
        dampingRatio = 1 - bounce
        initialVelocity = velocity
        settlingDuration = spring.settlingTime
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    func progress(_ part: Double, of duration: TimeInterval) -> Double {
        SpringCurve(
            settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(initialVelocity.dx)
        ).value(part * duration)
    }
}

extension UIView.AnimationCurve {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        switch self {
        case .linear: (.zero, CGPoint(x: 1, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        }
    }
}
