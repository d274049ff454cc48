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

extension DynamicBody: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        DynamicBodyNode(view, inputs)
    }

    package static var _elementCount: Int? { Content._elementCount }
}

private final class DynamicBodyNode<Value, Content: View>: BodyRunningNode<DynamicBody<Value, Content>, Content> {
    private let properties = DynamicPropertyFields.of(Value.self)

    override init(_ view: DynamicBody<Value, Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        runBody()
    }

    override func update(_ view: DynamicBody<Value, Content>) {
        self.view = view
        runBody()
    }

    override func runBody() {
        var value = view.value
        show(dependencies.track(self, &value, properties, view.content))
    }
}
