import Foundation
import GRDB
import LedgerCore

/// By whose right a batch is written.
package enum Authority: Sendable {
    case member(Session)
    /// A service acting for a member has checked what it does; the system's own records may be changed.
    case service(Session)
    /// An import, or a change that another device has made and a server has let through.
    case system(accountID: String)

    var accountID: String {
        switch self {
        case .member(let session), .service(let session): session.accountID
        case .system(let accountID): accountID
        }
    }

    var userID: String? {
        switch self {
        case .member(let session), .service(let session): session.userID
        case .system: nil
        }
    }
}

/// Changes that become visible together, or not at all.
///
/// What a batch reads is what it has written so far on top of what is stored. Every change is checked against
/// ``AccessRules``, goes into the outbox, and bears a later time than everything the store has seen. Not to be kept
/// beyond the closure that it is handed to.
public final class WriteBatch: DocumentBatch {
    public let accountID: String
    /// Who writes; `nil` for the system.
    public let userID: String?
    let db: Database
    private let authority: Authority
    private let environment: LocalStore.Environment
    /// The moment at which the batch is written.
    public let now: Date
    private var clock: StoredClock
    private(set) var touches = Touches()
    private var references: [Reference] = []
    private var deletions: [(kind: EntityKind, key: String)] = []
    private let role: MemberRole?
    /// How far the account is synchronized with a server; `nil` for one that is in this file only.
    private var replica: ReplicaStatus?
    /// What goes into the outbox: a command is a batch alone.
    private var outgoing: [SyncBatch] = []
    private var isRunningCommand = false
    private let isReplaying: Bool
    /// Whether the account is in this file only.
    public var isDeciding: Bool { replica == nil }
    /// The id of the command that is run.
    public private(set) var batchID: String
    /// What the history calls all that is written.
    let writeID: String

    private struct Reference {
        var kind: EntityKind
        var key: String
        var field: String
        var target: EntityKind
        var targetKey: String
    }

    convenience init(_ db: Database, authority: Authority, environment: LocalStore.Environment) throws {
        try self.init(
            db, authority: authority, environment: environment, now: environment.now(), batchID: environment.newID(),
            isReplaying: false)
    }

    /// Plays a batch again that was written before.
    convenience init(_ db: Database, replaying batch: SyncBatch, environment: LocalStore.Environment) throws {
        let authority =
            batch.userID.map { Authority.service(Session(userID: $0, accountID: batch.accountID)) }
            ?? .system(accountID: batch.accountID)
        try self.init(
            db, authority: authority, environment: environment, now: Date(milliseconds: batch.timestamp.milliseconds),
            batchID: batch.id, isReplaying: true)
    }

    private init(
        _ db: Database, authority: Authority, environment: LocalStore.Environment, now: Date, batchID: String,
        isReplaying: Bool
    ) throws {
        self.db = db
        self.authority = authority
        self.environment = environment
        self.batchID = batchID
        writeID = batchID
        self.isReplaying = isReplaying
        accountID = authority.accountID
        userID = authority.userID
        self.now = now.toTheMillisecond
        replica = try ReplicaStatus.read(db, account: authority.accountID)
        clock = try StoredClock(db, wall: environment.now(), node: replica?.node)
        role = try authority.userID.flatMap {
            try EntityTables.of(AccountMember.self).document(db, account: authority.accountID, key: $0)?.role
        }
    }

    // MARK: Reading

