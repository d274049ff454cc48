import Foundation

/// Puts a view's center at a place of the room that its parent offers.
struct PositionModifier {
    var position: CGPoint
}

extension PositionModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> PositionRenderNode {
        PositionRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: PositionRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(position)
    }
}

final class PositionRenderNode: WrapperRenderNode {
    private var position = CGPoint.zero

    func update(_ position: CGPoint) {
        let checked = CGPoint(x: position.x.finite("A position"), y: position.y.finite("A position"))
        guard checked != self.position else { return }
        self.position = checked
        setNeedsLayout()
    }

    override var debugName: String { "Position" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    private func place(_ proposal: ProposedViewSize) -> CGPoint {
        let inner = child.sizeThatFits(proposal)
        return CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2)
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: place(proposal), proposal: proposal)
    }

    override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        let origin = place(proposal)
        return super.alignmentGuide(key, proposal, size).map { $0 + (key.isVertical ? origin.y : origin.x) }
    }
}

extension View {
    /// Uses all available space and positions the center of the view at `position` in it, in points from the upper-left
    /// corner.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Uses all available space and positions the center of the view in it, in points from the upper-left corner.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(position: CGPoint(x: x, y: y)))
    }
}
