import GRDB
import LedgerCore

/// Puts a replica's documents back to what the server has, and plays the own batches on top again.
struct Replay {
    private let db: Database
    private let account: String
    private let status: ReplicaStatus
    private let environment: LocalStore.Environment

    init(_ db: Database, _ account: String, _ status: ReplicaStatus, _ environment: LocalStore.Environment) {
        self.db = db
        self.account = account
        self.status = status
        self.environment = environment
    }

    /// - Parameter change: what is done to the server's documents in between.
    func run(_ touches: inout Touches, _ change: (inout Touches) throws -> Void = { _ in }) throws {
        var writer = StoredDocuments.Writer()
        for (id, state) in try bases() {
            let base = try EntityTables.of(id.kind).prepare(state, account: account, key: id.key, sequence: nil)
            try writer.write(db, base, touches: &touches)
        }
        try writer.finish(db)
        try db.cachedStatement(sql: "DELETE FROM \"bases\" WHERE \"accountId\" = ?").execute(arguments: [account])
        try change(&touches)
        for batch in try Outbox.batches(of: account, undecidedOnly: false, db) { try play(batch, &touches) }
    }

    // MARK: Documents of the server

    func take(_ documents: [SyncedDocument], _ touches: inout Touches) throws {
        var clock = try StoredClock(db, wall: environment.now(), node: status.node)
        var writer = StoredDocuments.Writer()
        var hasOthers = try !otherDocuments().isEmpty
        let account = account
        let prepared = WorkAhead(documents) { document in
            Result {
                try EntityKind(rawValue: document.kind).map { kind in
                    try EntityTables.of(kind).prepare(
                        document.state, account: account, key: document.key, sequence: document.sequence)
                }
            }
        }
        for (document, prepared) in zip(documents, prepared) {
            if let version = document.state.version { clock.receive(version) }
            do {
                guard let prepared = try prepared.get() else {
                    try keep(document)
                    hasOthers = true
                    continue
                }
                // Somebody was erased, here or elsewhere.
                let erasure =
                    prepared.id.kind == .member && document.state.values["isErased"] == .bool(true)
                    ? try PersonErasure(document.key, account: account, db) : nil
                try writer.write(db, prepared, touches: &touches)
                try erasure?.run(account: account, db)
                guard hasOthers else { continue }
                try db.cachedStatement(
                    sql: "DELETE FROM \"otherDocuments\" WHERE \"accountId\" = ? AND \"kind\" = ? AND \"key\" = ?"
                ).execute(arguments: [account, document.kind, document.key])
            } catch StoreError.invalid {
                try keep(document)
                hasOthers = true
            }
        }
        try writer.finish(db)
        try clock.store(db)
    }

    /// The documents that no version before could read.
    func otherDocuments() throws -> [SyncedDocument] {
        try String.fetchAll(
            db.cachedStatement(sql: "SELECT \"json\" FROM \"otherDocuments\" WHERE \"accountId\" = ?"),
            arguments: [account]
        ).map { try SyncedDocument(column: .text($0)) }
    }

    /// Keeps a document as it came, until a version that can read it takes it over.
    private func keep(_ document: SyncedDocument) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO \"otherDocuments\" VALUES (?, ?, ?, ?)")
            .execute(arguments: [account, document.kind, document.key, (document.json ?? .null).text])
    }

    /// Empties all documents that a server does not have any more.
    func forget(allBut documents: [SyncedDocument], _ touches: inout Touches) throws {
        let there = Set(documents.map { "\($0.kind)/\($0.key)" })
        for table in EntityTables.all {
            let keys = try String.fetchAll(
                db, sql: "SELECT \"key\" FROM \"\(table.name)\" WHERE \"accountId\" = ?", arguments: [account])
            for key in keys where !there.contains("\(table.kind.rawValue)/\(key)") {
                let row = try StoredDocuments.write(
                    db, DocumentState(), DocumentID(table.kind, key), account: account, touches: &touches)
                try db.execute(
                    sql: "UPDATE \"\(table.name)\" SET \"sequence\" = NULL WHERE \"rowid\" = ?", arguments: [row])
            }
        }
        try db.execute(sql: "DELETE FROM \"otherDocuments\" WHERE \"accountId\" = ?", arguments: [account])
    }

    // MARK: Own batches

    private func play(_ batch: SyncBatch, _ touches: inout Touches) throws {
        var played = Touches()
        do {
            try db.inSavepoint {
                let write = try WriteBatch(db, replaying: batch, environment: environment)
                try write.replay(batch)
                played = write.touches
                return .commit
            }
            touches.formUnion(played)
        } catch let error as DatabaseError {
            throw error
        } catch {
            // What it needs is not there any more. It shows nothing then, and the server will say why.
        }
    }

    // MARK: Bases

    /// Keeps a document as the server has it, before an own change.
    static func keepBase(_ state: DocumentState, _ id: DocumentID, account: String, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO \"bases\" VALUES (?, ?, ?, ?)")
            .execute(arguments: [account, id.kind.rawValue, id.key, (state.json ?? .null).text])
    }

    private func bases() throws -> [(DocumentID, DocumentState)] {
        try Row.fetchAll(
            db.cachedStatement(sql: "SELECT \"kind\", \"key\", \"state\" FROM \"bases\" WHERE \"accountId\" = ?"),
            arguments: [account]
        ).compactMap { row in
            guard let kind = EntityKind(rawValue: row[0]) else { return nil }
            return (DocumentID(kind, row[1]), try DocumentState(column: .text(row[2])))
        }
    }
}
