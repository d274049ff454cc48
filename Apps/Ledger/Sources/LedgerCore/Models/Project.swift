import Foundation

/// A client's project.
public struct Project: Entity {
    public static let kind = EntityKind.project

    public var id: String?
    public var accountId: String?
    public var name: String = ""
    public var clientName: String = ""
    /// Where invoices go, as lines of text.
    public var clientAddress: String?
    public var description: String?
    public var mainImageUrl: String?
    /// `nil` means no.
    public var isArchived: Bool?
    /// A copy that the server keeps, for the cards of the projects list only.
    public var budgetSummary: BudgetSummary?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.field("name", &name)
        try fields.field("clientName", &clientName)
        try fields.field("clientAddress", &clientAddress)
        try fields.field("description", &description)
        try fields.field("mainImageUrl", &mainImageUrl)
        try fields.field("isArchived", &isArchived)
        try fields.field("budgetSummary", &budgetSummary)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
