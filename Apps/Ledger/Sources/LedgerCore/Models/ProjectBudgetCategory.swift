import Foundation

/// A category's budget in a project; that there is one enables the category. The id is that of the account's category.
public struct ProjectBudgetCategory: Entity {
    public static let kind = EntityKind.projectBudgetCategory

    public var id: String?
    public var projectId: String?
    /// `nil` is enabled without a budget, 0 a budget of nothing; at most ``maximumCents``.
    public var budgetCents: Int?
    public var createdBy: String?
    public var updatedBy: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("projectId", &projectId)
        try fields.cents("budgetCents", &budgetCents)
        if let budgetCents, budgetCents > Self.maximumCents {
            throw FieldError("a budget is at most \(Self.maximumCents) cents", path: [.field("budgetCents")])
        }
        try fields.reference("createdBy", &createdBy)
        try fields.reference("updatedBy", &updatedBy)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// The largest budget of a category.
    public static let maximumCents = 2_147_483_647

    public var key: String? {
        guard let id, let projectId else { return nil }
        return "\(projectId)/\(id)"
    }
}
