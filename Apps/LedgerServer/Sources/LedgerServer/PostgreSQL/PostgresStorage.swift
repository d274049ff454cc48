import Foundation
import LedgerCore

/// Accounts in a PostgreSQL database, 15 or later.
public final class PostgresStorage: SyncStorage {
    private let pool: PostgresPool

    /// - Parameters:
    ///   - address: a libpq connection string, such as `host=/run/postgresql dbname=ledger`.
    ///   - connections: how many are open at most. Who finds none free waits.
    public init(_ address: String, connections: Int = 4) {
        pool = PostgresPool(address, connections: connections) { connection in
            // From here on row-level security shows the rows of one account only.
            try connection.runScript("SET ROLE \(PostgresSchema.role)")
        }
    }

    /// Makes the tables, or brings them to the newest version.
    public static func migrate(_ address: String) throws {
        try PostgresSchema.migrate(try PostgresConnection(address))
    }

    public func createAccount(_ id: String, name: String, owner: String, now: Date) throws {
        try transaction(id, "BEGIN") { connection in
            let made = try connection.run(
                "INSERT INTO accounts (account_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1", [id])
            guard !made.isEmpty else { throw StorageError.accountExists }
            let account = try PostgresAccount(connection, id, isLocked: true)
            try begin(account, id: id, name: name, owner: owner, now: now)
        }
    }

    public func change<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result {
        try transaction(account, "BEGIN") { try body(try PostgresAccount($0, account, isLocked: true)) }
    }

    public func read<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result {
        try transaction(account, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") {
            try body(try PostgresAccount($0, account, isLocked: false))
        }
    }

    /// How often a transaction is run again that could not be ordered among others.
    private static let attempts = 10

    private func transaction<Result>(
        _ account: String, _ begin: String, _ body: (PostgresConnection) throws -> Result
    ) throws -> Result {
        try pool.with { connection in
            var attempt = 1
            while true {
                do {
                    try connection.run(begin)
                    try connection.run("SELECT set_config('ledger.account', $1, true)", [account])
                    let result = try body(connection)
                    try connection.run("COMMIT")
                    return result
                } catch {
                    _ = try? connection.run("ROLLBACK")
                    guard let error = error as? PostgresError, error.isWorthRepeating, attempt < Self.attempts else {
                        throw error
                    }
                    attempt += 1
                }
            }
        }
    }
}
