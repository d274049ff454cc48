import Foundation
import GRDB
import LedgerCore

/// What is stored about people: handed out and erased on request.
public struct PeopleService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Everything that the account keeps about a person, as JSON. Everyone may have their own; owners and admins anybody's.
    public func export(_ userID: String) throws -> String {
        let role = try store.value(
            of: DocumentQuery<AccountMember>(accountID: session.accountID, key: session.userID))?.role
        guard role != nil, userID == session.userID || AccessRules.allows(.exportPeople, role: role) else {
            throw StoreError.notPermitted(.exportPeople, role: role)
        }
        return try store.data(of: userID, in: session.accountID)
    }

    /// Takes a person's name and address out of the account, its history and its log; the books stay. A member loses access.
    /// Only owners and admins may, and the owner's own cannot be erased.
    public func erase(_ userID: String) throws { try store.perform(.erasePerson(id: userID), as: session) }
}

extension LocalStore {
    /// Everything that an account keeps about a person, as JSON. Throws ``StoreError/notFound(_:key:)`` if it knows nobody of
    /// this id.
    public func data(of userID: String, in accountID: String) throws -> String {
        try read { db in
            var data = PersonData(userID: userID)
            let member = try EntityTables.of(AccountMember.self).state(db, account: accountID, key: userID)
            if let member { data.add(member: member.state) }
            guard data.isKnown else { throw StoreError.notFound(.member, key: userID) }
            for table in EntityTables.all {
                let keys = try String.fetchAll(
                    db, sql: "SELECT \"key\" FROM \"\(table.name)\" WHERE \"accountId\" = ? ORDER BY \"key\"",
                    arguments: [accountID])
                for key in keys {
                    guard let state = try table.state(db, account: accountID, key: key)?.state else { continue }
                    data.add(DocumentID(table.kind, key), state)
                }
            }
            data.changes = try History.entries(by: userID, account: accountID, db).map(\.json)
            data.signIn = try signIn(of: userID, db)
            let name = try EntityTables.of(Account.self).document(db, account: accountID, key: accountID)?.name
            return data.json(account: (accountID, name ?? ""), now: environment.now()).text
        }
    }

    private func signIn(of userID: String, _ db: Database) throws -> JSONValue {
        guard
            let email = try String.fetchOne(
                db, sql: "SELECT \"email\" FROM \"logins\" WHERE \"userId\" = ?", arguments: [userID])
        else { return .null }
        let ends = try Double.fetchAll(
            db, sql: "SELECT \"expiresAt\" FROM \"signIns\" WHERE \"email\" = ? ORDER BY \"expiresAt\"",
            arguments: [email])
        return .object([
            "email": .string(email), "signInsEnd": .array(ends.compactMap { Date(timeIntervalSince1970: $0).json }),
        ])
    }
}

extension HistoryEntry {
    /// The entry to hand out.
    fileprivate var json: JSONValue {
        .object([
            "at": date.json ?? .null, "action": .string(action.rawValue), "kind": .string(kind.rawValue),
            "key": .string(key),
            "changes": .object(changes.mapValues { .object(["from": $0.from, "to": $0.to]) }),
        ])
    }
}

/// Those who were members once, unless their names were erased.
public struct FormerMembersQuery: StoreQuery, Hashable {
    private let accountID: String

    public init(accountID: String) { self.accountID = accountID }

    public func makeResult() -> QueryResult<[AccountMember]> {
        ReadResult(concerns: \.outbox) { [self] db in
            let keys = try String.fetchAll(
                db,
                sql: """
                    SELECT "key" FROM "members" WHERE "accountId" = ? AND NOT "alive" AND "creation" IS NOT NULL
                    AND "isErased" IS NOT 1 ORDER BY "key"
                    """, arguments: [accountID])
            return try keys.compactMap { key in
                guard
                    let state = try EntityTables.of(AccountMember.self).state(db, account: accountID, key: key)?.state
                else { return nil }
                var member = try AccountMember(fieldValues: state.fields(of: .member))
                member.id = key
                return member
            }
        }
    }
}
