import Observation

/// A property wrapper that reads a value from the environment of a view. If the value changes, the body runs again.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case read((EnvironmentValues) -> Value)
        /// An object, which is nil if nobody gave it.
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?

    /// Creates a property that reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Creates a property that reads the observable object of a type, which `environment(_:)` set.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { $0[EnvironmentObjectKey<Value>.self] }
    }

    /// Creates a property that reads the observable object of a type. Nil if there is none.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        source = .read { $0[EnvironmentObjectKey<T>.self] }
    }

    /// The current value. Outside an existing view, it is the default value.
    ///
    /// A body that reads an object that nobody gave is not run: a placeholder is drawn that says so. An action that reads
    /// one ends the process, as it does on Apple's systems.
    public var wrappedValue: Value {
        guard let value = value ?? read(EnvironmentValues()) else {
            BodyProbe.stop(
                "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be "
                    + "missing as an ancestor of this view.")
        }
        return value
    }

    private func read(_ environment: EnvironmentValues) -> Value? {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .read(let read): read(environment)
        case .object(let read): read(environment)
        }
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.value = property.pointee.read(slots.environment)
        if case .object = property.pointee.source, property.pointee.value == nil { slots.noteMissing(Value.self) }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {
    // Unchecked for the sake of the key path, which is immutable.
}

extension Environment: SelfComparingProperty {
    // What was read is compared through the keys that the body read.
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
