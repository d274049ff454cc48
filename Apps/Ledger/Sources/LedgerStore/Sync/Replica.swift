import Foundation
import GRDB
import LedgerCore

/// How far an account of this store is synchronized with a server.
///
/// What a store shows of such an account is the server's documents, and on top of them its own batches that the server has
/// not accepted yet. Nothing is merged here: after each reading the batches are played again on what the server has.
public struct ReplicaStatus: Hashable, Sendable {
    /// The name that the server gave this device; `nil` if it has to register again, as a copied file must.
    public var node: String?
    /// The server's number up to which everything was read.
    public var cursor: Int
    /// The number of the last batch.
    public var lastNumber: Int

    static func read(_ db: Database, account: String) throws -> ReplicaStatus? {
        let statement = try db.cachedStatement(
            sql: "SELECT \"node\", \"cursor\", \"lastNumber\" FROM \"replicas\" WHERE \"accountId\" = ?")
        return try Row.fetchOne(statement, arguments: [account]).map {
            ReplicaStatus(node: $0[0], cursor: $0[1], lastNumber: $0[2])
        }
    }

    func write(_ db: Database, account: String) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO "replicas" ("accountId", "node", "cursor", "lastNumber")
                VALUES (?, ?, ?, ?)
                """
        ).execute(arguments: [account, node, cursor, lastNumber])
    }
}

/// A batch that a server has refused. What it changed is undone here; what it was is kept until a person has seen it.
public struct RefusedBatch: Hashable, Sendable, Identifiable {
    public var batch: SyncBatch
    public var refusal: Refusal

    public var id: String { batch.id }

    static func all(_ db: Database, account: String) throws -> [RefusedBatch] {
        try Row.fetchAll(
            db, sql: "SELECT \"json\", \"refusal\" FROM \"refusals\" WHERE \"accountId\" = ? ORDER BY \"rowid\" DESC",
            arguments: [account]
        ).map {
            RefusedBatch(
                batch: try SyncBatch(column: .text($0[0])), refusal: try Refusal(column: .text($0[1])))
        }
    }
}

extension LocalStore {
    /// How far an account is synchronized with a server; `nil` for one that is in this file only.
    public func replica(accountID: String) throws -> ReplicaStatus? {
        try read { try ReplicaStatus.read($0, account: accountID) }
    }

    /// The accounts that are kept synchronized with a server.
    public func replicaAccounts() throws -> [String] {
        try read { try String.fetchAll($0, sql: "SELECT \"accountId\" FROM \"replicas\" ORDER BY \"accountId\"") }
    }

    /// Makes an account one that is kept synchronized with a server, or takes a new name from the server after it has
    /// asked for that. What waits to be sent goes on waiting.
    ///
    /// - Parameter node: the name that the server gave this device.
    public func register(accountID: String, node: String) throws {
        try commit { db in
            var status =
                try ReplicaStatus.read(db, account: accountID)
                ?? ReplicaStatus(node: nil, cursor: 0, lastNumber: 0)
            status.node = node
            // A new name begins with the number 1.
            let waiting = try Outbox.batches(of: accountID, undecidedOnly: true, db)
            for (index, batch) in waiting.enumerated() {
                try db.execute(
                    sql: "UPDATE \"batches\" SET \"number\" = ? WHERE \"id\" = ?", arguments: [index + 1, batch.id])
            }
            status.lastNumber = waiting.count
            try status.write(db, account: accountID)
            return ((), Touches(outbox: true))
        }
    }

    /// Takes note of what a server has made of batches. What was refused is undone, and kept as a ``RefusedBatch``.
    public func settle(_ answers: [BatchAnswer], accountID: String) throws {
        try commit { db in
            guard let status = try ReplicaStatus.read(db, account: accountID) else { return ((), Touches()) }
            var touches = Touches(outbox: true)
            var isUndone = false
            for answer in answers {
                guard let batch = try Outbox.undecided(answer.batch, of: accountID, db) else { continue }
                if case .refused(let refusal) = answer.outcome {
                    try db.execute(
                        sql: "INSERT OR REPLACE INTO \"refusals\" VALUES (?, ?, ?, ?)",
                        arguments: [
                            batch.id, accountID, (refusal.json ?? .null).text, (batch.json ?? .null).text,
                        ])
                    try Outbox.remove(batch.id, db)
                    isUndone = true
                } else if answer.sequence <= status.cursor {
                    // It was read back already.
                    try Outbox.remove(batch.id, db)
                    isUndone = true
                } else {
                    try db.cachedStatement(sql: "UPDATE \"batches\" SET \"accepted\" = ? WHERE \"id\" = ?")
                        .execute(arguments: [answer.sequence, batch.id])
                }
            }
            if isUndone { try Replay(db, accountID, status, environment).run(&touches) }
            return ((), touches)
        }
    }

    /// Takes over what a server has, all of it at once, and plays the own batches that it does not have yet on top.
    ///
    /// Documents that this version cannot read are kept as they came.
    ///
    /// - Parameters:
    ///   - documents: everything that was changed between the replica's cursor and `head`.
    ///   - isWhole: whether it is everything that the account holds. What is not among it is gone then.
    public func receive(
        _ documents: [SyncedDocument], upTo head: Int, isWhole: Bool = false, accountID: String
    ) throws {
        try commit { db in
            guard var status = try ReplicaStatus.read(db, account: accountID) else {
                throw StoreError.notFound(.account, key: accountID)
            }
            status.cursor = head
            var touches = Touches()
            let replay = Replay(db, accountID, status, environment)
            // SQLite writes pages that do not fit into its cache before the end, many of them again and again.
            let isLarge = documents.count > Self.fewDocuments
            if isLarge { try db.execute(sql: "PRAGMA cache_size = -65536") }
            defer { if isLarge { try? db.execute(sql: "PRAGMA cache_size = -2000") } }
            try replay.run(&touches) { touches in
                if isWhole { try replay.forget(allBut: documents, &touches) }
                try replay.take(try replay.otherDocuments() + documents, &touches)
                try db.cachedStatement(sql: "DELETE FROM \"batches\" WHERE \"accountId\" = ? AND \"accepted\" <= ?")
                    .execute(arguments: [accountID, head])
            }
            touches.outbox = true
            try status.write(db, account: accountID)
            return ((), touches)
        }
    }

    /// How many documents are taken over with SQLite's own two megabytes of cache.
    private static let fewDocuments = 2000

    /// Takes a refused batch off the list: a person has seen it.
    public func dismiss(_ refused: RefusedBatch) throws {
        try commit { db in
            try db.execute(sql: "DELETE FROM \"refusals\" WHERE \"batch\" = ?", arguments: [refused.id])
            return ((), Touches(outbox: true))
        }
    }

    /// The sum over all documents of an account, to be compared with the server's.
    public func checksum(accountID: String) throws -> UInt64 {
        try read { db in
            var sum: UInt64 = 0
            for table in EntityTables.all {
                let rows = try Row.fetchCursor(
                    db,
                    sql:
                        "SELECT \"key\", \"sequence\" FROM \"\(table.name)\" WHERE \"accountId\" = ? AND \"sequence\" > 0",
                    arguments: [accountID])
                while let row = try rows.next() {
                    sum &+=
                        SyncedDocument(
                            kind: table.kind.rawValue, key: row[0], sequence: row[1], state: DocumentState()
                        ).fingerprint
                }
            }
            for json in try String.fetchAll(
                db, sql: "SELECT \"json\" FROM \"otherDocuments\" WHERE \"accountId\" = ?", arguments: [accountID])
            {
                sum &+= try SyncedDocument(column: .text(json)).fingerprint
            }
            return sum
        }
    }
}
