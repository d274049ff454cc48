import Foundation

/// The layout of `ZStack`.
public struct ZStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The guides that the children have in common.
    public var alignment: Alignment

    /// Creates a layout that overlays its children with `alignment`.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let extent = extent(subviews, proposal)
        for subview in subviews {
            let (proposal, dimensions) = filling(subview, proposal, bounds.size)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + extent.left - dimensions[alignment.horizontal],
                    y: bounds.minY + extent.above - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }

    /// If nothing is proposed, as in a scroll view, the largest child sets the size of the stack, and the other children are
    /// offered that size. So a shape fills the stack.
    private func filling(
        _ subview: LayoutSubview, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> (ProposedViewSize, ViewDimensions) {
        if proposal.width == nil || proposal.height == nil {
            let offer = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
            let dimensions = subview.dimensions(in: offer)
            if dimensions.width <= size.width, dimensions.height <= size.height { return (offer, dimensions) }
        }
        return (proposal, subview.dimensions(in: proposal))
    }

    /// The box round all children with their guides on one point, and that point in it. As Apple's, only the children
    /// of the highest layout priority make the box.
    private func extent(
        _ subviews: Subviews, _ proposal: ProposedViewSize
    ) -> (size: CGSize, left: CGFloat, above: CGFloat) {
        guard let priority = subviews.lazy.map(\.priority).max() else { return (.zero, 0, 0) }
        var horizontal = GuideExtent()
        var vertical = GuideExtent()
        for subview in subviews where subview.priority == priority {
            let dimensions = subview.dimensions(in: proposal)
            horizontal.include(dimensions.width, guide: dimensions[alignment.horizontal])
            vertical.include(dimensions.height, guide: dimensions[alignment.vertical])
        }
        return (CGSize(width: horizontal.length, height: vertical.length), horizontal.guide, vertical.guide)
    }
}

extension ZStackLayout: Sendable {}
extension ZStackLayout: StandardLayout {}

/// A view that overlays its children. Later children are in front.
public struct ZStack<Content: View> {
    private let layout: ZStackLayout
    private let content: Content

    /// Creates a stack that aligns its children with `alignment`. The default is the center.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: LayoutContainerView {
    public typealias Body = Never

    package var containerLayout: ZStackLayout { layout }
    package var containerContent: Content { content }
}
