import Foundation
import SQLite3

/// A connection to an SQLite database. One thread at a time uses it.
final class Database {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a file, or makes it; nil is a database in memory.
    init(path: String?, isReadOnly: Bool = false) throws {
        var handle: OpaquePointer?
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path ?? ":memory:", &handle, flags | SQLITE_OPEN_FULLMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(handle)
            throw DatabaseError(message: message, statement: "open \(path ?? ":memory:")")
        }
        self.handle = handle
        // Several processes may have the file open.
        sqlite3_busy_timeout(handle, 5000)
        if path != nil, !isReadOnly {
            _ = try rows("PRAGMA journal_mode = WAL")
            // What is saved survives the machine's end as well as the process's.
            try run("PRAGMA synchronous = FULL")
        }
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs a statement that gives no rows; returns how many rows it changed.
    @discardableResult func run(_ sql: String, _ arguments: [ColumnValue] = []) throws -> Int {
        _ = try rows(sql, arguments)
        return Int(sqlite3_changes(handle))
    }

    /// The rows of a statement.
    func rows(_ sql: String, _ arguments: [ColumnValue] = []) throws -> [[ColumnValue]] {
        let statement = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, argument) in arguments.enumerated() { bind(argument, to: statement, at: Int32(index + 1)) }
        var rows: [[ColumnValue]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { column(statement, $0) })
            case SQLITE_DONE: return rows
            default: throw DatabaseError(message: String(cString: sqlite3_errmsg(handle)), statement: sql)
            }
        }
    }

    /// Does everything in `body` or nothing.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    private func prepare(_ sql: String) throws -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw DatabaseError(message: String(cString: sqlite3_errmsg(handle)), statement: sql)
        }
        // Statements with values in them are few, and those that change tables run once.
        if statements.count >= 256 {
            for statement in statements.values { sqlite3_finalize(statement) }
            statements = [:]
        }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: ColumnValue, to statement: OpaquePointer, at index: Int32) {
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies)
        case .blob(let data):
            _ = data.withUnsafeBytes { bytes in
                // An empty value has no address, and would be taken for NULL.
                if bytes.isEmpty {
                    sqlite3_bind_zeroblob(statement, index, 0)
                } else {
                    sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), copies)
                }
            }
        }
    }

    private func column(_ statement: OpaquePointer, _ index: Int32) -> ColumnValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT:
            let count = Int(sqlite3_column_bytes(statement, index))
            let bytes = UnsafeBufferPointer(start: sqlite3_column_text(statement, index), count: count)
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, index))
            return .blob(sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
        default: return .null
        }
    }
}

/// What SQLite says is wrong.
struct DatabaseError: Error, CustomStringConvertible {
    let message: String
    let statement: String
    var description: String { "The model store failed: \(message) (\(statement))" }
}

extension String {
    /// The name as SQL has it.
    var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}
