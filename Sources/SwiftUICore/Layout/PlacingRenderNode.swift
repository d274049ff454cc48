import Foundation

/// An element that puts its one child somewhere in itself, such as a frame or a padding.
///
/// Subclasses say where, counted from the leading edge; the mirror for right-to-left text is put in here.
package class PlacingRenderNode: WrapperRenderNode {
    /// Where the child lies.
    package struct Placement {
        /// The child's top leading corner, from that of this node.
        package var position: CGPoint
        package var proposal: ProposedViewSize

        package init(_ position: CGPoint, _ proposal: ProposedViewSize) {
            self.position = position
            self.proposal = proposal
        }
    }

    package final var layoutDirection = LayoutDirection.leftToRight {
        didSet { if layoutDirection != oldValue { setNeedsLayout() } }
    }

    /// The child's place when this node has `size` after `proposal`.
    package func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        Placement(.zero, proposal)
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let placement = childPlacement(in: size, proposal)
        child.place(
            at: mirrored(placement.position, child.sizeThatFits(placement.proposal), in: size),
            proposal: placement.proposal)
    }

    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        let placement = childPlacement(in: size, proposal)
        guard let guide = child.dimensions(in: placement.proposal)[explicit: key] else { return nil }
        return guide + (key.isVertical ? placement.position.y : placement.position.x)
    }

    /// The top left corner of a box of `inner` size whose top leading corner is at `position` of `outer`.
    package final func mirrored(_ position: CGPoint, _ inner: CGSize, in outer: CGSize) -> CGPoint {
        guard layoutDirection == .rightToLeft else { return position }
        return CGPoint(x: outer.width - position.x - inner.width, y: position.y)
    }
}

extension Alignment {
    /// Where a view must lie in a box of `size` so that its guides meet those of the box.
    package func position(of view: ViewDimensions, in box: ViewDimensions) -> CGPoint {
        CGPoint(x: box[horizontal] - view[horizontal], y: box[vertical] - view[vertical])
    }
}
