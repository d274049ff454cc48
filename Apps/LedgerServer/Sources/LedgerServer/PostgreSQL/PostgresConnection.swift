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
        // libpq takes texts that end with a zero byte, so one within would cut the text off.
        if let odd = values.first(where: { $0?.utf8.contains(0) == true }) {
            throw PostgresError(state: "22021", message: "A text cannot hold the character U+0000: \(odd ?? "")")
        }
        let copies = values.map { $0.map { strdup($0) } ?? nil }
        defer { for copy in copies { free(copy) } }
        let pointers = copies.map { UnsafePointer<CChar>($0) }
        let result = PQexecParams(connection, sql, Int32(values.count), nil, pointers, nil, nil, 0)
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
        default:
            let state = PQresultErrorField(result, 67).map { String(cString: $0) } ?? ""
            throw PostgresError(
                state: state, message: String(cString: PQresultErrorMessage(result)).trimmedLine)
        }
    }

    /// Runs several statements that have no values.
    func runScript(_ sql: String) throws {
        let result = PQexec(connection, sql)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK else {
            let state = PQresultErrorField(result, 67).map { String(cString: $0) } ?? ""
            throw PostgresError(
                state: state, message: String(cString: PQresultErrorMessage(result)).trimmedLine)
        }
    }
}

extension Sequence where Element == String? {
    /// The array as PostgreSQL writes it.
    var arrayLiteral: String {
        let elements = map { element in
            element.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" } ?? "NULL"
        }
        return "{\(elements.joined(separator: ","))}"
    }
}

extension Sequence<String> {
    /// The array as PostgreSQL writes it.
    var arrayLiteral: String { map { Optional($0) }.arrayLiteral }
}

extension String {
    fileprivate var trimmedLine: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
