/// A view built round one content view and what that passes up under a preference key: a page and its bars.
///
/// The preference ends here: views above do not see it. `result` puts the content's elements where it wants them, once,
/// and runs again when the preference changes.
package struct PreferenceReader<Key: PreferenceKey, Content: View, Result: View> where Key.Value: Equatable {
    let content: Content
    let result: ([ContentElement], Key.Value) -> Result

    package init(
        _ key: Key.Type, of content: Content,
        @ViewBuilder result: @escaping ([ContentElement], Key.Value) -> Result
    ) {
        self.content = content
        self.result = result
    }
}

extension PreferenceReader: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        PreferenceReaderNode(view, inputs)
    }

    package static var _elementCount: Int? { Result._elementCount }
}

private final class PreferenceReaderNode<Key: PreferenceKey, Content: View, Result: View>:
    _TypedViewNode<PreferenceReader<Key, Content, Result>>, PreferenceObserver, ElementConsumer, TraitObserver
where Key.Value: Equatable {
    private var content: _TypedViewNode<Content>!
    private var child: _TypedViewNode<Result>!
    private var shown: [RenderNode] = []
    private var value: Key.Value!

    override init(_ view: PreferenceReader<Key, Content, Result>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, childInputs)
        shown = content.elements
        observe()
        value = currentValue
        child = Result._makeNode(makeResult(), ownInputs)
        host.observers.preferences.append(self)
    }

    private var currentValue: Key.Value {
        var value: Key.Value?
        content.collectPreference(Key.self, into: &value)
        return value ?? Key.defaultValue
    }

    private func observe() {
        for element in shown { element.traitObserver = self }
    }

    private var needsRebuild = false

    func traitsDidChange(of element: RenderNode) {
        needsRebuild = true
        host.enqueueElements(self)
    }

    private func makeResult() -> Result { view.result(shown.map(ContentElement.init), value) }

    override func update(_ view: PreferenceReader<Key, Content, Result>) {
        self.view = view
        content.update(view.content)
        shown = content.elements
        observe()
        value = currentValue
        child.update(makeResult())
    }

    func checkPreference() {
        guard isMounted else { return }
        let new = currentValue
        guard new != value else { return }
        value = new
        child.update(makeResult())
    }

    override func childElementsDidChange() {
        host.enqueueElements(self)
        super.childElementsDidChange()
    }

    func updateElements() {
        let elements = content.elements
        guard needsRebuild || !elements.elementsEqual(shown, by: ===) else { return }
        needsRebuild = false
        shown = elements
        observe()
        child.update(makeResult())
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if key == Key.self { return }
        super.collectPreference(key, into: &value)
    }

    override func discardElements(_ elements: [RenderNode]) { childElementsDidChange() }
    override var elementCount: Int { child.elementCount }
    override func element(at index: Int) -> RenderNode? { child.element(at: index) }
    override func collectElements(into elements: inout [RenderNode]) { child.collectElements(into: &elements) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(content)
        visit(child)
    }
}
