/// What a project's budget came to when the server last worked it out.
public struct BudgetSummary: Record {
    public var totalBudgetCents: Int?
    public var spentCents: Int?
    public var categories: [BudgetSummaryCategory]?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.cents("totalBudgetCents", &totalBudgetCents)
        try fields.cents("spentCents", &spentCents)
        try fields.field("categories", &categories)
    }

    /// Reads the categories as a list or, as older data has them, as a map from id to category.
    public init(json: JSONValue) throws(FieldError) {
        guard case .object(var members) = json else {
            throw FieldError("an object is expected, not \(json.describedKind)")
        }
        if case .object(let byID)? = members["categories"] {
            members["categories"] = .array(
                byID.sorted { $0.key < $1.key }.map { id, category in
                    guard case .object(var fields) = category else { return category }
                    fields["budgetCategoryId"] = .string(id)
                    return .object(fields)
                })
        }
        try self.init(fieldValues: members)
    }
}

/// One category of a budget summary.
public struct BudgetSummaryCategory: Record {
    public var budgetCategoryId: String?
    public var budgetCents: Int?
    public var spentCents: Int?
    public var name: String?
    public var categoryType: CategoryType?
    public var isArchived: Bool?
    public var excludeFromOverallBudget: Bool?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("budgetCategoryId", &budgetCategoryId)
        try fields.cents("budgetCents", &budgetCents)
        try fields.cents("spentCents", &spentCents)
        try fields.field("name", &name)
        try fields.field("categoryType", &categoryType)
        try fields.field("isArchived", &isArchived)
        try fields.field("excludeFromOverallBudget", &excludeFromOverallBudget)
    }
}
