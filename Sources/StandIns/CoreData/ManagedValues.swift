import Foundation
import FoundationSupplement

/// Values on their way to and from properties.
enum ManagedValues {
    typealias Change = @Sendable ([NSManagedObject], [Any?]) -> [NSManagedObject]

    /// What methods with `@NSManaged` do, by the beginnings of their names.
    static let changes: [(String, Change)] = [
        ("addTo", { $0 + objects($1.first.flatMap { $0 }) }),
        (
            "removeFrom",
            { old, arguments in
                if let index = arguments.first as? Int {
                    return old.enumerated().filter { $0.offset != index }.map(\.element)
                }
                if let indexes = arguments.first as? NSIndexSet {
                    return old.enumerated().filter { !indexes.contains($0.offset) }.map(\.element)
                }
                let gone = objects(arguments.first.flatMap { $0 })
                return old.filter { object in !gone.contains { $0 === object } }
            }
        ),
        (
            "insertInto",
            { old, arguments in
                let new = objects(arguments.first.flatMap { $0 })
                let index =
                    arguments.count > 1 ? arguments[1] as? Int ?? (arguments[1] as? NSIndexSet)?.firstIndex : nil
                var result = old
                result.insert(contentsOf: new, at: min(max(index ?? old.count, 0), old.count))
                return result
            }
        ),
        (
            "replace",
            { old, arguments in
                let new = arguments.count > 1 ? objects(arguments[1]) : []
                guard let index = arguments.first as? Int, old.indices.contains(index), let first = new.first else {
                    return old
                }
                var result = old
                result[index] = first
                return result
            }
        ),
    ]

    /// An optional's value.
    static func flat(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flat($0.value) }
    }

    /// The objects that a value holds: one, or those of a collection.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch flat(value) {
        case let object as NSManagedObject: [object]
        case let array as [NSManagedObject]: array
        case let set as Set<NSManagedObject>: set.sorted { $0.objectID.number < $1.objectID.number }
        case let set as NSSet:
            set.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
        case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
        case let array as NSArray: array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    /// A value as the type that a property has: numbers are converted, what is missing is nil, zero or empty.
    static func value<Value>(_ value: Any?) -> Value? {
        if let value, let fitting = value as? Value { return fitting }
        if let type = Value.self as? any OptionalValue.Type { return type.wrapping(value) as? Value }
        return (value.flatMap { converted($0, to: Value.self) } ?? empty(Value.self)) as? Value
    }

    fileprivate static func converted(_ value: Any, to type: Any.Type) -> Any? {
        if let type = type as? any BinaryInteger.Type { return integer(value, type) }
        if let type = type as? any BinaryFloatingPoint.Type { return number(value).map { floating($0, type) } }
        if type == Bool.self { return number(value).map { $0 != 0 } }
        if type == NSNumber.self { return value as? NSNumber ?? number(value).map { NSNumber(value: $0) } }
        if type == NSDecimalNumber.self {
            return (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
                ?? number(value).map { NSDecimalNumber(value: $0) }
        }
        if type == Decimal.self {
            return (value as? NSDecimalNumber)?.decimalValue ?? number(value).map { Decimal($0) }
        }
        if type == Date.self {
            return (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        }
        return nil
    }

    private static func number(_ value: Any) -> Double? { PredicateKeys.number(value) }

    private static func integer<Number: BinaryInteger>(_ value: Any, _ type: Number.Type) -> Any? {
        if let value = value as? any BinaryInteger { return Number(truncatingIfNeeded: value) }
        return number(value).map { Number($0) }
    }

    private static func floating<Number: BinaryFloatingPoint>(_ value: Double, _ type: Number.Type) -> Any {
        Number(value)
    }

    private static func empty(_ type: Any.Type) -> Any? {
        switch type {
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any AdditiveArithmetic.Type: type.zero
        default:
            switch ObjectIdentifier(type) {
            case ObjectIdentifier(Bool.self): false
            case ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0)
            case ObjectIdentifier(UUID.self): UUID()
            case ObjectIdentifier(URL.self): URL(fileURLWithPath: "/")
            case ObjectIdentifier(NSSet.self): NSSet()
            case ObjectIdentifier(NSOrderedSet.self): NSOrderedSet()
            case ObjectIdentifier(NSNumber.self): NSNumber(value: 0)
            case ObjectIdentifier(NSDecimalNumber.self): NSDecimalNumber.zero
            default: nil
            }
        }
    }
}

private protocol OptionalValue {
    /// An optional with a value if it fits, and without one else.
    static func wrapping(_ value: Any?) -> Any
}

extension Optional: OptionalValue {
    static func wrapping(_ value: Any?) -> Any {
        guard let value else { return Self.none as Any }
        let wrapped = value as? Wrapped ?? ManagedValues.converted(value, to: Wrapped.self) as? Wrapped
        return wrapped as Any
    }
}
