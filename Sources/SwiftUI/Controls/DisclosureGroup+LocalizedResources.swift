extension DisclosureGroup where Label == Text {
    /// A group with a label from a localized string resource that starts closed.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A group with a label from a localized string resource whose state is kept elsewhere.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}
