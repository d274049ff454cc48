import Observation

/// A key for a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }

    /// Returns a Boolean value that indicates whether two values are equivalent for views that read them.
    static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension EnvironmentKey {
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        ValueComparison.areEqual(lhs, rhs)
    }
}

/// The values that views inherit from the views above them.
public struct EnvironmentValues {
    /// Shared by all copies in which at most `mostChanges` keys differ: most views set none or one. Nil holds nothing.
    private var shared: SharedBoxes?
    /// What this copy has instead of what `shared` holds.
    private var changes: [(key: ObjectIdentifier, box: EnvironmentBox)] = []
    private var recorder: EnvironmentRecorder?
    /// Keys that were set on this copy, while it is transformed; nil otherwise.
    private var written: [ObjectIdentifier]?

    /// Creates an environment with the default values of all keys.
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
            set(TypedEnvironmentBox<K>(newValue), for: ObjectIdentifier(key))
        }
    }

    /// Accesses the observable object of a type that a view above supplies. Nil if there is none.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }

    /// More than these are merged into their own dictionary.
    private static let mostChanges = 8

    private func box(_ key: ObjectIdentifier) -> EnvironmentBox? {
        for change in changes where change.key == key { return change.box }
        return shared?.boxes[key]
    }

    private mutating func set(_ box: EnvironmentBox, for key: ObjectIdentifier) {
        written?.append(key)
        if let index = changes.firstIndex(where: { $0.key == key }) {
            changes[index].box = box
        } else if changes.count < Self.mostChanges {
            changes.append((key, box))
        } else {
            var boxes = shared?.boxes ?? [:]
            for change in changes { boxes[change.key] = change.box }
            boxes[key] = box
            shared = SharedBoxes(boxes)
            changes = []
        }
    }

    // MARK: Engine

    /// Sets a value that was made before. Environments in which the same one was set are the same (``isSame(as:)``).
    package mutating func set<K: EnvironmentKey>(_ value: MadeEnvironmentValue<K>) {
        set(value.box, for: ObjectIdentifier(K.self))
    }

    /// Whether these are the values that were set for `other`, one by one, and not only equal ones.
    package func isSame(as other: EnvironmentValues) -> Bool {
        shared === other.shared && changes.count == other.changes.count
            && changes.indices.allSatisfy {
                changes[$0].key == other.changes[$0].key && changes[$0].box === other.changes[$0].box
            }
    }

    /// Notes that keys are read, for what was made of their values earlier.
    package func noteReads(of keys: [ObjectIdentifier]) { recorder?.note(keys) }

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
        // One that was put in place of this one has no such list, and may differ in all keys.
        let written = copy.written ?? keys + copy.keys
        copy.written = nil
        copy.recorder = nil
        return (copy, written)
    }

    /// The keys that hold a value.
    private var keys: [ObjectIdentifier] { changes.map(\.key) + (shared.map { Array($0.boxes.keys) } ?? []) }

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

    /// Notes keys, of which each occurs once.
    package func note(_ new: [ObjectIdentifier]) {
        if keys.isEmpty {
            keys = new
            isShared = true
        } else {
            for key in new { note(key) }
        }
    }

    /// Whether another has the same list, which this one then does not empty but leaves to it.
    @exclusivity(unchecked) private var isShared = false

    /// Begins again.
    package func forget() {
        keys.removeAll(keepingCapacity: !isShared)
        isShared = false
    }
}

/// The keys whose values changed for a part of the tree.
package struct EnvironmentChange {
    package var keys: Set<ObjectIdentifier>

    package init(keys: Set<ObjectIdentifier>) { self.keys = keys }

    /// Whether any of the keys that `recorder` noted changed.
    package func touches(_ recorder: EnvironmentRecorder) -> Bool { recorder.keys.contains(where: keys.contains) }
}

/// A value of a key that many views set.
package struct MadeEnvironmentValue<K: EnvironmentKey> {
    fileprivate let box: EnvironmentBox

    package init(_ value: K.Value) { box = TypedEnvironmentBox<K>(value) }
}

private final class SharedBoxes {
    let boxes: [ObjectIdentifier: EnvironmentBox]

    init(_ boxes: [ObjectIdentifier: EnvironmentBox]) { self.boxes = boxes }
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
