import GRDB
import LedgerCore

/// The history of all changes, and those among them that no server has yet.
enum Outbox {
    static func append(_ operation: DocumentOperation, pending: Bool, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO "operations" ("id", "accountId", "kind", "key", "json", "pending")
                VALUES (?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            operation.id, operation.accountID, operation.kind.rawValue, operation.key,
            (operation.json ?? .null).text, pending,
        ])
    }

    static func contains(_ id: String, _ db: Database) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM \"operations\" WHERE \"id\" = ?"), arguments: [id]) != nil
    }

    /// All operations on a document.
    static func operations(
        on kind: EntityKind, account: String, key: String, _ db: Database
    ) throws -> [DocumentOperation] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT "json" FROM "operations" WHERE "accountId" = ? AND "kind" = ? AND "key" = ? ORDER BY "sequence"
                """)
        return try String.fetchAll(statement, arguments: [account, kind.rawValue, key]).map {
            try DocumentOperation(column: .text($0))
        }
    }
}

/// Exchanging changes with other devices.
///
/// A sync engine sends what ``LocalStore/outbox(limit:)`` gives, tells the store what has arrived
/// (``LocalStore/acknowledge(_:)``), and hands it what others have sent (``LocalStore/receive(_:)``). Each step may be
/// repeated, and operations may arrive in any order.
extension LocalStore {
    /// The oldest changes that were not acknowledged yet, oldest first.
    public func outbox(limit: Int = 500) throws -> [DocumentOperation] {
        try read { db in
            try String.fetchAll(
                db, sql: "SELECT \"json\" FROM \"operations\" WHERE \"pending\" ORDER BY \"sequence\" LIMIT ?",
                arguments: [limit]
            ).map { try DocumentOperation(column: .text($0)) }
        }
    }

    /// How many changes wait to be sent.
    public func pendingCount() throws -> Int { try value(of: PendingCountQuery()) }

    /// Takes changes out of the outbox that a server has. Ids that are not known are passed over.
    public func acknowledge(_ ids: [DocumentOperation.ID]) throws {
        try commit { db in
            for id in ids {
                try db.cachedStatement(sql: "UPDATE \"operations\" SET \"pending\" = 0 WHERE \"id\" = ?")
                    .execute(arguments: [id])
            }
            return ((), Touches(outbox: true))
        }
    }

    /// Merges changes of other devices: all of them, or none if one cannot be stored. Those that were merged before are
    /// passed over.
    public func receive(_ operations: [DocumentOperation]) throws {
        try commit { db in
            var touches = Touches()
            var clock = try StoredClock(db, wall: environment.now())
            for operation in operations where try !Outbox.contains(operation.id, db) {
                clock.receive(operation.timestamp)
                try merge(operation, db, &touches)
            }
            try clock.store(db)
            return ((), touches)
        }
    }

    private func merge(_ operation: DocumentOperation, _ db: Database, _ touches: inout Touches) throws {
        let table = EntityTables.of(operation.kind)
        var state = try table.state(db, account: operation.accountID, key: operation.key)?.state ?? DocumentState()
        // Whoever replaces exactly what is there has seen all of it; of what is new there was nothing to see.
        let isClean =
            switch operation.action {
            case .create: state == DocumentState()
            case .update:
                state.isAlive && operation.patch.keys.allSatisfy { operation.replaced[$0] == state.time(of: $0) }
            case .delete: false
            }
        state.apply(operation)
        try StoredDocuments.write(db, state, operation, touches: &touches)
        try Outbox.append(operation, pending: false, db)
        if !isClean { try Conflicts.update(state, after: operation, db, &touches) }
    }
}
