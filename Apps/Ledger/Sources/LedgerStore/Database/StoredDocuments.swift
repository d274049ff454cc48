import Foundation
import GRDB
import LedgerCore

/// What is done to rows whatever their kind.
enum StoredDocuments {
    /// Writes a document, with what the search finds it by, and notes that it was touched.
    ///
    /// - Returns: the document's row.
    @discardableResult
    static func write(
        _ db: Database, _ state: DocumentState, _ id: DocumentID, account: String, touches: inout Touches
    ) throws -> Int64 {
        var writer = Writer()
        let document = try EntityTables.of(id.kind).prepare(state, account: account, key: id.key, sequence: nil)
        let row = try writer.write(db, document, touches: &touches)
        try writer.finish(db)
        return row
    }

    /// Writes many documents: what they have in common is written once, and their entries for the search together.
    struct Writer {
        private var search = SearchTable.Writer()
        /// The documents for which there are rows, whether or not they have arrived.
        private var rows: Set<DocumentID> = []

        /// Writes one of the documents, and notes that it was touched.
        ///
        /// - Returns: the document's row.
        @discardableResult
        mutating func write(_ db: Database, _ document: PreparedDocument, touches: inout Touches) throws -> Int64 {
            let (id, account) = (document.id, document.account)
            if id.kind != .account { try makeRow(db, DocumentID(.account, account), account) }
            // Documents that are referred to and have not arrived yet have empty rows.
            for reference in document.references { try makeRow(db, reference, account) }
            let row = try EntityTables.of(id.kind).write(db, document)
            if EntityTables.searched.contains(id.kind) {
                try search.write(db, document.searchEntry, account: account, kind: id.kind, document: row)
            }
            touches.insert(Touch(kind: id.kind, accountID: account, key: id.key, row: row))
            return row
        }

        /// Writes what was gathered.
        mutating func finish(_ db: Database) throws { try search.finish(db) }

        private mutating func makeRow(_ db: Database, _ id: DocumentID, _ account: String) throws {
            guard rows.insert(id).inserted else { return }
            let statement = try db.cachedStatement(
                sql: """
                    INSERT OR IGNORE INTO "\(EntityTables.of(id.kind).name)" ("accountId", "key") VALUES (?, ?)
                    """)
            try statement.execute(arguments: [account, id.key])
        }
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

    /// - Parameter node: the name that a server gave this device; without one the file's own.
    init(_ db: Database, wall: Date, node given: String? = nil) throws {
        let meta = try Row.fetchAll(
            try db.cachedStatement(sql: "SELECT \"name\", \"value\" FROM \"meta\" WHERE \"name\" IN ('node', 'clock')"))
        let values = Dictionary(uniqueKeysWithValues: meta.map { (($0[0] as String), ($0[1] as String)) })
        let node: String
        if let given {
            node = given
        } else if let known = values["node"] {
            node = known
        } else {
            node = String(UInt64.random(in: .min ... .max), radix: 36)
            try db.execute(sql: "INSERT INTO \"meta\" VALUES ('node', ?)", arguments: [node])
        }
        clock = HybridLogicalClock(node: node, last: values["clock"].flatMap { HybridTimestamp($0) })
        self.wall = wall
    }

    /// Gives the file a new name among devices, when it is next written.
    static func forgetNode(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM \"meta\" WHERE \"name\" = 'node'")
    }

    mutating func next() -> HybridTimestamp { clock.now(wall: wall) }

    mutating func receive(_ timestamp: HybridTimestamp) { clock.receive(timestamp, wall: wall) }

    func store(_ db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO \"meta\" VALUES ('clock', ?)")
            .execute(arguments: [clock.last.description])
    }
}
