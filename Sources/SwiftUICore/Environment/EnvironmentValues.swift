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
    /// Shared by all copies in which at most `mostChanges` keys differ: most views set none or one.
    private var shared: [ObjectIdentifier: EnvironmentBox] = [:]
    /// What this copy has instead of what `shared` holds.
    private var changes: [(key: ObjectIdentifier, box: EnvironmentBox)] = []
    private var recorder: EnvironmentRecorder?
    /// Keys that were set on this copy since `beginTransformation`.
    private var written: [ObjectIdentifier] = []

    /// The defaults of all keys.
    public init() {}

    /// The value of `key`.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            recorder?.note(id)
            guard let box = box(id) else { return K.defaultValue }
            return unsafeDowncast(box, to: TypedEnvironmentBox<K>.self).value
        }
        set {
            let id = ObjectIdentifier(key)
            set(TypedEnvironmentBox<K>(newValue), for: id)
            written.append(id)
        }
    }

    /// The observable object of a type that a view above handed down; nil if none did.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }

    /// More than these are merged into their own dictionary.
    private static let mostChanges = 8

    private func box(_ key: ObjectIdentifier) -> EnvironmentBox? {
        for change in changes where change.key == key { return change.box }
        return shared[key]
    }

    private mutating func set(_ box: EnvironmentBox, for key: ObjectIdentifier) {
        if let index = changes.firstIndex(where: { $0.key == key }) {
            changes[index].box = box
        } else if changes.count < Self.mostChanges {
            changes.append((key, box))
        } else {
            for change in changes { shared[change.key] = change.box }
            shared[key] = box
            changes = []
        }
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
            switch (box(key), other.box(key)) {
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
    /// Each once. There are so few that going through them is faster than hashing.
    @exclusivity(unchecked) package private(set) var keys: [ObjectIdentifier] = []
    package init() {}

    package func note(_ key: ObjectIdentifier) {
        if !keys.contains(key) { keys.append(key) }
    }

    /// Begins again.
    package func forget() { keys.removeAll(keepingCapacity: true) }
}

/// The keys whose values changed for a part of the tree.
package struct EnvironmentChange {
    package var keys: Set<ObjectIdentifier>

    package init(keys: Set<ObjectIdentifier>) { self.keys = keys }

    /// Whether any of the keys that `recorder` noted changed.
    package func touches(_ recorder: EnvironmentRecorder) -> Bool { recorder.keys.contains(where: keys.contains) }
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
