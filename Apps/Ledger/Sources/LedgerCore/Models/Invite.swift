import Foundation

/// An invitation to join an account.
public struct Invite: Entity {
    public static let kind = EntityKind.invite

    public var id: String?
    public var accountId: String?
    /// Trimmed, in lower case.
    public var email: String = ""
    /// `user` or `admin`.
    public var role: MemberRole = .user
    /// Sixteen random characters of base 36.
    public var token: String = ""
    public var createdByUid: String?
    public var acceptedAt: Date?
    public var revokedAt: Date?
    public var status: InviteStatus?
    public var expiresAt: Date?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("accountId", &accountId)
        try fields.field("email", &email)
        try fields.field("role", &role)
        try fields.field("token", &token)
        try fields.reference("createdByUid", &createdByUid)
        try fields.field("acceptedAt", &acceptedAt)
        try fields.field("revokedAt", &revokedAt)
        try fields.field("status", &status)
        try fields.field("expiresAt", &expiresAt)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// Whether the invitation waits for an answer.
    public var isPending: Bool { acceptedAt == nil && revokedAt == nil }

    /// An address as it is stored and compared.
    public static func normalized(email: String) -> String { email.trimmed.lowercased() }
}
