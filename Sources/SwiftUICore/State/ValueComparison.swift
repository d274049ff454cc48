import Foundation

/// Finds whether two values of a view are the same, so that its body need not run again.
///
/// Values whose bytes are equal are equal. Otherwise stored properties are compared one by one: by `==` where they
/// have it, by their bytes where they do not (so a closure that captures something always counts as changed). References
/// are compared by their bytes, too: nothing tells which of them are weak or unowned, whose bytes are no reference to look
/// behind.
package enum ValueComparison {
    @MainActor
    package static func areEqual<Value>(
        _ a: Value, _ b: Value, _ fields: DynamicPropertyFields
    ) -> Bool {
        withBytes(of: a) { a in
            withBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                if let equatable = fields.equatable, fields.fields.isEmpty {
                    return equatableEqual(equatable, a, b)
                }
                if fields.comparisons.isEmpty { return memcmp(a, b, MemoryLayout<Value>.size) == 0 }
                for comparison in fields.comparisons where !comparison.equal(a, b) { return false }
                return true
            }
        }
    }

    /// Whether two values of any type are equal, or all of their stored properties are. What lies between properties in memory
    /// says nothing and may be anything, so this is for values whose types mostly have no `==`.
    @MainActor
    static func areEqualByProperties<Value>(_ a: Value, _ b: Value) -> Bool {
        areEqual(a, b) || areEqual(a, b, DynamicPropertyFields.of(Value.self))
    }

    /// Whether two values of any type are equal, as far as can be told.
    package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        if let comparable = Value.self as? any SelfComparingProperty.Type {
            return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in comparable.areEqual(a, b) } }
        }
        if let equatable = Value.self as? any Equatable.Type {
            return withUnsafeBytes(of: a) { a in
                withUnsafeBytes(of: b) { b in
                    guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                    return equatableEqual(equatable, a, b)
                }
            }
        }
        return haveEqualBytes(a, b)
    }

    /// Whether nothing can tell two values apart. Of plain values and references the bytes count, as at Apple's: their `==` may
    /// look at a part only, such as an identity.
    static func areSurelyEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        _isPOD(Value.self) || Value.self is AnyClass ? haveEqualBytes(a, b) : areEqual(a, b)
    }

    private static func haveEqualBytes<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return memcmp(a, b, MemoryLayout<Value>.size) == 0
            }
        }
    }

    static func comparison(of type: Any.Type, offset: Int) -> DynamicPropertyFields.Comparison {
        let size = sizeOf(type)
        if let comparable = type as? any SelfComparingProperty.Type {
            return .init(offset: offset, size: size) { comparable.areEqual($0 + offset, $1 + offset) }
        }
        if let equatable = type as? any Equatable.Type, !isReference(type) {
            return .init(offset: offset, size: size) { equatableEqual(equatable, $0 + offset, $1 + offset) }
        }
        return .init(offset: offset, size: size) { memcmp($0 + offset, $1 + offset, size) == 0 }
    }

    private static func isReference(_ type: Any.Type) -> Bool {
        ((type as? any OptionalValue.Type)?.wrapped ?? type) is AnyObject.Type
    }

    private static func equatableEqual<T: Equatable>(
        _ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }

    private static func sizeOf(_ type: Any.Type) -> Int {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }
}

/// A value that knows better than its bytes whether it changed, such as a `Binding`, a `State` or an `AnyLayout`.
package protocol SelfComparingProperty {
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
