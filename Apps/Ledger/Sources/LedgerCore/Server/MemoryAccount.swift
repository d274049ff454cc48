import Foundation

/// An account in memory: the simplest storage that a server can have, for tests and simulation.
///
/// Not to be used by several threads at once.
public final class MemoryAccount: AccountTransaction {
    public private(set) var head = 0
    public private(set) var clock: HybridTimestamp?
    public private(set) var checksum: UInt64 = 0
    /// Every batch that was decided, in order.
    public private(set) var history: [(batch: SyncBatch, answer: BatchAnswer)] = []
    private var documents: [DocumentID: SyncedDocument] = [:]
    private var devices: [String: DeviceRecord] = [:]
    private var answers: [SyncBatch.ID: BatchAnswer] = [:]
    private var invitations: [String: String] = [:]

    public init() {}

    /// An account with the same content, which goes its own way from here on.
    public func copy() -> MemoryAccount {
        let copy = MemoryAccount()
        copy.head = head
        copy.clock = clock
        copy.checksum = checksum
        copy.history = history
        copy.documents = documents
        copy.devices = devices
        copy.answers = answers
        copy.invitations = invitations
        return copy
    }

    public func advance(head: Int, clock: HybridTimestamp, checksum: UInt64) {
        self.head = head
        self.clock = clock
        self.checksum = checksum
    }

    public func document(_ id: DocumentID) -> SyncedDocument? { documents[id] }

    public func keys(of kind: EntityKind, where condition: FieldCondition?) -> [String] {
        documents.filter { id, document in
            id.kind == kind && document.state.isAlive
                && condition.map { document.state.values[$0.field] == .string($0.value) } ?? true
        }.keys.map(\.key).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    public func user(ofNode node: String) -> String? { devices[node]?.userID }
    public func device(_ node: String) -> DeviceRecord? { devices[node] }
    public var hasDevices: Bool { !devices.isEmpty }
    public func save(_ device: DeviceRecord) { devices[device.node] = device }

    public func write(_ documents: [SyncedDocument]) {
        for document in documents {
            guard let kind = EntityKind(rawValue: document.kind) else { continue }
            self.documents[DocumentID(kind, document.key)] = document
        }
    }

    public func log(_ batch: SyncBatch, _ answer: BatchAnswer, by userID: String?) {
        history.append((batch, answer))
        answers[batch.id] = answer
    }

    public func batches(of userID: String) -> [(batch: SyncBatch, date: Date?)] {
        history.compactMap { $0.batch.userID == userID ? ($0.batch, nil) : nil }
    }

    public func erase(_ person: PersonErasure) { history = history.map { (person.erased($0.batch), $0.answer) } }

    public func answer(to batch: SyncBatch.ID) -> BatchAnswer? { answers[batch] }

    public func save(invitation digest: String, of invite: String) { invitations[digest] = invite }
    public func invitation(_ digest: String) -> String? { invitations[digest] }

    public func documents(after sequence: Int, limit: Int) -> [SyncedDocument] {
        Array(documents.values.filter { $0.sequence > sequence }.sorted { $0.sequence < $1.sequence }.prefix(limit))
    }
}
