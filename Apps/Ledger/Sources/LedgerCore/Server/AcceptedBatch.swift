import Foundation

/// A batch on its way into an account: what it changes lies over the documents that are there.
final class AcceptedBatch<Source: DocumentSource>: DocumentBatch {
    let batch: SyncBatch
    let author: SyncAuthor
    let now: Date
    let limits: Acceptor.Limits
    private(set) var clock: HybridLogicalClock
    private let source: Source
    private var loaded: [DocumentID: SyncedDocument?] = [:]
    private var states: [DocumentID: DocumentState] = [:]
    private var order: [DocumentID] = []
    private var lost: [(id: DocumentID, value: DocumentState.LostValue)] = []
    private var conflictCount = 0
    private var role: MemberRole?

    init(
        _ batch: SyncBatch, by author: SyncAuthor, on source: Source, clock: HybridLogicalClock, now: Date,
        limits: Acceptor.Limits
    ) throws {
        self.batch = batch
        self.author = author
        self.source = source
        self.clock = clock
        self.now = now.toTheMillisecond
        self.limits = limits
    }

    var accountID: String { batch.accountID }
    var userID: String? { author.userID }
    var batchID: String { batch.id }
    var isDeciding: Bool { true }

    var acceptance: Acceptance {
        var outcome = conflictCount > 0 ? BatchAnswer.Outcome.merged : .applied
        if case .createCategory(let category)? = batch.command, let id = category.id,
            case .string(let other)? = states[DocumentID(.budgetCategory, id)]?.values["mergedInto"]
        {
            outcome = .mergedInto(other)
        }
        return Acceptance(
            outcome: outcome,
            changed: order.map { Acceptance.ChangedDocument(id: $0, state: states[$0]!) })
    }

    func run() throws {
        guard EntityKind.isSound(key: batch.id) else { throw Refusal(.invalid, "The batch has no sound id.") }
        if let userID {
            role = try document(AccountMember.self, userID)?.role
            guard role != nil else {
                throw Refusal(.notPermitted, "Only members of an account may change anything in it.")
            }
        }
        switch batch.content {
        case .operations(let operations):
            guard operations.count <= limits.operations else {
                throw Refusal(.tooLarge, "A batch may hold \(limits.operations) changes, not \(operations.count).")
            }
            for operation in operations { try accept(operation) }
        case .command(let command):
            guard command.json.map({ $0.text.utf8.count <= limits.documentBytes }) == true else {
                throw Refusal(.tooLarge, "The command is too large.")
            }
            try command.run(in: self)
        }
        try settleReferences()
        try checkClosedBooks()
        try writeConflicts()
        for id in order where (states[id]?.json?.text.utf8.count ?? 0) > limits.documentBytes {
            throw Refusal(.tooLarge, "The \(id.kind.rawValue) \(id.key) is too large.")
        }
    }

    /// Refuses changes of transactions of closed days, whatever made them.
    private func checkClosedBooks() throws {
        guard userID != nil, order.contains(where: { $0.kind == .transaction }) else { return }
        let books = try closedBooks()
        for id in order where id.kind == .transaction {
            try books.check(from: stored(id)?.state ?? DocumentState(), to: state(id))
        }
    }

    // MARK: States

    /// The documents that the batch has changed so far.
    var changed: [DocumentID] { order }

    func stored(_ id: DocumentID) throws -> SyncedDocument? {
        if let known = loaded[id] { return known }
        let document: SyncedDocument?
        do {
            document = try source.document(id)
        } catch {
            throw SourceFailure(error: error)
        }
        loaded[id] = document
        return document
    }

    func state(_ id: DocumentID) throws -> DocumentState {
        if let state = states[id] { return state }
        return try stored(id)?.state ?? DocumentState()
    }

    func set(_ state: DocumentState, _ id: DocumentID) {
        if states.updateValue(state, forKey: id) == nil { order.append(id) }
    }

    func nextTime() -> HybridTimestamp {
        var time = clock.now(wall: now)
        time.node = author.node
        return time
    }

