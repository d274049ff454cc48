/// Attaches a value to each element of the content, for the container around it.
package struct TraitModifier<K: ViewTraitKey> {
    let value: K.Value

    package init(_ key: K.Type, _ value: K.Value) { self.value = value }
}

extension TraitModifier: ElementModifier {
    package typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> TraitRenderNode<K> {
        TraitRenderNode(tree: tree, child: child, value: value)
    }

    package func updateWrapper(_ wrapper: TraitRenderNode<K>, _ environment: EnvironmentValues) {
        guard !ValueComparison.areEqual(wrapper.value, value) else { return }
        wrapper.value = value
        wrapper.traitDidChange()
    }
}

package final class TraitRenderNode<K: ViewTraitKey>: WrapperRenderNode {
    fileprivate(set) package var value: K.Value

    init(tree: RenderTree, child: RenderNode, value: K.Value) {
        self.value = value
        super.init(tree: tree, child: child)
        if K.self == ZIndexTraitKey.self { tree.layoutShortcuts.noteDrawingOrder() }
    }

    package override var isEmptyContainer: Bool { child.isEmptyContainer }

    package override func attachedTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        let inner = super.attachedTrait(key)
        guard key == K.self else { return inner }
        if let inner, Key.isKept(inner) { return inner }
        return .some(value as! Key.Value)
    }

    fileprivate func traitDidChange() {
        // The container may have used the value for anything, so it is laid out and drawn again.
        setNeedsLayout()
        notifyTraitObservers()
        parent?.setNeedsLayout()
        parent?.setNeedsDisplay()
    }
}

/// A key for which the value set closest to the view counts, where a value is set at all.
package protocol InnerFirstTraitKey<Wrapped>: ViewTraitKey where Value == Wrapped? {
    associatedtype Wrapped
}

extension InnerFirstTraitKey {
    package static var defaultValue: Wrapped? { nil }
    package static func isKept(_ inner: Wrapped?) -> Bool { inner != nil }
}

extension RenderNode {
    /// Tells anyone who looks at the traits of this element, or of a wrapper that shows them as its own.
    package func notifyTraitObservers() {
        var node: RenderNode? = self
        while let current = node {
            if let observer = current.traitObserver {
                nonisolated(unsafe) let (observer, element) = (observer, current)
                assumeMainActor { observer.traitsDidChange(of: element) }
            }
            guard let parent = current.parent, parent.traitSource === current else { return }
            node = parent
        }
    }
}

extension View {
    /// Attaches `value` under `key` to each element of this view.
    nonisolated package func trait<K: ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(TraitModifier(key, value))
    }

    /// Sets the priority of this view if space is limited. The default is 0. Views with a higher priority receive space
    /// first.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        trait(LayoutPriorityTraitKey.self, value)
    }

    /// Sets the order of overlapping siblings. The default is 0. Views with a higher value are in front.
    nonisolated public func zIndex(_ value: Double) -> some View { trait(ZIndexTraitKey.self, value) }
}
