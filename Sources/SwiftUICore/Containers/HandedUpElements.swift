/// Views that are kept here, with this place's environment and state, but shown by a container above: the items of a
/// bar. Their elements are passed up by a preference.
package struct HandUpModifier<Key: PreferenceKey, Items: View> {
    let items: Items
    let value: ([ContentElement]) -> Key.Value

    package init(_ key: Key.Type, _ items: Items, value: @escaping ([ContentElement]) -> Key.Value) {
        self.items = items
        self.value = value
    }
}

extension HandUpModifier: ViewModifier {
    package typealias Body = Never

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        HandUpNode(view, inputs)
    }
}

private final class HandUpNode<C: View, Key: PreferenceKey, Items: View>:
    ModifierForwardingNode<C, HandUpModifier<Key, Items>>, TraitObserver
{
    private var items: _TypedViewNode<Items>!

    override init(_ view: ModifiedContent<C, HandUpModifier<Key, Items>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        items = Items._makeNode(view.modifier.items, childInputs)
        host.preferencesDidChange()
    }

    override func update(_ view: ModifiedContent<C, HandUpModifier<Key, Items>>) {
        super.update(view)
        items.update(view.modifier.items)
        host.preferencesDidChange()
    }

    override func childElementsDidChange() {
        host.preferencesDidChange()
        super.childElementsDidChange()
    }

    func traitsDidChange(of element: RenderNode) { host.preferencesDidChange() }

    override func unmount() {
        host.preferencesDidChange()
        super.unmount()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        super.collectPreference(key, into: &value)
        guard key == Key.self else { return }
        let elements = items.elements
        for element in elements { element.traitObserver = self }
        K.add(view.modifier.value(elements.map(ContentElement.init)), to: &value)
    }

    // The items are nobody's elements here.
    override var elementCount: Int { child.elementCount }
    override func element(at index: Int) -> RenderNode? { child.element(at: index) }
    override func collectElements(into elements: inout [RenderNode]) { child.collectElements(into: &elements) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        super.forEachChild(visit)
        if let items { visit(items) }
    }
}
