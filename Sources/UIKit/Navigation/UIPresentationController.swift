import CoreGraphics
import Foundation

/// Knows how a presented controller lies over the one that presents it.
///
/// Here it covers the window, whatever is asked of its presentation: see `UIViewController.present`.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
    /// The controller that lies over the other one.
    open private(set) weak var presentedViewController: UIViewController!
    private weak var presenting: UIViewController?

    /// The presentation of a controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The controller that it lies over.
    open var presentingViewController: UIViewController? {
        presenting ?? presentedViewController?.presentingViewController
    }
    /// The delegate: who is asked how the presentation adapts. Nobody asks here: no presentation adapts, and none is
    /// pulled down.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// A presentation as a bubble.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the bubble points to.
    open var sourceView: UIView? { didSet { UIKitWithoutEffect.sourceView.log() } }
    /// The source rect: where in that view it points to, in points.
    open var sourceRect = CGRect.null
    /// The item of a bar that it points to.
    open var barButtonItem: UIBarButtonItem? { didSet { UIKitWithoutEffect.barButtonItem.log() } }
    /// The permitted arrow directions: where its arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { UIKitWithoutEffect.permittedArrowDirections.log() }
    }
}

/// Options that describe where the arrow of a bubble may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A popover arrow direction: at the upper edge.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// A popover arrow direction: at the lower edge.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// A popover arrow direction: at the left edge.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// A popover arrow direction: at the right edge.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// A popover arrow direction: at any edge.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// A popover arrow direction: nobody knows.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A type that is asked how a presentation adapts, and told when it is pulled down.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns a Boolean value that indicates whether the user may pull the presentation down.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user pulls it down.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has pulled it down.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to, but may not.
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
    /// The popover presentation controller: how the controller is presented as a bubble. What is asked of it is kept;
    /// here it covers the window.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentation { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
    }

    /// The sheet presentation controller: how the controller is presented as a sheet. What is asked of it is kept; here
    /// it covers the window.
    public var sheetPresentationController: UISheetPresentationController? {
        presentation { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    }

    /// The presentation controller: how the controller is presented.
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

/// A presentation as a sheet. What is asked of it is kept; here it covers the window.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor @preconcurrency open class Detent: NSObject {
        /// Names a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            /// A name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Returns a detent at about half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen that a sheet may cover.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
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

        /// Returns a detent at about half of the screen.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// All of the screen that a sheet may cover.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height of the program's own, in points; nil leaves it out.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

        /// The height, in points; nil if it is left out.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    /// The heights that the sheet may have.
    open var detents = [Detent.large()]
    /// The height that it has; nil is the least one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { UIKitWithoutEffect.selectedDetentIdentifier.log() }
    }
    /// The largest height at which the content below is not dimmed; nil always dims it.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { UIKitWithoutEffect.largestUndimmedDetentIdentifier.log() }
    }
    /// A Boolean value that indicates whether it has a grabber.
    open var prefersGrabberVisible = false { didSet { UIKitWithoutEffect.prefersGrabberVisible.log() } }
    /// The radius of its corners, in points; nil is the usual one.
    open var preferredCornerRadius: CGFloat? { didSet { UIKitWithoutEffect.preferredCornerRadius.log() } }
    /// A Boolean value that indicates whether scrolling at the upper edge makes it higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet { UIKitWithoutEffect.prefersScrollingExpandsWhenScrolledToEdge.log() }
    }
    /// A Boolean value that indicates whether it stands at the lower edge of a low screen.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { UIKitWithoutEffect.prefersEdgeAttachedInCompactHeight.log() }
    }
    /// A Boolean value that indicates whether its width follows the preferred content size there.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { UIKitWithoutEffect.widthFollowsPreferredContentSizeWhenEdgeAttached.log() }
    }

    /// Runs changes of the sheet. They are there at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// A type that describes what a height of a sheet may depend on.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points.
    var maximumDetentValue: CGFloat { get }
}
