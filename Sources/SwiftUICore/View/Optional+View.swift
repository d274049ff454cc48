extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        OptionalNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { nil }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? {
        if let view { Wrapped._elementCount(of: view) } else { 0 }
    }
}

final class OptionalNode<V: View>: _TypedViewNode<V?> {
    private var child: _TypedViewNode<V>?

    override init(_ view: V?, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        if let view { child = V._makeNode(view, ownInputs) }
    }

    override func update(_ view: V?) {
        self.view = view
        if let view {
            if let child { return child.update(view) }
            child = takeBack(updating: view) ?? arrive(V._makeNode(view, ownInputs))
        } else {
            guard let child else { return }
            self.child = nil
            release(child)
        }
        childElementsDidChange()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
