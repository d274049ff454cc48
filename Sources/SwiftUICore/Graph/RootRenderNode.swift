import DisplayList
import Foundation

/// The canvas: the content in the safe area, overlays above it.
final class RootRenderNode: RenderNode {
    var safeAreaInsets: EdgeInsets
    private var content: [RenderNode] = []
    private var overlays: [RenderNode] = []

    init(tree: RenderTree, safeAreaInsets: EdgeInsets) {
        self.safeAreaInsets = safeAreaInsets
        super.init(tree: tree)
    }

    override var debugName: String { "Root" }
    override var children: [RenderNode] { content + overlays }

    func setContent(_ nodes: [RenderNode]) {
        content = nodes
        nodes.forEach(adopt)
        setNeedsLayout()
    }

    func setOverlays(_ nodes: [RenderNode]) {
        for node in overlays where !nodes.contains(where: { $0 === node }) { abandon(node) }
        overlays = nodes
        nodes.forEach(adopt)
        setNeedsLayout()
        setNeedsDisplay()
    }

    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        content.first?.sizeThatFits(proposal) ?? .zero
    }

    /// Places everything on a canvas of `size`.
    func place(_ size: CGSize) { place(at: .zero, proposal: ProposedViewSize(size)) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var safeArea: SafeArea? {
        let outer = CGRect(origin: .zero, size: size)
        return SafeArea(outer: outer, inner: outer.inset(by: safeAreaInsets))
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let area = CGRect(origin: .zero, size: size).inset(by: safeAreaInsets)
        for node in content {
            let proposal = ProposedViewSize(area.size)
            let size = node.sizeThatFits(proposal)
            node.place(
                at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: proposal)
        }
        for node in overlays { node.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func accessibilityElements() -> [AccessibilityNode] {
        AccessibilityTree.ordered(super.accessibilityElements())
    }
}
