import CoreGraphics

/// A part of what has the keyboard as a group, such as a row of a list, to which the keyboard can come.
package struct FocusPart {
    package let id: AnyHashable
    package let isChosen: Bool
    /// What the space bar does.
    package let choose: () -> Void
    /// What Return does.
    package let act: () -> Void

    package init(id: AnyHashable, isChosen: Bool, choose: @escaping () -> Void, act: @escaping () -> Void) {
        self.id = id
        self.isChosen = isChosen
        self.choose = choose
        self.act = act
    }
}

/// Makes a view a part of the group around it; nil, none that the keyboard comes to.
package struct FocusPartModifier {
    let part: FocusPart?

    package init(part: FocusPart?) { self.part = part }
}

extension FocusPartModifier: ElementModifier {
    package typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FocusPartRenderNode {
        FocusPartRenderNode(tree: tree, child: child)
    }

    package func updateWrapper(_ wrapper: FocusPartRenderNode, _ environment: EnvironmentValues) {
        wrapper.part = part
    }
}

package final class FocusPartRenderNode: WrapperRenderNode {
    package fileprivate(set) var part: FocusPart?

    package override var debugName: String { "FocusPart" }

    /// Scrolls as little as is needed to see it.
    @MainActor package func scrollIntoSight() { ScrollRenderNode.reveal(CGRect(origin: .zero, size: size), of: self) }
}

extension FocusItem {
    /// The parts of the group that are there, in order.
    package var parts: [FocusPartRenderNode] {
        var parts: [FocusPartRenderNode] = []
        func visit(_ node: RenderNode) {
            if let part = node as? FocusPartRenderNode {
                if part.part != nil { parts.append(part) }
            } else {
                node.children.forEach(visit)
            }
        }
        if let node { visit(node) }
        return parts
    }

    /// Scrolls what is in the group. Returns whether the key says so and there is anything to scroll.
    package func scrollInside(by press: KeyPress) -> Bool {
        node.flatMap(ScrollRenderNode.first)?.scroll(by: press) ?? false
    }

    /// Moves what is in the group by so much to the right and down, at once. Returns whether it did.
    package func scrollInside(by distance: CGSize) -> Bool {
        guard let scroll = node.flatMap(ScrollRenderNode.first) else { return false }
        let before = scroll.offset
        scroll.scroll(by: distance)
        return scroll.offset != before
    }
}
