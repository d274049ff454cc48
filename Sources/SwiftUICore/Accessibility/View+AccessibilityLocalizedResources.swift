import CoreGraphics
import Foundation

extension View {
    /// Offers an action by name. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Adds a way through this view that a reader offers, with a name from a localized string resource: to the
    /// entries, one after the other.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource,
        @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(Text(labelResource)) { _AccessibilityRotorEntry.all(of: entries) } }

    /// Adds a way through this view that a reader offers, with a name from a localized string resource: to what
    /// values stand for, one after the other.
    ///
    /// - Parameters:
    ///   - entryID: by which the view of a value is known.
    ///   - entryLabel: what a value is called.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            Text(labelResource),
            entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0[keyPath: entryID]) })
    }

    /// Adds a way through this view that a reader offers, with a name from a localized string resource: to what
    /// values stand for, one after the other.
    ///
    /// - Parameter entryLabel: what a value is called.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            Text(labelResource),
            entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0.id) })
    }

    /// Adds a way through the text of this view that a reader offers, with a name from a localized string resource:
    /// to parts of it, one after the other.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor(
        _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelResource), textRanges.map { _AccessibilityRotorEntry(label: Text(verbatim: ""), range: $0) })
    }

    /// Says what the view is. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelResource))
    }

    /// Says what the view is when `isEnabled` is true. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    /// Says what the view is set to. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource))
    }

    /// Says what the view is set to when `isEnabled` is true. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Says what comes of using the view. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintResource))
    }

    /// Says what comes of using the view when `isEnabled` is true. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    /// Says by which names the view may be called, the best first. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelResources.map { Text($0) })
    }

    /// Says by which names the view may be called, the best first, when `isEnabled` is true. The text is a localized
    /// string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Says what the view is for: as a hint to assistive technology. A host with a pointer may show it as a tip. The
    /// text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
        accessibilityHint(textResource)
    }
}
