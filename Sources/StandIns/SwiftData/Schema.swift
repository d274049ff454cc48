import Foundation
import Locking

/// A description of the models in a store.
public final class Schema: Sendable {
    /// A version of a schema.
    public struct Version: Hashable, Codable, Comparable, CustomStringConvertible, Sendable {
        /// The number of the great changes.
        public let major: Int
        /// The number of the small changes.
        public let minor: Int
        /// The number of the corrections.
        public let patch: Int

        /// Creates a version such as 1.0.0.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// The version. The default is 1.0.0.
    public let version: Version
    /// The entities: first those of the given types, in order, and then those of the destinations of their
    /// relationships.
    public let entities: [Entity]

    /// The entities by name.
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }

    /// Creates a schema of models and of the destinations of their relationships.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var entities: [Entity] = []
        var queue = types
        var known: Set<ObjectIdentifier> = []
        while !queue.isEmpty {
            let type = queue.removeFirst()
            guard known.insert(ObjectIdentifier(type)).inserted else { continue }
            let entity = Entity.of(type)
            entities.append(entity)
            queue += entity.properties.compactMap(\.destination)
        }
        self.entities = entities
    }

    /// Creates a schema of some models.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// Returns the entity of a type, if the schema has it.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        entities.first { $0.type == type }
    }

    /// Returns the name of a type's entity, which is the name of the type without its context.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }
}

extension Schema: Hashable {
    public static func == (lhs: Schema, rhs: Schema) -> Bool {
        lhs.version == rhs.version && Set(lhs.entities) == Set(rhs.entities)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(version) }
}

extension Schema {
    /// The information of `@Model` about a property of a model.
    public struct PropertyMetadata: @unchecked Sendable {
        // Unchecked because key paths and default values are not known to be sendable; neither is changed.
        let name: String
        let keypath: AnyKeyPath
        let defaultValue: Any?
        let metadata: Any?

        /// - Parameters:
        ///   - name: the variable's name.
        ///   - keypath: leads from the model to the variable.
        ///   - defaultValue: the initial value, if the variable has one.
        ///   - metadata: a `Schema.Attribute` or a `Schema.Relationship`, if the variable has one.
        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: Any? = nil) {
            self.name = name
            self.keypath = keypath
            self.defaultValue = defaultValue
            self.metadata = metadata
        }
    }

    /// The information of `#Unique`.
    public final class Unique<T: PersistentModel>: @unchecked Sendable, Constraint {
        // Unchecked because key paths are not known to be sendable; they are not changed.
        /// The variables of each constraint.
        public let constraints: [[PartialKeyPath<T>]]
        var keyPaths: [[AnyKeyPath]] { constraints }
        let isUnique = true

        /// Creates the variables of each constraint.
        public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }
    }

    /// The information of `#Index`.
    public final class Index<T: PersistentModel>: @unchecked Sendable, Constraint {
        // Unchecked because key paths are not known to be sendable; they are not changed.
        /// The variables of each index.
        public let indices: [[PartialKeyPath<T>]]
        var keyPaths: [[AnyKeyPath]] { indices }
        let isUnique = false

        /// Creates the variables of each index.
        public init(_ indices: [PartialKeyPath<T>]...) { self.indices = indices }
    }
}

/// Variables that belong together in an index.
protocol Constraint {
    var keyPaths: [[AnyKeyPath]] { get }
    var isUnique: Bool { get }
}
