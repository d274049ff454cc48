import Foundation

/// Takes a person's name and address out of what is kept. The books stay: what the person entered goes on naming their id,
/// which says nothing about them.
public struct PersonErasure: Hashable, Sendable {
    /// The id that authentication gave the person.
    public var userID: String
    /// The addresses that the account knew the person by, in lower case.
    public var emails: Set<String>
    /// The names that the account knew the person by.
    public var names: Set<String>

    /// What stands where a name or an address was.
    public static let word = "Former member"

    public init(userID: String, emails: Set<String> = [], names: Set<String> = []) {
        self.userID = userID
        self.emails = emails
        self.names = names
    }

    /// Learns what a member's document says, or has said.
    public mutating func learn(name: JSONValue?, email: JSONValue?) {
        if case .string(let name)? = name, !name.trimmed.isEmpty, name != Self.word { names.insert(name) }
        if case .string(let email)? = email, !email.trimmed.isEmpty { emails.insert(Invite.normalized(email: email)) }
    }

    /// A value of a document without the person. Addresses are taken out wherever they stand; a name, which may be a common
    /// word, only where it is all that a member's field says, or said before it was lost.
    public func erased(_ value: JSONValue, of kind: EntityKind, _ key: String, field: String) -> JSONValue {
        if kind == .member, key == userID {
            if field == "name" { return value == .null ? .null : .string(Self.word) }
            if field == "email" { return .null }
        }
        return erased(value, takesNames: kind == .conflict && field == "lost")
    }

    /// A value without the person's addresses.
    ///
    /// - Parameter takesNames: whether a text goes, too, that is one of the person's names and nothing else.
    public func erased(_ value: JSONValue, takesNames: Bool = false) -> JSONValue {
        switch value {
        case .string(let text):
            if takesNames, names.contains(text) { return .string(Self.word) }
            var text = text
            for email in emails where !email.isEmpty {
                text = text.replacingOccurrences(of: email, with: Self.word, options: .caseInsensitive)
            }
            return .string(text)
        case .array(let elements): return .array(elements.map { erased($0, takesNames: takesNames) })
        case .object(let members): return .object(members.mapValues { erased($0, takesNames: takesNames) })
        default: return value
        }
    }

    /// A batch as the log keeps it from now on.
    public func erased(_ batch: SyncBatch) -> SyncBatch {
        var batch = batch
        switch batch.content {
        case .operations(let operations): batch.content = .operations(operations.map(erased))
        case .command(let command):
            guard let json = command.json, let changed = try? Command(json: erased(json)) else { return batch }
            batch.content = .command(changed)
        }
        return batch
    }

    /// An operation as the log keeps it from now on.
    public func erased(_ operation: DocumentOperation) -> DocumentOperation {
        var operation = operation
        for (path, value) in operation.patch {
            operation.patch[path] = erased(value, of: operation.kind, operation.key, field: path)
        }
        return operation
    }
}

extension Command {
    /// Takes a person's name and address out of the account. A member loses access.
    static func erasePerson(_ id: String, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.erasePeople)
        guard var member = try batch.get(AccountMember.self, id) ?? batch.deleted(AccountMember.self, id) else {
            throw Refusal(.notFound, localized("Nobody of this id was ever a member."))
        }
        guard member.role != .owner else { throw Refusal(.rule, localized("The owner’s data cannot be erased.")) }
        if let email = member.email.nonBlank {
            for var invite in try batch.documents(Invite.self, where: FieldCondition("email", is: email)) {
                if invite.isPending { invite.revokedAt = batch.now }
                invite.email = PersonErasure.word
                try batch.save(invite)
            }
        }
        member.name = PersonErasure.word
        member.email = nil
        member.isErased = true
        try batch.save(member)
        try batch.deleteUnnoted(AccountMember.self, id)
        // What was noted of the member when somebody was removed who had just been changed.
        for conflict in try batch.documents(Conflict.self, where: FieldCondition("documentKey", is: id))
        where conflict.documentKind == EntityKind.member.rawValue {
            try batch.update(Conflict.self, conflict.id!) { $0.lost = JSONObject() }
            try batch.deleteUnnoted(Conflict.self, conflict.id!)
        }
    }
}

extension PersonErasure {
    /// What an account called the person that a command erases, now and in its log; `nil` for any other command.
    init?(_ command: Command, on account: some AccountTransaction) throws {
        guard case .erasePerson(let id) = command, EntityKind.isSound(key: id) else { return nil }
        self.init(userID: id)
        let values = try account.document(DocumentID(.member, id))?.state.values
        learn(name: values?["name"], email: values?["email"])
    }
}

extension AccountSync {
    /// Everything that an account keeps about a person; `nil` if it knows nobody of this id.
    ///
    /// - Parameter signIn: how the person signs in.
    public static func data(
        of userID: String, on account: some AccountTransaction, id: String, signIn: JSONValue, now: Date
    ) throws -> JSONValue? {
        var data = PersonData(userID: userID)
        if let member = try account.document(DocumentID(.member, userID)) { data.add(member: member.state) }
        guard data.isKnown else { return nil }
        var sequence = 0
        while case let page = try account.documents(after: sequence, limit: documentsPerPull), !page.isEmpty {
            for document in page {
                guard let kind = EntityKind(rawValue: document.kind) else { continue }
                data.add(DocumentID(kind, document.key), document.state)
            }
            sequence = page[page.count - 1].sequence
        }
        data.changes = try account.batches(of: userID).map { batch, date in
            .object([
                "at": date?.json ?? Date(milliseconds: batch.timestamp.milliseconds).json ?? .null,
                "batch": batch.json ?? .null,
            ])
        }
        data.signIn = signIn
        var name = ""
        if case .string(let text)? = try account.document(DocumentID(.account, id))?.state.values["name"] {
            name = text
        }
        return data.json(account: (id, name), now: now)
    }
}
