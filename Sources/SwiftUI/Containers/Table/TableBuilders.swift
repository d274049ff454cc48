import Foundation

/// A result builder that creates table columns from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Returns a column.
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// Returns columns with the comparator of the table.
    nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Returns columns without a comparator, in a table with sorting.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
        UnsortedTableColumns<Column, Sort>(base: column)
    }

    /// Returns a single column.
    nonisolated public static func buildBlock<C: TableColumnContent>(_ content: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

    /// Returns the columns of an `if` statement without `else`.
    nonisolated public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

    /// Returns the columns of a branch of an `if` statement.
    nonisolated public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        T.TableRowValue == RowValue, T.TableColumnSortComparator == Sort, F.TableRowValue == RowValue,
        F.TableColumnSortComparator == Sort
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the columns of a branch of an `if` statement.
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

/// A container for several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    /// The columns.
    public var value: T
    /// The type-erased columns, from the leading edge.
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

    /// The type-erased columns, from the leading edge.
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

    /// The type-erased columns, from the leading edge.
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

    /// The type-erased columns, from the leading edge.
    nonisolated public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}

/// A result builder that creates table rows from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Returns rows unchanged.
    nonisolated public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    /// Returns a single row, or content that creates several rows.
    nonisolated public static func buildBlock<C: TableRowContent>(_ content: C) -> C
    where Value == C.TableRowValue { content }

    /// Returns the rows of an `if` statement without `else`.
    nonisolated public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
    where Value == C.TableRowValue { content }

    /// Returns the rows of a branch of an `if` statement.
    nonisolated public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the rows of a branch of an `if` statement.
    nonisolated public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> _ConditionalContent<T, F> where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .falseContent(second))
    }
}
