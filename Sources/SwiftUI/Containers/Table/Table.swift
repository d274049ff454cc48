import Foundation

/// A container that shows rows of data in columns, which the user can select and sort.
///
/// If the width is compact, as on an iPhone, the table shows only the first column, without headers. Rows are created
/// when they become visible.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: Columns
    private let selection: ListSelection?
    private let sorting: TableSorting?

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableHeaderVisibility) private var headerVisibility

    private init(_ rows: Rows, _ columns: Columns, selection: ListSelection? = nil, sorting: TableSorting? = nil) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
    }
}

extension Table: View {
    /// The content of the table.
    public var body: some View {
        let columns = columns._columns
        if sizeClass == .compact {
            TableRows(rows: rows._rows, selection: selection) { value in columns.first?.cell(value) }
        } else {
            let layout = TableColumnsLayout(widths: columns.map(\.width))
            VStack(spacing: 0) {
                if headerVisibility != .hidden {
                    TableHeader(columns: columns, sorting: sorting, layout: layout)
                    Divider()
                }
                TableRows(rows: rows._rows, selection: selection) { value in
                    layout {
                        ForEach(columns.indices, id: \.self) { index in
                            columns[index].cell(value)
                                .frame(maxWidth: .infinity, alignment: columns[index].alignment.frame)
                        }
                    }
                    .lineLimit(1)
                }
            }
        }
    }
}

// MARK: Rows from data

extension Table {
    /// Creates a table with a row for each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns())
    }

    /// Creates a table with a row for each element, with single selection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
    }

    /// Creates a table with a row for each element, with multiple selection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
    }

    /// Creates a table with a row for each element. A tap on a header changes `sortOrder`. The program must sort the
    /// data.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(TableForEachContent(data: data), columns(), sorting: TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element, with single selection. A tap on a header changes `sortOrder`.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data: data), columns(), selection: ListSelection(selection),
            sorting: TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element, with multiple selection. A tap on a header changes `sortOrder`.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data: data), columns(), selection: ListSelection(selection),
            sorting: TableSorting(sortOrder))
    }
}

// MARK: Rows of the program's own

extension Table {
    /// Creates a table with the given rows.
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns())
    }

    /// Creates a table with the given rows, with single selection.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), selection: ListSelection(selection))
    }

    /// Creates a table with the given rows, with multiple selection.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), selection: ListSelection(selection))
    }

    /// Creates a table with the given rows. A tap on a header changes `sortOrder`.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows(), columns(), sorting: TableSorting(sortOrder))
    }

    /// Creates a table with the given rows, with single selection. A tap on a header changes `sortOrder`.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows(), columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder))
    }

    /// Creates a table with the given rows, with multiple selection. A tap on a header changes `sortOrder`.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows(), columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder))
    }

    /// Creates a table with the given rows. A tap on a header changes `sortOrder`.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows(), columns(), sorting: TableSorting(sortOrder))
    }

    /// Creates a table with the given rows, with single selection. A tap on a header changes `sortOrder`.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows(), columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder))
    }

    /// Creates a table with the given rows, with multiple selection. A tap on a header changes `sortOrder`.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows(), columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder))
    }
}
