import Foundation

/// An account's choices for new documents.
public struct AccountPresets: Entity {
    public static let kind = EntityKind.accountPresets

    public var id: String?
    public var defaultBudgetCategoryId: String?
    public var budgetCategoryOrder: [String]?
    /// The last day whose transactions cannot be changed any longer.
    public var booksClosedThrough: CalendarDate?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("defaultBudgetCategoryId", &defaultBudgetCategoryId)
        try fields.field("budgetCategoryOrder", &budgetCategoryOrder)
        try fields.field("booksClosedThrough", &booksClosedThrough)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// An account has one, by this id.
    public static let onlyID = "default"
}
