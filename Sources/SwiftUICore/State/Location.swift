import Foundation

/// Where a value lives: a state box, a pair of closures, or a part of another location.
///
/// `@unchecked Sendable`: each kind says how it guards what it holds.
package class Location<Value>: @unchecked Sendable {
    package func get() -> Value { fatalError("abstract") }
    package func set(_ value: Value, _ transaction: Transaction) { fatalError("abstract") }

    /// A part of the value. Who reads it need not run again as long as the part stays the same, whatever else changes.
    ///
    /// - Parameter part: takes the part of any value that there may be later, so it must not end the process.
    package func get<Part>(_ part: @escaping (Value) -> Part) -> Part { part(get()) }

    /// Whether the other location surely gives the same value, so that a view which holds it need not run again.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The box of a `@State`, kept by a node. It knows which bodies read it.
///
/// The value is guarded by a lock, since `State` may be set from any thread; readings are touched on the main thread only.
package final class StateBox<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private var readings: [Reading] = []
    /// How many there may be before those that ended are searched for.
    private var sweepCount = 16

    /// Who reads more parts than these is taken to read all.
    private static var mostParts: Int { 8 }

    /// A body that read the value, or a part of it.
    private struct Reading {
        let reader: DependencyReader
        /// Whether the part that was read is the same in another value; nil if all was read.
        let isSame: ((Value) -> Bool)?
    }

    package init(_ value: Value) { self.value = value }

    package override func get() -> Value {
        note { nil }
        return lock.withLock { value }
    }

    package override func get<Part>(_ part: @escaping (Value) -> Part) -> Part {
        let read = part(lock.withLock { value })
        note { { ValueComparison.areSurelyEqual(part($0), read) } }
        return read
    }

    private func note(_ isSame: () -> ((Value) -> Bool)?) {
        guard isOnMainExecutor(), let reader = DependencyReader.current else { return }
        if let last = readings.last, last.reader === reader, last.isSame == nil { return }
        var isSame = isSame()
        let parts = readings.suffix(Self.mostParts)
        if parts.count == Self.mostParts, parts.allSatisfy({ $0.reader === reader }) { isSame = nil }
        if isSame == nil {
            while readings.last?.reader === reader { readings.removeLast() }
        }
        readings.append(Reading(reader: reader, isSame: isSame))
        if readings.count > sweepCount {
            readings.removeAll { !$0.reader.isActive }
            sweepCount = max(16, readings.count * 2)
        }
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
            let now = lock.withLock { value }
            var ended: [DependencyReader] = []
            readings = readings.filter { reading in
                guard reading.reader.isActive else { return false }
                if reading.isSame?(now) == true { return true }
                ended.append(reading.reader)
                return false
            }
            for reader in ended { reader.invalidate(transaction) }
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

    package override func get() -> Value { get { $0 } }

    package override func get<Part>(_ part: @escaping (Value) -> Part) -> Part {
        // What is computed may need what holds only now, as an index that is there.
        guard MemoryLayout<Base>.offset(of: keyPath) != nil else { return part(base.get()[keyPath: keyPath]) }
        return base.get { [keyPath] in part($0[keyPath: keyPath]) }
    }

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
