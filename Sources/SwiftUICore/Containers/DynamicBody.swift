/// The view that some value which is not a view makes, such as a piece of toolbar content.
///
/// The value's dynamic properties (state, environment) are kept here, and `body` runs again when what it read changes.
package struct DynamicBody<Value, Content: View> {
    let value: Value
    let content: @MainActor (Value) -> Content

    package init(_ value: Value, @ViewBuilder content: @escaping @MainActor (Value) -> Content) {
        self.value = value
        self.content = content
    }
}

extension DynamicBody: View {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        DynamicBodyNode(view, inputs)
    }

    package static var _elementCount: Int? { Content._elementCount }
}

private final class DynamicBodyNode<Value, Content: View>: _TypedViewNode<DynamicBody<Value, Content>> {
    private var child: _TypedViewNode<Content>?
    private let properties = DynamicPropertyFields.of(Value.self)
    private let dependencies = BodyDependencies()

    override init(_ view: DynamicBody<Value, Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override func update(_ view: DynamicBody<Value, Content>) {
        self.view = view
        evaluate()
    }

    private func evaluate() {
        var value = view.value
        let body = dependencies.track(self, &value, properties, view.content)
        if let child {
            child.update(body)
        } else {
            child = Content._makeNode(body, childInputs)
        }
    }

    override func updateIfNeeded() {
        if !dependencies.isClean { evaluate() }
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        if dependencies.reads(change) { invalidateBody() }
    }

    override func invalidateBody() {
        dependencies.isClean = false
        setNeedsUpdate()
    }

    override func unmount() {
        dependencies.invalidate()
        super.unmount()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
