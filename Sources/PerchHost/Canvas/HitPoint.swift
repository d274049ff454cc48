import Foundation
import SwiftUI

extension ViewHost {
    /// A place at which a finger touches the element and nothing else; nil if it is covered or off the canvas.
    package func hitPoint(of node: AccessibilityNode, on canvas: CGSize) -> CGPoint? {
        guard let element = renderNode(of: node) else { return nil }
        let visible = visibleFrame(of: node.frame, element, on: canvas)
        guard visible.width > 0, visible.height > 0 else { return nil }
        return candidates(in: visible, node).first { point in
            guard let hit = rootElement.hitTest(point) else { return false }
            // A touch on a content shape is one on what it holds; on a scroll view between its rows it is not.
            let takesTouchesForContents = hit.viewport == nil && hit.parent != nil
            return hit.isInside(element) || element.isInside(hit) && takesTouchesForContents
        }
    }

    /// The part of a frame that neither the canvas nor a scroll view around cuts off.
    private func visibleFrame(of frame: CGRect, _ element: RenderNode, on canvas: CGSize) -> CGRect {
        var visible = frame.intersection(CGRect(origin: .zero, size: canvas))
        var node = element.parent
        while let current = node {
            if let viewport = current.viewport { visible = visible.intersection(current.convert(viewport)) }
            node = current.parent
        }
        return visible.isNull ? .zero : visible
    }

    /// Places to try: the activation point, then ever more of a grid.
    private func candidates(in visible: CGRect, _ node: AccessibilityNode) -> [CGPoint] {
        let activation = CGPoint(
            x: node.frame.minX + node.frame.width * node.activationPoint.x,
            y: node.frame.minY + node.frame.height * node.activationPoint.y)
        var points = visible.contains(activation) ? [activation] : []
        points.append(CGPoint(x: visible.midX, y: visible.midY))
        for count in [3, 7] {
            for row in 0..<count {
                for column in 0..<count {
                    points.append(
                        CGPoint(
                            x: visible.minX + visible.width * (CGFloat(column) + 0.5) / CGFloat(count),
                            y: visible.minY + visible.height * (CGFloat(row) + 0.5) / CGFloat(count)))
                }
            }
        }
        return points
    }
}
