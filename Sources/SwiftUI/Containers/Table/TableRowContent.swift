/// A type that represents rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the value of a row.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of `tableRowBody`.
    associatedtype TableRowBody: TableRowContent

    /// The rows in the body.
    var tableRowBody: TableRowBody { get }

    /// The values of the rows, from the top.
    var _rows: AnyRandomAccessCollection<TableRowValue> { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// The values of the rows, from the top.
    public var _rows: AnyRandomAccessCollection<TableRowValue> { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
    /// The body, which is never used, because these rows are not composed of other rows.
    public var tableRowBody: Never { fatalError("These rows are not made of others.") }
}

extension Never: TableRowContent {
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top.
    @MainActor @preconcurrency public var _rows: AnyRandomAccessCollection<Never> { .init([]) }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
    private let value: Value

    /// Creates a row for a value.
    nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Value
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top.
    public var _rows: AnyRandomAccessCollection<Value> { .init(CollectionOfOne(value)) }
}

/// A row for each element of a table's data.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
}

extension TableForEachContent: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Data.Element
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top.
    public var _rows: AnyRandomAccessCollection<Data.Element> { .init(data) }
}

/// A container for several rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
    /// The rows.
    public var value: T
    let parts: [any TableRowContent<Value>]
}

extension TupleTableRowContent: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Value
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top.
    public var _rows: AnyRandomAccessCollection<Value> {
        let rows = parts.map { $0._rows }
        return .init(rows.flatMap { $0 })
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top.
    @MainActor @preconcurrency public var _rows: AnyRandomAccessCollection<Wrapped.TableRowValue> {
        self?._rows ?? .init([])
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top.
    @MainActor @preconcurrency public var _rows: AnyRandomAccessCollection<Content.TableRowValue> {
        .init(data.flatMap { Array(content($0)._rows) })
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// Creates a group of rows.
    nonisolated public init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where Value == Content.TableRowValue { self = .of(content()) }

    /// The values of the rows, from the top.
    @MainActor @preconcurrency public var _rows: AnyRandomAccessCollection<Content.TableRowValue> { content._rows }
}

extension ForEach where Content: TableRowContent {
    /// Creates rows for each element, identified by its `id`.
    @MainActor @preconcurrency public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data: data, id: \.id, content: content)
    }

    /// Creates rows for each element, identified by the value at `id`.
    @MainActor @preconcurrency public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates rows for each number of a range.
    @MainActor @preconcurrency public init<V>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
        self.init(data: data, id: { $0 }, identifiesByOffset: true, content: content)
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of the value of a row.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The type of the body, because these rows are not composed of other rows.
    public typealias TableRowBody = Never

    /// The values of the rows, from the top.
    @MainActor @preconcurrency public var _rows: AnyRandomAccessCollection<TrueContent.TableRowValue> {
        switch storage {
        case .trueContent(let rows): rows._rows
        case .falseContent(let rows): rows._rows
        }
    }
}
