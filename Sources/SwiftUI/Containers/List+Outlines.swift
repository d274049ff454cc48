extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a tree, identified by its `id`. Elements with `children` can be
    /// expanded.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(
            selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with a row for each element of a tree, identified by the value at `id`. Elements with `children`
    /// can be expanded.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row for each element of a tree, identified by its `id`, with multiple selection. Elements
    /// with `children` can be expanded.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with a row for each element of a tree, identified by the value at `id`, with multiple selection.
    /// Elements with `children` can be expanded.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// Creates a list with a row for each element of a tree, identified by its `id`, with single selection. Elements
    /// with `children` can be expanded.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with a row for each element of a tree, identified by the value at `id`, with single selection.
    /// Elements with `children` can be expanded.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

// MARK: Bindings

extension List where SelectionValue == Never {
    /// Creates a list with a row for a binding to each element of a tree, identified by its `id`. Elements with
    /// `children` can be expanded.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable
    {
        self.init(
            selection: nil,
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with a row for a binding to each element of a tree, identified by the value at `id`. Elements
    /// with `children` can be expanded.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(
            selection: nil,
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Creates a list with a row for a binding to each element of a tree, identified by its `id`, with multiple
    /// selection. Elements with `children` can be expanded.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with a row for a binding to each element of a tree, identified by its `id`, with single
    /// selection. Elements with `children` can be expanded.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with a row for a binding to each element of a tree, identified by the value at `id`, with
    /// multiple selection. Elements with `children` can be expanded.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// Creates a list with a row for a binding to each element of a tree, identified by the value at `id`, with single
    /// selection. Elements with `children` can be expanded.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
