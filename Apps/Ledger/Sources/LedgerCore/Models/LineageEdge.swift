import Foundation

/// That an item went from one transaction or project to another. Written once and never changed.
public struct LineageEdge: Entity {
    public static let kind = EntityKind.lineageEdge

    public var id: String?
    public var accountId: String?
    public var itemId: String = ""
    public var fromTransactionId: String?
    public var toTransactionId: String?
    public var fromProjectId: String?
    public var toProjectId: String?
    public var movementKind: MovementKind = .association
    /// What the item was sold at: its share in the amount of the record of the sale.
    public var priceCents: Int?
    /// The record of the sale on the selling side, where an item went from one project to another.
    public var sourceSaleId: String?
    public var source: EdgeSource = .app
    public var note: String?
    public var createdBy: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.field("itemId", &itemId)
        try fields.reference("fromTransactionId", &fromTransactionId)
        try fields.reference("toTransactionId", &toTransactionId)
        try fields.reference("fromProjectId", &fromProjectId)
        try fields.reference("toProjectId", &toProjectId)
        try fields.field("movementKind", &movementKind)
        try fields.cents("priceCents", &priceCents)
        try fields.reference("sourceSaleId", &sourceSaleId)
        try fields.field("source", &source)
        try fields.field("note", &note)
        try fields.reference("createdBy", &createdBy)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
