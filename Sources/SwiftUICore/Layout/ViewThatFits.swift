import Foundation

/// A view that shows the first of several views whose ideal size fits. If none fits, it shows the last one.
public struct ViewThatFits<Content: View> {
    fileprivate let axes: Axis.Set
    fileprivate let content: Content

    /// Creates a choice of views.
    ///
    /// - Parameter axes: the dimensions that must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: UnaryView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ViewThatFitsNode(view, inputs)
    }
}

private final class ViewThatFitsNode<Content: View>: _TypedViewNode<ViewThatFits<Content>>, ElementConsumer {
    private let render: ViewThatFitsRenderNode
    private var content: _TypedViewNode<Content>!

    override init(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
        render = ViewThatFitsRenderNode(tree: inputs.host.tree)
        super.init(view, inputs)
        content = Content._makeNode(view.content, childInputs)
        refresh()
    }

    private func refresh() { render.update(axes: view.axes, candidates: content.elements) }

    override func update(_ view: ViewThatFits<Content>) {
        self.view = view
        content.update(view.content)
        refresh()
    }

    override func childElementsDidChange() { host.enqueueElements(self) }
    func updateElements() { refresh() }
    override func discardElements(_ elements: [RenderNode]) { childElementsDidChange() }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }
    override func forEachElementSource(_ visit: (_ViewNode) -> Void) {}
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
}

private final class ViewThatFitsRenderNode: RenderNode {
    private var axes: Axis.Set = []
    private var candidates: [RenderNode] = []
    private var shown: RenderNode?

    func update(axes: Axis.Set, candidates: [RenderNode]) {
        guard axes != self.axes || !candidates.elementsEqual(self.candidates, by: ===) else { return }
        for node in self.candidates where !candidates.contains(where: { $0 === node }) { abandon(node) }
        self.axes = axes
        self.candidates = candidates
        candidates.forEach(adopt)
        if !candidates.contains(where: { $0 === shown }) {
            // There is a child at all times: what has none moves as a whole, with what comes in by the same change.
            shown = candidates.first
            setNeedsDisplay()
        }
        setNeedsLayout()
    }

    override var debugName: String { "ViewThatFits" }
    override var soleChild: RenderNode? { shown }

    private func choice(_ proposal: ProposedViewSize) -> RenderNode? {
        let isWide = axes.contains(.horizontal)
        let isHigh = axes.contains(.vertical)
        let ideal = ProposedViewSize(
            width: isWide ? nil : proposal.width, height: isHigh ? nil : proposal.height)
        let fitting = candidates.first { candidate in
            let size = candidate.sizeThatFits(ideal)
            return (!isWide || size.width <= proposal.width ?? .infinity)
                && (!isHigh || size.height <= proposal.height ?? .infinity)
        }
        return fitting ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        choice(proposal)?.dimensions(in: proposal)[explicit: key]
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let choice = choice(proposal)
        if choice !== shown {
            shown = choice
            setNeedsDisplay()
        }
        choice?.place(at: .zero, proposal: proposal)
    }
}
