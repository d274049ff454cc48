import Foundation
import LedgerCore

/// Accounts in a PostgreSQL database, 15 or later.
public final class PostgresStorage: SyncStorage {
    let database: PostgresDatabase

    /// - Parameters:
    ///   - address: a libpq connection string, such as `host=/run/postgresql dbname=ledger`.
    ///   - connections: how many are open at most. Who finds none free waits.
    public init(_ address: String, connections: Int = 4) {
        database = PostgresDatabase(address, connections: connections)
    }

    /// Makes the tables, or brings them to a version; the newest by default. Gives the version.
    @discardableResult
    public static func migrate(_ address: String, to version: Int? = nil) throws -> Int {
        let version = version ?? PostgresSchema.migrations.count
        try PostgresSchema.migrate(try PostgresConnection(address), to: version)
        return version
    }

    public func createAccount(_ id: String, name: String, owner: String, email: String?, now: Date) throws {
        try database.transaction([.account: id]) { connection in
            let made = try connection.run(
                "INSERT INTO accounts (account_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1", [id])
            guard !made.isEmpty else { throw StorageError.accountExists }
            let account = try PostgresAccount(connection, id, isLocked: true)
            try begin(account, id: id, name: name, owner: owner, email: email, now: now)
            account.flush()
        }
    }

    public func deleteAccount(_ id: String, by user: String) throws {
        try database.transaction([.account: id]) { connection in
            try PostgresAccount(connection, id, isLocked: true).requireOwner(user)
            for table in PostgresSchema.accountTables {
                try connection.run("DELETE FROM \(table) WHERE account_id = $1", [id])
            }
        }
    }

    public func change<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result {
        try database.transaction([.account: account]) { connection in
            let account = try PostgresAccount(connection, account, isLocked: true)
            let result = try body(account)
            account.flush()
            return result
        }
    }

    public func read<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result {
        try database.transaction([.account: account], isReadOnly: true) {
            try body(try PostgresAccount($0, account, isLocked: false))
        }
    }

    public func pullText(after sequence: Int, limit: Int, from account: String, as user: String) throws -> PullText {
        try database.transaction([.account: account], isReadOnly: true) {
            let account = try PostgresAccount($0, account, isLocked: false)
            try account.requireMember(user)
            return try account.pullText(after: sequence, limit: limit)
        }
    }

    public func heads(of accounts: [String]) throws -> [String: Int] {
        let rows = try database.transaction([.heads: "on"], isReadOnly: true) {
            try $0.run(
                "SELECT account_id, head FROM accounts WHERE account_id = ANY($1::TEXT[])", [accounts.arrayLiteral])
        }
        return Dictionary(
            rows.compactMap { row in row[0].flatMap { id in row[1].flatMap { Int($0) }.map { (id, $0) } } },
            uniquingKeysWith: max)
    }

    public func memberships(of user: String) throws -> [String: MemberRole] {
        let rows = try database.transaction([.user: user], isReadOnly: true) {
            try $0.run("SELECT account_id, role FROM members WHERE user_id = $1", [user])
        }
        return Dictionary(
            rows.map { ($0[0] ?? "", MemberRole(rawValue: $0[1] ?? "")) }, uniquingKeysWith: { first, _ in first })
    }
}
