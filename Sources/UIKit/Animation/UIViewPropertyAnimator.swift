import CoreGraphics
import Foundation

/// Constants that describe the position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The positions: the end, the start, and the current position.
    case end, start, current
}

/// Constants that describe the state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The states: inactive, active (also while paused), and stopped.
    case inactive, active, stopped
}

/// An animator whose animation you can start, pause, and move to any position.
///
/// Views have their new values immediately, and only the drawing is animated. After a reversed animator has returned to
/// its start, it continues to draw the old values.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
    /// The timing parameters of the animation.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The duration, in seconds.
    public let duration: TimeInterval
    /// The delay before the animation starts, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// A Boolean value that indicates whether the user can interact with views during the animation. In Perch, this is
    /// always possible.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the animation can be paused. In Perch, this is always possible. The value
    /// has no effect.
    open var isInterruptible = true { didSet { UIKitWithoutEffect.viewPropertyAnimatorIsInterruptible.log() } }
    /// A Boolean value that indicates whether `fractionComplete` is linear and ignores the timing curve.
    open var scrubsLinearly = true
    /// A Boolean value that indicates whether the animator pauses at the end, instead of becoming inactive.
    open var pausesOnCompletion = false

    private var changes: [(delay: CGFloat, make: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator with timing parameters.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let own = (parameters as? UISpringTimingParameters)?.settlingDuration
        self.duration = own ?? (duration.isFinite ? max(0, duration) : 0)
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator with a curve of the system.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts an animation and returns its animator.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = unsafeDowncast(
            UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations), to: Self.self)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: State

    /// The state of the animator.
    open private(set) var state = UIViewAnimatingState.inactive
    /// A Boolean value that indicates whether the animation is running.
    open private(set) var isRunning = false
    /// A Boolean value that indicates whether the animation runs in reverse.
    open var isReversed = false { didSet { if isReversed != oldValue { anchor = lastFrame } } }
    /// The completed fraction of the animation, from 0 to 1. Setting it pauses the animation at this position.
    open var fractionComplete: CGFloat {
        get { CGFloat(fraction) }
        set {
            guard newValue.isFinite else { return }
            if state == .inactive { begin() }
            pauseAnimation()
            fraction = Double(min(max(newValue, 0), 1))
            heldByPart = scrubsLinearly
        }
    }
    private var fraction = 0.0
    /// The part was set, so that it counts along the way.
    private var heldByPart = false
    /// Since when it moves, by the time that the animation has been seen, and from which part.
    private var anchor: (elapsed: TimeInterval, fraction: Double)?
    /// The last frame that was drawn. What continues does so from there.
    private var lastFrame: (elapsed: TimeInterval, fraction: Double)? { lastElapsed.map { ($0, fraction) } }
    private var lastElapsed: TimeInterval?
    private var isOver = false

    /// Adds changes that begin after a fraction of the remaining time. In Perch, they begin immediately.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        changes.append((delayFactor, animation))
        if state == .active { run([animation]) }
    }

    /// Adds changes to the animation.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a closure that is called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Control

    /// Starts or continues the animation.
    open func startAnimation() {
        guard state != .stopped else { return }
        if state == .inactive { begin() }
        guard state == .active else { return }
        (isRunning, anchor, heldByPart) = (true, lastFrame, false)
    }

    /// Starts the animation after a delay, in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .inactive { self.delay = delay.isFinite ? max(0, delay) : 0 }
        startAnimation()
    }

    /// Pauses the animation. If it has not begun, it is paused at its start.
    open func pauseAnimation() {
        if state == .inactive { begin() }
        (isRunning, anchor) = (false, nil)
    }

    /// Continues the animation with another duration. Perch keeps the timing curve.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        speed = durationFactor > 0 && durationFactor.isFinite ? 1 / Double(durationFactor) : 1
        startAnimation()
    }
    private var speed = 1.0

    /// Stops the animation. The views move to their final positions immediately.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        (isRunning, isOver) = (false, true)
        state = withoutFinishing ? .inactive : .stopped
    }

    /// Ends a stopped animation, and calls the completion closures.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        state = .inactive
        complete(finalPosition)
    }

    private func begin() {
        (state, fraction, isOver, lastElapsed) = (.active, isReversed ? 1 : 0, false, nil)
        run(changes.map(\.make))
    }

    private func run(_ changes: [() -> Void]) {
        ViewAnimation.run(
            duration: duration, delay: delay, progress: { elapsed in assumeMainActor { self.progress(elapsed) } },
            changes: { for change in changes { change() } },
            completion: { [weak self] _ in self?.animationDidEnd() })
    }

    /// How much of the way is gone; nil once it has ended.
    private func progress(_ elapsed: TimeInterval) -> Double? {
        if isOver { return nil }
        lastElapsed = elapsed
        if isRunning {
            let from = anchor ?? (elapsed, fraction)
            anchor = from
            let way = duration > 0 ? (elapsed - from.elapsed) * speed / duration : 1
            fraction = min(max(from.fraction + (isReversed ? -way : way), 0), 1)
            if fraction >= 1, !isReversed, !pausesOnCompletion { return nil }
            if fraction <= 0, isReversed {
                isRunning = false
                state = .inactive
                complete(.start)
            }
        }
        return heldByPart ? fraction : curve(fraction)
    }

    private func curve(_ part: Double) -> Double {
        switch timingParameters {
        case let spring as UISpringTimingParameters: spring.progress(part, of: duration)
        case let cubic as UICubicTimingParameters: cubic.progress(part)
        default: timingParameters?.cubicTimingParameters?.progress(part) ?? part
        }
    }

    private func animationDidEnd() {
        guard state == .active, !isOver else { return }
        (isOver, isRunning, fraction, state) = (true, false, 1, .inactive)
        complete(.end)
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        let all = completions
        completions = []
        changes = []
        for completion in all { completion(position) }
    }
}
