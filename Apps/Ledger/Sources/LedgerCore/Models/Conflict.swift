import Foundation

/// A value that someone wrote, and that was overwritten by someone who had never seen it.
///
/// The last writer wins, but nothing is lost silently: the other value is kept here, for everyone to see, until a person
/// has settled it.
public struct Conflict: Entity {
    public static let kind = EntityKind.conflict

    public var id: String?
    public var accountId: String?
    /// The kind of the document whose value it was.
    public var documentKind: String = ""
    /// The key of that document.
    public var documentKey: String = ""
    /// The field, or the path of a value within it, or the name of a ``FieldGroup``. Empty for a whole document, which was
    /// deleted by someone who had not seen its last change.
    public var field: String = ""
    /// What was lost, as an object with one member, `value`; `null` for a field that had been emptied.
    public var lost = JSONObject()
    /// When it was written.
    public var lostTime: String = ""
    /// Who wrote it.
    public var lostBy: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.field("documentKind", &documentKind)
        try fields.field("documentKey", &documentKey)
        try fields.field("field", &field)
        try fields.field("lost", &lost)
        try fields.field("lostTime", &lostTime)
        try fields.reference("lostBy", &lostBy)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// What was lost; `null` for a field that had been emptied.
    public var lostValue: JSONValue { lost.members["value"] ?? .null }
}
