import Foundation
import LedgerCore

/// Where a server keeps accounts.
///
/// All storages behave the same: one contract test holds them to it. Calls block, and may come from any thread.
public protocol SyncStorage: Sendable {
    /// Makes an account with its owner. Throws ``StorageError/accountExists`` if there is one of that id.
    ///
    /// - Parameter email: the owner's address.
    func createAccount(_ id: String, name: String, owner: String, email: String?, now: Date) throws
    /// Deletes an account with everything that is kept of it. Throws a ``ServerFailure`` for who is not the owner.
    func deleteAccount(_ id: String, by user: String) throws
    /// Changes an account: all of it, or nothing if the closure throws. Nobody else changes the account meanwhile. The
    /// closure may be called again where the storage could not order two transactions.
    func change<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result
    /// Reads an account as of one moment.
    func read<Result>(_ account: String, _ body: (any AccountTransaction) throws -> Result) throws -> Result
    /// What a device of a member is sent of the changes after a number: what ``pull(after:limit:from:as:)`` gives, as text.
    func pullText(after sequence: Int, limit: Int, from account: String, as user: String) throws -> PullText
    /// The last numbers of accounts, those that there are.
    func heads(of accounts: [String]) throws -> [String: Int]
    /// The accounts that someone is a member of, and as what.
    func memberships(of user: String) throws -> [String: MemberRole]
}

/// A ``PullAnswer`` in the form in which it is sent.
public struct PullText: Hashable, Sendable {
    public var text: String
    /// The number after which there is more; `nil` if there is not.
    public var next: Int?

    public init(text: String, next: Int?) {
        self.text = text
        self.next = next
    }
}

/// What a storage cannot do.
public enum StorageError: Error, Hashable, Sendable {
    case noSuchAccount
    case accountExists
}

extension SyncStorage {
    public func pullText(after sequence: Int, limit: Int, from account: String, as user: String) throws -> PullText {
        let answer = try pull(after: sequence, limit: limit, from: account, as: user)
        return PullText(
            text: (answer.json ?? .null).text, next: answer.hasMore ? answer.documents.last?.sequence : nil)
    }

    /// Makes an account with an owner whose address is not known.
    public func createAccount(_ id: String, name: String, owner: String, now: Date) throws {
        try createAccount(id, name: name, owner: owner, email: nil, now: now)
    }

    /// The accounts that someone is a member of, in the order of their ids.
    public func accounts(of user: String) throws -> [AccountEntry] {
        try memberships(of: user).sorted { $0.key < $1.key }.map { id, role in
            let name = try read(id) { try $0.entity(Account.self, id)?.name }
            return AccountEntry(id: id, name: name ?? "", role: role)
        }
    }

