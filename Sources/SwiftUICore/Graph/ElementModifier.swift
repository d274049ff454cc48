/// A primitive modifier that wraps each element of its content in its own element: a padding, a frame, an opacity.
///
/// Content with several elements gets a wrapper for each, as Apple's does.
@MainActor package protocol ElementModifier: ViewModifier where Body == Never {
    associatedtype Wrapper: WrapperRenderNode

    /// Makes the wrapper of one element. `updateWrapper` follows at once.
    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> Wrapper

    /// Brings a wrapper up to date with the modifier's values and the environment; see `LeafView.updateRender`.
    func updateWrapper(_ wrapper: Wrapper, _ environment: EnvironmentValues)
}

extension ElementModifier {
    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        ElementModifierNode(view, inputs)
    }
}

/// An element around another one. As it stands it changes nothing; subclasses override what they change.
package class WrapperRenderNode: RenderNode {
    package final let child: RenderNode

    package init(tree: RenderTree, child: RenderNode) {
        self.child = child
        super.init(tree: tree)
        adopt(child)
    }

    package override var soleChild: RenderNode? { child }
    package override var traitSource: RenderNode? { child }

    /// What a node shows, without the wrappers around it.
    static func content(of node: RenderNode) -> RenderNode {
        var node = node
        while let inner = node.traitSource { node = inner }
        return node
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        child.dimensions(in: proposal)[explicit: key]
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal)
    }
}

final class ElementModifierNode<C: View, M: ElementModifier>: WrappingNode<C, M> {
    private let reads = EnvironmentRecorder()
    @exclusivity(unchecked) private var animation = AnimatedAttribute<M>()

    override func makeWrapper(of child: RenderNode) -> WrapperRenderNode {
        let wrapper = view.modifier.makeWrapper(of: child, host.tree)
        animation.presented(view.modifier).updateWrapper(wrapper, environment.recording(to: reads))
        return wrapper
    }

    override func modifierDidChange(from old: M) {
        animation.change(from: old, to: view.modifier, on: self, step: { [weak self] in self?.refresh() })
        refresh()
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        if change.touches(reads) { refresh() }
    }

    private func refresh() {
        reads.forget()
        let environment = environment.recording(to: reads)
        let modifier = animation.presented(view.modifier)
        forEachWrapper { wrapper in
            modifier.updateWrapper(unsafeDowncast(wrapper, to: M.Wrapper.self), environment)
        }
    }
}

/// Keeps a view whose modifier wraps each element of the content. Wrappers are made when their element is asked for.
class WrappingNode<C: View, M: ViewModifier>: _TypedViewNode<ModifiedContent<C, M>> {
    private(set) var content: _TypedViewNode<C>!
    private var wrappers: [ObjectIdentifier: WrapperRenderNode] = [:]
    /// The usual case, kept apart from the dictionary: content with one element.
    private var soleWrapper: WrapperRenderNode?

    override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = C._makeNode(view.content, contentInputs)
    }

    var contentInputs: _ViewInputs { ownInputs }

    func makeWrapper(of child: RenderNode) -> WrapperRenderNode { fatalError("abstract") }

    /// The modifier may have other values than before.
    func modifierDidChange(from old: M) {}

    override func update(_ view: ModifiedContent<C, M>) {
        let old = self.view.modifier
        self.view = view
        modifierDidChange(from: old)
        content.update(view.content)
    }

    final func forEachWrapper(_ visit: (WrapperRenderNode) -> Void) {
        if let soleWrapper { visit(soleWrapper) }
        wrappers.values.forEach(visit)
    }

    private func wrapper(of child: RenderNode) -> WrapperRenderNode {
        if let soleWrapper, soleWrapper.child === child { return soleWrapper }
        if let wrapper = wrappers[ObjectIdentifier(child)] { return wrapper }
        let wrapper = makeWrapper(of: child)
        if soleWrapper == nil {
            soleWrapper = wrapper
        } else {
            wrappers[ObjectIdentifier(child)] = wrapper
        }
        return wrapper
    }

    override var elementCount: Int { content.elementCount }

    override func element(at index: Int) -> RenderNode? { content.element(at: index).map(wrapper) }

    override func elementBuilt(round element: RenderNode) -> RenderNode? {
        soleWrapper?.child === element ? soleWrapper : wrappers[ObjectIdentifier(element)]
    }

    override func collectElements(into elements: inout [RenderNode]) {
        var inner: [RenderNode] = []
        content.collectElements(into: &inner)
        let kept = Set(inner.map(ObjectIdentifier.init))
        discardWrappers { !kept.contains(ObjectIdentifier($0.child)) && !$0.child.isDeparting }
        for child in inner { elements.append(wrapper(of: child)) }
    }

    override func discardElements(_ elements: [RenderNode]) {
        let gone = Set(elements.map(ObjectIdentifier.init))
        let wrapped = discardWrappers { gone.contains(ObjectIdentifier($0.child)) }
        parent?.discardElements(wrapped)
    }

    /// Called when a wrapper is no longer needed.
    func willDiscard(_ wrapper: WrapperRenderNode) {}

    @discardableResult
    private func discardWrappers(where isGone: (WrapperRenderNode) -> Bool) -> [WrapperRenderNode] {
        var discarded: [WrapperRenderNode] = []
        if let sole = soleWrapper, isGone(sole) {
            discarded.append(sole)
            soleWrapper = nil
        }
        for (key, wrapper) in wrappers where isGone(wrapper) {
            discarded.append(wrapper)
            wrappers[key] = nil
        }
        discarded.forEach(willDiscard)
        return discarded
    }

    override func forEachElementSource(_ visit: (_ViewNode) -> Void) { visit(content) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
}
