import Foundation

/// Where something lies that can be scrolled to: an element, and a box in its coordinates.
package struct ScrollTargetPlace {
    package let node: RenderNode
    private let rect: CGRect?

    package init(_ node: RenderNode) {
        self.node = node
        rect = nil
    }

    package init(node: RenderNode, rect: CGRect) {
        self.node = node
        self.rect = rect
    }

    /// The box in the coordinates of `ancestor`; nil where the element is not below it.
    package func rect(in ancestor: RenderNode) -> CGRect? {
        var above: RenderNode? = node
        while let current = above, current !== ancestor { above = current.parent }
        guard above != nil else { return nil }
        return node.convert(rect ?? CGRect(origin: .zero, size: node.size), to: ancestor)
    }
}
