extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a title and a symbol. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and an image of the program's. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab of a view that keeps its selection itself, with a title and a symbol. The text is a localized string
    /// resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
    }

    /// A tab of a view that keeps its selection itself, with a title and an image of the program's. The text is a
    /// localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Tabs under a title. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }
}
