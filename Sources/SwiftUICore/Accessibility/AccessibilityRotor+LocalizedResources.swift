extension AccessibilityRotorEntry {
    /// An entry with a name from a localized string resource that leads to the view that is known by an identifier.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelResource), AnyHashable(id), nil, textRange, prepare) }

    /// An entry with a name from a localized string resource that leads to the view that `accessibilityRotorEntry`
    /// named so.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelResource), AnyHashable(id), namespace, textRange, prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry with a name from a localized string resource that leads to the view that has the rotor, or to a part
    /// of its text.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelResource), nil, nil, textRange, prepare) }
}
