import CoreGraphics
import Foundation

/// The parameters of a preview of a view. Perch stores them, but does not lift views out of a window.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
    /// The outline of the visible area, in the view's coordinates. Nil for the whole view. Perch stores this value, but
    /// it has no effect.
    open var visiblePath: UIBezierPath? { didSet { UIKitWithoutEffect.previewVisiblePath.log() } }
    /// The outline of the shadow, in the view's points.
    open var shadowPath: UIBezierPath?
    /// The color behind the view.
    open var backgroundColor: UIColor! = .systemBackground

    /// Creates parameters for the whole view.
    public override init() { super.init() }
}

/// The position from which a preview comes, or to which it moves.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
    /// The container view.
    public let container: UIView
    /// The center, in points of the container.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Creates a target at a position in a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// A preview of a view.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The target of the preview.
    public let target: UIPreviewTarget
    /// The parameters of the preview.
    public let parameters: UIPreviewParameters
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview of a view with a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view at its current position.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// Creates a preview of a whole view at its current position.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// Returns the same preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// An object that adds animations to the animation of an interaction.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview.
    var previewViewController: UIViewController? { get }
    /// Adds animations that run with the menu's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end of the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator for the animation after the user taps the preview of a menu.
@MainActor @preconcurrency public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The preferred style of the animation.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Constants that describe the animation after the user taps the preview of a menu.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The styles: the preview disappears, or grows into its content.
    case dismiss, pop
}
