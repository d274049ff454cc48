/// One change of one document.
///
/// An operation says what it replaces, value by value. So a value that was changed knowingly can be told from one that was
/// overwritten by someone who had never seen it.
public struct DocumentOperation: Hashable, Sendable, Identifiable {
    public enum Action: String, Hashable, Sendable {
        case create, update, delete
    }

    /// Unlike that of all others.
    public var id: String
    public var accountID: String
    public var kind: EntityKind
    /// The document's key; see ``Entity/key``.
    public var key: String
    public var action: Action
    /// What values are from now on, by their ``FieldPath``; `null` empties one.
    public var patch: [String: JSONValue]
    /// When it was made. All its values bear this time.
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

    public var documentID: DocumentID { DocumentID(kind, key) }
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
        let members = try JSONObject(json: json)
        id = try members.value("id")
        accountID = try members.value("accountId")
        key = try members.value("key")
        timestamp = try members.value("timestamp")
        baseVersion = try members.optional("baseVersion")
        let kindName: String = try members.value("kind")
        let actionName: String = try members.value("action")
        guard let kind = EntityKind(rawValue: kindName) else {
            throw FieldError("\"\(kindName)\" is no kind of document", path: [.field("kind")])
        }
        guard let action = Action(rawValue: actionName) else {
            throw FieldError("\"\(actionName)\" is no action", path: [.field("action")])
        }
        self.kind = kind
        self.action = action
        patch = try members.optional("patch", as: JSONObject.self)?.members ?? [:]
        replaced = [:]
        for (path, time) in try members.optional("replaced", as: JSONObject.self)?.members ?? [:] {
            replaced[path] = try HybridTimestamp(json: time)
        }
    }
}
