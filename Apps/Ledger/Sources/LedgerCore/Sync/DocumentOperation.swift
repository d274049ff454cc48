/// One change of one document, as it goes to other devices.
///
/// An operation says what it replaces, field by field. So whoever has them all can tell a value that was changed
/// knowingly from one that was overwritten by someone who had never seen it.
public struct DocumentOperation: Hashable, Sendable, Identifiable {
    public enum Action: String, Hashable, Sendable {
        case create, update, delete
    }

    /// Unlike that of all others, so that a repetition is known for what it is.
    public var id: String
    public var accountID: String
    public var kind: EntityKind
    /// The document's key; see ``Entity/key``.
    public var key: String
    public var action: Action
    /// What fields hold from now on; `null` empties one.
    public var patch: [String: JSONValue]
    /// When it was made. All its fields bear this time.
    public var timestamp: HybridTimestamp
    /// The version of the document that it was made on; `nil` for a new one.
    public var baseVersion: HybridTimestamp?
    /// The times of the values that it replaces.
    public var replaced: [String: HybridTimestamp]

    public init(
        id: String, accountID: String, kind: EntityKind, key: String, action: Action,
        patch: [String: JSONValue] = [:], timestamp: HybridTimestamp, baseVersion: HybridTimestamp? = nil,
        replaced: [String: HybridTimestamp] = [:]
    ) {
        self.id = id
        self.accountID = accountID
        self.kind = kind
        self.key = key
        self.action = action
        self.patch = patch
        self.timestamp = timestamp
        self.baseVersion = baseVersion
        self.replaced = replaced
    }
}

extension DocumentOperation: FieldValue {
    public var json: JSONValue? {
        var members: [String: JSONValue] = [
            "id": .string(id), "accountId": .string(accountID), "kind": .string(kind.rawValue), "key": .string(key),
            "action": .string(action.rawValue), "patch": .object(patch), "timestamp": .string(timestamp.description),
        ]
        if let baseVersion { members["baseVersion"] = .string(baseVersion.description) }
        if !replaced.isEmpty { members["replaced"] = .object(replaced.mapValues { .string($0.description) }) }
        return .object(members)
    }

    public init(json: JSONValue) throws(FieldError) {
        guard case .object(let members) = json else {
            throw FieldError("an object is expected, not \(json.describedKind)")
        }
        id = try Self.value("id", members)
        accountID = try Self.value("accountId", members)
        key = try Self.value("key", members)
        timestamp = try Self.value("timestamp", members)
        baseVersion =
            try members["baseVersion"].map { json throws(FieldError) in
                try HybridTimestamp?(json: json)
            } ?? nil
        let kindName: String = try Self.value("kind", members)
        let actionName: String = try Self.value("action", members)
        guard let kind = EntityKind(rawValue: kindName) else {
            throw FieldError("\"\(kindName)\" is no kind of document", path: [.field("kind")])
        }
        guard let action = Action(rawValue: actionName) else {
            throw FieldError("\"\(actionName)\" is no action", path: [.field("action")])
        }
        self.kind = kind
        self.action = action
        patch = try members["patch"].map { json throws(FieldError) in try JSONObject(json: json).members } ?? [:]
        replaced = [:]
        guard let times = members["replaced"] else { return }
        for (field, time) in try JSONObject(json: times).members {
            replaced[field] = try HybridTimestamp(json: time)
        }
    }

    private static func value<Value: FieldValue>(
        _ name: String, _ members: [String: JSONValue]
    ) throws(FieldError) -> Value {
        guard let json = members[name] else { throw FieldError("is missing", path: [.field(name)]) }
        do {
            return try Value(json: json)
        } catch {
            throw error.within(.field(name))
        }
    }
}
