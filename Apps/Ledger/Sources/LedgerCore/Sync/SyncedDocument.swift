/// What names a document within an account.
public struct DocumentID: Hashable, Sendable, Comparable {
    public var kind: EntityKind
    public var key: String

    public init(_ kind: EntityKind, _ key: String) {
        self.kind = kind
        self.key = key
    }

    public static func < (left: DocumentID, right: DocumentID) -> Bool {
        (left.kind.rawValue, left.key) < (right.kind.rawValue, right.key)
    }
}

/// A document as a server has it and sends it.
public struct SyncedDocument: Hashable, Sendable {
    /// The kind by name: a newer server may have kinds that this version does not know.
    public var kind: String
    public var key: String
    /// The account's number at the document's last change. Numbers rise in the order in which the server accepts changes.
    public var sequence: Int
    public var state: DocumentState

    public init(kind: String, key: String, sequence: Int, state: DocumentState) {
        self.kind = kind
        self.key = key
        self.sequence = sequence
        self.state = state
    }
}

extension SyncedDocument: FieldValue {
    public var json: JSONValue? {
        .object([
            "kind": .string(kind), "key": .string(key), "sequence": .integer(sequence), "state": state.json ?? .null,
        ])
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        kind = try members.value("kind")
        key = try members.value("key")
        sequence = try members.value("sequence")
        state = try members.value("state")
    }
}

extension DocumentState: FieldValue {
    public var json: JSONValue? {
        var members: [String: JSONValue] = [:]
        if !values.isEmpty { members["values"] = .object(values) }
        if !times.isEmpty { members["times"] = .object(times.mapValues { .string($0.description) }) }
        members["creation"] = creation?.json
        members["version"] = version?.json
        members["deletion"] = deletion?.json
        return .object(members)
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(
            values: try members.optional("values", as: JSONObject.self)?.members ?? [:],
            creation: try members.optional("creation"),
            version: try members.optional("version"), deletion: try members.optional("deletion"))
        for (path, time) in try members.optional("times", as: JSONObject.self)?.members ?? [:] {
            times[path] = try HybridTimestamp(json: time)
        }
    }
}

extension JSONObject {
    /// A member that has to be there.
    public func value<Value: FieldValue>(_ name: String, as type: Value.Type = Value.self) throws(FieldError) -> Value {
        guard let value = try optional(name, as: type) else { throw FieldError("is missing", path: [.field(name)]) }
        return value
    }

    /// A member; `nil` if it is missing or `null`.
    public func optional<Value: FieldValue>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(FieldError) -> Value? {
        guard let json = members[name], json != .null else { return nil }
        do {
            return try Value(json: json)
        } catch {
            throw error.within(.field(name))
        }
    }
}
