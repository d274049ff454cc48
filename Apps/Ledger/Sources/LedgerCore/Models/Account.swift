import Foundation

/// A design firm.
public struct Account: Entity {
    public static let kind = EntityKind.account

    public var id: String?
    public var name: String = ""
    public var ownerUid: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("name", &name)
        try fields.reference("ownerUid", &ownerUid)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
