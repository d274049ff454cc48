// The names of iOS 13.

extension View {
    /// The old name of `accessibilityLabel(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
    nonisolated public func accessibility(
        label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }

    /// The old name of `accessibilityValue(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
    nonisolated public func accessibility(
        value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }

    /// The old name of `accessibilityHint(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
    nonisolated public func accessibility(
        hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

    /// The old name of `accessibilityIdentifier(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
    nonisolated public func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityIdentifier(identifier) }

    /// The old name of `accessibilityInputLabels(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
    nonisolated public func accessibility(
        inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabels) }

    /// The old name of `accessibilityActivationPoint(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
    nonisolated public func accessibility(
        activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }

    /// The old name of `accessibilityActivationPoint(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
    nonisolated public func accessibility(
        activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }

    /// The old name of `accessibilityAddTraits(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
    nonisolated public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

    /// The old name of `accessibilityRemoveTraits(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

    /// The old name of `accessibilitySortPriority(_:)`.
    @available(iOS, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
    nonisolated public func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilitySortPriority(sortPriority) }

    /// Names the view as the selected value. This has no effect.
    @available(*, deprecated, message: "Use tag(_:) or id(_:) instead.")
    nonisolated public func accessibility(
        selectionIdentifier: AnyHashable
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        WithoutEffect.accessibilitySelectionIdentifier.log()
        return accessibilityRemoveTraits([])
    }

    /// Sets whether the view and its content are hidden from assistive technology. This is the old name of
    /// `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
