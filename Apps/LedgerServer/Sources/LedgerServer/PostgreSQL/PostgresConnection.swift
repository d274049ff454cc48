import CPostgreSQL
import Foundation

/// Why PostgreSQL did not do something.
public struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The five characters by which SQL names an error; empty where the connection failed.
    public var state: String
    /// The reason, as PostgreSQL says it.
    public var message: String

    public var description: String { message }

    /// Whether the same transaction may succeed when it is run again: the database could not order it among others.
    var isWorthRepeating: Bool { state == "40001" || state == "40P01" }
}

/// A connection to PostgreSQL through libpq. Not to be used by several threads at once.
final class PostgresConnection {
    private let connection: OpaquePointer
    /// The names under which PostgreSQL has statements that were run before, so that it reads and plans each only once.
    private var prepared: [String: String] = [:]
    /// The texts of statements are constants of this program, so there are far fewer.
    private static let mostPrepared = 200

    /// - Parameter address: a libpq connection string, such as `host=/run/postgresql dbname=ledger`.
    init(_ address: String) throws {
        guard let connection = PQconnectdb(address) else {
            throw PostgresError(state: "", message: "There is no memory for a connection to PostgreSQL.")
        }
        guard PQstatus(connection) == CONNECTION_OK else {
            defer { PQfinish(connection) }
            throw PostgresError(state: "", message: String(cString: PQerrorMessage(connection)).trimmedLine)
        }
        self.connection = connection
        // Notices are for people at a terminal.
        PQsetNoticeReceiver(connection, { _, _ in }, nil)
    }

    deinit { PQfinish(connection) }

    var isOpen: Bool { PQstatus(connection) == CONNECTION_OK }

    /// Runs one statement.
    ///
    /// - Parameter values: what `$1`, `$2` … mean, each as text. They never become part of the statement.
    /// - Returns: the rows, each value as text.
    @discardableResult
    func run(_ sql: String, _ values: [String?] = []) throws -> [[String?]] {
        let copies = values.map { $0.map { strdup($0) } ?? nil }
        defer { for copy in copies { free(copy) } }
        // libpq takes texts that end with a zero byte, so one within would cut the text off.
        for case (let value?, let copy?) in zip(values, copies) where strlen(copy) != value.utf8.count {
            throw PostgresError(state: "22021", message: "A text cannot hold the character U+0000: \(value)")
        }
        let pointers = copies.map { UnsafePointer<CChar>($0) }
        let name = try prepare(sql)
        let result = PQexecPrepared(connection, name, Int32(values.count), pointers, nil, nil, 0)
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK: return []
        case PGRES_TUPLES_OK:
            let columns = PQnfields(result)
            return (0..<PQntuples(result)).map { row in
                (0..<columns).map { column in
                    PQgetisnull(result, row, column) == 1 ? nil : String(cString: PQgetvalue(result, row, column))
                }
            }
        default: throw Self.error(of: result)
        }
    }

    /// The name of a prepared statement; empty for one that is prepared for this time only.
    private func prepare(_ sql: String) throws -> String {
        if let name = prepared[sql] { return name }
        let name = prepared.count < Self.mostPrepared ? "s\(prepared.count)" : ""
        let result = PQprepare(connection, name, sql, 0, nil)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw Self.error(of: result) }
        if !name.isEmpty { prepared[sql] = name }
        return name
    }

    private static func error(of result: OpaquePointer?) -> PostgresError {
        let state = PQresultErrorField(result, 67).map { String(cString: $0) } ?? ""
        return PostgresError(state: state, message: String(cString: PQresultErrorMessage(result)).trimmedLine)
    }

    /// Runs several statements that have no values.
    func runScript(_ sql: String) throws {
        let result = PQexec(connection, sql)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK else {
            throw Self.error(of: result)
        }
    }
}

extension Sequence where Element == String? {
    /// The array as PostgreSQL writes it.
    var arrayLiteral: String {
        // Byte by byte: whole batches are elements, and all of their quotation marks have to be escaped.
        var bytes = Array("{".utf8)
        for element in self {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            guard var element else {
                bytes += "NULL".utf8
                continue
            }
            bytes.append(UInt8(ascii: "\""))
            element.withUTF8 { text in
                for byte in text {
                    if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") { bytes.append(UInt8(ascii: "\\")) }
                    bytes.append(byte)
                }
            }
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: "}"))
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Sequence<String> {
    /// The array as PostgreSQL writes it.
    var arrayLiteral: String { map { Optional($0) }.arrayLiteral }
}

extension String {
    fileprivate var trimmedLine: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
