import Foundation
import GRDB
import LedgerCore

/// The documents of a kind that satisfy conditions, in the order in which they were first stored.
public struct DocumentsQuery<E: Entity>: StoreQuery, Hashable {
    private var accountID: String?
    /// Columns and what they have to hold.
    private var conditions: [Condition] = []
    /// Columns and the values of which they have to hold one.
    private var choices: [Choice] = []

    private struct Condition: Hashable {
        var column: String
        var value: String?
    }

    private struct Choice: Hashable {
        var column: String
        var values: Set<String>
    }

    /// All documents of the kind in an account.
    public init(accountID: String) { self.accountID = accountID }

    /// All documents of the kind in all accounts.
    init(everywhere: Void) {}

    /// Those that hold a value in a column; `nil` asks for those that hold none.
    private func whose(_ column: String, is value: String?) -> DocumentsQuery {
        var query = self
        query.conditions.append(Condition(column: column, value: value))
        return query
    }

    /// The one of a key.
    public func key(_ key: String) -> DocumentsQuery { whose("key", is: key) }

    /// Those that hold one of some values in a column.
    private func whose(_ column: String, isIn values: Set<String>) -> DocumentsQuery {
        var query = self
        query.choices.append(Choice(column: column, values: values))
        return query
    }

    /// Those that satisfy a condition of a command.
    func whose(_ condition: FieldCondition?) -> DocumentsQuery {
        condition.map { whose($0.field, is: $0.value) } ?? self
    }

    /// Those of some keys.
    public func keys(_ keys: Set<String>) -> DocumentsQuery { whose("key", isIn: keys) }

    public func makeResult() -> QueryResult<[E]> { DocumentsResult(self) }

    func documents(_ db: Database, row: Int64? = nil) throws -> DocumentRows<E> {
        var clauses: [String] = []
        var arguments = StatementArguments()
        if let accountID {
            clauses.append("\"accountId\" = ?")
            arguments += [accountID]
        }
        for condition in conditions {
            if let value = condition.value {
                clauses.append("\"\(condition.column)\" = ?")
                arguments += [value]
            } else {
                clauses.append("\"\(condition.column)\" IS NULL")
            }
        }
        for choice in choices {
            // As one argument, since SQLite takes only so many.
            clauses.append("\"\(choice.column)\" IN (SELECT \"value\" FROM json_each(?))")
            arguments += [String(decoding: try JSONEncoder().encode(choice.values.sorted()), as: UTF8.self)]
        }
        if let row {
            clauses.append("\"rowid\" = ?")
            arguments += [row]
        }
        return try EntityTables.of(E.self).documents(
            db, where: clauses.isEmpty ? "1" : clauses.joined(separator: " AND "), arguments: arguments)
    }

    func concerns(_ touch: Touch) -> Bool {
        touch.kind == E.kind && (accountID == nil || accountID == touch.accountID)
    }
}

extension DocumentsQuery where E: ProjectScoped {
    /// Those of a scope.
    public func scope(_ scope: ListScope) -> DocumentsQuery {
        switch scope {
        case .project(let id): whose("projectId", is: id)
        case .inventory: whose("projectId", is: nil)
        case .all: self
        }
    }

    /// Those of a project.
    public func project(_ id: String) -> DocumentsQuery { scope(.project(id)) }
}

extension DocumentsQuery<Item> {
    /// Those whose transaction it is.
    public func transaction(_ id: String) -> DocumentsQuery { whose("transactionId", is: id) }
    /// Those in a space.
    public func space(_ id: String) -> DocumentsQuery { whose("spaceId", is: id) }
}

extension DocumentsQuery<LineageEdge> {
    /// The way of an item.
    public func item(_ id: String) -> DocumentsQuery { whose("itemId", is: id) }
    /// The ways of some items.
    public func items(_ ids: Set<String>) -> DocumentsQuery { whose("itemId", isIn: ids) }
    /// What left a transaction.
    public func from(_ id: String) -> DocumentsQuery { whose("fromTransactionId", is: id) }
    /// What came to a transaction.
    public func to(_ id: String) -> DocumentsQuery { whose("toTransactionId", is: id) }
}

extension DocumentsQuery<Invite> {
    /// That of a token.
    func token(_ token: String) -> DocumentsQuery { whose("token", is: token) }
}

extension DocumentsQuery<ProjectPreferences> {
    /// Those of a person.
    public func user(_ id: String) -> DocumentsQuery { whose("userId", is: id) }
}

/// Documents that belong to a project, or to the inventory.
public protocol ProjectScoped: Entity {
    var projectId: String? { get set }
}

