import SwiftUI

extension ViewHost {
    /// The element on the canvas that an accessibility element represents.
    package func renderNode(of node: AccessibilityNode) -> RenderNode? {
        func find(_ element: RenderNode) -> RenderNode? {
            if element.standsFor(node.id) { return element }
            for child in element.children {
                if let found = find(child) { return found }
            }
            return nil
        }
        return find(rootElement)
    }

    /// Scrolls the scroll views around an element so that it is in sight, the innermost first.
    ///
    /// - Parameter update: lays out what has moved.
    package func scrollToVisible(_ node: AccessibilityNode, update: () -> Void) {
        guard let element = renderNode(of: node) else { return }
        var ancestor = element.parent
        while let current = ancestor {
            if let scroll = current as? ScrollRenderNode {
                let rect = element.convert(CGRect(origin: .zero, size: element.size), to: scroll)
                scroll.setOffset(scroll.offset(showing: rect, anchor: nil))
                update()
            }
            ancestor = current.parent
        }
    }
}
