import Foundation
import GRDB
import LedgerCore

/// What is done to rows whatever their kind.
enum StoredDocuments {
    /// Writes a document after an operation, with what the search finds it by, and notes that it was touched.
    static func write(
        _ db: Database, _ state: DocumentState, _ operation: DocumentOperation, touches: inout Touches
    ) throws {
        let table = EntityTables.of(operation.kind)
        try makeReferredRows(db, state, operation)
        let row = try table.write(db, state, account: operation.accountID, key: operation.key)
        if EntityTables.searched.contains(operation.kind) {
            try SearchTable.write(
                db, try table.searchEntry(state, key: operation.key), account: operation.accountID,
                kind: operation.kind, document: row)
        }
        touches.insert(
            Touch(kind: operation.kind, accountID: operation.accountID, key: operation.key, row: row))
    }

    /// Makes empty rows for documents that are referred to and have not arrived yet.
    private static func makeReferredRows(_ db: Database, _ state: DocumentState, _ operation: DocumentOperation) throws
    {
        if operation.kind != .account {
            try makeRow(db, .account, account: operation.accountID, key: operation.accountID)
        }
        for (field, target) in EntityTables.references(of: operation.kind) {
            guard case .string(let key)? = state.fields[field] else { continue }
            try makeRow(db, target, account: operation.accountID, key: key)
        }
    }

    private static func makeRow(_ db: Database, _ kind: EntityKind, account: String, key: String) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO \"\(EntityTables.of(kind).name)\" (\"accountId\", \"key\") VALUES (?, ?)")
        try statement.execute(arguments: [account, key])
    }

    static func isAlive(_ db: Database, _ kind: EntityKind, account: String, key: String) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: """
                SELECT 1 FROM "\(EntityTables.of(kind).name)" WHERE "accountId" = ? AND "key" = ? AND "alive"
                """)
        return try Int.fetchOne(statement, arguments: [account, key]) != nil
    }

    /// Whether a live document refers to another in a field.
    static func refers(
        _ db: Database, _ kind: EntityKind, account: String, key: String, field: String, to target: String
    ) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: """
                SELECT 1 FROM "\(EntityTables.of(kind).name)"
                WHERE "accountId" = ? AND "key" = ? AND "alive" AND "\(field)" = ?
                """)
        return try Int.fetchOne(statement, arguments: [account, key, target]) != nil
    }

    /// Whether any live document refers to another.
    static func isReferred(_ db: Database, to kind: EntityKind, account: String, key: String) throws -> Bool {
        for (other, field) in EntityTables.referrers(to: kind) {
            let statement = try db.cachedStatement(
                sql: """
                    SELECT 1 FROM "\(EntityTables.of(other).name)"
                    WHERE "accountId" = ? AND "\(field)" = ? AND "alive" LIMIT 1
                    """)
            if try Int.fetchOne(statement, arguments: [account, key]) != nil { return true }
        }
        return false
    }
}

/// The store's clock, as it is kept in the file: all processes that write to it share one.
struct StoredClock {
    private var clock: HybridLogicalClock
    private let wall: Date

    init(_ db: Database, wall: Date) throws {
        let meta = try Row.fetchAll(
            try db.cachedStatement(sql: "SELECT \"name\", \"value\" FROM \"meta\" WHERE \"name\" IN ('node', 'clock')"))
        let values = Dictionary(uniqueKeysWithValues: meta.map { (($0[0] as String), ($0[1] as String)) })
        let node: String
        if let known = values["node"] {
            node = known
        } else {
            node = String(UInt64.random(in: .min ... .max), radix: 36)
            try db.execute(sql: "INSERT INTO \"meta\" VALUES ('node', ?)", arguments: [node])
        }
        clock = HybridLogicalClock(node: node, last: values["clock"].flatMap { HybridTimestamp($0) })
        self.wall = wall
    }

    mutating func next() -> HybridTimestamp { clock.now(wall: wall) }

    mutating func receive(_ timestamp: HybridTimestamp) { clock.receive(timestamp) }

    func store(_ db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO \"meta\" VALUES ('clock', ?)")
            .execute(arguments: [clock.last.description])
    }
}
