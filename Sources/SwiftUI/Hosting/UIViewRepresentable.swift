import Foundation
import UIKit

/// A view that shows a UIKit view in a hierarchy of SwiftUI views.
///
/// `makeUIView` is called once. Then `updateUIView` is called, and again each time that a value that the representable
/// reads has changed. Without `sizeThatFits`, the view has the size of its content. Along an axis with a high
/// compression resistance, it does not become smaller. It becomes larger, unless its hugging priority is high.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView

    /// Creates the view. Called once for each occurrence of the representable.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

    /// Updates the view with the values of the representable.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

    /// Called after the view was removed. By default, does nothing.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// The type of the object that handles changes of the view, such as a delegate.
    associatedtype Coordinator = Void

    /// Creates the coordinator, before the view.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    /// Returns the size of the view for a proposal. If the size is nil, the view determines it.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?

    /// The context of the representable.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    /// Returns nothing, because there is no coordinator.
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
    @MainActor @preconcurrency public static func dismantleUIView(
        _ uiView: UIViewType, coordinator: Coordinator
    ) {}

    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    /// The body of a representable, which does not have a body. Reading this property is a programming error.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is a view of UIKit's; its body may not be called")
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        RepresentableNode<ViewKind<Self>>(view, inputs)
    }
}

/// The context of a representable for a view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator, which handles changes of the view.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public private(set) var transaction: Transaction
    /// The environment of the representable. If a value that you read changes, `updateUIView` is called again.
    public var environment: EnvironmentValues

    init(_ values: RepresentableValues<Representable.Coordinator>) {
        coordinator = values.coordinator
        transaction = values.transaction
        environment = values.environment
    }

    /// Runs changes of the view. In Perch, they take effect immediately, regardless of the transaction's animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

private enum ViewKind<R: UIViewRepresentable>: RepresentableKind {
    typealias Values = RepresentableValues<R.Coordinator>

    static func makeCoordinator(_ representable: R) -> R.Coordinator { representable.makeCoordinator() }

    static func make(_ representable: R, _ values: Values) -> R.UIViewType {
        representable.makeUIView(context: R.Context(values))
    }

    static func update(_ representable: R, _ object: R.UIViewType, _ values: Values) {
        representable.updateUIView(object, context: R.Context(values))
    }

    static func dismantle(_ object: R.UIViewType, _ coordinator: R.Coordinator) {
        R.dismantleUIView(object, coordinator: coordinator)
    }

    static func size(
        _ representable: R, _ proposal: ProposedViewSize, _ object: R.UIViewType, _ values: Values
    ) -> CGSize? {
        representable.sizeThatFits(proposal, uiView: object, context: R.Context(values))
    }

    static func put(_ object: R.UIViewType, into window: UIWindow) {
        object.translatesAutoresizingMaskIntoConstraints = true
        object.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        object.frame = window.bounds
        window.addSubview(object)
    }

    static func take(_ object: R.UIViewType, outOf window: UIWindow) { object.removeFromSuperview() }
    static func view(_ object: R.UIViewType) -> UIView { object }
}
