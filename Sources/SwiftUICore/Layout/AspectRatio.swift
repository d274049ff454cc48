import Foundation

/// Constants that indicate whether a view with fixed proportions fits the available space or covers it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// The modes in which the content has the largest size that fits, and the smallest size that covers the available
    /// space.
    case fit, fill
}

/// Offers a view room of fixed proportions.
struct AspectRatioModifier {
    /// Width by height; nil takes the view's ideal.
    var ratio: CGFloat?
    var contentMode: ContentMode
}

extension AspectRatioModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AspectRatioRenderNode {
        AspectRatioRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: AspectRatioRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(ratio, contentMode)
    }
}

final class AspectRatioRenderNode: PlacingRenderNode {
    private var ratio: CGFloat?
    private var contentMode = ContentMode.fit

    func update(_ ratio: CGFloat?, _ contentMode: ContentMode) {
        let checked = ratio.flatMap { ratio -> CGFloat? in
            if ratio.isFinite, ratio > 0 { return ratio }
            Log.once("The aspect ratio \(ratio) is invalid; the view's own aspect ratio is used.")
            return nil
        }
        guard checked != self.ratio || contentMode != self.contentMode else { return }
        self.ratio = checked
        self.contentMode = contentMode
        setNeedsLayout()
    }

    override var debugName: String { "AspectRatio" }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0,
            ratio.isFinite
        else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(scaled(ratio, to: ideal))
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return ProposedViewSize(scaled(ratio, to: CGSize(width: width, height: height)))
        }
    }

    private func scaled(_ ratio: CGFloat, to room: CGSize) -> CGSize {
        let isLimitedByWidth = (room.width / ratio <= room.height) == (contentMode == .fit)
        return isLimitedByWidth
            ? CGSize(width: room.width, height: room.width / ratio)
            : CGSize(width: room.height * ratio, height: room.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        Placement(.zero, childProposal(proposal))
    }
}

extension View {
    /// Proposes a size with fixed proportions to the view.
    ///
    /// - Parameter aspectRatio: width by height; nil takes that of the view's ideal size.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes a size with the proportions of a given size to the view.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(
            AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// Scales the view to fit the available space.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover the available space.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
