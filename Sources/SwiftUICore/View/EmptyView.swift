/// A view without content. It adds no element to a container, needs no space, and draws nothing.
public struct EmptyView {
    /// Creates an empty view.
    @inlinable nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: EmptyView, _ inputs: _ViewInputs) -> _TypedViewNode<EmptyView> {
        EmptyNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 0 }
}

extension EmptyView: Sendable {}

/// Keeps a view that has no elements.
final class EmptyNode<V: View>: _TypedViewNode<V> {}
