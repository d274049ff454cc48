import Foundation

/// The identifier of a model in its store, for the lifetime of the model.
///
/// Unlike Apple's, the identifier of a model that is inserted does not change when the model is saved.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable {
    /// The identity of a model.
    public struct ID: Hashable, Codable, Comparable, Sendable {
        let key: UUID

        public static func < (lhs: ID, rhs: ID) -> Bool { lhs.key.uuidString < rhs.key.uuidString }
    }

    /// The identity of the model.
    public let id: ID
    /// The name of the model's entity.
    public let entityName: String
    /// The identifier of the model's store. Nil until the model is saved.
    public internal(set) var storeIdentifier: String?

    init(entityName: String, key: UUID = UUID(), storeIdentifier: String? = nil) {
        id = ID(key: key)
        self.entityName = entityName
        self.storeIdentifier = storeIdentifier
    }

    var key: UUID { id.key }

    public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
        lhs.id == rhs.id && lhs.entityName == rhs.entityName
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PersistentIdentifier: Comparable {
    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
        (lhs.entityName, lhs.id) < (rhs.entityName, rhs.id)
    }
}
