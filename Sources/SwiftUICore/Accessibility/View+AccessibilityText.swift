import Foundation

// MARK: Label

extension View {
    /// Sets the accessibility label of the view.
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label, isEnabled: true)
    }

    /// Sets the accessibility label of the view.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility label of the view if `isEnabled` is true.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(
            isEnabled: isEnabled,
            resolve: { environment in
                let text = label.accessibilityText(in: environment)
                return { $0.label = text }
            })
    }

    /// Sets the accessibility label of the view if `isEnabled` is true.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility label of the view if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
}

// MARK: Value

extension View {
    /// Sets the accessibility value of the view.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(valueDescription, isEnabled: true)
    }

    /// Sets the accessibility value of the view.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the accessibility value of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ valueDescription: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueDescription))
    }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(
            isEnabled: isEnabled,
            resolve: { environment in
                let text = valueDescription.accessibilityText(in: environment)
                return { $0.value = text }
            })
    }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ valueDescription: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueDescription), isEnabled: isEnabled)
    }
}

// MARK: Hint

extension View {
    /// Sets the accessibility hint of the view.
    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint, isEnabled: true)
    }

    /// Sets the accessibility hint of the view.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the accessibility hint of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    /// Sets the accessibility hint of the view if `isEnabled` is true.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(
            isEnabled: isEnabled,
            resolve: { environment in
                let text = hint.accessibilityText(in: environment)
                return { $0.hint = text }
            })
    }

    /// Sets the accessibility hint of the view if `isEnabled` is true.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the view if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}

// MARK: Names for voice control

extension View {
    /// Sets alternative accessibility labels for input, with the best label first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels, isEnabled: true)
    }

    /// Sets alternative accessibility labels for input, with the best label first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets alternative accessibility labels for input, with the best label first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets alternative accessibility labels for input if `isEnabled` is true, with the best label first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(
            isEnabled: isEnabled,
            resolve: { environment in
                let labels = inputLabels.map { $0.accessibilityText(in: environment) }
                return { $0.inputLabels = labels }
            })
    }

    /// Sets alternative accessibility labels for input if `isEnabled` is true, with the best label first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets alternative accessibility labels for input if `isEnabled` is true, with the best label first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}

// MARK: Enlarged content

extension View {
    /// Shows another view in the large content viewer while the user holds this view, at accessibility text sizes.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        modifier(AccessibilitySubstituteModifier(kind: .largeContent, other: largeContentView()))
    }
}
