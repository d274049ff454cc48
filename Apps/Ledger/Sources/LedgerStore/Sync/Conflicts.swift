import GRDB
import LedgerCore

enum Conflicts {
    /// Works out anew which values of a document are lost.
    static func update(
        _ state: DocumentState, after operation: DocumentOperation, _ db: Database, _ touches: inout Touches
    ) throws {
        let all = try Outbox.operations(
            on: operation.kind, account: operation.accountID, key: operation.key, db)
        try replace(Conflict.conflicts(in: state, operations: all), on: operation, db)
        touches.conflicts = true
    }

    /// Notes which values of a document are lost now. What a person has seen stays seen.
    private static func replace(_ conflicts: [Conflict], on operation: DocumentOperation, _ db: Database) throws {
        let document: StatementArguments = [operation.accountID, operation.kind.rawValue, operation.key]
        let dismissed = try Row.fetchAll(
            db,
            sql: """
                SELECT "field", "lostTime" FROM "conflicts"
                WHERE "accountId" = ? AND "kind" = ? AND "key" = ? AND "dismissed"
                """, arguments: document
        ).map { Seen(field: $0[0], time: $0[1]) }
        let seen = Set(dismissed)
        try db.execute(
            sql: "DELETE FROM \"conflicts\" WHERE \"accountId\" = ? AND \"kind\" = ? AND \"key\" = ?",
            arguments: document)
        for conflict in conflicts {
            let time = conflict.lostTime.description
            try db.execute(
                sql: "INSERT INTO \"conflicts\" VALUES (?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    conflict.accountID, conflict.kind.rawValue, conflict.key, conflict.field, time,
                    conflict.lostValue.text, seen.contains(Seen(field: conflict.field, time: time)),
                ])
        }
    }

    static func all(_ db: Database, account: String) throws -> [Conflict] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT "kind", "key", "field", "lostValue", "lostTime" FROM "conflicts"
                WHERE "accountId" = ? AND NOT "dismissed" ORDER BY "lostTime", "kind", "key", "field"
                """, arguments: [account]
        ).map { row in
            guard let kind = EntityKind(rawValue: row[0]), let time = HybridTimestamp(row[4] as String) else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a conflict cannot be read")
            }
            return Conflict(
                accountID: account, kind: kind, key: row[1], field: row[2],
                lostValue: try JSONValue(parsing: row[3] as String), lostTime: time)
        }
    }

    private struct Seen: Hashable {
        var field: String
        var time: String
    }
}

extension LocalStore {
    /// The values that were overwritten by someone who had not seen them, oldest first.
    public func conflicts(accountID: String) throws -> [Conflict] {
        try value(of: ConflictsQuery(accountID: accountID))
    }

    /// Takes a conflict off the list: a person has seen it.
    public func dismiss(_ conflict: Conflict) throws {
        try commit { db in
            try db.execute(
                sql: """
                    UPDATE "conflicts" SET "dismissed" = 1
                    WHERE "accountId" = ? AND "kind" = ? AND "key" = ? AND "field" = ? AND "lostTime" = ?
                    """,
                arguments: [
                    conflict.accountID, conflict.kind.rawValue, conflict.key, conflict.field,
                    conflict.lostTime.description,
                ])
            return ((), Touches(conflicts: true))
        }
    }
}
