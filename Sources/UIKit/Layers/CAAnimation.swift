import CoreGraphics
import Foundation

/// The modes that determine the value before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The mode in which the value remains after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The mode in which the value applies before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The mode in which the value applies before the start and after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The mode in which the value is removed after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A function with constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A function that is slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A curve that is slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A function that is slow at the start and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The default function of the system.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing curve. Perch stores it, but does not animate layers.
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Creates a curve with a name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Creates a curve with control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A delegate of animations. Perch does not animate layers, so it does not call the methods.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Perch stores it, but does not animate layers.
open class CAAnimation: NSObject {
    /// The duration, in seconds.
    open var duration: CFTimeInterval = 0
    /// The time at which the animation begins, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The time offset of the animation, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// The duration of the repetitions, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// A Boolean value that indicates whether the animation runs in reverse after each repetition.
    open var autoreverses = false
    /// The speed of time.
    open var speed: Float = 1
    /// The mode that determines the value before and after the animation.
    open var fillMode = CAMediaTimingFillMode.removed
    /// A Boolean value that indicates whether the animation is removed after its end.
    open var isRemovedOnCompletion = true
    /// The timing function.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is notified of its beginning and end.
    open var delegate: (any CAAnimationDelegate)?

    /// Creates an animation.
    public required override init() { super.init() }
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// The path of the property.
    open var keyPath: String?
    /// A Boolean value that indicates whether values are added to the value of the property.
    open var isAdditive = false
    /// A Boolean value that indicates whether each repetition begins with the final value of the previous repetition.
    open var isCumulative = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another value.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The value that is added.
    open var byValue: Any?
}

/// An animation with a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The initial velocity.
    open var initialVelocity: CGFloat = 0
    /// The duration until the spring settles, in seconds.
    open var settlingDuration: CFTimeInterval { damping > 0 ? 2 * mass / damping * 4.6 : duration }
}

/// An animation with several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path that a point follows.
    open var path: CGPath?
    /// The times at which the values apply, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The timing functions between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The mode in which intermediate values are computed.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation of a layer along the path.
    open var rotationMode: CAAnimationRotationMode?
}

/// The modes in which values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation with constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Cubic interpolation.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// The rotation modes of a layer along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A rotation along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
}

/// A group of animations that run together.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// The types of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A transition that fades.
    public static let fade = CATransitionType(rawValue: "fade")
    /// A transition in which the new content moves over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// A transition in which the new content pushes the old content away.
    public static let push = CATransitionType(rawValue: "push")
    /// A transition in which the old content moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edges from which transitions begin.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an edge with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An edge of the layer.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// An edge of the layer.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// An edge of the layer.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// An edge of the layer.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between two states of a layer.
open class CATransition: CAAnimation {
    /// The kind.
    open var type = CATransitionType.fade
    /// The edge from which the transition begins.
    open var subtype: CATransitionSubtype?
}

extension CALayer {
    /// Adds an animation. In Perch, this method has no effect, because layers are not animated.
    public func add(_ anim: CAAnimation, forKey key: String?) { UIKitWithoutEffect.addAnimation.log() }
    /// Does nothing, because there are no animations.
    public func removeAllAnimations() {}
    /// Does nothing, because there are no animations.
    public func removeAnimation(forKey key: String) {}
    /// Returns the keys of the animations, of which there are none.
    public func animationKeys() -> [String]? { nil }
    /// Returns nil, because there are no animations.
    public func animation(forKey key: String) -> CAAnimation? { nil }
}