extension Transaction: ProjectScoped {}
extension Item: ProjectScoped {}
extension Space: ProjectScoped {}
extension ProjectBudgetCategory: ProjectScoped {}
extension ProjectPreferences: ProjectScoped {}
extension Invoice: ProjectScoped {}

/// A list that reads only the documents that were touched.
private final class DocumentsResult<E: Entity>: QueryResult<[E]> {
    private let query: DocumentsQuery<E>
    private var rows: [Int64] = []
    private var documents: [E] = []

    init(_ query: DocumentsQuery<E>) { self.query = query }

    override var value: [E] { documents }

    override func load(_ reader: QueryReader) throws {
        let all = try query.documents(reader.db)
        (rows, documents) = (all.rows, all.documents)
        reader.statistics.documentsRead { $0 += all.rows.count }
    }

    override func update(_ touches: Touches, _ reader: QueryReader) throws -> Bool {
        if touches.everything {
            try load(reader)
            return true
        }
        var changed = false
        for touch in touches.documents where query.concerns(touch) {
            let document = try query.documents(reader.db, row: touch.row).documents.first
            if document != nil { reader.statistics.documentsRead { $0 += 1 } }
            changed = replace(touch.row, with: document) || changed
        }
        return changed
    }

    private func replace(_ row: Int64, with document: E?) -> Bool {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < row { low = middle + 1 } else { high = middle }
        }
        let isThere = low < rows.count && rows[low] == row
        switch (isThere, document) {
        case (true, let document?):
            guard documents[low] != document else { return false }
            documents[low] = document
        case (true, nil):
            rows.remove(at: low)
            documents.remove(at: low)
        case (false, let document?):
            rows.insert(row, at: low)
            documents.insert(document, at: low)
        case (false, nil):
            return false
        }
        return true
    }
}

/// One document; `nil` while it is not there.
public struct DocumentQuery<E: Entity>: StoreQuery, Hashable {
    private let documents: DocumentsQuery<E>

    public init(accountID: String, key: String) { documents = DocumentsQuery(accountID: accountID).key(key) }

    public func makeResult() -> QueryResult<E?> { MappedResult(documents.makeResult()) { $0.first } }
}

/// A result made of another.
final class MappedResult<Source: Sendable, Value: Sendable>: QueryResult<Value> {
    private let source: QueryResult<Source>
    private let transform: (Source) -> Value

    init(_ source: QueryResult<Source>, _ transform: @escaping (Source) -> Value) {
        self.source = source
        self.transform = transform
    }

    override var value: Value { transform(source.value) }
    override func load(_ reader: QueryReader) throws { try source.load(reader) }
    override func update(_ touches: Touches, _ reader: QueryReader) throws -> Bool {
        try source.update(touches, reader)
    }
}

/// How many writes wait to be sent: for the banner.
public struct PendingCountQuery: StoreQuery, Hashable {
    public init() {}

    public func makeResult() -> QueryResult<Int> {
        ReadResult(concerns: \.outbox) { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM \"batches\" WHERE \"accepted\" IS NULL") ?? 0
        }
    }
}

/// The batches that a server has refused, the last one first.
public struct RefusedBatchesQuery: StoreQuery, Hashable {
    public var accountID: String

    public init(accountID: String) { self.accountID = accountID }

    public func makeResult() -> QueryResult<[RefusedBatch]> {
        ReadResult(concerns: \.outbox) { [accountID] in try RefusedBatch.all($0, account: accountID) }
    }
}

/// The latest batch of an account that waits to be sent; `nil` if none does. It is another after each write.
public struct LatestBatchQuery: StoreQuery, Hashable {
    public var accountID: String

    public init(accountID: String) { self.accountID = accountID }

    public func makeResult() -> QueryResult<SyncBatch.ID?> {
        ReadResult(concerns: \.outbox) { [accountID] db in
            try String.fetchOne(
                db,
                sql: """
                    SELECT "id" FROM "batches" WHERE "accountId" = ? AND "accepted" IS NULL
                    ORDER BY "sequence" DESC LIMIT 1
                    """, arguments: [accountID])
        }
    }
}

/// A small result that is read as a whole.
final class ReadResult<Value: Sendable & Equatable>: QueryResult<Value> {
    private let concerns: KeyPath<Touches, Bool>
    private let read: (Database) throws -> Value
    private var stored: Value?

    init(concerns: KeyPath<Touches, Bool>, _ read: @escaping (Database) throws -> Value) {
        self.concerns = concerns
        self.read = read
    }

    override var value: Value { stored! }
    override func load(_ reader: QueryReader) throws { stored = try read(reader.db) }

    override func update(_ touches: Touches, _ reader: QueryReader) throws -> Bool {
        guard touches[keyPath: concerns] else { return false }
        let before = stored
        try load(reader)
        return stored != before
    }
}
