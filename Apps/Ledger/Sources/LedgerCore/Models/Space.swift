import Foundation

/// A room of a project, or a place in the business inventory.
public struct Space: Entity {
    public static let kind = EntityKind.space

    public var id: String?
    public var accountId: String?
    /// `nil` means storage of the business.
    public var projectId: String?
    public var name: String = ""
    public var notes: String?
    /// At most ``maximumImages``.
    public var images: [AttachmentRef]?
    public var checklists: [Checklist]?
    public var isArchived: Bool?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.reference("projectId", &projectId)
        try fields.field("name", &name)
        try fields.field("notes", &notes)
        try fields.field("images", &images)
        try fields.field("checklists", &checklists)
        try fields.field("isArchived", &isArchived)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// How many images a space can have.
    public static let maximumImages = 50
}