    /// A document; `nil` if it is not there.
    public func get<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        try EntityTables.of(type).document(db, account: accountID, key: key)
    }

    /// A document that has to be there.
    public func require<E: Entity>(_ type: E.Type, _ key: String) throws -> E {
        guard let entity = try get(type, key) else { throw StoreError.notFound(E.kind, key: key) }
        return entity
    }

    /// What a query of this account gives.
    public func documents<E: Entity>(_ query: DocumentsQuery<E>) throws -> [E] {
        try query.documents(db).documents
    }

    public func documents<E: Entity>(_ type: E.Type, where condition: FieldCondition?) throws -> [E] {
        try documents(DocumentsQuery<E>(accountID: accountID).whose(condition))
    }

    public func deleted<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        guard let state = try EntityTables.of(type).state(db, account: accountID, key: key)?.state, !state.isAlive,
            state.creation != nil
        else { return nil }
        var entity = try E(fieldValues: state.fields(of: E.kind))
        entity.id = EntityKind.id(ofKey: key)
        return entity
    }

    /// What a device does not know yet cannot have been changed unseen.
    public func isChangedUnseen<E: Entity>(_ type: E.Type, _ key: String) -> Bool { false }

    /// An id that no document has.
    public func newID() -> String { environment.newID() }

    /// Refuses what the author may not do; the system may do anything.
    public func requirePermission(_ action: StoreAction) throws {
        guard userID != nil, !AccessRules.allows(action, role: role) else { return }
        throw refusal(of: action)
    }

    public func refusal(of action: StoreAction) -> any Error { StoreError.notPermitted(action, role: role) }

    // MARK: Writing

    /// Stores a new document, under its id or a new one.
    @discardableResult
    public func create<E: Entity>(_ entity: E) throws -> E {
        var entity = entity
        if entity.id == nil { entity.id = newID() }
        let key = try key(of: entity)
        guard try get(E.self, key) == nil else { throw StoreError.alreadyExists(E.kind, key: key) }
        return try put(entity, key: key, before: nil)
    }

    /// Stores a document as it is, whether or not it was there before.
    @discardableResult
    public func save<E: Entity>(_ entity: E) throws -> E {
        var entity = entity
        if entity.id == nil { entity.id = newID() }
        let key = try key(of: entity)
        return try put(entity, key: key, before: try get(E.self, key))
    }

    /// Changes a document that is there.
    @discardableResult
    public func update<E: Entity>(_ type: E.Type, _ key: String, _ change: (inout E) throws -> Void) throws -> E {
        let before = try require(type, key)
        var after = before
        try change(&after)
        after.id = before.id
        return try put(after, key: key, before: before)
    }

    /// Deletes a document that is there.
    public func delete<E: Entity>(_ type: E.Type, _ key: String) throws {
        let before = try require(type, key)
        try check(from: before, to: nil)
        let table = EntityTables.of(type)
        guard let stored = try table.state(db, account: accountID, key: key) else { return }
        try apply(
            stored.state.deletion(
                id: environment.newID(), accountID: accountID, kind: E.kind, key: key, timestamp: clock.next()),
            to: stored.state)
        deletions.append((E.kind, key))
    }

    public func deleteUnnoted<E: Entity>(_ type: E.Type, _ key: String) throws { try delete(type, key) }

    /// Of an account that a server keeps, the server notes what is lost.
    public func keepUnseen<E: Entity>(
        _ value: JSONValue, of type: E.Type, _ source: String, field: String, for key: String
    ) throws {
        guard isDeciding,
            let time = try EntityTables.of(type).state(db, account: accountID, key: source)?.state.time(of: field)
        else { return }
        try create(
            Conflict {
                $0.documentKind = E.kind.rawValue
                $0.documentKey = key
                $0.field = field
                $0.lost = JSONObject(["value": value])
                $0.lostTime = time.description
            })
    }

    /// Does what a command says: here at once, and at the server once it gets there.
    package func perform(_ command: Command) throws {
        batchID = environment.newID()
        isRunningCommand = true
        defer { isRunningCommand = false }
        // Who is erased was called something before.
        var erasure: PersonErasure?
        if case .erasePerson(let id) = command { erasure = try PersonErasure(id, account: accountID, db) }
        try command.run(in: self)
        send(.command(command), id: batchID)
        // Where a server decides, it is done once that has.
        if isDeciding { try erasure?.run(account: accountID, db) }
    }

    private func put<E: Entity>(_ entity: E, key: String, before: E?) throws -> E {
        var entity = entity
        if entity.createdAt == nil { entity.createdAt = before == nil ? now : before?.createdAt }
        let stored = try EntityTables.of(E.self).state(db, account: accountID, key: key)
        let state = stored?.state ?? DocumentState()
        var fields = entity.fieldValues
        if let named = fields.removeValue(forKey: "accountId"), named != .string(accountID) {
            throw StoreError.invalid(E.kind, key: key, FieldError("names another account", path: [.field("accountId")]))
        }
        // Only a real change is one: the time of the last one alone is not.
        fields["updatedAt"] = state.values["updatedAt"]
        guard state.creation == nil || !state.isAlive || fields != state.fields(of: E.kind) else { return entity }
        try check(from: before, to: entity)
        entity.updatedAt = now
        fields["updatedAt"] = now.json
        let operation = state.change(
            to: fields, id: environment.newID(), accountID: accountID, kind: E.kind, key: key,
            timestamp: clock.next())
        guard let operation else { return entity }
        note(operation)
        try apply(operation, to: state)
        return entity
    }

    private func key<E: Entity>(of entity: E) throws -> String {
        guard let id = entity.id, let key = entity.key else { throw StoreError.badKey("") }
        guard EntityKind.isKey(key, ofID: id) else { throw StoreError.badKey(key) }
        return key
    }

    private func check<E: Entity>(from before: E?, to after: E?) throws {
        if replica != nil, !isRunningCommand, !isReplaying, [.account, .member, .invite].contains(E.kind) {
            throw StoreError.onlyAtServer(E.kind)
        }
        guard case .member(let session) = authority else { return }
        let action = AccessRules.action(from: before, to: after, by: session.userID)
        guard AccessRules.allows(action, role: role) else { throw StoreError.notPermitted(action, role: role) }
        if E.kind == .member,
            !AccessRules.allowsMemberChange(from: before as? AccountMember, to: after as? AccountMember)
        {
            throw StoreError.notPermitted(action, role: role)
        }
    }

    private func apply(_ operation: DocumentOperation, to state: DocumentState) throws {
        if replica != nil { try Replay.keepBase(state, operation.documentID, account: accountID, db) }
        let before = state
        var state = state
        state.apply(operation)
        if operation.kind == .transaction, userID != nil, !isReplaying {
            try closedBooks().check(from: before, to: state)
        }
        if let userID, !isReplaying {
            try History.record(operation, from: before, to: state, write: writeID, by: userID, at: now, db)
        }
        try StoredDocuments.write(db, state, operation.documentID, account: accountID, touches: &touches)
        guard !isRunningCommand, !isReplaying else { return }
        var sent = operation
        for field in operation.kind.deviceOnlyFields { sent.patch[field] = nil }
        if case .operations(let operations)? = outgoing.last?.content {
            outgoing[outgoing.count - 1].content = .operations(operations + [sent])
        } else {
            send(.operations([sent]), id: environment.newID())
        }
    }

    private func send(_ content: SyncBatch.Content, id: String) {
        replica?.lastNumber += 1
        outgoing.append(
            SyncBatch(
                id: id, number: replica?.lastNumber ?? 0, accountID: accountID, userID: userID,
                timestamp: clock.next(), cursor: replica?.cursor ?? 0, content: content))
    }

    /// Plays a batch again on what the server has.
    func replay(_ batch: SyncBatch) throws {
        switch batch.content {
        case .command(let command):
            isRunningCommand = true
            try command.run(in: self)
        case .operations(let operations):
            for operation in operations {
                let state = try EntityTables.of(operation.kind)
                    .state(db, account: accountID, key: operation.key)?.state
                try apply(operation, to: state ?? DocumentState())
            }
        }
        try clock.store(db)
    }

    // MARK: References

    /// Whether the account is synchronized with a server.
    var isReplica: Bool { replica != nil }

    /// Whether a document is there.
    func isThere(_ kind: EntityKind, _ key: String) -> Bool {
        (try? StoredDocuments.isAlive(db, kind, account: accountID, key: key)) == true
    }

    private func note(_ operation: DocumentOperation) {
        for (field, target) in EntityTables.references(of: operation.kind) {
            guard case .string(let key)? = operation.patch[field] else { continue }
            references.append(
                Reference(kind: operation.kind, key: operation.key, field: field, target: target, targetKey: key))
        }
    }

    /// Checks what only the whole batch can satisfy, and stores the clock.
    func finish() throws {
        for reference in references {
            guard try !StoredDocuments.isAlive(db, reference.target, account: accountID, key: reference.targetKey),
                // The document may have come to refer to something else, or have gone, later in the batch.
                try StoredDocuments.refers(
                    db, reference.kind, account: accountID, key: reference.key, field: reference.field,
                    to: reference.targetKey)
            else { continue }
            throw StoreError.dangling(
                reference.kind, key: reference.key, field: reference.field, target: reference.targetKey)
        }
        for (kind, key) in deletions where try StoredDocuments.isReferred(db, to: kind, account: accountID, key: key) {
            throw StoreError.inUse(kind, key: key)
        }
        for batch in outgoing { try Outbox.append(batch, db) }
        if !outgoing.isEmpty { try replica?.write(db, account: accountID) }
        try clock.store(db)
    }
}
