/// Takes a view and all in it out of the accessibility tree.
struct AccessibilityHidingModifier {
    let isHiding: Bool
}

extension AccessibilityHidingModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AccessibilityHidingRenderNode {
        AccessibilityHidingRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: AccessibilityHidingRenderNode, _ environment: EnvironmentValues) {
        wrapper.isHiding = isHiding
    }
}

final class AccessibilityHidingRenderNode: WrapperRenderNode {
    var isHiding = false

    override var debugName: String { "AccessibilityHidden" }

    override func accessibilityElements() -> [AccessibilityNode] {
        isHiding ? [] : super.accessibilityElements()
    }
}

extension View {
    /// Hides the view and all in it from assistive technology when `hidden` is true.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHidingModifier(isHiding: hidden))
    }

    /// Hides the view and all in it from assistive technology when both are true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        modifier(AccessibilityHidingModifier(isHiding: hidden && isEnabled))
    }
}
