import GRDB
import GRDBSQLite
import LedgerCore

extension ColumnValue: DatabaseValueConvertible {
    public var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .real(let value): value.databaseValue
        case .text(let value): value.databaseValue
        }
    }

    public static func fromDatabaseValue(_ value: DatabaseValue) -> ColumnValue? {
        switch value.storage {
        case .null: .null
        case .int64(let value): .integer(Int(value))
        case .double(let value): .real(value)
        case .string(let value): .text(value)
        case .blob(let value): .text(String(decoding: value, as: UTF8.self))
        }
    }
}

// Reading many rows, values are taken as SQLite has them.
extension ColumnValue: StatementColumnConvertible {
    public init?(sqliteStatement: SQLiteStatement, index: CInt) {
        switch sqlite3_column_type(sqliteStatement, index) {
        case SQLITE_INTEGER: self = .integer(Int(sqlite3_column_int64(sqliteStatement, index)))
        case SQLITE_FLOAT: self = .real(sqlite3_column_double(sqliteStatement, index))
        case SQLITE_NULL: self = .null
        case SQLITE_TEXT: self = .text(String(cString: sqlite3_column_text(sqliteStatement, index)))
        default:
            // Bytes that are no text are read as one.
            let bytes = UnsafeRawBufferPointer(
                start: sqlite3_column_blob(sqliteStatement, index),
                count: Int(sqlite3_column_bytes(sqliteStatement, index)))
            self = .text(String(decoding: bytes, as: UTF8.self))
        }
    }
}