    /// A time that a device claims, as it counts here.
    func bounded(_ time: HybridTimestamp) -> HybridTimestamp {
        guard time.milliseconds <= now.milliseconds + HybridTimestamp.tolerance else { return nextTime() }
        clock.receive(time, wall: now)
        return HybridTimestamp(milliseconds: time.milliseconds, counter: time.counter, node: author.node)
    }

    /// Notes that a value was lost.
    func note(_ value: DocumentState.LostValue, of id: DocumentID) { lost.append((id, value)) }

    /// Writes down which values were lost. One that is there after all was not.
    private func writeConflicts() throws {
        for (id, lost) in lost where try lost.path.isEmpty || state(id).values[lost.path] ?? .null != lost.value {
            conflictCount += 1
            let writer: String?
            do {
                writer = lost.time.node == author.node ? author.userID : try source.user(ofNode: lost.time.node)
            } catch {
                throw SourceFailure(error: error)
            }
            try save(
                Conflict(id: "\(batch.id)_\(conflictCount)") {
                    $0.documentKind = id.kind.rawValue
                    $0.documentKey = id.key
                    $0.field = lost.path
                    $0.lost = JSONObject(["value": lost.value])
                    $0.lostTime = lost.time.description
                    $0.lostBy = writer
                })
        }
    }

    // MARK: Reading

