/// A view that is one element, is made when it is first laid out, and is kept while its container hides it: a tab, a
/// page of a navigation stack.
///
/// While it is hidden its `onDisappear` actions have run, its tasks are cancelled, and its preferences do not count.
package struct KeptView<Content: View> {
    let content: Content
    let isEager: Bool

    /// - Parameter isEager: whether the content is made at once, even if it is not shown.
    package init(_ content: Content, isEager: Bool = false) {
        self.content = content
        self.isEager = isEager
    }
}

extension KeptView: UnaryView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        KeptNode(view, inputs)
    }
}

@MainActor private protocol KeptContent: AnyObject {
    func makeContent()
    func shownDidChange()
}

final class KeptRenderNode: RenderNode {
    fileprivate weak var owner: (any KeptContent)?
    private var content: RenderNode?

    var isShown = true {
        didSet {
            guard isShown != oldValue else { return }
            nonisolated(unsafe) let owner = owner
            assumeMainActor { owner?.shownDidChange() }
        }
    }

    func setContent(_ node: RenderNode?) {
        guard content !== node else { return }
        if let content { abandon(content) }
        content = node
        if let node { adopt(node) }
    }

    private var madeContent: RenderNode? {
        if content == nil {
            nonisolated(unsafe) let owner = owner
            assumeMainActor { owner?.makeContent() }
        }
        return content
    }

    override var debugName: String { "Kept" }
    override var soleChild: RenderNode? { content }
    override var preferredSpacing: ViewSpacing { madeContent?.spacing ?? ViewSpacing() }

    override func hides(_ child: RenderNode) -> Bool { !isShown }

    override func keepsFocus(from child: RenderNode) -> Bool { !isShown }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        madeContent?.sizeThatFits(proposal) ?? .zero
    }

    override func alignmentGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        madeContent?.dimensions(in: proposal)[explicit: key]
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        madeContent?.place(at: .zero, proposal: proposal)
    }
}

private final class KeptNode<Content: View>: _TypedViewNode<KeptView<Content>>, KeptContent {
    private typealias Container = LayoutContainer<ImplicitStackLayout, Content>
    private var content: _TypedViewNode<Container>?
    private let render: KeptRenderNode

    override init(_ view: KeptView<Content>, _ inputs: _ViewInputs) {
        render = KeptRenderNode(tree: inputs.host.tree)
        super.init(view, inputs)
        render.owner = self
        if view.isEager { makeContent() }
    }

    private var container: Container { LayoutContainer(layout: ImplicitStackLayout(), content: view.content) }

    func makeContent() {
        guard content == nil, isMounted else { return }
        let node = Container._makeNode(container, childInputs)
        content = node
        render.setContent(node.element(at: 0))
        host.preferencesDidChange()
    }

    func shownDidChange() {
        content?.setAppeared(render.isShown)
        host.preferencesDidChange()
    }

    override func setAppeared(_ isShown: Bool) {
        // What is hidden stays hidden when the views around it come back.
        if render.isShown { super.setAppeared(isShown) }
    }

    override func hides(_ child: _ViewNode) -> Bool { !render.isShown }

    override func update(_ view: KeptView<Content>) {
        self.view = view
        content?.update(container)
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if render.isShown { super.collectPreference(key, into: &value) }
    }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let content { visit(content) }
    }
}

extension KeptRenderNode {
    /// Tells a kept view whether its container shows it.
    static func setShown(_ isShown: Bool, _ element: RenderNode) {
        var node: RenderNode? = element
        while let current = node {
            if let kept = current as? KeptRenderNode { return kept.isShown = isShown }
            node = current.traitSource
        }
    }
}
