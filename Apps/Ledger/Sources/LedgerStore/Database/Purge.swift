import GRDB

/// Removes deleted and overwritten data from the bytes of a file.
///
/// SQLite leaves such data in free pages, in the unused parts of other pages, and in its log. A purge writes the whole file again and
/// empties the log. The transaction that deletes also orders the purge. If the process ends before the purge, the next change does it.
enum Purge {
    private static let name = "purge"

    /// Orders a purge after the current transaction.
    static func order(_ db: Database) throws {
        try db.execute(sql: "INSERT OR REPLACE INTO \"meta\" VALUES (?, '1')", arguments: [name])
    }

    static func isOrdered(_ db: Database) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM \"meta\" WHERE \"name\" = ?"), arguments: [name]) != nil
    }

    /// Purges the file. The caller is not in a transaction. While another connection reads, the log keeps what it reads until a
    /// later write.
    static func run(_ db: Database, hasLog: Bool) throws {
        try db.execute(sql: "VACUUM")
        try db.execute(sql: "DELETE FROM \"meta\" WHERE \"name\" = ?", arguments: [name])
        if hasLog { try db.checkpoint(.truncate) }
    }
}
