import Foundation
import LedgerCore

/// Accounts that are gone with the process: for tests, and to compare with.
public final class MemoryStorage: SyncStorage, @unchecked Sendable {
    private let lock = NSLock()
    private var accounts: [String: MemoryAccount] = [:]

    public init() {}

    public func createAccount(_ id: String, name: String, owner: String, email: String?, now: Date) throws {
        try lock.withLock {
            guard accounts[id] == nil else { throw StorageError.accountExists }
            let account = MemoryAccount()
            try begin(account, id: id, name: name, owner: owner, email: email, now: now)
            accounts[id] = account
        }
    }

    public func deleteAccount(_ id: String, by user: String) throws {
        try lock.withLock {
            guard let account = accounts[id] else { throw StorageError.noSuchAccount }
            try account.requireOwner(user)
            accounts[id] = nil
        }
    }

    public func change<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result {
        try lock.withLock {
            guard let before = accounts[account] else { throw StorageError.noSuchAccount }
            let after = before.copy()
            let result = try body(after)
            accounts[account] = after
            return result
        }
    }

    public func read<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result {
        try lock.withLock {
            guard let account = accounts[account] else { throw StorageError.noSuchAccount }
            return try body(account.copy())
        }
    }

    public func heads(of ids: [String]) throws -> [String: Int] {
        lock.withLock { accounts.filter { ids.contains($0.key) }.mapValues(\.head) }
    }

    public func memberships(of user: String) throws -> [String: MemberRole] {
        try lock.withLock { try accounts.compactMapValues { try $0.entity(AccountMember.self, user)?.role } }
    }
}
