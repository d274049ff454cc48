extension RenderNode {
    /// A node for this element, with its frame.
    package final func makeAccessibilityNode(
        _ role: AccessibilityRole, label: String = "", traits: AccessibilityTraits = []
    ) -> AccessibilityNode {
        var node = AccessibilityNode(role, label: label, traits: traits)
        node.id = id
        node.frame = globalFrame
        return node
    }

    /// Describes an element of the node. Called while the node is read.
    package final func describe(
        _ node: inout AccessibilityNode, _ change: (inout AccessibilityDescription) -> Void
    ) {
        var description = AccessibilityDescription(node, by: self)
        // One reference to what is changed.
        node = AccessibilityNode.empty
        change(&description)
        node = description.node
    }
}
