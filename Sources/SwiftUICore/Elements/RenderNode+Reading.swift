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

extension KeptReading {
    /// Reads the tree of which a node is the root; made again only where something changed.
    static func readTree(from root: RenderNode) -> [AccessibilityNode] {
        root.tree.reading.isKept = true
        defer { root.tree.reading.isKept = false }
        return root.accessibilityElements()
    }

    /// Reads parts of a node for a node around it, which does not read the node as a whole.
    static func readParts<Parts>(of node: RenderNode, _ parts: () -> Parts) -> Parts {
        guard node.tree.reading.isKept else { return parts() }
        return read(node, keeping: { _ in nil }, parts)
    }

    fileprivate static func read<Parts>(
        _ node: RenderNode, keeping kept: (Parts) -> [AccessibilityNode]?, _ parts: () -> Parts
    ) -> Parts {
        let tree = node.tree
        tree.counters.nodesRead += 1
        let hasMovedAround = tree.reading.hasMoved
        if node.reading?.isContentInPlace(node) != true { tree.reading.hasMoved = true }
        // Before anything is read, so that what changes meanwhile is read next time.
        node.isReadingDirty = false
        let result = parts()
        node.reading = KeptReading(kept(result), of: node)
        tree.reading.hasMoved = hasMovedAround
        return result
    }
}

extension RenderNode {
    /// The accessibility elements of the node and those below, in reading order.
    ///
    /// While the whole tree is read, what did not change since is not made again. Elsewhere everything is: what is around the
    /// node may have moved, and what is hidden may be asked for.
    package final func accessibilityElements() -> [AccessibilityNode] {
        func describe() -> [AccessibilityNode] {
            elementActions?.restart()
            return makeAccessibilityElements()
        }
        guard tree.reading.isKept else {
            tree.counters.nodesRead += 1
            return describe()
        }
        if !isReadingDirty, !tree.reading.hasMoved, let reading, let nodes = reading.nodes, reading.isInPlace(self) {
            return nodes
        }
        return KeptReading.read(self, keeping: { $0 }, describe)
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
