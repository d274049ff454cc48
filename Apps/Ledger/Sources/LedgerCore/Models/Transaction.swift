import Foundation

/// Money that went one way or the other, in a project or in the business inventory.
public struct Transaction: Entity {
    public static let kind = EntityKind.transaction

    public var id: String?
    /// `nil` means the business inventory.
    public var projectId: String?
    public var transactionDate: CalendarDate?
    /// Normally positive: the sign comes from the type and the direction.
    public var amountCents: Int?
    /// Vendor or source.
    public var source: String?
    public var transactionType: TransactionType?
    public var status: TransactionStatus?
    /// `nil` counts as missing.
    public var purchasedBy: PurchasedBy?
    /// `nil` counts as none.
    public var reimbursementType: ReimbursementType?
    public var budgetCategoryId: String?
    public var notes: String?
    public var hasEmailReceipt: Bool?
    public var receiptImages: [AttachmentRef]?
    public var otherImages: [AttachmentRef]?
    /// What older versions had instead of the two galleries; only read.
    public var transactionImages: [AttachmentRef]?
    /// The items that belong to the transaction.
    public var itemIds: [String]?
    public var needsReview: Bool?
    /// Set by the server, never by a person; not the same as the status `canceled`.
    public var isCanceled: Bool?
    /// In percent: 8.25 is 8.25 %.
    public var taxRatePct: Double?
    /// Before tax.
    public var subtotalCents: Int?
    /// Whether the system made the record for a sale to or from the inventory.
    public var isCanonicalInventorySale: Bool?
    public var inventorySaleDirection: InventorySaleDirection?
    /// An older marker; only read.
    public var isCanonicalInventory: Bool?
    /// An older marker; only read.
    public var canonicalKind: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("projectId", &projectId)
        try fields.field("transactionDate", &transactionDate)
        try fields.cents("amountCents", &amountCents)
        try fields.field("source", &source)
        try fields.field("transactionType", &transactionType, oldNames: ["type"])
        try fields.field("status", &status)
        try fields.field("purchasedBy", &purchasedBy)
        try fields.field("reimbursementType", &reimbursementType)
        try fields.reference("budgetCategoryId", &budgetCategoryId)
        try fields.field("notes", &notes)
        try fields.field("hasEmailReceipt", &hasEmailReceipt, oldNames: ["receiptEmailed"])
        try fields.field("receiptImages", &receiptImages)
        try fields.field("otherImages", &otherImages)
        try fields.field("transactionImages", &transactionImages)
        try fields.field("itemIds", &itemIds)
        try fields.field("needsReview", &needsReview)
        try fields.field("isCanceled", &isCanceled)
        try fields.field("taxRatePct", &taxRatePct)
        try fields.cents("subtotalCents", &subtotalCents)
        try fields.field("isCanonicalInventorySale", &isCanonicalInventorySale)
        try fields.field("inventorySaleDirection", &inventorySaleDirection)
        try fields.field("isCanonicalInventory", &isCanonicalInventory)
        try fields.field("canonicalKind", &canonicalKind)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
