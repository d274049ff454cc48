/// A view whose body does not run again while it equals its previous value.
public struct EquatableView<Content: Equatable & View> {
    /// The view whose equality decides.
    public var content: Content

    /// Creates a view whose body runs again only when its content is not equal to the previous content.
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        EquatableNode(view, inputs, content: \.content)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { Content._elementCount }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? { Content._elementCount(of: view.content) }
}

private final class EquatableNode<Content: Equatable & View>: ForwardingNode<EquatableView<Content>, Content> {
    override func update(_ view: EquatableView<Content>) {
        guard self.view.content != view.content else { return }
        super.update(view)
    }
}

extension View where Self: Equatable {
    /// Prevents the body of this view from running while it equals the previous value.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
