import Foundation

/// An object whose values are asked for by their names, as predicates and sort descriptors do.
package protocol KeyedObject: AnyObject {
    /// The value of a name; nil for names that the object does not have.
    func keyedValue(forKey key: String) -> Any?
}

extension NSSortDescriptor {
    /// Sorts by a value that is named by its key or key path. Missing values come first.
    public convenience init(key: String?, ascending: Bool) {
        let keys = key?.split(separator: ".").map(String.init) ?? []
        self.init(
            keyPath: \NSObject.self, ascending: ascending,
            comparator: { a, b in SortedValues.compare(SortedValues.value(a, keys), SortedValues.value(b, keys)) })
    }

    /// Sorts by a value that is named by its key, in its own order.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        let keys = key?.split(separator: ".").map(String.init) ?? []
        self.init(
            keyPath: \NSObject.self, ascending: ascending,
            comparator: { a, b in
                guard let a = SortedValues.value(a, keys), let b = SortedValues.value(b, keys) else {
                    return .orderedSame
                }
                return comparator(a, b)
            })
    }

    /// Sorts by a value that may be missing, or that has an order although its type does not say so. Missing values come first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: { SortedValues.compare($0, $1) })
    }

    /// Sorts as another descriptor does.
    public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(
            keyPath: \NSObject.self, ascending: true,
            comparator: { a, b in
                guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
                return sortDescriptor.compare(a, b)
            })
    }
}

/// Compares values of unknown types.
enum SortedValues {
    static func value(_ object: Any, _ keys: [String]) -> Any? {
        PredicateValue.path(keys).value(of: object)
    }

    static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
        let (a, b) = (PredicateValue.flat(a), PredicateValue.flat(b))
        guard let a, let b else {
            return a == nil ? (b == nil ? .orderedSame : .orderedAscending) : .orderedDescending
        }
        if let a = PredicateValue.number(a), let b = PredicateValue.number(b) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        if let a = PredicateValue.text(a), let b = PredicateValue.text(b) { return a.compare(b) }
        guard let ordered = a as? any Comparable else { return .orderedSame }
        return compare(ordered, b)
    }

    private static func compare<Value: Comparable>(_ a: Value, _ b: Any) -> ComparisonResult {
        guard let b = b as? Value else { return .orderedSame }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
}

/// What predicates know of values, for modules that keep some themselves.
package enum PredicateKeys {
    /// The value at the end of a path of names.
    package static func value(of object: Any?, _ path: String) -> Any? {
        PredicateValue.path(path.split(separator: ".").map(String.init)).value(of: object)
    }

    /// A number, a Boolean value or a date as a number.
    package static func number(_ value: Any?) -> Double? { PredicateValue.number(value) }
}
