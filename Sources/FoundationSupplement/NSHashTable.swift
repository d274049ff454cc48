import Foundation

/// Constants that describe how a collection holds and compares its objects.
open class NSPointerFunctions: NSObject {
    /// Options of a collection.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The collection retains its objects.
        public static let strongMemory: Options = []
        /// The collection does not retain its objects, and forgets them when they end.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are equal if they say so.
        public static let objectPersonality: Options = []
        /// Objects are equal if they are the same.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Objects are copied when they are added, if they can be.
        public static let copyIn = Options(rawValue: 65536)
    }
}

/// An object that is held strongly or weakly.
struct HeldObject {
    private weak var weakObject: AnyObject?
    private var strongObject: AnyObject?
    private let isPointer: Bool

    init(_ value: Any, _ options: NSPointerFunctions.Options) {
        var object = value as AnyObject
        if options.contains(.copyIn), let copied = (object as? any NSCopying)?.copy(with: nil) {
            object = copied as AnyObject
        }
        if options.contains(.weakMemory) { weakObject = object } else { strongObject = object }
        isPointer = options.contains(.objectPointerPersonality)
    }

    var object: AnyObject? { strongObject ?? weakObject }

    /// Whether this is the object of a value. An object that has ended is none.
    func matches(_ value: Any) -> Bool {
        guard let object else { return false }
        let other = value as AnyObject
        if object === other { return true }
        guard !isPointer, let object = object as? NSObject, let other = other as? NSObject else { return false }
        return object.isEqual(other)
    }
}

/// A set of objects that can hold them weakly.
///
/// The objects have the order in which they were added. A search looks at each object.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [HeldObject] = []

    /// Creates a set.
    ///
    /// - Parameters:
    ///   - options: How the set holds and compares its objects.
    ///   - initialCapacity: The expected number of objects. It has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// Returns a set that does not retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that have not ended, in the order in which they were added.
    open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
    /// The first of the objects; nil if there are none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of the objects that have not ended.
    open var count: Int { allObjects.count }
    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Returns a Boolean value that indicates whether an object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object of the set that is equal to an object; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return held.first { $0.matches(object) }?.object as? ObjectType
    }

    /// Adds an object, if it is not in the set.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        held.removeAll { $0.object == nil }
        held.append(HeldObject(object, options))
    }

    /// Removes an object, if it is in the set.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        held.removeAll { $0.object == nil || $0.matches(object) }
    }

    /// Removes all objects.
    open func removeAllObjects() { held = [] }

    /// Adds the objects of another set.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Removes the objects of another set.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Removes the objects that are not in another set.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        held.removeAll { held in (held.object as? ObjectType).map { !other.contains($0) } ?? true }
    }

    /// Returns an enumerator of the objects.
    open func objectEnumerator() -> NSEnumerator { (allObjects as [Any]).enumerator }
}

extension [Any] {
    fileprivate var enumerator: NSEnumerator { NSArray(array: self).objectEnumerator() }
}

/// A dictionary that can hold its keys and its objects weakly.
///
/// The keys have the order in which they were added. A search looks at each key.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var held: [(key: HeldObject, value: HeldObject)] = []

    /// Creates a dictionary.
    ///
    /// - Parameters:
    ///   - keyOptions: How the dictionary holds and compares its keys.
    ///   - valueOptions: How the dictionary holds its objects.
    ///   - initialCapacity: The expected number of keys. It has no effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// Returns a dictionary that retains its keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns a dictionary that retains its objects, but not its keys.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns a dictionary that retains its keys, but not its objects.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Returns a dictionary that retains neither its keys nor its objects.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var live: [(key: AnyObject, value: AnyObject)] {
        held.compactMap { pair in pair.key.object.flatMap { key in pair.value.object.map { (key, $0) } } }
    }

    /// The number of the keys whose key and object have not ended.
    open var count: Int { live.count }

    /// Returns the object of a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return held.first { $0.key.matches(aKey) }?.value.object as? ObjectType
    }

    /// Sets the object of a key. Nil removes the key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        guard let anObject else { return removeObject(forKey: aKey) }
        held.removeAll { $0.key.object == nil || $0.value.object == nil }
        let value = HeldObject(anObject, valueOptions)
        if let place = held.firstIndex(where: { $0.key.matches(aKey) }) {
            held[place].value = value
        } else {
            held.append((HeldObject(aKey, keyOptions), value))
        }
    }

    /// Removes a key and its object.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        held.removeAll { $0.key.object == nil || $0.key.matches(aKey) }
    }

    /// Removes all keys and objects.
    open func removeAllObjects() { held = [] }

    /// Returns an enumerator of the keys.
    open func keyEnumerator() -> NSEnumerator { (live.map(\.key) as [Any]).enumerator }

    /// Returns an enumerator of the objects; nil if there are none.
    open func objectEnumerator() -> NSEnumerator? { live.isEmpty ? nil : (live.map(\.value) as [Any]).enumerator }
}
