import Foundation

/// A rectangle and the part of it that bars, corners and the like leave free, in the coordinates of the node that
/// provides it.
package struct SafeArea: Equatable {
    package var outer: CGRect
    package var inner: CGRect

    package init(outer: CGRect, inner: CGRect) {
        self.outer = outer
        self.inner = inner
    }
}

/// The part of the canvas that the software keyboard takes from the safe area, in the canvas's coordinates.
struct KeyboardArea: Equatable {
    /// The keyboard's upper edge.
    var top: CGFloat
    /// Where the safe area would end without it.
    var containerBottom: CGFloat
}

extension CGRect {
    /// The rectangle without the insets. Leading counts as left: nodes mirror when they place.
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}

extension SafeArea {
    /// How far a node at its present place may reach over the safe area's edges, on the sides that it touches.
    ///
    /// Marks the node as one that must be laid out again when it moves.
    package static func reach(of node: RenderNode) -> EdgeInsets {
        node.markDependsOnPosition()
        guard let provider = provider(around: node), let area = provider.safeArea else { return EdgeInsets() }
        let frame = node.convert(CGRect(origin: .zero, size: node.size), to: provider)
        let tolerance: CGFloat = 0.01
        func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
            distance <= tolerance ? max(0, inset) : 0
        }
        return EdgeInsets(
            top: reach(frame.minY - area.inner.minY, frame.minY - area.outer.minY),
            leading: reach(frame.minX - area.inner.minX, frame.minX - area.outer.minX),
            bottom: reach(area.inner.maxY - frame.maxY, area.outer.maxY - frame.maxY),
            trailing: reach(area.inner.maxX - frame.maxX, area.outer.maxX - frame.maxX))
    }

    /// The insets of the safe area around a node, wherever it will be placed; for measuring.
    package static func insets(around node: RenderNode) -> EdgeInsets {
        guard let area = provider(around: node)?.safeArea else { return EdgeInsets() }
        return EdgeInsets(
            top: area.inner.minY - area.outer.minY, leading: area.inner.minX - area.outer.minX,
            bottom: area.outer.maxY - area.inner.maxY, trailing: area.outer.maxX - area.inner.maxX)
    }

    /// The nearest element around that sets an area aside.
    private static func provider(around node: RenderNode) -> RenderNode? {
        var provider = node.parent
        while let current = provider, current.safeArea == nil { provider = current.parent }
        return provider
    }
}

extension KeyboardArea {
    /// How much of what a node at its present place may reach over at the bottom is there because of the keyboard alone.
    func part(of reach: EdgeInsets, under node: RenderNode) -> CGFloat {
        guard reach.bottom > 0, abs(node.convert(CGRect(origin: .zero, size: node.size)).maxY - top) < 1 else {
            return 0
        }
        return min(reach.bottom, containerBottom - top)
    }
}
