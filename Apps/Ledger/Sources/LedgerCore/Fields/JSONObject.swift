/// An object whose fields are nobody's business but its reader's.
public struct JSONObject: FieldValue {
    public var members: [String: JSONValue]

    public init(_ members: [String: JSONValue] = [:]) { self.members = members }

    public var json: JSONValue? { .object(members) }

    public init(json: JSONValue) throws(FieldError) {
        guard case .object(let members) = json else {
            throw FieldError("an object is expected, not \(json.describedKind)")
        }
        self.members = members
    }
}
