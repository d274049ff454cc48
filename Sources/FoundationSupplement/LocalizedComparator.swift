import Foundation

extension String {
    /// Compares strings in the person's language. On Apple's systems, `StandardComparator` does it.
    public struct LocalizedComparator: SortComparator, Codable {
        private enum Kind: Codable { case standard, plain }
        private let kind: Kind
        /// The order: which come first.
        public var order: SortOrder

        private init(_ kind: Kind) {
            self.kind = kind
            order = .forward
        }

        /// A localized comparator: as the Finder sorts: in the person's language, with numbers by their values.
        public static let localizedStandard = LocalizedComparator(.standard)
        /// A localized comparator: in the person's language.
        public static let localized = LocalizedComparator(.plain)

        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let result = kind == .standard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
            guard order == .reverse else { return result }
            return switch result {
            case .orderedAscending: .orderedDescending
            case .orderedDescending: .orderedAscending
            case .orderedSame: .orderedSame
            }
        }
    }

    /// The string as a value whose order is the Finder's.
    fileprivate var inStandardOrder: LocalizedKey<StandardOrder> { LocalizedKey(text: self) }
    /// The string as a value whose order is that of the person's language.
    fileprivate var inLocalizedOrder: LocalizedKey<LocalizedOrder> { LocalizedKey(text: self) }
}

extension String.StandardComparator {
    /// A localized comparator: as the Finder sorts: in the person's language, with numbers by their values.
    public static var localizedStandard: String.LocalizedComparator { .localizedStandard }
    /// A localized comparator: in the person's language.
    public static var localized: String.LocalizedComparator { .localized }
}

extension SortComparator where Self == String.LocalizedComparator {
    /// A localized comparator: as the Finder sorts: in the person's language, with numbers by their values.
    public static var localizedStandard: String.LocalizedComparator { .localizedStandard }
    /// A localized comparator: in the person's language.
    public static var localized: String.LocalizedComparator { .localized }
}

extension SortDescriptor {
    /// Sorts by a string in the person's language.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// Sorts by a string in the person's language.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator, order: SortOrder
    ) {
        // A descriptor takes values whose type has an order, so the key path leads on to one.
        if comparator.isStandard {
            self.init(Self.sendable(keyPath.appending(path: \.inStandardOrder)), order: order)
        } else {
            self.init(Self.sendable(keyPath.appending(path: \.inLocalizedOrder)), order: order)
        }
    }

    /// A key path made of two that may be sent may be sent itself, which the type of `appending(path:)` does not say.
    private static func sendable<Value>(
        _ path: KeyPath<Compared, Value>
    ) -> any KeyPath<Compared, Value> & Sendable {
        unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
    }
}

extension String.LocalizedComparator {
    fileprivate var isStandard: Bool { kind == .standard }
}

/// An order of strings.
private protocol TextOrder {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
}

private enum StandardOrder: TextOrder {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedStandardCompare(rhs) }
}

private enum LocalizedOrder: TextOrder {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedCompare(rhs) }
}

/// A string with an order.
private struct LocalizedKey<Order: TextOrder>: Comparable {
    let text: String
    static func == (lhs: Self, rhs: Self) -> Bool { Order.compare(lhs.text, rhs.text) == .orderedSame }
    static func < (lhs: Self, rhs: Self) -> Bool { Order.compare(lhs.text, rhs.text) == .orderedAscending }
}
