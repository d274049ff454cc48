import CoreGraphics
import Foundation

/// Constants that describe where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The view animating positions: where it goes to, where it came from, or where it is now.
    case end, start, current
}

/// Constants that describe what an animator does.
public enum UIViewAnimatingState: Int, Sendable {
    /// The view animating states: it has not begun or is over, it runs or is held, or it was stopped.
    case inactive, active, stopped
}

/// An animation that can be started, held, and moved to any part of its way.
///
/// Views have their new values at once, and only what is drawn takes time. An animator that was turned round and has come back
/// keeps showing the old values.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
    /// The timing parameters: how the speed changes.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The duration: how long it takes, in seconds.
    public let duration: TimeInterval
    /// The delay: how long it waits before it begins to be seen, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// A Boolean value that indicates whether views can be touched on their way. Here they always can.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether it can be held. Here it always can.
    open var isInterruptible = true { didSet { UIKitWithoutEffect.viewPropertyAnimatorIsInterruptible.log() } }
    /// A Boolean value that indicates whether the part that is set counts along the way and not the curve.
    open var scrubsLinearly = true
    /// A Boolean value that indicates whether it is held, and not over, at its end.
    open var pausesOnCompletion = false

    private var changes: [(delay: CGFloat, make: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// An animator with a timing of any kind.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let own = (parameters as? UISpringTimingParameters)?.settlingDuration
        self.duration = own ?? (duration.isFinite ? max(0, duration) : 0)
        timingParameters = parameters
        super.init()
    }

    /// An animator with a curve of the system.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a curve with control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator on a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts an animation, and returns what controls it.
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

    /// The state: what the animator does.
    open private(set) var state = UIViewAnimatingState.inactive
    /// A Boolean value that indicates whether it moves now.
    open private(set) var isRunning = false
    /// A Boolean value that indicates whether it goes back.
    open var isReversed = false { didSet { if isReversed != oldValue { anchor = lastFrame } } }
    /// The part of the time that is gone, 0 to 1. Setting it holds the animation there.
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

    /// Adds changes, which begin after a part of the time that is left. Here they begin at once.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        changes.append((delayFactor, animation))
        if state == .active { run([animation]) }
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds what is done at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Control

    /// Starts, or continues.
    open func startAnimation() {
        guard state != .stopped else { return }
        if state == .inactive { begin() }
        guard state == .active else { return }
        (isRunning, anchor, heldByPart) = (true, lastFrame, false)
    }

    /// Starts after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .inactive { self.delay = delay.isFinite ? max(0, delay) : 0 }
        startAnimation()
    }

    /// Holds the animation. One that has not begun is held at its start.
    open func pauseAnimation() {
        if state == .inactive { begin() }
        (isRunning, anchor) = (false, nil)
    }

    /// Continues with another timing. The timing stays here; a factor changes how long it takes.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        speed = durationFactor > 0 && durationFactor.isFinite ? 1 / Double(durationFactor) : 1
        startAnimation()
    }
    private var speed = 1.0

    /// Stops the animation. The views are in their new places at once.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        (isRunning, isOver) = (false, true)
        state = withoutFinishing ? .inactive : .stopped
    }

    /// Ends an animation that was stopped, and does what is done at the end.
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
