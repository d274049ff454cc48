import Foundation
import UIKit

/// A view that shows a UIKit view controller in a hierarchy of SwiftUI views.
///
/// `makeUIViewController` is called once. Then `updateUIViewController` is called, and again each time that a value
/// that the representable reads has changed. Without `sizeThatFits`, the controller's view fills the proposed size, or
/// has its preferred content size if it is set.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the UIKit view controller.
    associatedtype UIViewControllerType: UIViewController

    /// Creates the controller. Called once for each occurrence of the representable.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller with the values of the representable.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)

    /// Called after the controller was removed. By default, does nothing.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// The type of the object that handles changes of the controller, such as a delegate.
    associatedtype Coordinator = Void

    /// Creates the coordinator, before the controller.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    /// Returns the size of the controller's view for a proposal. If the size is nil, the controller determines it.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    /// The context of the representable.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Returns nothing, because there is no coordinator.
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}

extension UIViewControllerRepresentable {
    @MainActor @preconcurrency public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// The body of a representable, which does not have a body. Reading this property is a programming error.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is a controller of UIKit's; its body may not be called")
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        RepresentableNode<ControllerKind<Self>>(view, inputs)
    }
}

/// The context of a representable for a view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator, which handles changes of the controller.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public private(set) var transaction: Transaction
    /// The environment of the representable. If a value that you read changes, `updateUIViewController` is called
    /// again.
    public var environment: EnvironmentValues

    init(_ values: RepresentableValues<Representable.Coordinator>) {
        coordinator = values.coordinator
        transaction = values.transaction
        environment = values.environment
    }

    /// Runs changes of the controller's view. In Perch, they take effect immediately, regardless of the transaction's
    /// animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

private enum ControllerKind<R: UIViewControllerRepresentable>: RepresentableKind {
    typealias Values = RepresentableValues<R.Coordinator>

    static func makeCoordinator(_ representable: R) -> R.Coordinator { representable.makeCoordinator() }

    static func make(_ representable: R, _ values: Values) -> R.UIViewControllerType {
        representable.makeUIViewController(context: R.Context(values))
    }

    static func update(_ representable: R, _ object: R.UIViewControllerType, _ values: Values) {
        // What the controller dismisses, where it presents nothing itself, is the presentation that it is in.
        let environment = values.environment
        let dismiss = environment.isPresented ? environment.dismiss : nil
        object.viewIfLoaded?.window?.dismissPresentation = dismiss.map { dismiss in { dismiss() } }
        representable.updateUIViewController(object, context: R.Context(values))
    }

    static func dismantle(_ object: R.UIViewControllerType, _ coordinator: R.Coordinator) {
        R.dismantleUIViewController(object, coordinator: coordinator)
    }

    static func size(
        _ representable: R, _ proposal: ProposedViewSize, _ object: R.UIViewControllerType, _ values: Values
    ) -> CGSize? {
        if let size = representable.sizeThatFits(proposal, uiViewController: object, context: R.Context(values)) {
            return size
        }
        let own = object.preferredContentSize
        return CGSize(
            width: own.width > 0 ? own.width : proposal.width ?? UIScreen.main.bounds.width,
            height: own.height > 0 ? own.height : proposal.height ?? UIScreen.main.bounds.height)
    }

    static func put(_ object: R.UIViewControllerType, into window: UIWindow) { window.rootViewController = object }
    static func take(_ object: R.UIViewControllerType, outOf window: UIWindow) { window.rootViewController = nil }
    static func view(_ object: R.UIViewControllerType) -> UIView { object.view }
}
