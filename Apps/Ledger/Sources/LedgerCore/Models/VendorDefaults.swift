import Foundation

/// The vendors that forms suggest.
public struct VendorDefaults: Entity {
    public static let kind = EntityKind.vendorDefaults

    public var id: String?
    /// In order.
    public var vendors: [String] = []
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("vendors", &vendors)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// An account has one, by this id.
    public static let onlyID = "default"

    /// What a new account begins with.
    public static let initialVendors = [
        "HomeGoods", "Amazon", "Wayfair", "Target", "Ross", "Arhaus", "Pottery Barn", "Crate & Barrel", "West Elm",
        "Living Spaces", "Home Depot", "Lowe’s", "Movers", "Gas", "Inventory",
    ]
}
