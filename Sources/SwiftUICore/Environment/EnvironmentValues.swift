import Observation

/// A key for a value of the environment.
public protocol EnvironmentKey {
    /// What the environment holds under this key.
    associatedtype Value
    /// The value where no view above has set one.
    static var defaultValue: Value { get }

    /// Whether two values mean the same to those who read them.
    static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension EnvironmentKey {
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        ValueComparison.areEqual(lhs, rhs)
    }
}

/// The values that views inherit from the views above them.
public struct EnvironmentValues {
    private var boxes: [ObjectIdentifier: EnvironmentBox] = [:]
    private var recorder: EnvironmentRecorder?
    /// Keys that were set on this copy since `beginTransformation`.
    private var written: [ObjectIdentifier] = []

    /// The defaults of all keys.
    public init() {}

    /// The value of `key`.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            recorder?.keys.insert(id)
            guard let box = boxes[id] else { return K.defaultValue }
            return unsafeDowncast(box, to: TypedEnvironmentBox<K>.self).value
        }
        set {
            let id = ObjectIdentifier(key)
            boxes[id] = TypedEnvironmentBox<K>(newValue)
            written.append(id)
        }
    }

    /// The observable object of a type that a view above handed down; nil if none did.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }

    // MARK: Engine

    /// The same values; which keys are read from the copy is noted in `recorder`.
    package func recording(to recorder: EnvironmentRecorder) -> EnvironmentValues {
        var copy = self
        copy.recorder = recorder
        return copy
    }

    /// The values that `transform` makes of these, and the keys that it set.
    package func transformed(
        _ transform: (inout EnvironmentValues) -> Void
    ) -> (values: EnvironmentValues, written: [ObjectIdentifier]) {
        var copy = self
        copy.written = []
        transform(&copy)
        let written = copy.written
        copy.written = []
        copy.recorder = nil
        return (copy, written)
    }

    /// Which of `keys` have other values in `other`.
    package func differences(from other: EnvironmentValues, among keys: some Sequence<ObjectIdentifier>)
        -> Set<ObjectIdentifier>
    {
        var changed: Set<ObjectIdentifier> = []
        for key in keys {
            switch (boxes[key], other.boxes[key]) {
            case (nil, nil): break
            case (let a?, let b?) where a === b || a.isEqual(to: b): break
            case (let a?, nil) where a.isDefault: break
            case (nil, let b?) where b.isDefault: break
            default: changed.insert(key)
            }
        }
        return changed
    }
}

/// Notes which keys are read.
package final class EnvironmentRecorder {
    package var keys: Set<ObjectIdentifier> = []
    package init() {}
}

/// The keys whose values changed for a part of the tree.
package struct EnvironmentChange {
    package var keys: Set<ObjectIdentifier>

    package init(keys: Set<ObjectIdentifier>) { self.keys = keys }

    package func touches(_ read: Set<ObjectIdentifier>) -> Bool { !keys.isDisjoint(with: read) }
}

private class EnvironmentBox {
    func isEqual(to other: EnvironmentBox) -> Bool { fatalError("abstract") }
    var isDefault: Bool { fatalError("abstract") }
}

private final class TypedEnvironmentBox<K: EnvironmentKey>: EnvironmentBox {
    let value: K.Value

    init(_ value: K.Value) { self.value = value }

    override func isEqual(to other: EnvironmentBox) -> Bool {
        K._valuesEqual(value, unsafeDowncast(other, to: TypedEnvironmentBox<K>.self).value)
    }

    override var isDefault: Bool { K._valuesEqual(value, K.defaultValue) }
}
