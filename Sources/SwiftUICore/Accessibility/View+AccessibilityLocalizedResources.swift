import CoreGraphics
import Foundation

extension View {
    /// Adds a custom accessibility action with a name from a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Adds a rotor to this view, with a name from a localized string resource and the given entries.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource,
        @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(Text(labelResource)) { _AccessibilityRotorEntry.all(of: entries) } }

    /// Adds a rotor to this view, with a name from a localized string resource and an entry for each value.
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

    /// Adds a rotor to this view, with a name from a localized string resource and an entry for each value.
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

    /// Adds a rotor to this view, with a name from a localized string resource and entries for parts of its text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor(
        _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelResource), textRanges.map { _AccessibilityRotorEntry(label: Text(verbatim: ""), range: $0) })
    }

    /// Sets the accessibility label of the view, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelResource))
    }

    /// Sets the accessibility label of the view if `isEnabled` is true, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the view, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource))
    }

    /// Sets the accessibility value of the view if `isEnabled` is true, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the view, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintResource))
    }

    /// Sets the accessibility hint of the view if `isEnabled` is true, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    /// Sets alternative accessibility labels for input, with the best label first. The texts are localized string
    /// resources.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelResources.map { Text($0) })
    }

    /// Sets alternative accessibility labels for input if `isEnabled` is true, with the best label first. The texts are
    /// localized string resources.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Adds help text to the view, from a localized string resource. It is an accessibility hint, and a host with a
    /// pointer can show it as a tooltip.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
        accessibilityHint(textResource)
    }
}
