import Audit
import CoreGraphics
import SwiftUI

/// Measures which area around a control really takes touches for it, by the same test that touches go through.
@MainActor
struct TargetMeter {
    let root: RenderNode
    let nodes: [Int: RenderNode]
    /// The elements in which something says which part of it takes touches. Of all others the whole frame does: assistive
    /// technology presses there, and so do fingers on a label of a button.
    let shaped: Set<Int>
    /// The rows of lists around elements that can take the touches of the whole row.
    let rows: [Int: RenderNode]
    let canvas: CGSize

    /// How far from the middle it is worth to look: half of the side that Apple recommends.
    private static let reach: CGFloat = 22

    func measure(_ screen: inout AuditedScreen) {
        // The rows with one control only.
        let operable = rows.filter { screen.elements[$0.key].isOperable }
        let alone = Set(
            Dictionary(grouping: operable.values) { ObjectIdentifier($0) }.filter { $0.value.count == 1 }.keys)
        for index in screen.elements.indices {
            let element = screen.elements[index]
            guard element.isOperable, element.isEnabled, !element.isInlineLink, let node = nodes[index] else {
                continue
            }
            guard !isPartlyScrolledAway(node), let target = target(of: node, element.frame) else { continue }
            var whole = shaped.contains(index) ? target : target.union(element.frame)
            if let row = rows[index], alone.contains(ObjectIdentifier(row)) { whole = whole.union(row.globalFrame) }
            screen.elements[index].target = whole
        }
    }

    /// Whether a scroll view shows only a part of the control; the rest appears as people scroll.
    private func isPartlyScrolledAway(_ node: RenderNode) -> Bool {
        let frame = node.globalFrame.insetBy(dx: 0.5, dy: 0.5)
        var next = node.parent
        while let current = next {
            if current is ScrollRenderNode, !current.globalFrame.contains(frame) { return true }
            next = current.parent
        }
        return false
    }

    /// Nil where the middle is out of sight or covered, or nothing there takes touches.
    private func target(of node: RenderNode, _ frame: CGRect) -> CGRect? {
        guard let start = start(node, frame) else { return nil }
        let up = extent(node, from: start, x: 0, y: -1, atLeast: start.y - frame.minY)
        let down = extent(node, from: start, x: 0, y: 1, atLeast: frame.maxY - start.y)
        let left = extent(node, from: start, x: -1, y: 0, atLeast: start.x - frame.minX)
        let right = extent(node, from: start, x: 1, y: 0, atLeast: frame.maxX - start.x)
        return CGRect(x: start.x - left, y: start.y - up, width: left + right, height: up + down)
    }

    /// A point of the frame that takes touches: the middle, or another where it takes none.
    private func start(_ node: RenderNode, _ frame: CGRect) -> CGPoint? {
        let bounds = CGRect(origin: .zero, size: canvas)
        for (x, y) in [(0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.25), (0.5, 0.75)] {
            let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
            if bounds.contains(point), isHit(node, point) { return point }
        }
        return nil
    }

    /// How far touches are taken in one direction. The frame's own edge is tried first, so that most take two tests.
    private func extent(_ node: RenderNode, from start: CGPoint, x: CGFloat, y: CGFloat, atLeast edge: CGFloat)
        -> CGFloat
    {
        func hits(_ distance: CGFloat) -> Bool {
            let point = CGPoint(x: start.x + x * distance, y: start.y + y * distance)
            // What lies beyond the canvas cannot be touched, and is not the control's fault.
            return isHit(node, point)
        }
        let reach = max(Self.reach, edge)
        if edge >= Self.reach, hits(edge - 0.1) { return edge }
        if hits(reach) { return reach }
        var (low, high): (CGFloat, CGFloat) = (0, reach)
        if edge < reach, edge > 0.2 {
            if hits(edge - 0.1) { low = edge - 0.1 } else { high = edge - 0.1 }
            if low > 0, !hits(edge + 0.1) { return edge }
        }
        while high - low > 0.1 {
            let middle = (low + high) / 2
            if hits(middle) { low = middle } else { high = middle }
        }
        return ((low + high) * 5).rounded() / 10
    }

    private func isHit(_ node: RenderNode, _ point: CGPoint) -> Bool {
        var hit = root.hitTest(point)
        while let current = hit {
            if current === node { return true }
            hit = current.parent
        }
        return false
    }
}
