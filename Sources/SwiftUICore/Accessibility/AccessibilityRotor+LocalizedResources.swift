extension AccessibilityRotorEntry {
    /// Creates an entry with a name from a localized string resource, for the view with an identifier.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelResource), AnyHashable(id), nil, textRange, prepare) }

    /// Creates an entry with a name from a localized string resource, for the view with this identifier in
    /// `accessibilityRotorEntry`.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelResource), AnyHashable(id), namespace, textRange, prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry with a name from a localized string resource, for the view with the rotor or a part of its
    /// text.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelResource), nil, nil, textRange, prepare) }
}
