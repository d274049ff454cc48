import GRDB
import LedgerCore

extension PersonErasure {
    /// What an account has ever called a member, by the document as it is and by its history.
    init(_ userID: String, account: String, _ db: Database) throws {
        self.init(userID: userID)
        let values = try EntityTables.of(AccountMember.self).state(db, account: account, key: userID)?.state.values
        learn(name: values?["name"], email: values?["email"])
        let id = DocumentID(.member, userID)
        for entry in try History.entries(of: id, account: account, limit: .max, db) {
            for side in [\HistoryEntry.Change.from, \.to] {
                learn(name: entry.changes["name"]?[keyPath: side], email: entry.changes["email"]?[keyPath: side])
            }
        }
        if let email = try String.fetchOne(
            db, sql: "SELECT \"email\" FROM \"logins\" WHERE \"userId\" = ?", arguments: [userID])
        {
            learn(name: nil, email: .string(email))
        }
    }

    /// Takes the person out of what a file keeps beside the documents: its history, its log of batches, and the login of
    /// somebody who is a member of no account any more.
    func run(account: String, _ db: Database) throws {
        try History.erase(self, account: account, db)
        try Outbox.erase(self, account: account, db)
        let members = "SELECT 1 FROM \"members\" WHERE \"key\" = ?1 AND \"alive\""
        try db.execute(
            sql: "DELETE FROM \"logins\" WHERE \"userId\" = ?1 AND NOT EXISTS (\(members))", arguments: [userID])
        try Purge.order(db)
    }
}

extension History {
    /// Takes a person's name and address out of an account's entries.
    static func erase(_ person: PersonErasure, account: String, _ db: Database) throws {
        let rows = try Row.fetchAll(
            db, sql: "SELECT \"sequence\", \"kind\", \"key\", \"changes\" FROM \"history\" WHERE \"accountId\" = ?",
            arguments: [account])
        for row in rows {
            let text: String = row[3]
            guard let kind = EntityKind(rawValue: row[1]), case .object(let changes)? = try? JSONValue(parsing: text)
            else {
                continue
            }
            let key: String = row[2]
            let erased = changes.reduce(into: [String: JSONValue]()) { result, change in
                guard case .array(let sides) = change.value else { return }
                result[change.key] = .array(sides.map { person.erased($0, of: kind, key, field: change.key) })
            }
            guard erased != changes else { continue }
            try db.execute(
                sql: "UPDATE \"history\" SET \"changes\" = ? WHERE \"sequence\" = ?",
                arguments: [JSONValue.object(erased).text, row[0] as Int64])
        }
    }
}

extension Outbox {
    /// Takes a person's name and address out of an account's batches.
    static func erase(_ person: PersonErasure, account: String, _ db: Database) throws {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT "operations"."sequence", "json" FROM "operations"
                JOIN "batches" ON "operations"."batch" = "batches"."sequence" WHERE "accountId" = ?
                """, arguments: [account])
        for row in rows {
            let operation = try DocumentOperation(column: .text(row[1]))
            let erased = person.erased(operation)
            guard erased != operation else { continue }
            try db.execute(
                sql: "UPDATE \"operations\" SET \"json\" = ? WHERE \"sequence\" = ?",
                arguments: [(erased.json ?? .null).text, row[0] as Int64])
        }
    }
}
