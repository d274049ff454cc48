import GRDB
import LedgerCore

/// The batches that no server has decided yet, and those that it has accepted and that were not read back yet.
enum Outbox {
    static func append(_ batch: SyncBatch, _ db: Database) throws {
        let command = batch.command?.json?.text
        try db.cachedStatement(
            sql: """
                INSERT INTO "batches" ("id", "accountId", "userId", "number", "timestamp", "cursor", "command")
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            batch.id, batch.accountID, batch.userID, batch.number, batch.timestamp.description, batch.cursor, command,
        ])
        let row = db.lastInsertedRowID
        for operation in batch.operations {
            try db.cachedStatement(sql: "INSERT INTO \"operations\" (\"batch\", \"json\") VALUES (?, ?)")
                .execute(arguments: [row, (operation.json ?? .null).text])
        }
    }

    /// Batches in their order, whole ones only: up to a number of operations, but at least one batch.
    ///
    /// - Parameters:
    ///   - account: of which account; `nil` for all of them.
    ///   - most: how many batches at most. Reading one takes time, so no more are read than are needed.
    static func batches(
        of account: String?, undecidedOnly: Bool, operations limit: Int = .max, most: Int = .max, _ db: Database
    ) throws -> [SyncBatch] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT "sequence", "id", "accountId", "userId", "number", "timestamp", "cursor", "command" FROM "batches"
                WHERE (?1 IS NULL OR "accountId" = ?1) \(undecidedOnly ? "AND \"accepted\" IS NULL" : "")
                ORDER BY "sequence"
                """)
        let rows = try Row.fetchCursor(statement, arguments: [account])
        var batches: [SyncBatch] = []
        var count = 0
        while count < limit, batches.count < most, let row = try rows.next() {
            let batch = try self.batch(row, db)
            count += max(batch.operations.count, 1)
            guard count <= limit || batches.isEmpty else { break }
            batches.append(batch)
        }
        return batches
    }

    /// A batch that no server has decided yet.
    static func undecided(_ id: SyncBatch.ID, of account: String, _ db: Database) throws -> SyncBatch? {
        try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT "sequence", "id", "accountId", "userId", "number", "timestamp", "cursor", "command" FROM "batches"
                    WHERE "id" = ? AND "accountId" = ? AND "accepted" IS NULL
                    """), arguments: [id, account]
        ).map { try batch($0, db) }
    }

    private static func batch(_ row: Row, _ db: Database) throws -> SyncBatch {
        let content: SyncBatch.Content
        if let command: String = row[7] {
            content = .command(try Command(column: .text(command)))
        } else {
            content = .operations(
                try String.fetchAll(
                    db.cachedStatement(
                        sql: "SELECT \"json\" FROM \"operations\" WHERE \"batch\" = ? ORDER BY \"sequence\""),
                    arguments: [row[0] as Int64]
                ).map { try DocumentOperation(column: .text($0)) })
        }
        return SyncBatch(
            id: row[1], number: row[4], accountID: row[2], userID: row[3],
            timestamp: try HybridTimestamp(column: .text(row[5])), cursor: row[6], content: content)
    }

    static func remove(_ id: SyncBatch.ID, _ db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM \"batches\" WHERE \"id\" = ?").execute(arguments: [id])
    }
}

extension LocalStore {
    /// The oldest batches that no server has decided yet, oldest first; whole batches only.
    ///
    /// - Parameters:
    ///   - accountID: of which account; `nil` for all of them.
    ///   - limit: how many operations they may hold together. The first batch is given whatever it holds.
    ///   - most: how many batches at most.
    public func outbox(
        accountID: String? = nil, operations limit: Int = 500, batches most: Int = .max
    ) throws -> [SyncBatch] {
        try read { try Outbox.batches(of: accountID, undecidedOnly: true, operations: limit, most: most, $0) }
    }

    /// How many writes wait to be sent.
    public func pendingCount() throws -> Int { try value(of: PendingCountQuery()) }
}
