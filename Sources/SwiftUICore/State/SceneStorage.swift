import Foundation

/// A value kept for a scene. Here a scene lasts as long as its host, so the value does too.
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

    /// A flag that is kept with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A whole number that is kept with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A number that is kept with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A string that is kept with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A URL that is kept with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// Bytes that are kept with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A date that is kept with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A value that is kept by its whole number.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A value that is kept by its string.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(defaultValue: wrappedValue, key: key)
    }
    /// A string that is kept with the scene, `nil` until it is set.
    public init(_ key: String) where Value == String? { self.init(defaultValue: nil, key: key) }
    /// A whole number that is kept with the scene, `nil` until it is set.
    public init(_ key: String) where Value == Int? { self.init(defaultValue: nil, key: key) }
    /// A flag that is kept with the scene, `nil` until it is set.
    public init(_ key: String) where Value == Bool? { self.init(defaultValue: nil, key: key) }
    /// A number that is kept with the scene, `nil` until it is set.
    public init(_ key: String) where Value == Double? { self.init(defaultValue: nil, key: key) }
    /// A URL that is kept with the scene, `nil` until it is set.
    public init(_ key: String) where Value == URL? { self.init(defaultValue: nil, key: key) }
    /// A date that is kept with the scene, `nil` until it is set.
    public init(_ key: String) where Value == Date? { self.init(defaultValue: nil, key: key) }
    /// Bytes that are kept with the scene, `nil` until they are set.
    public init(_ key: String) where Value == Data? { self.init(defaultValue: nil, key: key) }
    /// A value that is kept by its string, `nil` until it is set.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(defaultValue: nil, key: key)
    }
    /// A value that is kept by its whole number, `nil` until it is set.
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
