/// Gives each element of a collection's views its index, with something to do about it: what a list lets the user
/// delete or move.
package struct IndexedElementsModifier<Key: ViewTraitKey> {
    let value: (_ index: Int, _ inner: Key.Value) -> Key.Value

    /// - Parameter value: the trait of the element at an index, made of the trait that it has so far.
    package init(
        _ key: Key.Type, value: @escaping (_ index: Int, _ inner: Key.Value) -> Key.Value
    ) {
        self.value = value
    }
}

extension IndexedElementsModifier: ViewModifier {
    package typealias Body = Never

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        IndexedElementsNode(view, inputs)
    }
}

private final class IndexedElementsNode<C: View, Key: ViewTraitKey>: WrappingNode<C, IndexedElementsModifier<Key>> {
    override func makeWrapper(of child: RenderNode) -> WrapperRenderNode {
        IndexedRenderNode<Key>(tree: host.tree, child: child)
    }

    override func modifierDidChange(from old: IndexedElementsModifier<Key>) {
        forEachWrapper { wrapper in
            unsafeDowncast(wrapper, to: IndexedRenderNode<Key>.self).value = view.modifier.value
            wrapper.notifyTraitObservers()
        }
    }

    private func index(_ wrapper: RenderNode?, _ index: Int) -> RenderNode? {
        guard let wrapper else { return nil }
        let indexed = unsafeDowncast(wrapper, to: IndexedRenderNode<Key>.self)
        indexed.index = index
        indexed.value = view.modifier.value
        return wrapper
    }

    override func element(at index: Int) -> RenderNode? { self.index(super.element(at: index), index) }

    override func collectElements(into elements: inout [RenderNode]) {
        var own: [RenderNode] = []
        super.collectElements(into: &own)
        for (index, wrapper) in own.enumerated() { _ = self.index(wrapper, index) }
        elements += own
    }
}

private final class IndexedRenderNode<Key: ViewTraitKey>: WrapperRenderNode {
    var index = 0
    var value: ((Int, Key.Value) -> Key.Value)?

    override func attachedTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self, let value else { return super.attachedTrait(key) }
        return .some(value(index, super.attachedTrait(Key.self) ?? standardTrait(Key.self)) as! K.Value)
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    nonisolated public var data: Content.Data { content.data }
}
