import Foundation

/// A type that represents columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the value of a row in the table.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The type of the comparator that sorts the rows. `Never` if the columns cannot sort.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of `tableColumnBody`.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns in the body.
    nonisolated var tableColumnBody: TableColumnBody { get }

    /// The type-erased columns, from the leading edge.
    nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// The type-erased columns, from the leading edge.
    nonisolated public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
    /// The body, which is never used, because these columns are not composed of other columns.
    nonisolated public var tableColumnBody: Never { fatalError("These columns are not made of others.") }
}

extension Never: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Never
    /// The type of the comparator that sorts the rows.
    public typealias TableColumnSortComparator = Never
    /// The type of the body, because these columns are not composed of other columns.
    public typealias TableColumnBody = Never

    /// The type-erased columns, from the leading edge.
    nonisolated public var _columns: [_TableColumn<Never>] { [] }
}

/// A type-erased column of a table.
public struct _TableColumn<Value> {
    let label: AnyView
    let cell: (Value) -> AnyView
    /// Nil where the column does not sort.
    let comparator: Any?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
}

/// How broad a column is, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat = 0
    var ideal: CGFloat?
    var maximum: CGFloat = .infinity
}

/// The alignment of a column's content.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Side { case automatic, leading, center, trailing }

    let side: Side

    /// The default alignment, which is the leading edge.
    public static var automatic: TableColumnAlignment { .init(side: .automatic) }
    /// An alignment at the leading edge.
    public static var leading: TableColumnAlignment { .init(side: .leading) }
    /// An alignment in the center.
    public static var center: TableColumnAlignment { .init(side: .center) }
    /// An alignment at the trailing edge.
    public static var trailing: TableColumnAlignment { .init(side: .trailing) }
    /// The alignment of numbers, which is the trailing edge.
    public static var numeric: TableColumnAlignment { .trailing }
    /// Returns the alignment of numbers in a numbering system. It is always the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .trailing }

    var frame: Alignment {
        switch side {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TableColumnContent {
    /// Sets the alignment of the columns and their headers.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        TableColumnsChange(base: self) { $0.alignment = alignment }
    }
}

/// Columns with something about them changed.
private struct TableColumnsChange<Base: TableColumnContent> {
    let base: Base
    let change: (inout _TableColumn<Base.TableRowValue>) -> Void
}

extension TableColumnsChange: TableColumnContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator
    typealias TableColumnBody = Never

    nonisolated var _columns: [_TableColumn<Base.TableRowValue>] {
        base._columns.map { column in
            var column = column
            change(&column)
            return column
        }
    }
}
