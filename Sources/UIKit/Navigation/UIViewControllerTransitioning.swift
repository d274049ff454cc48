import CoreGraphics
import Foundation

// Controllers appear and disappear at once here, so that no transition runs: what a program makes for one is kept, and
// never asked.

/// The keys for the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for the controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The key for the controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The keys for the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for the view that is visible before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The key for the view that is visible after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of an animated transition.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the views of both controllers.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether a gesture controls the transition.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The presentation style of the presented controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Updates the progress of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Finishes the interactive part of the transition.
    func finishInteractiveTransition()
    /// Cancels the interactive part of the transition.
    func cancelInteractiveTransition()
    /// Pauses the interactive transition.
    func pauseInteractiveTransition()
    /// Completes the transition.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the transition.
    var targetTransform: CGAffineTransform { get }
    /// Returns the initial frame of a controller's view, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called after the animation has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that controls an interactive transition.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the interactive transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The curve of the end of the transition.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed of the end of the transition, as a fraction of the default speed.
    var completionSpeed: CGFloat { get }
    /// A Boolean value that indicates whether a gesture controls the transition from its start.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var completionSpeed: CGFloat { 1 }
    public var wantsInteractiveStart: Bool { true }
}

/// An object that controls a transition with the progress of a gesture.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// The progress, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The curve of the end of the transition. Perch stores this value, but it has no effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut {
        didSet { UIKitWithoutEffect.transitionCompletionCurve.log() }
    }
    /// The speed of the end of the transition, as a fraction of the default speed. Perch stores this value, but it has
    /// no effect.
    open var completionSpeed: CGFloat = 1 { didSet { UIKitWithoutEffect.transitionCompletionSpeed.log() } }
    /// A Boolean value that indicates whether a gesture controls the transition from its start. Perch stores this
    /// value, but it has no effect.
    open var wantsInteractiveStart = true { didSet { UIKitWithoutEffect.transitionInteractiveStart.log() } }
    /// The duration, in seconds.
    open var duration: CGFloat { 0 }

    /// Creates a transition that has not begun.
    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Updates the progress, from 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Cancels the transition.
    open func cancel() { percentComplete = 0 }
    /// Finishes the transition.
    open func finish() { percentComplete = 1 }
    /// Pauses the transition.
    open func pause() {}
}

/// A delegate that provides the animations and the presentation of a presented controller.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of the presentation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    )
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of the dismissal.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that controls an interactive presentation.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that controls an interactive dismissal.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Information about a running transition.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style of the presented controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A Boolean value that indicates whether the transition began with a gesture.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that indicates whether a gesture can interrupt the transition.
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether a gesture controls the transition.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity of the gesture at its end.
    var completionVelocity: CGFloat { get }
    /// The curve of the end of the transition.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that contains the views of both controllers.
    var containerView: UIView { get }
    /// The rotation of the transition.
    var targetTransform: CGAffineTransform { get }
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs the program's animations together with a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs animations together with the transition, and calls `completion` at its end.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Animates a view outside the container together with the transition.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Adds a closure that is called when the transition is no longer interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations together with the transition.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// An object that adapts its content to changes of the size and the traits.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
