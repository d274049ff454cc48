import CoreGraphics
import Foundation

/// A type that describes how a view is shown apart from its surroundings. Nothing is lifted out of a window here, so
/// that it is kept.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
    /// The outline of what is shown, in the view's points; nil is the whole view.
    open var visiblePath: UIBezierPath? { didSet { UIKitWithoutEffect.previewVisiblePath.log() } }
    /// The outline of the shadow, in the view's points.
    open var shadowPath: UIBezierPath?
    /// The background color: what is behind the view.
    open var backgroundColor: UIColor! = .systemBackground

    /// A whole view.
    public override init() { super.init() }
}

/// A type that describes where a preview comes from, or goes to.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
    /// The view that it is in.
    public let container: UIView
    /// The center, in points of the container.
    public let center: CGPoint
    /// The transform: how it is transformed.
    public let transform: CGAffineTransform

    /// A place in a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// A view that is shown apart from its surroundings.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The target: where it comes from.
    public let target: UIPreviewTarget
    /// The parameters: how it is shown.
    public let parameters: UIPreviewParameters
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// A view that comes from a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// A view that comes from where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// A whole view that comes from where it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The same view with another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// Adds to an animation of an interaction.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is shown beside the menu.
    var previewViewController: UIViewController? { get }
    /// Animates beside it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called at its end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Adds to the animation when a person taps the preview of a menu.
@MainActor @preconcurrency public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The preferred commit style: how the preview goes.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Constants that describe how the preview of a menu goes when a person taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The context menu interaction commit styles: it vanishes, or grows into its contents.
    case dismiss, pop
}
