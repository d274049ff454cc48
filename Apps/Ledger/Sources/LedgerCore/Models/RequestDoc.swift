import Foundation

/// An operation that the server is asked to apply.
public struct RequestDoc: Entity {
    public static let kind = EntityKind.request

    public var id: String?
    public var type: String = ""
    public var status: RequestStatus = .pending
    public var opId: String?
    public var payload: JSONObject = JSONObject()
    public var createdBy: String?
    public var appliedAt: Date?
    public var errorCode: String?
    public var errorMessage: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("type", &type)
        try fields.field("status", &status)
        try fields.field("opId", &opId)
        try fields.field("payload", &payload)
        try fields.reference("createdBy", &createdBy)
        try fields.field("appliedAt", &appliedAt)
        try fields.field("errorCode", &errorCode)
        try fields.field("errorMessage", &errorMessage)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }
}
