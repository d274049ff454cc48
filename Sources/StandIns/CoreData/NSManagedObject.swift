import Combine
import Foundation
import FoundationSupplement
import Locking
import PerchStandIns

/// An object of an entity.
///
/// Its values are kept by their names. In `perch`'s copy of a project, properties with `@NSManaged` read and write them; other
/// programs do so with `value(forKey:)` and `setValue(_:forKey:)`.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    /// A publisher that emits before a value changes.
    public let objectWillChange = ObservableObjectPublisher()
    /// The identity of the object.
    open private(set) var objectID: NSManagedObjectID
    /// The context of the object. Nil if it was created without one, or was deleted.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// The values by their names; relationships have identifiers. Nil while they have not been looked for.
    var values: [String: Any]?
    /// What objects without a context are related to, which nobody else keeps.
    private var companions: [NSManagedObjectID: NSManagedObject] = [:]
    /// The names of the values that differ from those that were saved.
    var changedKeys: Set<String> = []

    /// Creates an object of an entity, and inserts it into a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        objectID = NSManagedObjectID(entity)
        super.init()
        values = entity.attributeTable.compactMapValues(\.defaultValue)
        guard let context else { return }
        managedObjectContext = context
        context.register(inserted: self)
        awakeFromInsert()
    }

    /// Creates an object of the entity whose class this is, and inserts it into a context. Stops the program if the context's model
    /// has no such entity, as Apple's does.
    public convenience init(context moc: NSManagedObjectContext) {
        ManagedClasses.note(Self.self)
        let name = String(describing: Self.self)
        guard let entity = moc.model?.entity(withClass: name) ?? NSManagedObjectModel.entity(of: Self.self) else {
            fatalError("There is no entity for \(name) in the model of the context.")
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// Creates an object without a context. Apple's stops the program when its values are used.
    public override convenience init() {
        ManagedClasses.note(Self.self)
        self.init(entity: NSManagedObjectModel.entity(of: Self.self) ?? NSEntityDescription(), insertInto: nil)
    }

    /// An object that others know already.
    static func make(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        object.objectID = id
        object.managedObjectContext = context
        object.values = nil
        return object
    }

    /// The entity of the object.
    open var entity: NSEntityDescription { objectID.entity }

    /// Returns the entity with this class, from the models that exist.
    open class func entity() -> NSEntityDescription {
        ManagedClasses.note(self)
        if let entity = NSManagedObjectModel.entity(of: self) { return entity }
        // The entity that is searched for is found when the request is carried out.
        let entity = NSEntityDescription()
        entity.name = String(describing: self)
        entity.managedObjectClassName = entity.name
        return entity
    }

    /// A request for all objects of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity()
        return request
    }

    // MARK: State

    /// A Boolean value that indicates whether the object is new in its context.
    open var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
    /// A Boolean value that indicates whether values were changed since they were saved.
    open var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
    /// A Boolean value that indicates whether the object will be deleted with the next save.
    open var isDeleted: Bool { managedObjectContext?.isDeleted(self) ?? false }
    /// A Boolean value that indicates whether there are unsaved changes.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// A Boolean value that indicates whether values were changed since they were saved.
    open var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
    /// A Boolean value that indicates whether the values have not been looked for yet.
    open var isFault: Bool { values == nil }
    /// The faulting state, which is always 0.
    open var faultingState: Int { values == nil ? 1 : 0 }

    /// Returns a Boolean value that indicates whether the objects of a relationship have not been looked for yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

    /// Returns the values that differ from the saved values.
    open func changedValues() -> [String: Any] {
        var changed: [String: Any] = [:]
        for key in changedKeys { changed[key] = value(forKey: key) ?? NSNull() }
        return changed
    }

    /// Returns the values that differ from the saved values.
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// Returns the values that were saved last, of some names or of all.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let row = managedObjectContext?.committedValues(of: objectID) ?? [:]
        guard let keys else { return row }
        return row.filter { keys.contains($0.key) }
    }

    // MARK: What subclasses override

    /// Called once when the object is inserted into a context.
    open func awakeFromInsert() {}
    /// Called when the values have been fetched.
    open func awakeFromFetch() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object becomes a fault.
    open func willTurnIntoFault() {}
    /// Called after the object became a fault.
    open func didTurnIntoFault() {}

    /// Validates that the object can be saved: each attribute that is not optional must have a value.
    open func validateForInsert() throws { try validate() }
    /// Validates that the object can be saved: each attribute that is not optional must have a value.
    open func validateForUpdate() throws { try validate() }
    /// Validates that the object can be deleted.
    open func validateForDelete() throws {
        for relationship in entity.relationshipTable.values where relationship.deleteRule == .denyDeleteRule {
            guard ids(relationship.name).isEmpty else {
                throw ManagedErrors.error(NSValidationRelationshipDeniedDeleteError, self, relationship.name)
            }
        }
    }

    private func validate() throws {
        let values = current
        for (name, attribute) in entity.attributeTable where !attribute.isOptional && !attribute.isTransient {
            guard values[name] == nil else { continue }
            throw ManagedErrors.error(NSValidationMissingMandatoryPropertyError, self, name)
        }
    }

    // MARK: Values

    /// The values, which are searched for if they have not been yet.
    private var current: [String: Any] {
        if let values { return values }
        let found = managedObjectContext?.parentValues(of: objectID) ?? [:]
        values = found
        awakeFromFetch()
        return values ?? found
    }

    /// Returns the value with a name. For a relationship, it is an object or a set of objects.
    open func value(forKey key: String) -> Any? {
        guard let relationship = entity.relationshipTable[key] else { return current[key] }
        let objects = related(key)
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// Sets the value of a name.
    open func setValue(_ value: Any?, forKey key: String) { set(value, key, notifies: true) }

    /// Returns the value at the end of a path of names.
    open func value(forKeyPath keyPath: String) -> Any? {
        PredicateKeys.value(of: self, keyPath)
    }

    /// Sets the value at the end of a path of names.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.dropLast().reduce(self as NSManagedObject?) { $0?.value(forKey: $1) as? NSManagedObject }
        owner?.setValue(value, forKey: last)
    }

    /// Sets the values of several names.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Returns the values with several names. Missing values are `NSNull`.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var found: [String: Any] = [:]
        for key in keys { found[key] = value(forKey: key) ?? NSNull() }
        return found
    }

    /// Returns the value of a name, without notifications.
    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Sets the value of a name, without notifications.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { set(value, key, notifies: false) }
    /// Prepares for reading a value.
    open func willAccessValue(forKey key: String?) { _ = current }
    /// Ends the reading of a value.
    open func didAccessValue(forKey key: String?) {}
    /// Announces that a value is about to change.
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    /// Announces that a value has changed.
    open func didChangeValue(forKey key: String) {}

    /// Returns a set that writes to a relationship.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

    func set(_ value: Any?, _ key: String, notifies: Bool) {
        if notifies { objectWillChange.send() }
        if let relationship = entity.relationshipTable[key] {
            relate(ManagedValues.objects(value), relationship)
        } else {
            write(ManagedValues.flat(value), key)
        }
    }

    private func write(_ value: Any?, _ key: String) {
        var values = current
        if value is NSNull { values[key] = nil } else { values[key] = value }
        self.values = values
        changedKeys.insert(key)
        managedObjectContext?.noteChange(of: self)
    }

    // MARK: Relationships

    /// The identifiers of the related objects.
    func ids(_ key: String) -> [NSManagedObjectID] { current[key] as? [NSManagedObjectID] ?? [] }

    func related(_ key: String) -> [NSManagedObject] { ids(key).compactMap(object) }

    private func object(_ id: NSManagedObjectID) -> NSManagedObject? {
        companions[id] ?? managedObjectContext?.living(id)
    }

    private func writeIDs(_ ids: [NSManagedObjectID], _ key: String) { write(ids, key) }

    func relate(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
        let key = relationship.name
        let old = related(key)
        var seen: Set<ObjectIdentifier> = []
        var new = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
        if !relationship.isToMany { new = Array(new.prefix(1)) }
        for object in new where object.managedObjectContext == nil || managedObjectContext == nil {
            companions[object.objectID] = object
        }
        writeIDs(new.map(\.objectID), key)
        guard let inverse = relationship.inverseRelationship else { return }
        for object in old where !seen.contains(ObjectIdentifier(object)) { object.forget(self, inverse) }
        let known = Set(old.map { ObjectIdentifier($0) })
        for object in new where !known.contains(ObjectIdentifier(object)) {
            object.remember(self, inverse, back: relationship)
        }
    }

    private func forget(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        objectWillChange.send()
        writeIDs(ids(relationship.name).filter { $0 !== object.objectID }, relationship.name)
    }

    private func remember(
        _ object: NSManagedObject, _ relationship: NSRelationshipDescription, back: NSRelationshipDescription
    ) {
        objectWillChange.send()
        if object.managedObjectContext == nil || managedObjectContext == nil { companions[object.objectID] = object }
        if relationship.isToMany {
            writeIDs(ids(relationship.name).filter { $0 !== object.objectID } + [object.objectID], relationship.name)
        } else {
            for former in related(relationship.name) where former !== object { former.forget(self, back) }
            writeIDs([object.objectID], relationship.name)
        }
    }

    /// Lets go of all related objects, as their delete rules say. Returns those that go as well.
    func letGo() -> [NSManagedObject] {
        var others: [NSManagedObject] = []
        for relationship in entity.relationshipTable.values {
            let objects = related(relationship.name)
            if relationship.deleteRule == .cascadeDeleteRule { others += objects }
            guard relationship.deleteRule != .noActionDeleteRule, let inverse = relationship.inverseRelationship else {
                continue
            }
            for object in objects { object.forget(self, inverse) }
        }
        return others
    }

    // MARK: What perch's copies of projects call

    /// Returns the value of a property with `@NSManaged`.
    public func _perchManaged<Value>(_ key: String) -> Value {
        if let value: Value = ManagedValues.value(value(forKey: key)) { return value }
        fatalError("\(type(of: self)).\(key) has no value that could be given as \(Value.self).")
    }

    /// Sets the value of a property with `@NSManaged`.
    public func _perchSetManaged<Value>(_ value: Value, _ key: String) {
        setValue(ManagedValues.flat(value), forKey: key)
    }

    /// Performs a method with `@NSManaged`, such as `addToItems(_:)`.
    public func _perchManagedCall(_ name: String, _ arguments: Any?...) {
        for (prefix, change) in ManagedValues.changes where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            let key = rest.prefix(1).lowercased() + rest.dropFirst()
            guard let relationship = entity.relationshipTable[key] ?? entity.relationshipTable[String(rest)] else {
                continue
            }
            objectWillChange.send()
            return relate(change(related(relationship.name), arguments), relationship)
        }
        report("\(type(of: self)).\(name) does nothing: there is no relationship for it.")
    }
}

extension NSManagedObject: KeyedObject {
    /// The value of a name, for predicates.
    package func keyedValue(forKey key: String) -> Any? { value(forKey: key) }
}

/// A set that writes to a relationship.
private final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }
    required init(capacity: Int) { fatalError("A set of a relationship belongs to an object.") }

    private var objects: [NSManagedObject] {
        get { owner.related(key) }
        set { owner.setValue(newValue, forKey: key) }
    }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { objects.append(object) }
    }
    override func remove(_ object: Any) { objects.removeAll { $0 === object as AnyObject } }
}
