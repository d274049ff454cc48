import Foundation
import Locking

extension Schema {
    /// A type of models, as the schema has it.
    public final class Entity: @unchecked Sendable {
        // Unchecked because metatypes and key paths are not known to be sendable. Nothing is changed but the inverses, which the
        // lock guards.
        /// The name, which is the name of the type without its context.
        public let name: String
        let type: any PersistentModel.Type
        let properties: [Property]
        /// Variables that no two models have the same values of.
        let uniqueness: [[Int]]
        let indices: [[Int]]
        private let places: [AnyKeyPath: Int]
        private let inverses = Locked<[Int: Int?]>([:])

        /// The names of the attributes.
        public var attributesByName: [String: Schema.Attribute] {
            Dictionary(properties.compactMap { property in property.attribute.map { (property.name, $0) } }) { $1 }
        }

        /// The names of the relationships.
        public var relationshipsByName: [String: Schema.Relationship] {
            Dictionary(properties.compactMap { property in property.relationship.map { (property.name, $0) } }) { $1 }
        }

        private static let known = Locked<[ObjectIdentifier: Entity]>([:])

        /// The entity of a type.
        static func of(_ type: any PersistentModel.Type) -> Entity {
            let id = ObjectIdentifier(type)
            if let entity = known.withLock({ $0[id] }) { return entity }
            // Made outside the lock, since the metadata runs the program's code.
            let made = Entity(type)
            return known.withLock { known in
                if let entity = known[id] { return entity }
                known[id] = made
                return made
            }
        }

        private init(_ type: any PersistentModel.Type) {
            self.type = type
            name = String(describing: type)
            let metadata = type.schemaMetadata
            let properties = metadata.filter { !($0.metadata is any Constraint) }.enumerated()
                .map { Property($0.element, index: $0.offset) }
            let places = Dictionary(properties.map { ($0.keyPath, $0.index) }) { first, _ in first }
            let constraints = metadata.compactMap { $0.metadata as? any Constraint }
            func groups(_ isUnique: Bool) -> [[Int]] {
                constraints.filter { $0.isUnique == isUnique }.flatMap(\.keyPaths).map { $0.compactMap { places[$0] } }
                    .filter { !$0.isEmpty }
            }
            self.properties = properties
            self.places = places
            uniqueness =
                properties.filter {
                    $0.attribute?.isUnique == true || $0.relationship?.options.contains(.unique) == true
                }
                .map { [$0.index] } + groups(true)
            indices = groups(false)
        }

        /// The place of a variable among the properties.
        func index(of keyPath: AnyKeyPath) -> Int? { places[keyPath] }

        // MARK: Inverses

        /// The variable of the destination that leads back.
        func inverse(of property: Property) -> Property? {
            guard let destination = property.destination else { return nil }
            let (other, index) = (Entity.of(destination), property.index)
            if let known = inverses.withLock({ $0[index] }) { return known.map { other.properties[$0] } }
            let found = findInverse(of: property, in: other)
            let place = found?.index
            inverses.withLock { $0[index] = .some(place) }
            return found
        }

        private func findInverse(of property: Property, in other: Entity) -> Property? {
            if let keyPath = property.relationship?.inverseKeyPath {
                return other.index(of: keyPath).map { other.properties[$0] }
            }
            let back = other.properties.filter { $0.destination == type }
            if let named = back.first(where: { $0.relationship?.inverseKeyPath == property.keyPath }) { return named }
            // Without a name, only where nothing else is meant. A type's relationships to itself are never guessed.
            let free = back.filter { $0.relationship?.inverseKeyPath == nil }
            let rivals = properties.filter { candidate in
                candidate.destination == property.destination && candidate.relationship?.inverseKeyPath == nil
                    && !other.properties.contains { $0.relationship?.inverseKeyPath == candidate.keyPath }
            }
            let claimed = free.filter { candidate in
                !properties.contains { $0.relationship?.inverseKeyPath == candidate.keyPath }
            }
            guard other !== self, claimed.count == 1, rivals.count == 1 else { return nil }
            return claimed[0]
        }
    }
}

extension Schema.Entity: Hashable {
    public static func == (lhs: Schema.Entity, rhs: Schema.Entity) -> Bool { lhs.type == rhs.type }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A variable of a model that the store keeps.
struct Property {
    let name: String
    let index: Int
    let keyPath: AnyKeyPath
    let defaultValue: Any?
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    /// What a relationship leads to.
    let destination: (any PersistentModel.Type)?
    let isToMany: Bool
    let isOptional: Bool
    let accessor: any PropertyAccessor

    init(_ metadata: Schema.PropertyMetadata, index: Int) {
        self.index = index
        name = metadata.name
        keyPath = metadata.keypath
        defaultValue = metadata.defaultValue
        let valueType = type(of: metadata.keypath).valueType
        let wrapped = (valueType as? any OptionalType.Type)?.wrappedType
        isOptional = wrapped != nil
        let plain: Any.Type = wrapped ?? valueType
        if let collection = plain as? any RelationshipCollection.Type {
            destination = collection.elementType
            isToMany = destination != nil
        } else {
            destination = plain as? any PersistentModel.Type
            isToMany = false
        }
        attribute = destination == nil ? metadata.metadata as? Schema.Attribute ?? Schema.Attribute() : nil
        relationship = destination == nil ? nil : metadata.metadata as? Schema.Relationship ?? Schema.Relationship()
        accessor = makeAccessor(metadata.keypath)
    }

    var originalName: String? { attribute?.originalName ?? relationship?.originalName }

    /// Whether the value is lost with the process.
    var isEphemeral: Bool { attribute?.options.contains(.ephemeral) == true }
}

protocol OptionalType {
    static var wrappedType: Any.Type { get }
    static var none: Self { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}
