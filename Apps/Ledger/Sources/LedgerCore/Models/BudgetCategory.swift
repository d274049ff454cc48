import Foundation

/// A budget category of an account.
public struct BudgetCategory: Entity {
    public static let kind = EntityKind.budgetCategory

    public var id: String?
    /// Always `nil`: categories belong to the account.
    public var projectId: String?
    /// 1 to 100 characters, unlike all others of the account whatever the case.
    public var name: String = ""
    /// In lower case, hyphens for spaces.
    public var slug: String?
    public var isArchived: Bool?
    public var order: Int?
    public var metadata: CategoryMetadata?
    /// The category that this one turned out to be, when two devices made one of the same name. Such a category is
    /// deleted, and what names it means the other one.
    public var mergedInto: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("projectId", &projectId)
        try fields.field("name", &name)
        try fields.field("slug", &slug)
        try fields.field("isArchived", &isArchived)
        try fields.field("order", &order)
        try fields.field("metadata", &metadata)
        try fields.reference("mergedInto", &mergedInto)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// How the category counts; `general` when nothing is said, or something unknown.
    public var categoryType: CategoryType {
        switch metadata?.categoryType {
        case .itemized: .itemized
        case .fee: .fee
        default: .general
        }
    }

    /// Whether the category is left out of the overall budget.
    public var isExcludedFromOverallBudget: Bool { metadata?.excludeFromOverallBudget == true }

    /// The slug of a name: in lower case, hyphens for spaces.
    public static func slug(of name: String) -> String {
        name.trimmed.lowercased().replacing(" ", with: "-")
    }
}

/// How a budget category counts.
public struct CategoryMetadata: Record {
    public var categoryType: CategoryType?
    public var excludeFromOverallBudget: Bool?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("categoryType", &categoryType)
        try fields.field("excludeFromOverallBudget", &excludeFromOverallBudget)
    }

    public init(categoryType: CategoryType?, excludeFromOverallBudget: Bool? = nil) {
        self.categoryType = categoryType
        self.excludeFromOverallBudget = excludeFromOverallBudget
    }
}
