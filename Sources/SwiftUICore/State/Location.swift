import Foundation

/// Where a value lives: a state box, a pair of closures, or a part of another location.
///
/// `@unchecked Sendable`: each kind says how it guards what it holds.
package class Location<Value>: @unchecked Sendable {
    package func get() -> Value { fatalError("abstract") }
    package func set(_ value: Value, _ transaction: Transaction) { fatalError("abstract") }

    /// Whether the other location surely gives the same value, so that a view which holds it need not run again.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The box of a `@State`, kept by a node. It knows which bodies read it.
///
/// The value is guarded by a lock, since `State` may be set from any thread; readers are touched on the main thread only.
package final class StateBox<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private var readers: [DependencyReader] = []

    package init(_ value: Value) { self.value = value }

    package override func get() -> Value {
        if isOnMainExecutor(), let reader = DependencyReader.current, readers.last !== reader {
            readers.removeAll { !$0.isActive || $0 === reader }
            readers.append(reader)
        }
        return lock.withLock { value }
    }

    package override func set(_ newValue: Value, _ transaction: Transaction) {
        let old = lock.withLock {
            let old = value
            value = newValue
            return old
        }
        // Who has shown an equal value need not run again.
        if ValueComparison.areSurelyEqual(old, newValue) { return }
        onMainActor { [self] in
            let readers = readers
            self.readers = []
            for reader in readers { reader.invalidate(transaction) }
        }
    }
}

/// A location made of two closures.
package final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    package override func get() -> Value { getter() }
    package override func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

/// A location that never changes.
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    package init(_ value: Value) { self.value = value }

    package override func get() -> Value { value }
    package override func set(_ value: Value, _ transaction: Transaction) {}

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.areEqual(value, other.value)
    }
}

/// A part of another location's value.
package final class KeyPathLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    package init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    package override func get() -> Value { base.get()[keyPath: keyPath] }

    package override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}
