import CoreGraphics

/// What was read of an element, and where the element was then.
final class KeptReading {
    /// Nil where another element took the parts of this one, and where something has changed.
    private(set) var nodes: [AccessibilityNode]?
    private let origin: CGPoint
    private let transform: CGAffineTransform

    init(_ nodes: [AccessibilityNode]?, of node: RenderNode) {
        self.nodes = nodes
        origin = node.origin
        transform = node.restingTransform
    }

    /// Lets go of what was read, which refers to elements that may be gone. The place still says what has moved.
    func forget() { nodes = nil }

    /// Whether the element's box is where it was.
    func isInPlace(_ node: RenderNode) -> Bool { node.origin == origin }

    /// Whether what is in the element is where it was.
    func isContentInPlace(_ node: RenderNode) -> Bool { isInPlace(node) && node.restingTransform == transform }
}

extension RenderNode {
    /// The accessibility elements of the node and those below, in reading order.
    ///
    /// While the whole tree is read, what did not change since is not made again. Elsewhere everything is: what is around the
    /// node may have moved, and what is hidden may be asked for.
    package final func accessibilityElements() -> [AccessibilityNode] {
        guard tree.reading.isKept else {
            tree.counters.nodesRead += 1
            return describeElements()
        }
        if !isReadingDirty, !tree.reading.hasMoved, let reading, let nodes = reading.nodes, reading.isInPlace(self)
        {
            return nodes
        }
        return read(keeping: { $0 }) { describeElements() }
    }

    private func describeElements() -> [AccessibilityNode] {
        elementActions?.restart()
        return makeAccessibilityElements()
    }

    /// Reads parts of the node for a node around it, which does not read the node as a whole.
    package final func readParts<Parts>(_ parts: () -> Parts) -> Parts {
        guard tree.reading.isKept else { return parts() }
        return read(keeping: { _ in nil }, parts)
    }

    private func read<Parts>(keeping kept: (Parts) -> [AccessibilityNode]?, _ parts: () -> Parts) -> Parts {
        tree.counters.nodesRead += 1
        let hasMovedAround = tree.reading.hasMoved
        if reading?.isContentInPlace(self) != true { tree.reading.hasMoved = true }
        // Before anything is read, so that what changes meanwhile is read next time.
        isReadingDirty = false
        let result = parts()
        reading = KeptReading(kept(result), of: self)
        tree.reading.hasMoved = hasMovedAround
        return result
    }

    /// The accessibility elements of the tree of which the node is the root; made again only where something changed.
    package final func readTree() -> [AccessibilityNode] {
        tree.reading.isKept = true
        defer { tree.reading.isKept = false }
        return accessibilityElements()
    }

    /// Something changed in what is read of the node: its words, its traits, what it does, or which elements it has.
    package final func setNeedsReading() {
        // A node that is dirty has dirty ancestors as far as it is read, so the walk may end there.
        var node: RenderNode? = self
        while let current = node, !current.isReadingDirty {
            current.isReadingDirty = true
            current.reading?.forget()
            node = current.parent
        }
    }
}
