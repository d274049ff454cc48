import Foundation

/// A column of a table, with a header and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    private let label: Label
    private let content: (RowValue) -> Content
    private let comparator: Sort?
    private var width = TableColumnWidth()

    private init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Sets a fixed width for the column, in points. Nil is the default.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        self.width(min: width, ideal: width, max: width)
    }

    /// Sets the limits of the column's width, in points. Nil is no limit.
    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        let least = Swift.max(0, min.flatMap { $0.isFinite ? $0 : nil } ?? 0)
        column.width = TableColumnWidth(
            minimum: least, ideal: ideal.flatMap { $0.isFinite ? Swift.max(0, $0) : nil },
            maximum: max.flatMap { $0.isNaN ? nil : Swift.max(least, $0) } ?? .infinity)
        return column
    }
}

extension TableColumn: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = RowValue
    /// The type of the comparator that sorts the rows.
    public typealias TableColumnSortComparator = Sort
    /// The type of the body, because these columns are not composed of other columns.
    public typealias TableColumnBody = Never

    /// The type-erased columns, from the leading edge.
    nonisolated public var _columns: [_TableColumn<RowValue>] {
        let content = content
        return [
            _TableColumn(
                label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator, width: width)
        ]
    }
}

// MARK: Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized header.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column with a header from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), comparator: nil, content: content)
    }

    /// Creates a column with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column with a `Text` header.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column of texts with a localized header.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a header from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleResource), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a `Text` header.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

// MARK: Columns that sort

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Creates a column that sorts by a comparator, with a localized header.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column that sorts by a comparator, with a header from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), comparator: comparator, content: content)
    }

    /// Creates a column that sorts by a comparator, with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Creates a column that sorts by a comparator, with a `Text` header.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value, with a localized header.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column that sorts by a value, with a header from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column that sorts by a value, with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column that sorts by a value, with a `Text` header.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column that sorts by a value with a custom comparator, with a localized header.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a value with a custom comparator, with a header from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleResource), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a string, with a localized header.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a string, with a header from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleResource), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a value with a custom comparator, with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a value with a custom comparator, with a `Text` header.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: text, comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
    }

    /// Creates a column that sorts by a string, with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a string, with a `Text` header.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: text, comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
    }
}

// Apple's standard comparator of texts is `.localizedStandard`, which Foundation lacks on Linux.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column of texts that sorts by these texts, with a localized header.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column of texts that sorts by these texts, with a header from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value.sendable, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column of texts that sorts by these texts, with a header that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column of texts that sorts by these texts, with a `Text` header.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.sendable, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}

extension KeyPath {
    /// The same path, of which it is said that it may be shared. A column's path names a property; nothing that is
    /// captured could change.
    fileprivate var sendable: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}
