import Foundation

/// What new spaces can begin with.
public struct SpaceTemplate: Entity {
    public static let kind = EntityKind.spaceTemplate

    public var id: String?
    /// 1 to 200 characters.
    public var name: String = ""
    public var notes: String?
    /// With nothing checked.
    public var checklists: [Checklist] = []
    /// Hidden from pickers, but kept.
    public var isArchived: Bool?
    /// `nil` comes last.
    public var order: Int?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("name", &name)
        try fields.field("notes", &notes)
        try fields.field("checklists", &checklists)
        try fields.field("isArchived", &isArchived)
        try fields.field("order", &order)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
