import Combine

/// A property wrapper for an observable object that the focused view, or a view around it, provides. Nil if there is
/// none. The body runs when the object is about to change.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of the object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType?

        /// Accesses a binding to a property of the object. Nil if there is no object.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? {
            object.map { Binding(location: ObjectLocation($0, keyPath)) }
        }
    }

    private var object: ObjectType?

    /// Creates a property that reads the object of this type.
    nonisolated public init() {}

    /// The object now.
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: object) }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let object = slots.node?.host.focus.observedValues()[object: ObjectType.self]
        pointer.assumingMemoryBound(to: Self.self).pointee.object = object
        guard let object else { return }
        slots.object(key) { ObjectSubscription<ObjectType>() }.observe(object, for: slots.reader)
    }
}

extension FocusedObject: SelfComparingProperty {
    nonisolated package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
