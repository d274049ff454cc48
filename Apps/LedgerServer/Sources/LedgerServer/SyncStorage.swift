import Foundation
import LedgerCore

/// Where a server keeps accounts.
///
/// All storages behave the same: one contract test holds them to it. Calls block, and may come from any thread.
public protocol SyncStorage: Sendable {
    /// Makes an account with its owner. Throws ``StorageError/accountExists`` if there is one of that id.
    func createAccount(_ id: String, name: String, owner: String, now: Date) throws
    /// Changes an account: all of it, or nothing if the closure throws. Nobody else changes the account meanwhile. The
    /// closure may be called again where the storage could not order two transactions.
    func change<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result
    /// Reads an account as of one moment.
    func read<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result
}

/// What a storage cannot do.
public enum StorageError: Error, Hashable, Sendable {
    case noSuchAccount
    case accountExists
}

extension SyncStorage {
    /// Gives a device of someone a name in an account.
    public func register(user: String, in account: String) throws -> String {
        try change(account) { account in
            let node = String(UInt64.random(in: .min ... .max), radix: 36)
            try account.save(DeviceRecord(node: node, userID: user))
            return node
        }
    }

    /// Decides batches; see ``AccountSync/push(_:by:on:now:)``.
    public func push(
        _ request: PushRequest, by authors: Set<String>, to account: String, now: Date
    ) throws -> PushAnswer {
        try change(account) { try AccountSync.push(request, by: authors, on: $0, now: now) }
    }

    /// Reads what was changed after a number; see ``AccountSync/pull(after:limit:on:)``.
    public func pull(
        after sequence: Int, limit: Int = AccountSync.documentsPerPull, from account: String
    ) throws -> PullAnswer {
        try read(account) { try AccountSync.pull(after: sequence, limit: limit, on: $0) }
    }

    /// The account's own document and its owner's, which everything else in an account needs.
    func begin(_ account: some AccountTransaction, id: String, name: String, owner: String, now: Date) throws {
        let time = HybridTimestamp(milliseconds: now.milliseconds, node: "server")
        func creation<E: Entity>(_ entity: E) -> DocumentOperation? {
            DocumentState().change(
                to: entity.fieldValues, id: "\(id)-\(E.kind.rawValue)", accountID: id, kind: E.kind,
                key: entity.key ?? "", timestamp: time)
        }
        let operations = [
            creation(
                Account(id: id) {
                    $0.name = name
                    $0.ownerUid = owner
                    $0.createdAt = now
                }),
            creation(
                AccountMember(id: owner) {
                    $0.uid = owner
                    $0.role = .owner
                    $0.createdAt = now
                }),
        ].compactMap(\.self)
        let batch = SyncBatch(
            id: "\(id)-made", number: 0, accountID: id, userID: nil, timestamp: time,
            content: .operations(operations))
        let answer = try AccountSync.accept(
            batch, by: SyncAuthor(userID: nil, node: "server"), on: account, now: now)
        if case .refused(let refusal) = answer.outcome { throw refusal }
    }
}
