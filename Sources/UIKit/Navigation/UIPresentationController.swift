import CoreGraphics
import Foundation

/// An object that manages the presentation of a controller over another controller.
///
/// In Perch, a presentation covers the window, regardless of its style; see `UIViewController.present`.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
    /// The presented controller.
    open private(set) weak var presentedViewController: UIViewController!
    private weak var presenting: UIViewController?

    /// Creates the presentation of a controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The controller below the presentation.
    open var presentingViewController: UIViewController? {
        presenting ?? presentedViewController?.presentingViewController
    }
    /// The delegate of the presentation. Perch does not adapt presentations, and users cannot drag them down, so it
    /// does not call the delegate.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// A presentation as a popover.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the popover points. Perch stores this value, but it has no effect.
    open var sourceView: UIView? { didSet { UIKitWithoutEffect.sourceView.log() } }
    /// The rectangle in the source view to which the popover points, in points.
    open var sourceRect = CGRect.null
    /// The bar item to which the popover points. Perch stores this value, but it has no effect.
    open var barButtonItem: UIBarButtonItem? { didSet { UIKitWithoutEffect.barButtonItem.log() } }
    /// The allowed directions of the arrow. Perch stores this value, but it has no effect.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { UIKitWithoutEffect.permittedArrowDirections.log() }
    }
}

/// Options that describe the direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An arrow at the top edge.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// An arrow at the bottom edge.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// An arrow at the left edge.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// An arrow at the right edge.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// An arrow at any edge.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// An unknown direction.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A delegate that controls the adaptation and the dismissal of a presentation.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the presentation style for limited space.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns a Boolean value that indicates whether the user can dismiss the presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user dismisses the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tries to dismiss a presentation that cannot be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
    /// The popover presentation of the controller. Perch stores its values, but the presentation covers the window.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentation { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
    }

    /// The sheet presentation of the controller. Perch stores its values, but the presentation covers the window.
    public var sheetPresentationController: UISheetPresentationController? {
        presentation { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    }

    /// The presentation of the controller.
    public var presentationController: UIPresentationController? {
        switch modalPresentationStyle {
        case .popover: popoverPresentationController
        case .automatic, .pageSheet, .formSheet: sheetPresentationController
        default: presentation { UIPresentationController(presentedViewController: $0, presenting: nil) }
        }
    }

    /// The presentation of a kind, made when it is first asked for.
    private func presentation<P: UIPresentationController>(_ make: (UIViewController) -> P) -> P? {
        if let known = presentations[ObjectIdentifier(P.self)] { return known as? P }
        let made = make(self)
        presentations[ObjectIdentifier(P.self)] = made
        return made
    }
}

/// A presentation as a sheet. Perch stores its values, but the presentation covers the window.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
    /// A detent: a height at which a sheet can rest.
    @MainActor @preconcurrency open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier with a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The medium detent, at about half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The large detent, with the maximum height of a sheet.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns the medium detent, at about half of the screen.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// Returns the large detent, with the maximum height of a sheet.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns a detent with a custom height, in points. If the height is nil, the detent is not available.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

        /// Returns the height, in points. Nil if the detent is not available.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    /// The detents of the sheet.
    open var detents = [Detent.large()]
    /// The identifier of the current detent. Nil for the lowest. Perch stores this value, but it has no effect.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { UIKitWithoutEffect.selectedDetentIdentifier.log() }
    }
    /// The largest detent at which the content below is not dimmed. Nil if it is always dimmed. The value has no
    /// effect.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { UIKitWithoutEffect.largestUndimmedDetentIdentifier.log() }
    }
    /// A Boolean value that indicates whether the sheet has a grabber. Perch stores this value, but it has no effect.
    open var prefersGrabberVisible = false { didSet { UIKitWithoutEffect.prefersGrabberVisible.log() } }
    /// The corner radius, in points. Nil for the default. Perch stores this value, but it has no effect.
    open var preferredCornerRadius: CGFloat? { didSet { UIKitWithoutEffect.preferredCornerRadius.log() } }
    /// A Boolean value that indicates whether scrolling at the top edge expands the sheet. Perch stores this value, but
    /// it has no effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet { UIKitWithoutEffect.prefersScrollingExpandsWhenScrolledToEdge.log() }
    }
    /// A Boolean value that indicates whether the sheet is attached to the bottom edge if the height is compact. Perch
    /// stores this value, but it has no effect.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { UIKitWithoutEffect.prefersEdgeAttachedInCompactHeight.log() }
    }
    /// A Boolean value that indicates whether the width of the sheet follows the preferred content size while the sheet
    /// is attached to the bottom edge. Perch stores this value, but it has no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { UIKitWithoutEffect.widthFollowsPreferredContentSizeWhenEdgeAttached.log() }
    }

    /// Runs changes of the sheet, without animation.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// The context from which a detent computes its height.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points.
    var maximumDetentValue: CGFloat { get }
}
