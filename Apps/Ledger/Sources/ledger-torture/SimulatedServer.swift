import Foundation
import LedgerCore

/// A server that keeps one account in memory. What is sent to it and back goes through its text form, as on a wire.
final class SimulatedServer {
    let accountID: String
    let account = MemoryAccount()
    /// Milliseconds since 1970.
    var now = 1_772_000_000_000
    /// The role of the author of a batch when it was decided; no entry for who was no member.
    private(set) var roles: [SyncBatch.ID: MemberRole] = [:]
    /// What is wrong with this server, for tests of the checker.
    var planted: PlantedError?
    private var registered = 0
    /// What devices have given up and what is still on its way.
    private var late: [(request: PushRequest, userID: String)] = []
    /// Documents of a kind that only a newer version of the app knows, as this server is newer than the devices.
    private var newer: [String: SyncedDocument] = [:]
    /// How many messages have arrived after later ones.
    private(set) var lateCount = 0

    /// - Parameter members: who belongs to the account, and with which role.
    init(accountID: String, members: [String: MemberRole]) throws {
        self.accountID = accountID
        try create(Account(id: accountID) { $0.name = "Firm" })
        for (id, role) in members.sorted(by: { $0.key < $1.key }) {
            try create(
                AccountMember(id: id) {
                    $0.uid = id
                    $0.role = role
                })
        }
    }

    var date: Date { Date(milliseconds: now) }

    /// Makes a document as the system.
    func create<E: Entity>(_ entity: E) throws {
        let time = HybridTimestamp(milliseconds: now, node: "server")
        let change = DocumentState().change(
            to: entity.fieldValues, id: entity.key!, accountID: accountID, kind: E.kind, key: entity.key!,
            timestamp: time)
        let batch = SyncBatch(
            id: "made-\(entity.key!)", number: 0, accountID: accountID, userID: nil, timestamp: time,
            content: .operations([change!]))
        let answer = try AccountSync.accept(
            batch, by: SyncAuthor(userID: nil, node: "server"), on: account, now: date)
        guard answer.outcome == .applied else { throw Failure("the server refuses itself: \(answer.outcome)") }
    }

    func register(userID: String) -> String {
        registered += 1
        let node = "n\(registered)"
        account.save(DeviceRecord(node: node, userID: userID))
        return node
    }

    func push(_ request: PushRequest, by userID: String) throws -> PushAnswer {
        var request = try Self.sent(request)
        for batch in request.batches where !account.history.contains(where: { $0.batch.id == batch.id }) {
            roles[batch.id] = try batch.userID.flatMap { try get(AccountMember.self, $0)?.role }
        }
        let before = account.head
        planted?.spoil(&request, self)
        var answer = try AccountSync.push(request, by: [userID], on: account, now: date)
        try planted?.spoil(&answer, request, since: before, self)
        return try Self.sent(answer)
    }

    func pull(after sequence: Int, limit: Int = AccountSync.documentsPerPull) throws -> PullAnswer {
        var answer = try AccountSync.pull(after: sequence, limit: limit, on: account)
        let end = answer.hasMore ? answer.documents.last?.sequence ?? answer.head : answer.head
        answer.documents += newer.values.filter { $0.sequence > sequence && $0.sequence <= end }
        answer.documents.sort { $0.sequence < $1.sequence }
        planted?.spoil(&answer)
        return try Self.sent(answer)
    }

    // MARK: Late and newer

    /// Keeps a message that a device has given up on its way.
    func delay(_ request: PushRequest, by userID: String) { late.append((request, userID)) }

    /// Has everything arrive that was on its way. Nobody hears the answers.
    func deliverLate() {
        for (request, userID) in late {
            lateCount += 1
            _ = try? push(request, by: userID)
        }
        late = []
    }

    /// Makes or changes a document of a kind that only a newer version of the app knows.
    func writeNewer(_ key: String, _ value: String) {
        let time = HybridTimestamp(milliseconds: now, node: "server")
        let document = SyncedDocument(
            kind: "moodBoard", key: key, sequence: account.head + 1,
            state: DocumentState(values: ["name": .string(value)], creation: time, version: time))
        let old = newer.updateValue(document, forKey: key)
        account.advance(
            head: document.sequence, clock: account.clock ?? time,
            checksum: account.checksum &- (old?.fingerprint ?? 0) &+ document.fingerprint)
    }

    /// A value after being written and read.
    private static func sent<Value: FieldValue>(_ value: Value) throws -> Value {
        try Value(json: JSONValue(parsing: (value.json ?? .null).text))
    }

    func get<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        guard let state = account.document(DocumentID(E.kind, key))?.state, state.isAlive else { return nil }
        var entity = try E(fieldValues: state.fields(of: E.kind))
        entity.id = EntityKind.id(ofKey: key)
        return entity
    }

    func all<E: Entity>(_ type: E.Type) throws -> [E] {
        try account.keys(of: E.kind, where: nil).compactMap { try get(type, $0) }
    }
}
