/// A view that shows a tree of data, whose branches the user can expand and collapse.
///
/// Branches are disclosure groups. In a list, each branch is a row, and its content is indented.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private enum Base {
        case root(Data.Element)
        case roots(Data)
    }

    private let base: Base
    private let source: OutlineSource<Data, ID, Leaf>

    private init(_ base: Base, _ source: OutlineSource<Data, ID, Leaf>) {
        self.base = base
        self.source = source
    }
}

/// How an outline finds and shows its elements.
private struct OutlineSource<Data: RandomAccessCollection, ID: Hashable, Leaf> {
    let id: (Data.Element) -> ID
    /// Nil where an element is no branch.
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    /// Creates an outline of one element, identified by its `id`. An element whose `children` are nil cannot be
    /// expanded.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(
            .root(root),
            OutlineSource(id: { $0.id }, children: { $0[keyPath: children] }, content: content))
    }

    /// Creates an outline of several elements, identified by their `id`. An element whose `children` are nil cannot be
    /// expanded.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(
            .roots(data),
            OutlineSource(id: { $0.id }, children: { $0[keyPath: children] }, content: content))
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates an outline of one element, identified by the value at `id`. An element whose `children` are nil cannot
    /// be expanded.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            .root(root),
            OutlineSource(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content))
    }

    /// Creates an outline of several elements, identified by the value at `id`. An element whose `children` are nil
    /// cannot be expanded.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            .roots(data),
            OutlineSource(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content))
    }

    /// Creates an outline of one element with a binding to its data, identified by its `id`.
    nonisolated public init<C, E>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(
            .root(root),
            OutlineSource(
                id: { $0.wrappedValue.id }, children: { Binding($0[dynamicMember: children]) }, content: content))
    }

    /// Creates an outline of several elements with bindings to their data, identified by their `id`.
    nonisolated public init<C, E>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(
            .roots(data),
            OutlineSource(
                id: { $0.wrappedValue.id }, children: { Binding($0[dynamicMember: children]) }, content: content))
    }

    /// Creates an outline of one element with a binding to its data, identified by the value at `id`.
    nonisolated public init<C, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(
            .root(root),
            OutlineSource(
                id: { $0.wrappedValue[keyPath: id] }, children: { Binding($0[dynamicMember: children]) },
                content: content))
    }

    /// Creates an outline of several elements with bindings to their data, identified by the value at `id`.
    nonisolated public init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(
            .roots(data),
            OutlineSource(
                id: { $0.wrappedValue[keyPath: id] }, children: { Binding($0[dynamicMember: children]) },
                content: content))
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// The content of the outline.
    public var body: some View {
        switch base {
        case .root(let root): OutlineItem(element: root, source: source)
        case .roots(let roots): OutlineLevel(elements: roots, source: source)
        }
    }
}

/// A type-erased view of the elements below another element.
public struct OutlineSubgroupChildren {
    fileprivate let content: AnyView
}

extension OutlineSubgroupChildren: View {
    /// The content of the elements.
    public var body: some View { content }
}

/// Elements side by side in an outline.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let elements: Data
    let source: OutlineSource<Data, ID, Leaf>

    var body: some View {
        // Elements behind a binding are read here, so that the level is created again when they change.
        _ = elements.startIndex
        return ForEach(data: elements, id: source.id) { OutlineItem(element: $0, source: source) }
    }
}

/// An element of an outline, with what is below it.
private struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let source: OutlineSource<Data, ID, Leaf>

    var body: some View {
        if let children = source.children(element) {
            DisclosureGroup {
                OutlineSubgroupChildren(content: AnyView(OutlineLevel(elements: children, source: source)))
            } label: {
                source.content(element)
            }
        } else {
            source.content(element)
        }
    }
}
