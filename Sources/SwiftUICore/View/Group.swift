/// A group of views, which remain separate elements of their container.
public struct Group<Content> {
    package var content: Content

    /// Other groups than those of views; no initializer, since that would fit each trailing closure.
    package static func of(_ content: Content) -> Group { Group(content) }

    private init(_ content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a group of views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ForwardingNode(view, inputs, content: \.content)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { Content._elementCount }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? { Content._elementCount(of: view.content) }
}

/// Keeps a view whose elements are simply those of a view that it holds.
package class ForwardingNode<V: View, Content: View>: _TypedViewNode<V> {
    private let content: KeyPath<V, Content>
    private(set) var child: _TypedViewNode<Content>!

    init(_ view: V, _ inputs: _ViewInputs, content: KeyPath<V, Content>) {
        self.content = content
        super.init(view, inputs)
        child = Content._makeNode(view[keyPath: content], contentInputs)
    }

    var contentInputs: _ViewInputs { ownInputs }

    package override func update(_ view: V) {
        self.view = view
        child.update(view[keyPath: content])
    }

    package override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
