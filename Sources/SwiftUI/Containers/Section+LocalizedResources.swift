extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// A section with a title, which can be folded up. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
