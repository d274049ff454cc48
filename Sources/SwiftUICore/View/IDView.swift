/// A view with an identity of the program's own: when the identity changes, state is lost.
struct IDView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: View, PrimitiveView {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        IDNode(view, inputs)
    }

    static var _elementCount: Int? { Content._elementCount }

    static func _elementCount(of view: Self) -> Int? { Content._elementCount(of: view.content) }
}

private final class IDNode<Content: View, ID: Hashable>: _TypedViewNode<IDView<Content, ID>>, ScrollTargetOwner {
    private typealias Child = ModifiedContent<Content, TraitModifier<IDTraitKey>>
    private var child: _TypedViewNode<Child>!

    override init(_ view: IDView<Content, ID>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        child = Child._makeNode(childView, ownInputs)
    }

    private var childView: Child {
        ModifiedContent(content: view.content, modifier: TraitModifier(IDTraitKey.self, AnyHashable(view.id)))
    }

    override func update(_ view: IDView<Content, ID>) {
        let isSame = self.view.id == view.id
        self.view = view
        if isSame { return child.update(childView) }
        release(child)
        child = arrive(Child._makeNode(childView, ownInputs))
        childElementsDidChange()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

    override func elementIndex(forID id: AnyHashable) -> Int? {
        id == AnyHashable(view.id) ? 0 : super.elementIndex(forID: id)
    }

    override func elementID(at index: Int) -> AnyHashable? { AnyHashable(view.id) }

    func ownScrollTarget(forID id: AnyHashable) -> ScrollTargetPlace? {
        guard id == AnyHashable(view.id) else { return nil }
        return child.element(at: 0).map(ScrollTargetPlace.init)
    }
}

/// The identity that `id(_:)` gave an element, for those who scroll to it.
package enum IDTraitKey: ViewTraitKey {
    package static var defaultValue: AnyHashable? { nil }
}

/// The value that `tag(_:)` gave an element, for pickers, tab views and lists.
package enum TagTraitKey: InnerFirstTraitKey {
    package typealias Wrapped = AnyHashable
}

extension View {
    /// Sets the identity of the view. When it changes, the state of the view is lost.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

    /// Sets the value that this view represents in a selection.
    ///
    /// - Parameter includeOptional: whether the tag also matches a selection of `V?`; selection compares both anyway.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        trait(TagTraitKey.self, AnyHashable(tag))
    }
}