    private func document<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        try document(type, key, try state(DocumentID(E.kind, key)))
    }

    func document<E: Entity>(_ type: E.Type, _ key: String, _ state: DocumentState) throws -> E? {
        guard state.isAlive else { return nil }
        var entity = try E(fieldValues: state.fields(of: E.kind))
        entity.id = EntityKind.id(ofKey: key)
        return entity
    }

    func get<E: Entity>(_ type: E.Type, _ key: String) throws -> E? { try document(type, key) }

    func require<E: Entity>(_ type: E.Type, _ key: String) throws -> E {
        guard let entity = try get(type, key) else {
            throw Refusal(.notFound, "The \(E.kind.rawValue) \(key) is not there any more.")
        }
        return entity
    }

    func documents<E: Entity>(_ type: E.Type, where condition: FieldCondition?) throws -> [E] {
        var keys: [String]
        do {
            keys = try source.keys(of: E.kind, where: condition)
        } catch {
            throw SourceFailure(error: error)
        }
        let known = Set(keys)
        keys += order.filter { $0.kind == E.kind && !known.contains($0.key) }.map(\.key)
        return try keys.compactMap { key in
            let state = try state(DocumentID(E.kind, key))
            if let condition, state.values[condition.field] != .string(condition.value) { return nil }
            return try document(type, key, state)
        }
    }

    func deleted<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        let state = try state(DocumentID(E.kind, key))
        guard !state.isAlive, state.creation != nil else { return nil }
        var entity = try E(fieldValues: state.fields(of: E.kind))
        entity.id = EntityKind.id(ofKey: key)
        return entity
    }

    func keepUnseen<E: Entity>(
        _ value: JSONValue, of type: E.Type, _ source: String, field: String, for key: String
    ) throws {
        guard let time = try state(DocumentID(E.kind, source)).time(of: field) else { return }
        note(.init(path: field, value: value, time: time), of: DocumentID(E.kind, key))
    }

    func isChangedUnseen<E: Entity>(_ type: E.Type, _ key: String) throws -> Bool {
        guard let stored = try stored(DocumentID(E.kind, key)), author.userID != nil else { return false }
        // A deletion leaves the version as it was.
        let last = stored.state.isAlive ? stored.state.version : stored.state.deletion
        return stored.sequence > batch.cursor && last?.node != author.node
    }

    func requirePermission(_ action: StoreAction) throws {
        guard userID != nil, !AccessRules.allows(action, role: role) else { return }
        throw refusal(of: action)
    }

    func refusal(of action: StoreAction) -> any Error {
        Refusal(.notPermitted, AccessRules.refusal(of: action, role: role))
    }

    // MARK: Writing

    @discardableResult
    func create<E: Entity>(_ entity: E) throws -> E {
        let key = try key(of: entity)
        guard try get(E.self, key) == nil else {
            throw Refusal(.invalid, "There is a \(E.kind.rawValue) \(key) already.")
        }
        return try put(entity, key, before: nil)
    }

    @discardableResult
    func save<E: Entity>(_ entity: E) throws -> E {
        let key = try key(of: entity)
        return try put(entity, key, before: try get(E.self, key))
    }

    @discardableResult
    func update<E: Entity>(_ type: E.Type, _ key: String, _ change: (inout E) throws -> Void) throws -> E {
        let before = try require(type, key)
        var after = before
        try change(&after)
        after.id = before.id
        return try put(after, key, before: before)
    }

    func delete<E: Entity>(_ type: E.Type, _ key: String) throws { try delete(type, key, isNoted: true) }

    func deleteUnnoted<E: Entity>(_ type: E.Type, _ key: String) throws { try delete(type, key, isNoted: false) }

    private func delete<E: Entity>(_ type: E.Type, _ key: String, isNoted: Bool) throws {
        _ = try require(type, key)
        let id = DocumentID(E.kind, key)
        var state = try state(id)
        if isNoted, try isChangedUnseen(type, key), let version = state.version {
            note(.init(path: "", value: .object(state.fields(of: E.kind)), time: version), of: id)
        }
        var time = bounded(batch.timestamp)
        if let version = state.version, version >= time { time = version.next(node: author.node) }
        state.apply(state.deletion(id: batch.id, accountID: accountID, kind: E.kind, key: key, timestamp: time))
        set(state, id)
    }

    private func key<E: Entity>(of entity: E) throws -> String {
        guard let key = entity.key, EntityKind.isSound(key: key) else {
            throw Refusal(.invalid, "A \(E.kind.rawValue) has no sound id.")
        }
        return key
    }

    @discardableResult
    private func put<E: Entity>(_ entity: E, _ key: String, before: E?) throws -> E {
        let id = DocumentID(E.kind, key)
        var entity = entity
        var state = try state(id)
        if entity.createdAt == nil { entity.createdAt = before == nil ? now : before?.createdAt }
        var fields = entity.fieldValues
        fields["accountId"] = nil
        fields["updatedAt"] = state.values["updatedAt"]
        guard state.creation == nil || !state.isAlive || fields != state.fields(of: E.kind) else { return entity }
        // What a person hands in is not to be believed.
        _ = try E(fieldValues: fields)
        entity.updatedAt = now
        fields["updatedAt"] = now.json
        let operation = state.change(
            to: fields, id: batch.id, accountID: accountID, kind: E.kind, key: key, timestamp: nextTime())
        if let operation {
            try checkSizes(operation)
            state.apply(operation)
            set(state, id)
        }
        return entity
    }

    func checkSizes(_ operation: DocumentOperation) throws {
        for (path, value) in operation.patch where path.utf8.count > 2000 || value.text.utf8.count > limits.valueBytes {
            throw Refusal(
                .tooLarge, "\(path.prefix(60)) of the \(operation.kind.rawValue) \(operation.key) is too large.")
        }
    }

    /// Refuses a change that the role does not allow.
    func checkRights<E: Entity>(_ type: E.Type, _ key: String, from before: DocumentState, to after: DocumentState)
        throws
    {
        guard let userID else { return }
        let isDeletion = before.deletion != after.deletion
        let (shownBefore, shownAfter) = (try document(type, key, before), try document(type, key, after))
        if shownBefore != nil || shownAfter != nil {
            try requirePermission(AccessRules.action(from: shownBefore, to: shownAfter, by: userID))
        } else if before != after {
            // What is written into a document that is not there is seen once somebody makes it.
            let (old, new) = (
                try E(fieldValues: before.fields(of: E.kind)), try E(fieldValues: after.fields(of: E.kind))
            )
            try requirePermission(AccessRules.action(from: old, to: isDeletion ? nil : new, by: userID))
        }
    }
}
