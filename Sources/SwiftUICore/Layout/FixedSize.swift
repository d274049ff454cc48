import Foundation

/// Gives a view its ideal size, regardless of the proposal.
struct FixedSizeModifier {
    var horizontal: Bool
    var vertical: Bool
}

extension FixedSizeModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FixedSizeRenderNode {
        FixedSizeRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: FixedSizeRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(horizontal, vertical)
    }
}

final class FixedSizeRenderNode: PlacingRenderNode {
    private var horizontal = false
    private var vertical = false

    func update(_ horizontal: Bool, _ vertical: Bool) {
        guard horizontal != self.horizontal || vertical != self.vertical else { return }
        self.horizontal = horizontal
        self.vertical = vertical
        setNeedsLayout()
    }

    override var debugName: String { "FixedSize" }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        Placement(.zero, childProposal(proposal))
    }
}

extension View {
    /// Fixes the view at its ideal size in the given dimensions, regardless of the proposal.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Fixes the view at its ideal size, regardless of the proposal.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
