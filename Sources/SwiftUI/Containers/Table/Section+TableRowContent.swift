extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    /// The type of the value of a row.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top. Tables do not show the headers and footers of sections.
    @MainActor @preconcurrency public var _rows: AnyRandomAccessCollection<Content.TableRowValue> { content._rows }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of rows.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of rows with a header.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
    where V == Content.TableRowValue {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of rows with a title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section of rows with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section of rows with a title.
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}
