import Foundation

/// A thing that was bought or is to be bought.
public struct Item: Entity {
    public static let kind = EntityKind.item

    public var id: String?
    public var accountId: String?
    /// `nil` means the business inventory.
    public var projectId: String?
    public var spaceId: String?
    /// The transaction that the item belongs to now.
    public var transactionId: String?
    public var name: String = ""
    public var source: String?
    /// A text: leading zeros matter.
    public var sku: String?
    public var notes: String?
    public var status: ItemStatus?
    /// What was paid.
    public var purchasePriceCents: Int?
    /// What the client is charged.
    public var projectPriceCents: Int?
    /// What it would cost in a shop.
    public var marketValueCents: Int?
    /// `nil` means one.
    public var quantity: Int?
    public var purchasedBy: PurchasedBy?
    public var bookmark: Bool?
    /// Taken over from the linked transaction.
    public var budgetCategoryId: String?
    public var images: [AttachmentRef]?
    public var createdBy: String?
    public var updatedBy: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.reference("projectId", &projectId)
        try fields.reference("spaceId", &spaceId)
        try fields.reference("transactionId", &transactionId)
        try fields.field("name", &name)
        try fields.field("source", &source)
        try fields.field("sku", &sku)
        try fields.field("notes", &notes)
        try fields.field("status", &status)
        try fields.cents("purchasePriceCents", &purchasePriceCents)
        try fields.cents("projectPriceCents", &projectPriceCents)
        try fields.cents("marketValueCents", &marketValueCents)
        try fields.field("quantity", &quantity)
        try fields.field("purchasedBy", &purchasedBy)
        try fields.field("bookmark", &bookmark)
        try fields.reference("budgetCategoryId", &budgetCategoryId)
        try fields.field("images", &images)
        try fields.reference("createdBy", &createdBy)
        try fields.reference("updatedBy", &updatedBy)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
