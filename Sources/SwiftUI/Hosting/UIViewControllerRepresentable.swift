import Foundation
import UIKit

/// A view controller of UIKit's in a hierarchy of SwiftUI's.
///
/// `makeUIViewController` is called once; `updateUIViewController` after it, and whenever something that the representable
/// reads has changed. Without `sizeThatFits` the controller's view fills what it is offered, or takes its preferred content
/// size where it has one.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller of UIKit's.
    associatedtype UIViewControllerType: UIViewController

    /// Makes the controller. Called once for each place that the representable is in.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

    /// Brings the controller up to date with the representable's values.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)

    /// Called when the controller is gone. By default, nothing is done.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// The type of the object that handles changes of the controller, such as a delegate.
    associatedtype Coordinator = Void

    /// Makes the coordinator, before the controller.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    /// The size of the controller's view for a proposal; nil leaves it to the controller.
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

    /// A representable has no body; asking for it is a mistake in the program.
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
    /// The object that handles changes of the controller.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public private(set) var transaction: Transaction
    /// The environment of the representable. What is read of it makes `updateUIViewController` be called again when it
    /// changes.
    public var environment: EnvironmentValues

    init(_ values: RepresentableValues<Representable.Coordinator>) {
        coordinator = values.coordinator
        transaction = values.transaction
        environment = values.environment
    }

    /// Runs changes of the controller's view. They are there at once here, whatever the transaction's animation.
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
