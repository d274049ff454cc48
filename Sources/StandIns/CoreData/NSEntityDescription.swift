import Foundation
import Locking

/// A description of an entity: its properties, and the class of its objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    // Unchecked because a model does not change once it is used.

    /// The name.
    open var name: String?
    /// The class of the objects, with or without a module's name.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// A Boolean value that indicates whether there are objects of its subentities only.
    open var isAbstract = false
    /// Custom information of the program.
    open var userInfo: [AnyHashable: Any]?
    /// The name that it had in a former model. Perch stores it, but it has no effect.
    open var renamingIdentifier: String?
    /// The version hash modifier. Perch stores it, but it has no effect.
    open var versionHashModifier: String?
    /// The attributes whose combination of values is unique. Perch stores them, but they have no effect on saving.
    open var uniquenessConstraints: [[Any]] = []
    /// The indexes. Perch stores them, but they have no effect.
    open var indexes: [NSFetchIndexDescription] = []
    /// The model that it belongs to.
    open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel!
    /// The entity from which this entity inherits properties.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The module where a class without a module's name is searched for.
    var module: String?

    /// The entities that inherit the properties of this entity.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    private var own: [NSPropertyDescription] = []

    /// Creates an entity without a name.
    public override init() { super.init() }

    /// The properties, including those of the superentity.
    open var properties: [NSPropertyDescription] {
        get {
            let names = Set(own.map(\.name))
            return own + (superentity?.properties.filter { !names.contains($0.name) } ?? [])
        }
        set {
            own = newValue
            for property in newValue { property.entity = self }
        }
    }

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The subentities by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Returns the relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }

    /// Returns a Boolean value that indicates whether this entity equals another entity or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let candidate = current {
            if candidate === entity || (candidate.name != nil && candidate.name == entity.name) { return true }
            current = candidate.superentity
        }
        return false
    }

    /// The entity of a name in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// An object that creates an object of an entity, and inserts it into a context. Stops the program if there is no
    /// such entity, as Apple's does.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("There is no entity \(entityName) in the model of the context.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// What is looked up for each value, which therefore has to be fast.
    lazy var relationshipTable = relationshipsByName
    lazy var attributeTable = attributesByName

    /// The class of the objects; `NSManagedObject` where it cannot be found.
    var objectClass: NSManagedObject.Type { ManagedClasses.type(of: self) }
}

/// The classes of entities.
enum ManagedClasses {
    /// Classes by their names without modules.
    private static let seen = Locked<[String: NSManagedObject.Type]>([:])

    /// Remembers a class that the program has used.
    static func note(_ type: NSManagedObject.Type) {
        let name = String(describing: type)
        seen.withLock { if $0[name] == nil { $0[name] = type } }
    }

    static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let written = entity.managedObjectClassName ?? "NSManagedObject"
        let name = written.split(separator: ".").last.map(String.init) ?? written
        if name == "NSManagedObject" { return NSManagedObject.self }
        if let known = seen.withLock({ $0[name] }) { return known }
        let main = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        let modules = [
            written.contains(".") ? String(written.prefix { $0 != "." }) : "", entity.module ?? "", String(main),
        ]
        for module in modules where !module.isEmpty {
            guard let type = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type else { continue }
            note(type)
            return type
        }
        return NSManagedObject.self
    }
}
