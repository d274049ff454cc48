import Combine

/// A property wrapper for an observable object that another view owns. The body runs when the object is about to
/// change.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of an observable object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        slots.object(key) { ObjectSubscription<ObjectType>() }.observe(object, for: slots.reader)
    }
}

/// A property wrapper for an observable object that the view owns. It is created once, when the view first appears.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    // Apple's initializer is not isolated; the closure runs on the main actor only.
    nonisolated(unsafe) private let make: () -> ObjectType
    private var owned: ObjectType?

    /// Creates a property that creates its object when the view first appears.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside an existing view, each read creates a new object, as on Apple's systems.
    public var wrappedValue: ObjectType { owned ?? make() }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let subscription = slots.object(key) { ObjectSubscription<ObjectType>() }
        let object = subscription.object ?? property.pointee.make()
        property.pointee.owned = object
        subscription.observe(object, for: slots.reader)
    }
}

extension StateObject: SelfComparingProperty {
    nonisolated package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// A property wrapper for an observable object that a view above supplies with `environmentObject(_:)`.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    /// The object.
    ///
    /// A body that reads one that nobody gave is not run: a placeholder is drawn that says so. An action that reads one
    /// ends the process, as it does on Apple's systems.
    public var wrappedValue: ObjectType {
        guard let object else {
            BodyProbe.stop(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let object = slots.environment[EnvironmentObjectKey<ObjectType>.self]
        pointer.assumingMemoryBound(to: Self.self).pointee.object = object
        guard let object else { return slots.noteMissing(ObjectType.self) }
        slots.object(key) { ObjectSubscription<ObjectType>() }.observe(object, for: slots.reader)
    }
}

extension EnvironmentObject: SelfComparingProperty {
    nonisolated package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

/// A node's subscription to an observable object.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject>: DynamicPropertyTeardown {
    private(set) var object: ObjectType?
    private var cancellable: AnyCancellable?
    private var reader: DependencyReader?

    nonisolated init() {}

    func observe(_ object: ObjectType, for reader: DependencyReader?) {
        self.reader = reader
        guard self.object !== object else { return }
        self.object = object
        // The object tells before it changes. The body runs later in the frame, when the new value is there.
        let target = WeakSubscription(self)
        cancellable = object.objectWillChange.sink { _ in
            onMainActor { target.value?.reader?.invalidate() }
        }
    }

    func tearDown() {
        cancellable?.cancel()
        cancellable = nil
    }

    /// `@unchecked Sendable`: only read on the main thread.
    final class WeakSubscription: @unchecked Sendable {
        weak var value: ObjectSubscription?
        init(_ value: ObjectSubscription) { self.value = value }
    }
}

/// A property of a class instance.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    package init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    package override func get() -> Value { object[keyPath: keyPath] }
    package override func set(_ value: Value, _ transaction: Transaction) {
        Transaction.$current.withValue(transaction) { object[keyPath: keyPath] = value }
    }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// A property wrapper that provides bindings to the properties of an `@Observable` object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The property wrapper, which provides the bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Creates bindings to the properties of an object.
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    /// Creates bindings to the properties of an object.
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }
    /// Creates the same value. `$` in a parameter list uses it.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable {
        self = projectedValue
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
