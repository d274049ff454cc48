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
}
