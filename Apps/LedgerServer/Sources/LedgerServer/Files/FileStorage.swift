import Foundation
import LedgerCore

/// Where the pictures and receipts of accounts are kept, by the hash of what they hold.
public protocol FileStorage: Sendable {
    /// Whether a file has arrived.
    func contains(_ hash: String, in account: String) async throws -> Bool
    /// Where a device sends a file to.
    func uploadAddress(of file: FileDescription, in account: String, now: Date) throws -> String
    /// Where a device reads a file from.
    func downloadAddress(of hash: String, in account: String, now: Date) throws -> String
    /// Removes files of an account that is deleted. Those that are not there do not matter.
    func remove(_ hashes: [String], of account: String) async throws
}

/// The files of accounts as the database knows them: how much there is, and what was announced.
struct FileRegistry: Sendable {
    private let database: PostgresDatabase

    init(_ storage: PostgresStorage) { database = storage.database }

    /// Notes that a member will send a file. Throws a ``ServerFailure`` where the account has too many bytes.
    func announce(_ file: FileDescription, in account: String, by user: String, limit: Int) throws {
        try database.transaction([.account: account]) { connection in
            try PostgresAccount(connection, account, isLocked: true).requireMember(user)
            let rows = try connection.run(
                "SELECT coalesce(sum(size), 0) FROM files WHERE account_id = $1 AND hash <> $2", [account, file.hash])
            guard (rows[0][0].flatMap { Int($0) } ?? 0) + file.size <= limit else {
                throw ServerFailure(.tooLarge, "The account has no room for more files.")
            }
            try connection.run(
                """
                INSERT INTO files (account_id, hash, size, type) VALUES ($1, $2, $3, $4)
                ON CONFLICT (account_id, hash) DO NOTHING
                """, [account, file.hash, "\(file.size)", file.type])
        }
    }

    /// Those of some hashes that were announced. Throws a ``ServerFailure`` if the person is no member.
    func announced(_ hashes: [String], in account: String, for user: String) throws -> Set<String> {
        try database.transaction([.account: account], isReadOnly: true) { connection in
            try PostgresAccount(connection, account, isLocked: false).requireMember(user)
            let rows = try connection.run(
                "SELECT hash FROM files WHERE account_id = $1 AND hash = ANY($2::TEXT[])",
                [account, hashes.arrayLiteral])
            return Set(rows.compactMap(\.[0]))
        }
    }

    /// All files of an account that were announced. Throws a ``ServerFailure`` for who is not the owner.
    func files(of account: String, for owner: String) throws -> [String] {
        try database.transaction([.account: account], isReadOnly: true) { connection in
            try PostgresAccount(connection, account, isLocked: false).requireOwner(owner)
            return try connection.run("SELECT hash FROM files WHERE account_id = $1", [account]).compactMap(\.[0])
        }
    }

    /// What was announced by a hash. Throws a ``ServerFailure`` if nothing was, or the person is no member.
    func file(_ hash: String, in account: String, for user: String) throws -> FileDescription {
        try database.transaction([.account: account], isReadOnly: true) { connection in
            try PostgresAccount(connection, account, isLocked: false).requireMember(user)
            let rows = try connection.run(
                "SELECT size, type FROM files WHERE account_id = $1 AND hash = $2", [account, hash])
            guard let row = rows.first else { throw ServerFailure(.notFound, "There is no such file in the account.") }
            return FileDescription(hash: hash, size: row[0].flatMap { Int($0) } ?? 0, type: row[1] ?? "")
        }
    }
}

extension FileDescription {
    /// The types that Ledger keeps.
    private static let types: Set = ["image/jpeg", "image/png", "application/pdf"]

    /// Throws a ``ServerFailure`` if no such file can be kept.
    func check(limit: Int) throws(ServerFailure) {
        guard hash.utf8.count == 64, hash.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
            throw ServerFailure(.invalid, "A file is named by its SHA-256, in lower-case hexadecimal digits.")
        }
        guard Self.types.contains(type) else {
            throw ServerFailure(.invalid, "Files are JPEG or PNG pictures or PDF documents.")
        }
        guard size > 0, size <= limit else {
            throw ServerFailure(.tooLarge, "A file may have \(limit) bytes.")
        }
    }
}
