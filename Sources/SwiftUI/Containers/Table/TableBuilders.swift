import Foundation

/// Puts the columns of a table together.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column.
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// Columns that sort as the table does.
    nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Columns that do not sort, in a table that does.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
        UnsortedTableColumns<Column, Sort>(base: column)
    }

    /// One column.
    nonisolated public static func buildBlock<C: TableColumnContent>(_ content: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

    /// Columns that are there under a condition.
    nonisolated public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

    /// The columns of the branch that is taken.
    nonisolated public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        T.TableRowValue == RowValue, T.TableColumnSortComparator == Sort, F.TableRowValue == RowValue,
        F.TableColumnSortComparator == Sort
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The columns of the branch that is taken.
    nonisolated public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        T.TableRowValue == RowValue, T.TableColumnSortComparator == Sort, F.TableRowValue == RowValue,
        F.TableColumnSortComparator == Sort
    {
        _ConditionalContent(storage: .falseContent(second))
    }
}

/// Columns side by side.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    /// The columns.
    public var value: T
    /// The columns themselves, from the leading side.
    nonisolated public let _columns: [_TableColumn<RowValue>]
}

extension TupleTableColumnContent: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = RowValue
    /// The type of the comparator that sorts the rows.
    public typealias TableColumnSortComparator = Sort
    /// The type of the body, because these columns are not composed of other columns.
    public typealias TableColumnBody = Never
}

/// Columns that do not sort, where others do.
private struct UnsortedTableColumns<Base: TableColumnContent, Sort: SortComparator> {
    let base: Base
}

extension UnsortedTableColumns: TableColumnContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Sort
    typealias TableColumnBody = Never

    nonisolated var _columns: [_TableColumn<Base.TableRowValue>] { base._columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of the comparator that sorts the rows.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// The type of the body, because these columns are not composed of other columns.
    public typealias TableColumnBody = Never

    /// The columns themselves, from the leading side.
    nonisolated public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    /// The type of the comparator that sorts the rows.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    /// The type of the body, because these columns are not composed of other columns.
    public typealias TableColumnBody = Never

    /// The columns themselves, from the leading side.
    nonisolated public var _columns: [_TableColumn<TrueContent.TableRowValue>] {
        switch storage {
        case .trueContent(let columns): columns._columns
        case .falseContent(let columns): columns._columns
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// The type of the comparator that sorts the rows.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// The type of the body, because these columns are not composed of other columns.
    public typealias TableColumnBody = Never

    /// Creates a group of columns.
    nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self = .of(content()) }

    /// The columns themselves, from the leading side.
    nonisolated public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}

/// Puts the rows of a table together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Rows.
    nonisolated public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    /// One row, or what makes several.
    nonisolated public static func buildBlock<C: TableRowContent>(_ content: C) -> C
    where Value == C.TableRowValue { content }

    /// Rows that are there under a condition.
    nonisolated public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
    where Value == C.TableRowValue { content }

    /// The rows of the branch that is taken.
    nonisolated public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The rows of the branch that is taken.
    nonisolated public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> _ConditionalContent<T, F> where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .falseContent(second))
    }
}
