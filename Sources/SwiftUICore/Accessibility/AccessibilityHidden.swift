extension View {
    /// Hides the view and all in it from assistive technology when `hidden` is true.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isHiding: hidden))
    }

    /// Hides the view and all in it from assistive technology when both are true.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isHiding: hidden && isEnabled))
    }
}
