import Foundation

/// Someone who belongs to an account; the id is the one that authentication gives them.
public struct AccountMember: Entity {
    public static let kind = EntityKind.member

    public var id: String?
    public var accountId: String?
    public var uid: String?
    public var role: MemberRole = .user
    public var email: String?
    public var name: String?
    /// Whether name and address were taken out on request.
    public var isErased: Bool?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.reference("uid", &uid)
        try fields.field("role", &role)
        try fields.field("email", &email)
        try fields.field("name", &name)
        try fields.field("isErased", &isErased)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
