import Foundation

/// A property wrapper for a value that is stored for a scene. In Perch, a scene, and therefore the value, exists as
/// long as its host.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let defaultValue: Value
    private var box: StateBox<Value>?

    private init(defaultValue: Value, key: String) {
        self.defaultValue = defaultValue
        self.key = key
    }

    /// The value now.
    public var wrappedValue: Value {
        get { box?.get() ?? defaultValue }
        nonmutating set { box?.set(newValue, Transaction.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(location: box ?? ConstantLocation(defaultValue))
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let initial = property.pointee.defaultValue
        property.pointee.box = slots.node?.host[SceneBoxesKey.self].box(property.pointee.key) { StateBox(initial) }
    }

    /// Creates a property for a Boolean value of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for an integer of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for a number of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for a string of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for a URL of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for data of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for a date of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for a value that is stored as its integer.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for a value that is stored as its string.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Creates a property for a string of the scene. Nil until it is set.
    public init(_ key: String) where Value == String? { self.init(defaultValue: nil, key: key) }
    /// Creates a property for an integer of the scene. Nil until it is set.
    public init(_ key: String) where Value == Int? { self.init(defaultValue: nil, key: key) }
    /// Creates a property for a Boolean value of the scene. Nil until it is set.
    public init(_ key: String) where Value == Bool? { self.init(defaultValue: nil, key: key) }
    /// Creates a property for a number of the scene. Nil until it is set.
    public init(_ key: String) where Value == Double? { self.init(defaultValue: nil, key: key) }
    /// Creates a property for a URL of the scene. Nil until it is set.
    public init(_ key: String) where Value == URL? { self.init(defaultValue: nil, key: key) }
    /// Creates a property for a date of the scene. Nil until it is set.
    public init(_ key: String) where Value == Date? { self.init(defaultValue: nil, key: key) }
    /// Creates a property for data of the scene. Nil until it is set.
    public init(_ key: String) where Value == Data? { self.init(defaultValue: nil, key: key) }
    /// Creates a property for a value that is stored as its string. Nil until it is set.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(defaultValue: nil, key: key)
    }
    /// Creates a property for a value that is stored as its integer. Nil until it is set.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(defaultValue: nil, key: key)
    }
}

extension SceneStorage: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// The values of a scene, by their keys.
private final class SceneBoxes {
    private var boxes: [String: AnyObject] = [:]

    func box<Value>(_ key: String, make: () -> StateBox<Value>) -> StateBox<Value> {
        if let box = boxes[key] as? StateBox<Value> { return box }
        let box = make()
        boxes[key] = box
        return box
    }
}

private enum SceneBoxesKey: HostKey {
    static func makeValue(for host: NodeHost) -> SceneBoxes { SceneBoxes() }
}
