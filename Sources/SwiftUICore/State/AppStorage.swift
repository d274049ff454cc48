import Foundation

/// A property wrapper for a value in the user defaults. All views that read it are updated after changes, including
/// those that `UserDefaults.didChangeNotification` announces.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let defaultValue: Value
    private let read: (UserDefaults, String) -> Value?
    private let write: (UserDefaults, String, Value) -> Void
    private var box: StateBox<Value>?
    private var defaults: UserDefaults?

    private init(
        key: String, store: UserDefaults?, defaultValue: Value,
        read: @escaping (UserDefaults, String) -> Value?,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        self.key = key
        self.store = store
        self.defaultValue = defaultValue
        self.read = read
        self.write = write
    }

    /// The current value. If no value is stored, it is the default.
    public var wrappedValue: Value {
        get { box?.get() ?? stored }
        nonmutating set { location.set(newValue, Transaction.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: location) }

    private var location: Location<Value> {
        let (defaults, key, write, box) = (defaults ?? store ?? .standard, key, write, box)
        let fallback = self
        return ClosureLocation(
            get: { box?.get() ?? fallback.stored },
            set: { value, transaction in
                // The views have it first, so that what the defaults tell of it is nothing new.
                box?.set(value, transaction)
                write(defaults, key, value)
            })
    }

    private var stored: Value { read(defaults ?? store ?? .standard, key) ?? defaultValue }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let defaults = property.pointee.store ?? slots.environment.defaultAppStorage
        property.pointee.defaults = defaults
        let place = StoredPlace(defaults: ObjectIdentifier(defaults), key: property.pointee.key)
        // One box for each place, so that all who show the value follow it.
        let (name, read, defaultValue) = (property.pointee.key, property.pointee.read, property.pointee.defaultValue)
        property.pointee.box = StoredValues.box(at: place) {
            read($0, name) ?? defaultValue
        } initial: {
            property.pointee.stored
        }
    }
}

extension AppStorage: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self).pointee
        let b = b.assumingMemoryBound(to: Self.self).pointee
        return a.key == b.key && a.store === b.store
    }
}

private struct StoredPlace: Hashable {
    let defaults: ObjectIdentifier
    let key: String
}

@MainActor private enum StoredValues {
    private struct Entry {
        weak var box: AnyObject?
        /// Takes what the defaults hold now.
        let follow: (UserDefaults) -> Void
    }

    /// The boxes of the values that views show. What no view shows is read from the defaults when one does again.
    private static var boxes: [StoredPlace: Entry] = [:]
    /// How many are kept before those are dropped that nobody uses.
    private static var limit = 64

    static func box<Value>(
        at place: StoredPlace, read: @escaping (UserDefaults) -> Value, initial: () -> Value
    ) -> StateBox<Value> {
        if let box = boxes[place]?.box as? StateBox<Value> { return box }
        _ = observer
        if boxes.count >= limit {
            boxes = boxes.filter { $0.value.box != nil }
            limit = max(64, boxes.count * 2)
        }
        let box = StateBox(initial())
        boxes[place] = Entry(box: box) { [weak box] defaults in
            guard let box else { return }
            let value = read(defaults)
            if !ValueComparison.areEqual(box.get(), value) { box.set(value, Transaction.current) }
        }
        return box
    }

    /// Hears of what was set by others than views.
    private static let observer: any NSObjectProtocol = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { notification in
        guard let defaults = notification.object as? UserDefaults else { return }
        let changed = Unchecked(defaults: defaults)
        onMainActor { follow(changed.defaults) }
    }

    private static func follow(_ defaults: UserDefaults) {
        let changed = ObjectIdentifier(defaults)
        for (place, entry) in boxes where place.defaults == changed { entry.follow(defaults) }
    }

    /// Unchecked, since user defaults may be used from any thread.
    private struct Unchecked: @unchecked Sendable {
        let defaults: UserDefaults
    }
}

extension AppStorage {
    /// Values that the user defaults hold as they are.
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        self.init(
            key: key, store: store, defaultValue: value, read: { $0.object(forKey: $1) as? Value },
            write: { $0.set($2, forKey: $1) })
    }

    /// Creates a property for a Boolean value in the user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }
    /// Creates a property for an integer in the user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }
    /// Creates a property for a number in the user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }
    /// Creates a property for a string in the user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }
    /// Creates a property for data in the user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }
    /// Creates a property for a date in the user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: wrappedValue, key, store)
    }
    /// Creates a property for a URL in the user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key: key, store: store, defaultValue: wrappedValue, read: { $0.url(forKey: $1) },
            write: { $0.set($2, forKey: $1) })
    }
    /// Creates a property for a value that is stored as its integer. If the integer is not valid, the value is the
    /// default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key: key, store: store, defaultValue: wrappedValue,
            read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
    /// Creates a property for a value that is stored as its string. If the string is not valid, the value is the
    /// default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key: key, store: store, defaultValue: wrappedValue,
            read: { $0.string(forKey: $1).flatMap(Value.init) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Values that are not there until they are set; `nil` takes them away.
    private init<Wrapped>(
        optional key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Wrapped?,
        write: @escaping (UserDefaults, String, Wrapped) -> Void
    ) where Value == Wrapped? {
        self.init(
            key: key, store: store, defaultValue: nil,
            read: { defaults, key in read(defaults, key).map { $0 } },
            write: { defaults, key, value in
                if let value { write(defaults, key, value) } else { defaults.removeObject(forKey: key) }
            })
    }

    /// Such values that the user defaults hold as they are.
    private init<Wrapped>(plain: Wrapped.Type, _ key: String, _ store: UserDefaults?) where Value == Wrapped? {
        self.init(
            optional: key, store, read: { $0.object(forKey: $1) as? Wrapped }, write: { $0.set($2, forKey: $1) })
    }

    /// Creates a property for a Boolean value in the user defaults. Nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(plain: Bool.self, key, store)
    }
    /// Creates a property for an integer in the user defaults. Nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(plain: Int.self, key, store)
    }
    /// Creates a property for a number in the user defaults. Nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(plain: Double.self, key, store)
    }
    /// Creates a property for a string in the user defaults. Nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(plain: String.self, key, store)
    }
    /// Creates a property for data in the user defaults. Nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(plain: Data.self, key, store)
    }
    /// Creates a property for a date in the user defaults. Nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(plain: Date.self, key, store)
    }
    /// Creates a property for a URL in the user defaults. Nil until it is set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(optional: key, store, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }
}

extension AppStorage {
    /// Creates a property for a value that is stored as its string. Nil until it is set, and if the string is not
    /// valid.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(
            optional: key, store, read: { $0.string(forKey: $1).flatMap(R.init) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
    /// Creates a property for a value that is stored as its integer. Nil until it is set, and if the integer is not
    /// valid.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(
            optional: key, store, read: { ($0.object(forKey: $1) as? Int).flatMap(R.init) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = UserDefaults.standard
}

extension EnvironmentValues {
    /// Where `AppStorage` without its own store keeps its value.
    package var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
