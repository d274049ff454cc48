import CoreGraphics
import Foundation

/// A type that describes how an animation continues before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A media timing fill mode: its value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// A media timing fill mode: its value is there before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// A media timing fill mode: both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The value is gone after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names of curves of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at first and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The one that the system uses.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of time. Kept: layers are not animated.
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Creates a curve by its name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Creates a curve by its control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A type that is notified when an animation begins and ends. Layers are not animated, so nobody tells.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Its values are kept; the layer shows what its own properties say.
open class CAAnimation: NSObject {
    /// The duration: how long it takes, in seconds.
    open var duration: CFTimeInterval = 0
    /// The begin time: when it begins, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The time offset: how far it is at its beginning, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The repeat count: how often it is repeated.
    open var repeatCount: Float = 0
    /// The repeat duration: how long it is repeated, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// A Boolean value that indicates whether it runs back after each time.
    open var autoreverses = false
    /// The speed of time.
    open var speed: Float = 1
    /// The fill mode: how it continues before and after its time.
    open var fillMode = CAMediaTimingFillMode.removed
    /// A Boolean value that indicates whether it is forgotten after its end.
    open var isRemovedOnCompletion = true
    /// The curve of time.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is notified of its beginning and end.
    open var delegate: (any CAAnimationDelegate)?

    /// Creates an animation.
    public required override init() { super.init() }
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// The path of the property.
    open var keyPath: String?
    /// A Boolean value that indicates whether values are added to that of the property.
    open var isAdditive = false
    /// A Boolean value that indicates whether each time begins where the one before has ended.
    open var isCumulative = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The by value: what is added.
    open var byValue: Any?
}

/// An animation that swings to its end.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping: how much it is slowed.
    open var damping: CGFloat = 10
    /// The initial velocity: how fast it is at the beginning.
    open var initialVelocity: CGFloat = 0
    /// The settling duration: how long it moves, in seconds.
    open var settlingDuration: CFTimeInterval { damping > 0 ? 2 * mass / damping * 4.6 : duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path that a point follows.
    open var path: CGPath?
    /// The key times: when each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The curves of time between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The calculation mode: how values between are found.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation mode: how a layer turns along the path.
    open var rotationMode: CAAnimationRotationMode?
}

/// A type that describes how values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// An animation calculation mode: not at all.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// An animation calculation mode: at an even pace.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along curves.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// A type that describes how a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One fades into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one comes over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The sides that transitions come from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a side with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A side of the layer.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// A side of the layer.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// A side of the layer.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// A side of the layer.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between two states of a layer.
open class CATransition: CAAnimation {
    /// The kind.
    open var type = CATransitionType.fade
    /// The side that it comes from.
    open var subtype: CATransitionSubtype?
}

extension CALayer {
    /// Keeps nothing: layers are not animated.
    public func add(_ anim: CAAnimation, forKey key: String?) { UIKitWithoutEffect.addAnimation.log() }
    /// Does nothing: there are no animations.
    public func removeAllAnimations() {}
    /// Does nothing: there are no animations.
    public func removeAnimation(forKey key: String) {}
    /// The names of the animations: there are none.
    public func animationKeys() -> [String]? { nil }
    /// The animation of a name: there is none.
    public func animation(forKey key: String) -> CAAnimation? { nil }
}
