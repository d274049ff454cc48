import GRDB
import GRDBSQLite
import Testing

@testable import LedgerStore

/// Databases that are in no file, as in previews and tests.
@Suite struct MemoryDatabaseTests {
    /// SQLite prepares statements again whenever a connection becomes read-only or writable.
    @Test func readingsKeepStatementsPrepared() throws {
        let store = try LocalStore(inMemory: .init())
        let sql = "SELECT count(*) FROM \"meta\""
        for _ in 0..<3 { _ = try store.read { try Int.fetchOne($0.cachedStatement(sql: sql)) } }
        let count = try store.read { db in
            sqlite3_stmt_status(try db.cachedStatement(sql: sql).sqliteStatement, SQLITE_STMTSTATUS_REPREPARE, 0)
        }
        #expect(count == 0)
    }
}
