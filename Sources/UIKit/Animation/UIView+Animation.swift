import CoreGraphics
import Foundation

extension UIView {
    /// Options for animations.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews inside the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the user interact with views during the animation. In Perch, this is always possible.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts the animation at the current visible positions. In Perch, this is always so.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forward and backward. Requires `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the duration of this animation inside another animation. In Perch, this is always so.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the curve of this animation inside another animation. In Perch, this is always so.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows and hides views in a transition, instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

        /// A curve that is slow at the start and at the end. This is the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// A curve that is slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A curve that is slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A curve with constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition that flips the view over its left edge. Perch shows all transitions as fades.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition that flips the view over its right edge. Perch shows all transitions as fades.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition that fades.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    }

    /// Constants that describe the curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// A curve that is slow at the start and at the end.
        case easeInOut
        /// A curve that is slow at the start.
        case easeIn
        /// A curve that is slow at the end.
        case easeOut
        /// A curve with constant speed.
        case linear

        /// The part of the way at a part of the time. The control points are those of `CAMediaTimingFunctionName`.
        func progress(_ time: Double) -> Double {
            switch self {
            case .linear: time
            case .easeIn: CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1).y(at: time)
            case .easeOut: CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1).y(at: time)
            case .easeInOut: CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(at: time)
            }
        }
    }

    // MARK: Animating

    /// Animates the changes of a closure.
    ///
    /// Frames, bounds, centers, transforms, opacities, corner radii, and background colors of views in a window are
    /// animated. The views have their new values immediately. Only the drawing is animated.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. If it is 0, the changes are not animated.
    ///   - delay: The delay before the animation, in seconds.
    ///   - completion: A closure that is called at the end, with a value that indicates whether the animation was not
    ///     interrupted.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let curve = options.curve
        ViewAnimation.run(
            duration: duration, delay: delay,
            progress: repeating(duration, options) { curve.progress($0) }, changes: animations, completion: completion)
    }

    /// Animates the changes of a closure, with a curve that is slow at the start and at the end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes of a closure, with a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: The damping ratio. With 1, the spring does not oscillate. With smaller values, it oscillates
    ///     more.
    ///   - velocity: The initial velocity, as a fraction of the distance per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(settlingIn: duration, dampingRatio: dampingRatio, velocity: velocity)
        ViewAnimation.run(
            duration: duration, delay: delay, progress: repeating(duration, options) { spring.value($0 * duration) },
            changes: animations, completion: completion)
    }

    /// Animates the changes of a closure, with a spring.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: The bounce. With 0, the spring does not oscillate. With 1, it never stops.
    ///   - initialSpringVelocity: The initial velocity, as a fraction of the distance per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(duration: duration, bounce: bounce, velocity: initialSpringVelocity)
        let end = spring.settlingTime
        ViewAnimation.run(
            duration: end, delay: delay, progress: repeating(end, options) { spring.value($0 * end) },
            changes: animations, completion: completion)
    }

    /// Makes changes of a view and animates them with a transition. Perch shows all transitions as fades.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.withoutAnimation { animations?() }
        let opacity = view.alpha
        ViewAnimation.withoutAnimation { view.alpha = 0 }
        ViewAnimation.run(
            duration: duration, delay: 0, progress: repeating(duration, []) { options.curve.progress($0) },
            changes: { view.alpha = opacity }, completion: completion)
    }

    /// Makes changes without animation, even inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.withoutAnimation(actionsWithoutAnimation)
    }

    /// Sets whether changes in the current session are animated.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }
    /// A Boolean value that indicates whether changes are animated in the current session.
    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }
    /// The duration of the current animation, in seconds. It is 0 outside animations.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// How much of the way is gone after some seconds, of a curve over parts of the time.
    private class func repeating(
        _ duration: TimeInterval, _ options: AnimationOptions, _ curve: @escaping (Double) -> Double
    ) -> ViewAnimation.Progress {
        guard duration.isFinite, duration > 0 else { return { _ in nil } }
        guard options.contains(.repeat) else { return { $0 < duration ? curve($0 / duration) : nil } }
        let isBack = options.contains(.autoreverse)
        return { elapsed in
            let round = elapsed / duration
            let part = round - round.rounded(.down)
            return curve(isBack && Int(round) % 2 == 1 ? 1 - part : part)
        }
    }
}

/// A curve from (0, 0) to (1, 1) with two control points.
struct CubicCurve {
    let x1, y1, x2, y2: Double

    private func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    func y(at x: Double) -> Double {
        // The curve rises with x; halving comes as near as a double tells.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if value(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return value(y1, y2, (low + high) / 2)
    }
}

/// How a spring takes something from 0 to 1.
struct SpringCurve {
    private let frequency: Double
    private let damping: Double
    private let velocity: Double

    /// What is left where a spring counts as settled.
    private static let rest = 0.001

    init(settlingIn duration: TimeInterval, dampingRatio: Double, velocity: Double) {
        damping = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 1)
        frequency = -log(Self.rest) / (damping * max(duration, 0.001))
        self.velocity = velocity.isFinite ? velocity : 0
    }

    init(duration: TimeInterval, bounce: Double, velocity: Double) {
        damping = min(max(1 - (bounce.isFinite ? bounce : 0), 0.01), 1)
        frequency = 2 * .pi / max(duration.isFinite ? duration : 0.5, 0.001)
        self.velocity = velocity.isFinite ? velocity : 0
    }

    var settlingTime: TimeInterval { Self.settling(dampingRatio: damping, frequency: frequency) }

    /// How long a spring takes to settle, in seconds.
    static func settling(dampingRatio: Double, frequency: Double) -> TimeInterval {
        -log(rest) / (dampingRatio * frequency)
    }

    func value(_ time: TimeInterval) -> Double {
        guard damping < 1 else {
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        let swing = frequency * (1 - damping * damping).squareRoot()
        let sine = (damping * frequency - velocity) / swing
        return 1 - exp(-damping * frequency * time) * (cos(swing * time) + sine * sin(swing * time))
    }
}
