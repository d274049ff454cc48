import Foundation

/// What a server keeps of a device.
public struct DeviceRecord: Hashable, Sendable {
    /// The name that the server gave it; part of all times that it writes.
    public var node: String
    public var userID: String
    /// The number of its last batch that was decided.
    public var lastNumber: Int

    public init(node: String, userID: String, lastNumber: Int = 0) {
        self.node = node
        self.userID = userID
        self.lastNumber = lastNumber
    }
}

/// One account at a server, within a transaction of its storage: nobody else changes the account meanwhile.
public protocol AccountTransaction: DocumentSource {
    /// The last number that was given.
    var head: Int { get throws }
    /// The latest time that was accepted.
    var clock: HybridTimestamp? { get throws }
    /// The sum over all documents that a device compares with that over its own; see ``SyncedDocument/fingerprint``.
    var checksum: UInt64 { get throws }
    /// Sets what the account has come to.
    func advance(head: Int, clock: HybridTimestamp, checksum: UInt64) throws
    func device(_ node: String) throws -> DeviceRecord?
    func save(_ device: DeviceRecord) throws
    /// Whether any device works on the account, or has.
    var hasDevices: Bool { get throws }
    func write(_ documents: [SyncedDocument]) throws
    /// Keeps a batch with its answer, for audit, and so that it is not decided again.
    func log(_ batch: SyncBatch, _ answer: BatchAnswer, by userID: String?) throws
    /// The answer to a batch that was decided; `nil` if none was.
    func answer(to batch: SyncBatch.ID) throws -> BatchAnswer?
    /// The batches of a person that were decided, each with the moment if it is known, in their order.
    func batches(of userID: String) throws -> [(batch: SyncBatch, date: Date?)]
    /// Takes a person out of what is kept beside the documents: the log, and the login of somebody who is a member of no
    /// account any more.
    func erase(_ person: PersonErasure) throws
    /// The documents that were changed after a number, in the order of their numbers: up to a number of them, and fewer where
    /// they are large, but at least one if there is one.
    func documents(after sequence: Int, limit: Int) throws -> [SyncedDocument]
    /// Tells which batches of a device will be decided next, so that what they need can be read at once.
    func prepare(for batches: [SyncBatch], of node: String) throws
    /// Keeps how the secret of an invitation is recognized.
    func save(invitation digest: String, of invite: String) throws
    /// The id of the invitation with a secret.
    func invitation(_ digest: String) throws -> String?
}

extension AccountTransaction {
    public func prepare(for batches: [SyncBatch], of node: String) throws {}
}

extension SyncedDocument {
    /// What tells this version of the document from all others. Sums of fingerprints are compared, so that a device that
    /// misses a change is found out.
    public var fingerprint: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in "\(kind)\u{1F}\(key)\u{1F}\(sequence)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}

/// Batches that a device sends.
public struct PushRequest: Hashable, Sendable {
    public var node: String
    public var batches: [SyncBatch]

    public init(node: String, batches: [SyncBatch]) {
        self.node = node
        self.batches = batches
    }
}

extension SyncBatch {
    /// The documents that deciding about the batch needs first: a storage that is far away reads them at once.
    public var neededDocuments: Set<DocumentID> {
        var needed: Set<DocumentID> = []
        if let userID { needed.insert(DocumentID(.member, userID)) }
        for operation in operations {
            needed.insert(operation.documentID)
            for (field, kind) in Self.references {
                if case .string(let key)? = operation.patch[field], !key.isEmpty {
                    needed.insert(DocumentID(kind, key))
                }
            }
            if operation.kind == .transaction { needed.insert(DocumentID(.accountPresets, AccountPresets.onlyID)) }
        }
        return needed
    }

    private static let references: [(field: String, kind: EntityKind)] = [
        ("projectId", .project), ("spaceId", .space), ("transactionId", .transaction),
        ("budgetCategoryId", .budgetCategory),
    ]
}

/// What a server answers.
public struct PushAnswer: Hashable, Sendable {
    /// One for each batch, in their order.
    public var answers: [BatchAnswer]
    public var head: Int

    public init(answers: [BatchAnswer], head: Int) {
        self.answers = answers
        self.head = head
    }
}

/// Documents that were changed after a number.
public struct PullAnswer: Hashable, Sendable {
    public var documents: [SyncedDocument]
    /// The account's last number. Once everything up to it is read, the device has exactly one state of the server.
    public var head: Int
    public var checksum: UInt64
    /// Whether there are more documents to be read, after the last of these.
    public var hasMore: Bool

