import Foundation

extension View {
    /// Adds a rotor to the elements of this view.
    nonisolated func rotor(_ name: Text, _ entries: [_AccessibilityRotorEntry]) -> some View {
        rotor(name) { entries }
    }

    /// Adds a rotor to the elements of this view.
    nonisolated func rotor(_ name: Text, _ entries: @escaping () -> [_AccessibilityRotorEntry]) -> some View {
        accessibilityChange(resolve: { environment in
            let name = name.accessibilityText(in: environment)
            let entries = entries().map { ($0, $0.label.accessibilityText(in: environment)) }
            return { element in
                element.rotors.append(
                    AccessibilityRotor(name: name, entries: entries.map { $0.resolved(as: $1, in: element) }))
            }
        })
    }

    /// Adds a rotor to this view, with the given entries.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(label) { _AccessibilityRotorEntry.all(of: entries) } }

    /// Adds a rotor to this view, with an entry for each value.
    ///
    /// - Parameters:
    ///   - entryID: by which the view of a value is known.
    ///   - entryLabel: what a value is called.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            label,
            entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0[keyPath: entryID]) })
    }

    /// Adds a rotor to this view, with an entry for each value.
    ///
    /// - Parameter entryLabel: what a value is called.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label, entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0.id) })
    }

    /// Adds a rotor to this view, with entries for parts of its text.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(label, textRanges.map { _AccessibilityRotorEntry(label: Text(verbatim: ""), range: $0) })
    }

    /// Adds a rotor to this view, with a localized name and the given entries.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(Text(labelKey)) { _AccessibilityRotorEntry.all(of: entries) } }

    /// Adds a rotor to this view, with a localized name and an entry for each value.
    ///
    /// - Parameters:
    ///   - entryID: by which the view of a value is known.
    ///   - entryLabel: what a value is called.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            Text(labelKey),
            entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0[keyPath: entryID]) })
    }

    /// Adds a rotor to this view, with a localized name and an entry for each value.
    ///
    /// - Parameter entryLabel: what a value is called.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelKey), entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0.id) })
    }

    /// Adds a rotor to this view, with a localized name and entries for parts of its text.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelKey), textRanges.map { _AccessibilityRotorEntry(label: Text(verbatim: ""), range: $0) })
    }

    /// Adds a rotor to this view, with a name that is not localized and the given entries.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(Text(label)) { _AccessibilityRotorEntry.all(of: entries) } }

    /// Adds a rotor to this view, with a name that is not localized and an entry for each value.
    ///
    /// - Parameters:
    ///   - entryID: by which the view of a value is known.
    ///   - entryLabel: what a value is called.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            Text(label),
            entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0[keyPath: entryID]) })
    }

    /// Adds a rotor to this view, with a name that is not localized and an entry for each value.
    ///
    /// - Parameter entryLabel: what a value is called.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(label), entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0.id) })
    }

    /// Adds a rotor to this view, with a name that is not localized and entries for parts of its text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(label), textRanges.map { _AccessibilityRotorEntry(label: Text(verbatim: ""), range: $0) })
    }

    /// Adds a system rotor to this view, with the given entries.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(Text(verbatim: systemRotor.name)) { _AccessibilityRotorEntry.all(of: entries) } }

    /// Adds a system rotor to this view, with an entry for each value.
    ///
    /// - Parameters:
    ///   - entryID: by which the view of a value is known.
    ///   - entryLabel: what a value is called.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            Text(verbatim: systemRotor.name),
            entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0[keyPath: entryID]) })
    }

    /// Adds a system rotor to this view, with an entry for each value.
    ///
    /// - Parameter entryLabel: what a value is called.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            Text(verbatim: systemRotor.name),
            entries.map { _AccessibilityRotorEntry(label: Text($0[keyPath: entryLabel]), id: $0.id) })
    }

    /// Adds a system rotor to this view, with entries for parts of its text.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(
            Text(verbatim: systemRotor.name),
            textRanges.map { _AccessibilityRotorEntry(label: Text(verbatim: ""), range: $0) })
    }
}
