/// A database of accounts: transactions that see only what they name.
final class PostgresDatabase: Sendable {
    /// What row-level security compares rows with. A transaction that sets none of them sees nothing.
    enum Setting: String {
        /// The account whose rows are seen.
        case account
        /// The person whose own rows are seen.
        case user
        /// The address whose login is seen.
        case email
        /// The digest of a token whose sign-in is seen.
        case token
        /// `on` if the last numbers of all accounts are seen.
        case heads
    }

    private let pool: PostgresPool

    init(_ address: String, connections: Int) {
        pool = PostgresPool(address, connections: connections) { connection in
            // From here on row-level security shows the rows of one account only. Whatever takes longer than a client waits
            // would only keep others from the connection.
            try connection.runScript(
                "SET ROLE \(PostgresSchema.role); SET statement_timeout = '30s'; SET lock_timeout = '10s'")
        }
    }

    /// How often a transaction is run again that could not be ordered among others.
    private static let attempts = 10

    /// A connection that had broken before the transaction began, as when PostgreSQL was restarted.
    private struct BrokenConnection: Error {}

    /// Runs a transaction: all of it, or nothing if the closure throws. The closure may be called again.
    @discardableResult
    func transaction<Result>(
        _ settings: KeyValuePairs<Setting, String>, isReadOnly: Bool = false,
        _ body: (PostgresConnection) throws -> Result
    ) throws -> Result {
        var attempt = 1
        while true {
            do {
                return try pool.with { connection in
                    let calls = settings.enumerated().map { index, setting in
                        "set_config('ledger.\(setting.key.rawValue)', $\(index + 1), true)"
                    }
                    // Both go with the first statement of the transaction, and what it writes with its end.
                    connection.postpone(isReadOnly ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN")
                    connection.postpone("SELECT " + calls.joined(separator: ", "), settings.map(\.value))
                    let roundTrips = connection.roundTrips
                    var mayHaveEnded = false
                    do {
                        let result = try body(connection)
                        mayHaveEnded = true
                        try connection.run("COMMIT")
                        return result
                    } catch {
                        connection.forgetPostponed()
                        if connection.isOpen {
                            _ = try? connection.run("ROLLBACK")
                        } else if !mayHaveEnded, connection.roundTrips == roundTrips + 1, attempt < Self.attempts {
                            throw BrokenConnection()
                        }
                        throw error
                    }
                }
            } catch let error as PostgresError where error.isWorthRepeating && attempt < Self.attempts {
                attempt += 1
            } catch is BrokenConnection {
                attempt += 1
            }
        }
    }
}
