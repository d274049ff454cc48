import GRDB

/// Makes a file forget for good what was deleted or overwritten.
///
/// SQLite leaves that in free pages, in the rest of used ones, and in its log. So the file is written again as a whole, and the log is emptied.
/// It is ordered in the transaction that deletes, so that it is made up for where the process ends before it is done.
enum Purge {
    private static let name = "purge"

    /// Has it done after the transaction that is under way.
    static func order(_ db: Database) throws {
        try db.execute(sql: "INSERT OR REPLACE INTO \"meta\" VALUES (?, '1')", arguments: [name])
    }

    static func isOrdered(_ db: Database) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM \"meta\" WHERE \"name\" = ?"), arguments: [name]) != nil
    }

    /// Does it, outside of any transaction. What somebody reads just then is in the log until they have read it and the next
    /// write comes.
    static func run(_ db: Database, hasLog: Bool) throws {
        try db.execute(sql: "VACUUM")
        try db.execute(sql: "DELETE FROM \"meta\" WHERE \"name\" = ?", arguments: [name])
        if hasLog { try db.checkpoint(.truncate) }
    }
}
