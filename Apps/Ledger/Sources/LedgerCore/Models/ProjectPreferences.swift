import Foundation

/// How a person wants to see a project. The id is that of the project.
public struct ProjectPreferences: Entity {
    public static let kind = EntityKind.projectPreferences

    public var id: String?
    public var accountId: String?
    public var userId: String?
    public var projectId: String?
    /// In order.
    public var pinnedBudgetCategoryIds: [String] = []
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.reference("userId", &userId)
        try fields.reference("projectId", &projectId)
        try fields.field("pinnedBudgetCategoryIds", &pinnedBudgetCategoryIds)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    public var key: String? {
        guard let userId, let projectId else { return nil }
        return "\(userId)/\(projectId)"
    }
}