    public init(documents: [SyncedDocument], head: Int, checksum: UInt64, hasMore: Bool) {
        self.documents = documents
        self.head = head
        self.checksum = checksum
        self.hasMore = hasMore
    }
}

/// Why a server decides nothing: the device has to do something first.
public enum SyncFailure: Error, Hashable, Sendable {
    /// The device is not known, or another one has its name, as after a file was copied: it has to register again.
    case mustRegister
    /// The whole account has to be read again.
    case mustBeginAnew
    /// Batches before these are missing.
    case gap(expected: Int)
}

/// What a server does for the devices of an account, over whatever storage.
public enum AccountSync {
    /// How many batches a push may hold. The size of a request limits them as well.
    public static let batchesPerPush = 200
    public static let documentsPerPull = 5000

    /// Decides batches in their order, each wholly or not at all. A batch that was decided before gets the same answer again.
    ///
    /// - Parameter authors: the people that the device may write for.
    public static func push(
        _ request: PushRequest, by authors: Set<String>, on account: some AccountTransaction, now: Date
    ) throws -> PushAnswer {
        let batches = Array(request.batches.prefix(batchesPerPush))
        try account.prepare(for: batches, of: request.node)
        guard var device = try account.device(request.node), authors.contains(device.userID) else {
            throw SyncFailure.mustRegister
        }
        try checkNumbers(batches, device, account)
        var answers: [BatchAnswer] = []
        for batch in batches {
            let answer: BatchAnswer
            if let known = try account.answer(to: batch.id) {
                // An answer that was lost, or a batch that a copy of the file has sent.
                answer = known
            } else if let userID = batch.userID, authors.contains(userID) {
                answer = try accept(batch, by: SyncAuthor(userID: userID, node: device.node), on: account, now: now)
            } else {
                let refusal = Refusal(.notPermitted, "Nobody of that name writes on this device.")
                answer = BatchAnswer(batch: batch.id, outcome: .refused(refusal), sequence: try account.head)
                try account.log(batch, answer, by: nil)
            }
            device.lastNumber = max(device.lastNumber, batch.number)
            answers.append(answer)
        }
        try account.save(device)
        return PushAnswer(answers: answers, head: try account.head)
    }

    /// Decides one batch, and stores what comes of it.
    public static func accept(
        _ batch: SyncBatch, by author: SyncAuthor, on account: some AccountTransaction, now: Date
    ) throws -> BatchAnswer {
        var head = try account.head
        var checksum = try account.checksum
        var clock = HybridLogicalClock(node: "server", last: try account.clock)
        // Who is erased was called something before.
        let erasure = try batch.command.flatMap { try PersonErasure($0, on: account) }
        let acceptance = try Acceptor.accept(batch, by: author, on: account, clock: &clock, now: now)
        var written: [SyncedDocument] = []
        for changed in acceptance.changed {
            head += 1
            let document = SyncedDocument(
                kind: changed.id.kind.rawValue, key: changed.id.key, sequence: head, state: changed.state)
            if let old = try account.document(changed.id) { checksum &-= old.fingerprint }
            checksum &+= document.fingerprint
            written.append(document)
        }
        let answer = BatchAnswer(batch: batch.id, outcome: acceptance.outcome, sequence: head)
        try account.write(written)
        try account.log(batch, answer, by: author.userID)
        try account.advance(head: head, clock: clock.last, checksum: checksum)
        if let erasure, !acceptance.changed.isEmpty { try account.erase(erasure) }
        return answer
    }

    /// Batches are numbered without gaps, and a number that was used is used for the same batch again.
    private static func checkNumbers(
        _ batches: [SyncBatch], _ device: DeviceRecord, _ account: some AccountTransaction
    ) throws {
        var expected = device.lastNumber + 1
        for batch in batches {
            if batch.number < expected {
                guard try account.answer(to: batch.id) != nil else { throw SyncFailure.mustRegister }
            } else if batch.number == expected {
                expected += 1
            } else {
                throw SyncFailure.gap(expected: expected)
            }
        }
    }

    /// Reads what was changed after a number.
    public static func pull(
        after sequence: Int, limit: Int = documentsPerPull, on account: some AccountTransaction
    ) throws -> PullAnswer {
        let head = try account.head
        // A number that was never given: the server was restored from a backup.
        guard sequence <= head else { throw SyncFailure.mustBeginAnew }
        let documents = try account.documents(after: sequence, limit: limit)
        // The last number is that of a document, which is read last.
        return PullAnswer(
            documents: documents, head: head, checksum: try account.checksum,
            hasMore: (documents.last?.sequence ?? head) < head)
    }
}
