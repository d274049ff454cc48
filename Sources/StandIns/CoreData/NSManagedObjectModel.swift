import Foundation
import Locking
import ManagedModels

/// The entities of a program.
///
/// A file of a model is the one that `perch` makes of an `.xcdatamodeld`. Models that are put together by the program need none.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // Unchecked because a model does not change once it is used.

    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            Self.register(self)
        }
    }

    /// The version identifiers. Perch stores them, but they have no effect.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Creates a model without entities.
    public override init() { super.init() }

    /// Creates a model from a file. Nil if it does not exist.
    public init?(contentsOf url: URL) {
        super.init()
        guard let data = try? Data(contentsOf: url),
            let file = try? JSONDecoder().decode(CompiledModel.self, from: data)
        else { return nil }
        entities = Self.entities(of: file)
        for entity in entities { entity.managedObjectModel = self }
        Self.register(self)
    }

    /// Creates a model from the entities of several models.
    public init?(byMerging models: [NSManagedObjectModel]?) {
        super.init()
        guard let models, !models.isEmpty else { return nil }
        entities = models.flatMap(\.entities)
        for entity in entities { entity.managedObjectModel = self }
        Self.register(self)
    }

    /// Returns the merged model of some bundles. By default, this is the main bundle. Nil if there are no models.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap { bundle -> [URL] in
            (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []).map { $0 as URL }
        }
        return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// The names of configurations. In Perch, there are none.
    open var configurations: [String] { [] }

    /// Returns the entities of a configuration, which are all entities.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }

    /// Returns a fetch request of the model. In Perch, there are none.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { nil }

    // MARK: All models

    private struct Known { weak var model: NSManagedObjectModel? }

    private static let known = Locked<[Known]>([])

    private static func register(_ model: NSManagedObjectModel) {
        known.withLock { known in
            known.removeAll { $0.model == nil || $0.model === model }
            known.append(Known(model: model))
        }
    }

    /// The entity whose objects have a class, in the newest model that has one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        for case let model? in known.withLock({ $0.map(\.model) }).reversed() {
            if let entity = model.entity(withClass: name) { return entity }
        }
        return bundled?.entity(withClass: name)
    }

    /// The models beside the program, for objects that are made before any model was asked for.
    private static let bundled = mergedModel(from: nil)

    func entity(withClass name: String) -> NSEntityDescription? {
        entities.first { $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name }
            ?? entitiesByName[name]
    }

    // MARK: Reading

    private static func entities(of file: CompiledModel) -> [NSEntityDescription] {
        var found: [String: NSEntityDescription] = [:]
        let made = file.entities.map { read in
            let entity = NSEntityDescription()
            entity.name = read.name
            entity.managedObjectClassName = read.className
            entity.isAbstract = read.isAbstract
            entity.module = file.module
            entity.uniquenessConstraints = read.constraints
            found[read.name] = entity
            return entity
        }
        for (read, entity) in zip(file.entities, made) {
            entity.properties = read.attributes.map(attribute) + read.relationships.map { relationship($0, found) }
            if let parent = read.parent.flatMap({ found[$0] }) { parent.subentities.append(entity) }
        }
        for (read, entity) in zip(file.entities, made) {
            for relationship in read.relationships {
                guard let inverse = relationship.inverse else { continue }
                let own = entity.relationshipsByName[relationship.name]
                own?.inverseRelationship = own?.destinationEntity?.relationshipsByName[inverse]
            }
        }
        return made
    }

    private static func attribute(_ read: CompiledModel.Attribute) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = read.name
        attribute.isOptional = read.isOptional
        attribute.isTransient = read.isTransient
        attribute.attributeType = types[read.type] ?? .undefinedAttributeType
        attribute.defaultValue = read.defaultValue.flatMap { value($0, attribute.attributeType) }
        // Properties with numbers are never without a value.
        if read.isScalar, attribute.defaultValue == nil { attribute.defaultValue = value("0", attribute.attributeType) }
        return attribute
    }

    private static func relationship(
        _ read: CompiledModel.Relationship, _ entities: [String: NSEntityDescription]
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = read.name
        relationship.isOptional = read.isOptional
        relationship.maxCount = read.isToMany ? 0 : 1
        relationship.isOrdered = read.isOrdered
        relationship.destinationEntity = entities[read.destination]
        relationship.deleteRule =
            switch read.deletionRule {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        return relationship
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType: Int16(text)
        case .integer32AttributeType: Int32(text)
        case .integer64AttributeType: Int64(text)
        case .decimalAttributeType: Decimal(string: text)
        case .doubleAttributeType: Double(text)
        case .floatAttributeType: Float(text)
        case .stringAttributeType: text
        case .booleanAttributeType: text == "YES" || text == "1"
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}
