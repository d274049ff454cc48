/// What one write did: all of it reaches the server, or nothing.
public struct SyncBatch: Hashable, Sendable, Identifiable {
    public enum Content: Hashable, Sendable {
        /// Edits of fields, which are merged with those of others.
        case operations([DocumentOperation])
        /// Something that the server does itself.
        case command(Command)
    }

    /// Unlike that of all others.
    public var id: String
    /// Rises with each batch of a device.
    public var number: Int
    public var accountID: String
    /// Who wrote it; `nil` for the system, whose batches no server takes.
    public var userID: String?
    /// When it was written.
    public var timestamp: HybridTimestamp
    /// The server's last number that the device had heard of by then.
    public var cursor: Int
    public var content: Content

    public init(
        id: String, number: Int, accountID: String, userID: String?, timestamp: HybridTimestamp, cursor: Int = 0,
        content: Content
    ) {
        self.id = id
        self.number = number
        self.accountID = accountID
        self.userID = userID
        self.timestamp = timestamp
        self.cursor = cursor
        self.content = content
    }

    public var operations: [DocumentOperation] {
        if case .operations(let operations) = content { operations } else { [] }
    }

    public var command: Command? {
        if case .command(let command) = content { command } else { nil }
    }
}

extension SyncBatch: FieldValue {
    public var json: JSONValue? {
        var members: [String: JSONValue] = [
            "id": .string(id), "number": .integer(number), "accountId": .string(accountID),
            "timestamp": .string(timestamp.description), "cursor": .integer(cursor),
        ]
        members["userId"] = userID?.json
        switch content {
        case .operations(let operations): members["operations"] = operations.json
        case .command(let command): members["command"] = command.json
        }
        return .object(members)
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        id = try members.value("id")
        number = try members.value("number")
        accountID = try members.value("accountId")
        userID = try members.optional("userId")
        timestamp = try members.value("timestamp")
        cursor = try members.optional("cursor") ?? 0
        if let command = try members.optional("command", as: Command.self) {
            content = .command(command)
        } else {
            content = .operations(try members.value("operations"))
        }
    }
}

/// What a server has made of a batch.
public struct BatchAnswer: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case applied
        /// Values of others were overwritten, or some of the batch's own lost against later ones; conflicts tell of them.
        case merged
        /// What the batch made is something that was there already.
        case mergedInto(String)
        case refused(Refusal)
    }

    /// The batch's id.
    public var batch: String
    public var outcome: Outcome
    /// The account's number once the batch was accepted; what is read up to it shows the batch.
    public var sequence: Int

    public init(batch: String, outcome: Outcome, sequence: Int) {
        self.batch = batch
        self.outcome = outcome
        self.sequence = sequence
    }
}

extension BatchAnswer: FieldValue {
    public var json: JSONValue? {
        var members: [String: JSONValue] = ["batch": .string(batch), "sequence": .integer(sequence)]
        switch outcome {
        case .applied: members["outcome"] = .string("applied")
        case .merged: members["outcome"] = .string("merged")
        case .mergedInto(let id):
            members["outcome"] = .string("mergedInto")
            members["id"] = .string(id)
        case .refused(let refusal):
            members["outcome"] = .string("refused")
            members["refusal"] = refusal.json
        }
        return .object(members)
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        batch = try members.value("batch")
        sequence = try members.value("sequence")
        let name: String = try members.value("outcome")
        switch name {
        case "applied": outcome = .applied
        case "merged": outcome = .merged
        case "mergedInto": outcome = .mergedInto(try members.value("id"))
        case "refused": outcome = .refused(try members.value("refusal"))
        default: throw FieldError("\"\(name)\" is no outcome", path: [.field("outcome")])
        }
    }
}
