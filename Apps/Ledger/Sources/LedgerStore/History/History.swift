import Foundation
import GRDB
import LedgerCore

/// The log of what people changed, written with each change.
enum History {
    /// Kinds of which nobody asks who changed what, and those that hold secrets.
    private static let unrecorded: Set<EntityKind> = [.conflict, .request, .invite]
    /// Fields that say nothing beside the entry itself.
    private static let unrecordedFields: Set<String> = [
        "createdAt", "updatedAt", "createdBy", "updatedBy", "budgetSummary",
    ]

    /// Notes what an operation made of a document.
    static func record(
        _ operation: DocumentOperation, from before: DocumentState, to after: DocumentState, write: String,
        by userID: String, at now: Date, _ db: Database
    ) throws {
        guard !unrecorded.contains(operation.kind) else { return }
        let action: HistoryEntry.Action =
            switch operation.action {
            case .delete: .delete
            default: before.creation == nil ? .create : before.isAlive ? .update : .restore
            }
        // What people like to see of a project concerns nobody else; but it comes back with the project.
        guard operation.kind != .projectPreferences || action == .delete || action == .restore else { return }
        // A movement says itself that it was made. It is changed only where items are merged, which can be undone.
        guard operation.kind != .lineageEdge || action == .update else { return }
        var changes: [String: JSONValue] = [:]
        if action == .update {
            for path in Set(before.values.keys).union(after.values.keys)
            where before.values[path] != after.values[path] && !unrecordedFields.contains(path) {
                changes[path] = .array([before.values[path] ?? .null, after.values[path] ?? .null])
            }
            if changes.isEmpty { return }
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO "history" ("accountId", "kind", "key", "write", "at", "userId", "action", "changes")
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            operation.accountID, operation.kind.rawValue, operation.key, write, now.milliseconds, userID,
            action.rawValue, JSONValue.object(changes).text,
        ])
    }

    /// The entries of a document, the latest first.
    static func entries(of id: DocumentID, account: String, limit: Int, _ db: Database) throws -> [HistoryEntry] {
        try entries(
            db, where: "\"accountId\" = ? AND \"kind\" = ? AND \"key\" = ? ORDER BY \"sequence\" DESC LIMIT ?",
            [account, id.kind.rawValue, id.key, limit])
    }

    /// What a person did, in its order.
    static func entries(by userID: String, account: String, _ db: Database) throws -> [HistoryEntry] {
        try entries(db, where: "\"accountId\" = ? AND \"userId\" = ? ORDER BY \"sequence\"", [account, userID])
    }

    /// The entries of a write in their order.
    static func entries(ofWrite write: String, account: String, _ db: Database) throws -> [HistoryEntry] {
        try entries(db, where: "\"accountId\" = ? AND \"write\" = ? ORDER BY \"sequence\"", [account, write])
    }

    /// What was deleted since a moment and was not restored, the latest first.
    static func deletions(since date: Date, account: String, _ db: Database) throws -> [Deletion] {
        let entries = try entries(
            db, where: "\"accountId\" = ? AND \"action\" = 'delete' AND \"at\" >= ? ORDER BY \"sequence\" DESC",
            [account, date.milliseconds])
        var order: [String] = []
        var byWrite: [String: [HistoryEntry]] = [:]
        for entry in entries {
            if byWrite[entry.write] == nil { order.append(entry.write) }
            byWrite[entry.write, default: []].append(entry)
        }
        return try order.compactMap { try deletion(byWrite[$0] ?? [], account, db) }
    }

    private static func deletion(
        _ entries: [HistoryEntry], _ account: String, _ db: Database
    ) throws -> Deletion? {
        let kinds = Set(entries.map(\.kind))
        guard let kind = Deletion.kinds.first(where: kinds.contains), let first = entries.first else { return nil }
        var names: [String] = []
        for entry in entries.reversed() where entry.kind == kind {
            guard let state = try EntityTables.of(kind).state(db, account: account, key: entry.key)?.state,
                !state.isAlive
            else { continue }
            names.append(name(state))
        }
        guard !names.isEmpty else { return nil }
        var contents: [EntityKind: Int] = [:]
        for entry in entries where entry.kind != kind && Deletion.kinds.contains(entry.kind) {
            contents[entry.kind, default: 0] += 1
        }
        return Deletion(
            id: first.write, date: first.date, userID: first.userID, kind: kind, names: names, contents: contents)
    }

    private static func name(_ state: DocumentState) -> String {
        for field in ["name", "source"] {
            if case .string(let text)? = state.values[field], !text.allSatisfy(\.isWhitespace) { return text }
        }
        return ""
    }

    private static func entries(
        _ db: Database, where condition: String, _ arguments: StatementArguments
    ) throws -> [HistoryEntry] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT "sequence", "write", "kind", "key", "at", "userId", "action", "changes" FROM "history"
                WHERE \(condition)
                """)
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var entries: [HistoryEntry] = []
        while let row = try rows.next() {
            // What only a newer version knows is passed over.
            guard let kind = EntityKind(rawValue: row[2]), let action = HistoryEntry.Action(rawValue: row[6]) else {
                continue
            }
            entries.append(
                HistoryEntry(
                    id: row[0], write: row[1], kind: kind, key: row[3], date: Date(milliseconds: row[4]),
                    userID: row[5],
                    action: action, changes: changes(row[7])))
        }
        return entries
    }

    private static func changes(_ text: String) -> [String: HistoryEntry.Change] {
        guard case .object(let members)? = try? JSONValue(parsing: text) else { return [:] }
        return members.compactMapValues { value in
            guard case .array(let sides) = value, sides.count == 2 else { return nil }
            return HistoryEntry.Change(from: sides[0], to: sides[1])
        }
    }

    static func forget(before date: Date, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM \"history\" WHERE \"at\" < ?", arguments: [date.milliseconds])
    }
}

/// What happened to a document, the latest first.
public struct DocumentHistoryQuery: StoreQuery, Hashable {
    private let accountID: String
    private let id: DocumentID
    private let limit: Int

    /// - Parameter limit: how many entries at most.
    public init(accountID: String, kind: EntityKind, key: String, limit: Int = 200) {
        self.accountID = accountID
        id = DocumentID(kind, key)
        self.limit = limit
    }

    public func makeResult() -> QueryResult<[HistoryEntry]> {
        ReadResult(concerns: \.outbox) { [self] in
            try History.entries(of: id, account: accountID, limit: limit, $0)
        }
    }
}

/// What can be restored, the latest first.
public struct DeletionsQuery: StoreQuery, Hashable {
    private let accountID: String
    private let date: Date

    /// - Parameter now: the time; what was deleted longer than ``Deletion/lifetime`` ago is left out.
    public init(accountID: String, now: Date) {
        self.accountID = accountID
        date = now.addingTimeInterval(-Deletion.lifetime)
    }

    public func makeResult() -> QueryResult<[Deletion]> {
        ReadResult(concerns: \.outbox) { [self] in try History.deletions(since: date, account: accountID, $0) }
    }
}

extension LocalStore {
    /// Removes the entries of the history that are older than ``HistoryEntry/lifetime``.
    public func forgetOldHistory() throws {
        let date = environment.now().addingTimeInterval(-HistoryEntry.lifetime)
        try change { try History.forget(before: date, $0) }
    }
}
