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

    /// Whether the connection can be used for another statement.
    var isOpen: Bool {
        PQstatus(connection) == CONNECTION_OK && PQpipelineStatus(connection) == PQ_PIPELINE_OFF
    }

    /// A statement with what `$1`, `$2` … mean, each as text. Values never become part of the statement.
    struct Statement {
        var sql: String
        var values: [String?] = []
    }

    /// Statements that are sent with the next one that is run, since nobody waits for what they give.
    private var postponed: [Statement] = []
    /// How often an answer was waited for: what a transaction costs, wherever the database is.
    private(set) var roundTrips = 0

    /// Has a statement run before the next one, and sent with it. Should it fail, that one throws.
    func postpone(_ sql: String, _ values: [String?] = []) { postponed.append(Statement(sql: sql, values: values)) }

    /// Forgets what was postponed.
    func forgetPostponed() { postponed = [] }

    /// Runs one statement.
    ///
    /// - Parameter values: what `$1`, `$2` … mean.
    /// - Returns: the rows, each value as text.
    @discardableResult
    func run(_ sql: String, _ values: [String?] = []) throws -> [[String?]] {
        try run([Statement(sql: sql, values: values)])[0]
    }

    /// Runs statements one after another, and sends them together. After one that fails none is run.
    ///
    /// The first ones may not give many rows where those behind have long values: PostgreSQL reads no more until its rows are
    /// taken, and they are taken once everything is sent.
    ///
    /// - Returns: the rows of each, each value as text.
    @discardableResult
    func run(_ statements: [Statement]) throws -> [[[String?]]] {
        let all = postponed + statements
        postponed = []
        for value in all.lazy.flatMap(\.values).compactMap(\.self) where value.utf8.contains(0) {
            // libpq takes texts that end with a zero byte, so one within would cut the text off.
            throw PostgresError(state: "22021", message: "A text cannot hold the character U+0000: \(value)")
        }
        // Preparing waits for an answer, which it cannot between those that are sent together.
        let names = try all.map { try prepare($0.sql) }
        roundTrips += 1
        guard all.count > 1 else {
            return [
                try Self.withValues(of: all[0]) { values in
                    try Self.rows(of: PQexecPrepared(connection, names[0], Int32(values.count), values, nil, nil, 0))
                }
            ]
        }
        let results = try together(zip(all, names).map { ($0, $1) })
        return Array(try results.map { try $0.get() }.suffix(statements.count))
    }

    /// Sends statements in libpq's pipeline mode, and takes their results.
    private func together(_ statements: [(Statement, name: String)]) throws -> [Result<[[String?]], any Error>] {
        guard PQenterPipelineMode(connection) == 1 else { throw lastError }
        // Where that fails, since results are left, the connection is not used again.
        defer { PQexitPipelineMode(connection) }
        for (statement, name) in statements {
            let isSent = Self.withValues(of: statement) { values in
                PQsendQueryPrepared(connection, name, Int32(values.count), values, nil, nil, 0) == 1
            }
            guard isSent else { throw lastError }
        }
        guard PQpipelineSync(connection) == 1 else { throw lastError }
        let results = try statements.map { _ in
            let result = Result { try Self.rows(of: PQgetResult(connection)) }
            // A connection that has broken gives errors without end.
            while PQstatus(connection) == CONNECTION_OK, let rest = PQgetResult(connection) { PQclear(rest) }
            guard PQstatus(connection) == CONNECTION_OK else { throw lastError }
            return result
        }
        // The end of the pipeline is a separate result.
        PQclear(PQgetResult(connection))
        return results
    }

    /// Lends a closure the values of a statement as libpq takes them.
    private static func withValues<Result>(
        of statement: Statement, _ body: ([UnsafePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        let copies = statement.values.map { $0.map { strdup($0) } ?? nil }
        defer { for copy in copies { free(copy) } }
        return try body(copies.map { UnsafePointer($0) })
    }

    /// Takes the rows out of a result.
    private static func rows(of result: OpaquePointer?) throws -> [[String?]] {
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
        default: throw error(of: result)
        }
    }

    /// The name of a prepared statement; empty for one that is prepared for this time only.
    private func prepare(_ sql: String) throws -> String {
        if let name = prepared[sql] { return name }
        roundTrips += 1
        let name = prepared.count < Self.mostPrepared ? "s\(prepared.count)" : ""
        let result = PQprepare(connection, name, sql, 0, nil)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw Self.error(of: result) }
        if !name.isEmpty { prepared[sql] = name }
        return name
    }

    private var lastError: PostgresError {
        PostgresError(state: "", message: String(cString: PQerrorMessage(connection)).trimmedLine)
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
