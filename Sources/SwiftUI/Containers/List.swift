import Foundation

/// Rows one below the other, which scroll. Rows are made as they come into sight.
public struct List<SelectionValue: Hashable, Content: View> {
    private let selection: ListSelection?
    private let content: Content

    nonisolated init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// A list of which people may select several rows, known by their tags or identities.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// A list of which people may select one row, known by its tag or identity.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// A list of which one row is always selected, known by its tag or identity.
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(required: selection), content: content())
    }
}

extension List where SelectionValue == Never {
    /// A list.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    /// A row for each element, known by its `id`.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, known by the value at `id`.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A row for a binding to each element, known by its `id`.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A row for a binding to each element, known by the value at `id`.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A row for each element, known by its `id`, of which people may select several.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, known by its `id`, of which people may select one.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, known by the value at `id`, of which people may select several.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each element, known by the value at `id`, of which people may select one.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range, of which people may select several.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A row for each number of a range, of which people may select one.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A row for a binding to each element, of which people may select several.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A row for a binding to each element, of which people may select one.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
}

extension List: View {
    @MainActor @preconcurrency public var body: some View {
        ListContainer(selection: selection, context: .list, content: content)
    }
}

/// The rows that are selected, whatever the binding's type.
struct ListSelection {
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool
    let toggle: (AnyHashable) -> Void

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isMultiple = true
        contains = { id in Self.value(id).map { binding.wrappedValue.contains($0) } ?? false }
        toggle = { id in
            guard let value: Value = Self.value(id) else { return }
            binding.wrappedValue.formSymmetricDifference([value])
        }
    }

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        contains = { id in Self.value(id).map { binding.wrappedValue == $0 } ?? false }
        toggle = { id in
            if let value: Value = Self.value(id) { binding.wrappedValue = value }
        }
    }

    init<Value: Hashable>(required binding: Binding<Value>) {
        isMultiple = false
        contains = { id in Self.value(id).map { binding.wrappedValue == $0 } ?? false }
        toggle = { id in
            if let value: Value = Self.value(id) { binding.wrappedValue = value }
        }
    }

    private static func value<Value: Hashable>(_ id: AnyHashable) -> Value? {
        id.base as? Value ?? (id.base as? Value?).flatMap { $0 }
    }
}

extension EnvironmentValues {
    @Entry var listSelection: ListSelection?
}

/// The scrolling rows of a list or a form.
struct ListContainer<Content: View>: View {
    let selection: ListSelection?
    let context: ControlContext
    let content: Content

    @Environment(\.chosenListStyle) private var chosenStyle
    @Environment(\.isSidebar) private var isSidebar
    @Environment(\.listRowGap) private var rowGap
    @Environment(\.scrollContentBackgroundVisibility) private var backgroundVisibility

    private var style: ListStyleKind { chosenStyle ?? (isSidebar ? .sidebar : .insetGrouped) }

    var body: some View {
        let (style, context) = (style, context)
        ScrollView {
            LazyVStack(spacing: rowGap ?? 0, pinnedViews: style == .plain ? [.sectionHeaders] : []) {
                ElementMap(content) { element, place in
                    ListRow(
                        element: element, position: ListPosition(element, place), id: place.identity, style: style)
                }
            }
            .environment(\.listStyleKind, style)
            .environment(\.controlContext, context)
            .environment(\.listSelection, selection)
        }
        .background {
            if backgroundVisibility != .hidden { background.ignoresSafeArea() }
        }
        .accessibilityContainer(.list)
    }

    private var background: Color {
        style.isGrouped || style == .sidebar ? SystemBackgrounds.grouped : SystemBackgrounds.plain
    }
}

/// An element's place in its section; rows outside sections make sections of their own.
struct ListPosition: Equatable {
    var role: SectionPosition.Role
    var isFirst: Bool
    var isLast: Bool
    /// Whether space is to be kept above or below the section's rows, for want of a header or footer.
    var hasGapAbove: Bool
    var hasGapBelow: Bool

    @MainActor init(_ element: ContentElement, _ place: ElementPlace) {
        if let position = element.trait(SectionTraitKey.self) {
            role = position.role
            isFirst = position.isFirst
            isLast = position.isLast
            hasGapAbove = position.role == .row && position.isFirst && !position.hasHeader
            hasGapBelow = position.role == .row && position.isLast && !position.hasFooter
        } else {
            role = .row
            isFirst = place.previous.map { $0.trait(SectionTraitKey.self) != nil } ?? true
            isLast = place.next.map { $0.trait(SectionTraitKey.self) != nil } ?? true
            hasGapAbove = isFirst
            hasGapBelow = isLast
        }
    }
}
