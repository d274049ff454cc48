import Foundation

/// What kinds of documents there are; the raw value names the kind in files, in operations and in the database.
public enum EntityKind: String, Hashable, Sendable, Codable, CaseIterable {
    case account, member, project, transaction, item, space
    case budgetCategory, projectBudgetCategory, projectPreferences
    case accountPresets, vendorDefaults, spaceTemplate, businessProfile
    case invite, lineageEdge, request, conflict, invoice
}

/// Its own document: one that is stored, observed and synchronized.
public protocol Entity: Record, Identifiable where ID == String? {
    static var kind: EntityKind { get }
    /// The document's id; `nil` until it is stored.
    var id: String? { get set }
    /// When the document was made.
    var createdAt: Date? { get set }
    /// When the document was last changed.
    var updatedAt: Date? { get set }
    /// What tells the document from all others of its kind in an account. Most often its id.
    var key: String? { get }
}

extension Entity {
    public var key: String? { id }

    /// A document whose fields are set in a closure: `Item(id: "sofa") { $0.name = "Sofa" }`.
    public init(id: String? = nil, _ configure: (inout Self) -> Void = { _ in }) {
        self.init()
        self.id = id
        configure(&self)
    }

    public var json: JSONValue? {
        var members = fieldValues
        if let id { members["id"] = .string(id) }
        return .object(members)
    }

    public init(json: JSONValue) throws(FieldError) {
        guard case .object(var members) = json else {
            throw FieldError("an object is expected, not \(json.describedKind)")
        }
        let id = members.removeValue(forKey: "id")
        try self.init(fieldValues: members)
        guard let id, id != .null else { return }
        do {
            self.id = try String(json: id)
        } catch {
            throw error.within(.field("id"))
        }
    }
}
