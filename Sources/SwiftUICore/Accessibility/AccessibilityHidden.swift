extension View {
    /// Sets whether the view and its content are hidden from assistive technology.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isHiding: hidden))
    }

    /// Hides the view and its content from assistive technology if both arguments are true.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isHiding: hidden && isEnabled))
    }
}
