import GRDB
import GRDBSQLite
import LedgerCore

/// A statement that is bound and run without GRDB's arguments and cursors: for rows that are written by the hundred
/// thousand, where those take longer than SQLite does.
struct DirectStatement {
    private let db: Database
    private let statement: Statement

    /// - Parameter isKept: whether the connection keeps the statement for the next time. Not for one that will hardly come again.
    init(_ db: Database, sql: String, isKept: Bool = true) throws {
        self.db = db
        statement = isKept ? try db.cachedStatement(sql: sql) : try db.makeStatement(sql: sql)
    }

    /// Runs the statement to its end.
    ///
    /// - Parameter values: one for each `?`, in their order. Fewer leave the others `NULL`.
    /// - Returns: the first value of the first row, as a whole number; `nil` if there is no row.
    @discardableResult
    func run(_ values: some Sequence<ColumnValue>) throws -> Int64? {
        // A failure such as a full disk ends a transaction. Outside of it, what comes after would be written at once.
        guard db.isInsideTransaction else {
            throw DatabaseError(resultCode: .SQLITE_ABORT, message: "there is no transaction", sql: statement.sql)
        }
        let handle = statement.sqliteStatement
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in zip(CInt(1)..., values) { try check(Self.bind(value, to: handle, at: index)) }
        var first: Int64?
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_DONE: return first
            case SQLITE_ROW: if first == nil { first = sqlite3_column_int64(handle, 0) }
            case let code: try check(code)
            }
        }
    }

    private static func bind(_ value: ColumnValue, to handle: SQLiteStatement, at index: CInt) -> CInt {
        switch value {
        case .null: return SQLITE_OK
        case .integer(let value): return sqlite3_bind_int64(handle, index, Int64(value))
        case .real(let value): return sqlite3_bind_double(handle, index, value)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    sqlite3_bind_text(handle, index, characters.baseAddress, CInt(characters.count), Self.copied)
                }
            }
        }
    }

    /// Has SQLite copy a text, which is not where it was once it is bound.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private func check(_ code: CInt) throws {
        guard code != SQLITE_OK else { return }
        throw DatabaseError(
            resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(db.sqliteConnection)),
            sql: statement.sql)
    }
}
