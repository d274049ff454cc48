import CoreGraphics
import Foundation

// Controllers appear and disappear at once here, so that no transition runs: what a program makes for one is kept, and
// never asked.

/// Names a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is seen before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen afterward.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is seen before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is seen afterward.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A type that describes what an animated transition works with.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that holds both controllers' views.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether a gesture drives it.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether it was canceled.
    var transitionWasCancelled: Bool { get }
    /// The presentation style: how the presented controller lies over the other.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A gesture has moved on; from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// A gesture has ended the transition.
    func finishInteractiveTransition()
    /// A gesture has canceled the transition.
    func cancelInteractiveTransition()
    /// The transition can continue without the gesture.
    func pauseInteractiveTransition()
    /// The transition is over.
    func completeTransition(_ didComplete: Bool)
    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation that the transition makes.
    var targetTransform: CGAffineTransform { get }
    /// The frame of a controller's view before, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view afterward, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns how long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates it.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when it has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a gesture.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The completion curve: how it ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The completion speed: how fast it ends, as a part of the usual speed.
    var completionSpeed: CGFloat { get }
    /// A Boolean value that indicates whether a gesture drives it from the start.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var completionSpeed: CGFloat { 1 }
    public var wantsInteractiveStart: Bool { true }
}

/// Drives a transition by how far a gesture has moved.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// The percent complete: how far it is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionCurve = UIView.AnimationCurve.easeInOut {
        didSet { UIKitWithoutEffect.transitionCompletionCurve.log() }
    }
    open var completionSpeed: CGFloat = 1 { didSet { UIKitWithoutEffect.transitionCompletionSpeed.log() } }
    open var wantsInteractiveStart = true { didSet { UIKitWithoutEffect.transitionInteractiveStart.log() } }
    /// The duration: how long it takes, in seconds.
    open var duration: CGFloat { 0 }

    /// A transition that has not begun.
    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// The gesture has moved on; from 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// The gesture has canceled it.
    open func cancel() { percentComplete = 0 }
    /// The gesture has ended it.
    open func finish() { percentComplete = 1 }
    /// Continues without the gesture.
    open func pause() {}
}

/// Gives a presented controller its animations and its presentation.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Animates the presentation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    )
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Animates the dismissal.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Drives the presentation by a gesture.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Drives the dismissal by a gesture.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns how it lies over the one that presents it.
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

/// A type that describes what is known of a transition that runs.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// A Boolean value that indicates whether it is animated.
    var isAnimated: Bool { get }
    /// The presentation style: how the presented controller lies over the other.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A Boolean value that indicates whether it began with a gesture.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that indicates whether a gesture can take hold of it.
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether a gesture drives it.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether it was canceled.
    var isCancelled: Bool { get }
    /// The transition duration: how long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The percent complete: how far it is, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The completion velocity: how fast the gesture was at its end.
    var completionVelocity: CGFloat { get }
    /// The completion curve: how it ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that holds both controllers' views.
    var containerView: UIView { get }
    /// The rotation that it makes.
    var targetTransform: CGAffineTransform { get }
    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs a program's animations beside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Animates beside the transition, and calls `completion` when it is over.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Animates a view outside of the container beside the transition.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Called when a gesture lets go of the transition.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates beside the transition, without anything at its end.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A type that describes what resizes when a device is turned or a window changes.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like, in points.
    var preferredContentSize: CGSize { get }
    /// The size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
