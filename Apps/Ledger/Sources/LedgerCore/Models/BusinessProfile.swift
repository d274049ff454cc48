import Foundation

/// A firm's name, logo and address, as reports and invoices show them.
public struct BusinessProfile: Entity {
    public static let kind = EntityKind.businessProfile

    public var id: String?
    public var name: String?
    public var logoUrl: String?
    /// As lines of text.
    public var address: String?
    /// What invoices say about paying, unless one says otherwise.
    public var invoiceTerms: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("name", &name, oldNames: ["businessName"])
        try fields.field("logoUrl", &logoUrl)
        try fields.field("address", &address)
        try fields.field("invoiceTerms", &invoiceTerms)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// An account has one, by this id.
    public static let onlyID = "default"

    /// Reads the logo as an address or, as older data has it, as an object with one.
    public init(json: JSONValue) throws(FieldError) {
        guard case .object(var members) = json else {
            throw FieldError("an object is expected, not \(json.describedKind)")
        }
        if members["logoUrl"] == nil, case .object(let logo)? = members["logo"], let url = logo["url"] {
            members["logoUrl"] = url
        }
        let id = members.removeValue(forKey: "id")
        try self.init(fieldValues: members)
        if let id { self.id = try String?(json: id) }
    }
}