    /// Gives a device of a member a name in an account.
    public func register(user: String, in account: String) throws -> String {
        try change(account) { account in
            try account.requireMember(user)
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
    ///
    /// - Parameter user: who reads, and has to be a member; `nil` for the server itself.
    public func pull(
        after sequence: Int, limit: Int = AccountSync.documentsPerPull, from account: String, as user: String? = nil
    ) throws -> PullAnswer {
        try read(account) { account in
            if let user { try account.requireMember(user) }
            return try AccountSync.pull(after: sequence, limit: limit, on: account)
        }
    }

    /// Everything that an account keeps about a person. Everyone may have their own; owners and admins anybody's.
    ///
    /// Throws a ``ServerFailure`` that says why not.
    public func data(of person: String, in account: String, as user: String, now: Date) throws -> JSONValue {
        try read(account) { transaction in
            let role = try transaction.requireMember(user)
            guard person == user || AccessRules.allows(.exportPeople, role: role) else {
                throw ServerFailure(.notPermitted, AccessRules.refusal(of: .exportPeople, role: role))
            }
            let signIn = try (transaction as? PostgresAccount)?.signIn(of: person) ?? .null
            guard
                let data = try AccountSync.data(of: person, on: transaction, id: account, signIn: signIn, now: now)
            else { throw ServerFailure(.notFound, "The account knows nobody of this id.") }
            return data
        }
    }

    /// Adds the documents of a file to an account that no device works on yet. They are taken as they are, money and links
    /// among them, so only the owner may do it. The same batch again changes nothing.
    ///
    /// Throws a ``ServerFailure`` that says why not.
    public func fill(_ account: String, with batch: SyncBatch, by user: String, now: Date) throws {
        try change(account) { transaction in
            guard try transaction.requireMember(user) == .owner, try !transaction.hasDevices else {
                throw ServerFailure(.notPermitted, "Only the owner fills an account, before any device works on it.")
            }
            let others = batch.operations.filter { Self.serverOnlyKinds.contains($0.kind) }
            guard batch.command == nil, others.isEmpty else {
                throw ServerFailure(.invalid, "Members and invitations are made at the server.")
            }
            if try transaction.answer(to: batch.id) != nil { return }
            let answer = try AccountSync.accept(
                batch, by: SyncAuthor(userID: nil, node: "server"), on: transaction, now: now)
            if case .refused(let refusal) = answer.outcome { throw ServerFailure(.invalid, refusal.message) }
        }
    }

    private static var serverOnlyKinds: Set<EntityKind> { [.account, .member, .invite] }

    /// The account's own document and its owner's, which everything else in an account needs.
    func begin(_ account: some AccountTransaction, id: String, name: String, owner: String, email: String?, now: Date)
        throws
    {
        try account.save(
            [
                Account(id: id) {
                    $0.name = name
                    $0.ownerUid = owner
                    $0.createdAt = now
                },
                AccountMember(id: owner) {
                    $0.uid = owner
                    $0.role = .owner
                    $0.email = email
                    $0.createdAt = now
                },
            ], batch: "\(id)-made", in: id, now: now)
    }
}

/// What the server does to an account itself.
extension AccountTransaction {
    /// The role of someone in the account. Throws a ``ServerFailure`` if they are no member.
    @discardableResult
    func requireMember(_ user: String) throws -> MemberRole {
        guard let member = try entity(AccountMember.self, user) else {
            throw ServerFailure(.notPermitted, "Only members of an account may see what is in it.")
        }
        return member.role
    }

    /// Throws a ``ServerFailure`` unless someone is the owner of the account.
    func requireOwner(_ user: String) throws {
        let role = try requireMember(user)
        guard AccessRules.allows(.deleteAccount, role: role) else {
            throw ServerFailure(.notPermitted, AccessRules.refusal(of: .deleteAccount, role: role))
        }
    }

    /// A document that is alive.
    func entity<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        guard let state = try document(DocumentID(E.kind, key))?.state, state.isAlive else { return nil }
        var entity = try E(fieldValues: state.fields(of: E.kind))
        entity.id = EntityKind.id(ofKey: key)
        return entity
    }

    /// Writes documents as the server, which may write anything.
    func save(_ entities: [any Entity], batch id: String, in account: String, now: Date) throws {
        let time = HybridTimestamp(milliseconds: now.milliseconds, node: "server")
        func change<E: Entity>(_ entity: E) throws -> DocumentOperation? {
            try (document(DocumentID(E.kind, entity.key ?? ""))?.state ?? DocumentState()).change(
                to: entity.fieldValues, id: "\(id)-\(E.kind.rawValue)", accountID: account, kind: E.kind,
                key: entity.key ?? "", timestamp: time)
        }
        let operations = try entities.compactMap { try change($0) }
        let batch = SyncBatch(
            id: id, number: 0, accountID: account, userID: nil, timestamp: time, content: .operations(operations))
        let answer = try AccountSync.accept(batch, by: SyncAuthor(userID: nil, node: "server"), on: self, now: now)
        if case .refused(let refusal) = answer.outcome { throw refusal }
    }
}
