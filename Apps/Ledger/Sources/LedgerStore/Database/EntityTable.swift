import GRDB
import LedgerCore

/// How documents of a kind lie in the database, whatever the kind.
protocol AnyEntityTable: Sendable {
    var name: String { get }
    var kind: EntityKind { get }
    /// The names of the columns that hold fields.
    var columns: [String] { get }
    /// Reads a document with what merging needs to know of it; `nil` if there is no row.
    func state(_ db: Database, account: String, key: String) throws -> StoredState?
    /// Writes a document, and gives its row.
    @discardableResult
    func write(_ db: Database, _ state: DocumentState, account: String, key: String) throws -> Int64
    /// What the universal search finds a document by; `nil` if it does not look for this kind.
    func searchEntry(_ state: DocumentState, key: String) throws -> SearchEntry?
    /// Checks that the fields are ones that the kind can hold.
    func validate(_ fields: [String: JSONValue]) throws(FieldError)
}

/// A document's state and its row.
struct StoredState {
    var row: Int64
    var state: DocumentState
}

/// How documents of one kind lie in the database.
struct EntityTable<E: Entity>: AnyEntityTable {
    let name: String
    let columns: [String]
    private let selection: String
    private let upsert: String
    /// The columns whose fields are empty in a new document, so that nothing need be read where they are.
    private let emptyColumns: [Bool]

    var kind: EntityKind { E.kind }

    init(_ name: String) {
        self.name = name
        var lister = ColumnLister()
        var entity = E()
        // Listing reads only.
        try? entity.visit(&lister)
        columns = lister.names
        emptyColumns = lister.areEmpty
        let fields = columns.map { "\"\($0)\"" }
        selection = (["\"rowid\"", "\"accountId\"", "\"key\"", "\"extra\""] + fields).joined(separator: ", ")
        let all = fields + Self.bookkeeping
        let places = Array(repeating: "?", count: all.count + 2).joined(separator: ", ")
        let updates = all.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        upsert = """
            INSERT INTO "\(name)" ("accountId", "key", \(all.joined(separator: ", "))) VALUES (\(places))
            ON CONFLICT ("accountId", "key") DO UPDATE SET \(updates) RETURNING "rowid"
            """
    }

    private static var bookkeeping: [String] {
        ["extra", "creation", "fieldTimes", "version", "deletion", "alive"].map { "\"\($0)\"" }
    }

    // MARK: Reading

    /// The live documents that satisfy a condition, in the order of their rows.
    func documents(
        _ db: Database, where condition: String, arguments: StatementArguments, limit: Int? = nil
    ) throws -> [(row: Int64, document: E)] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(selection) FROM "\(name)" WHERE "alive" AND \(condition) ORDER BY "rowid"\
                \(limit.map { " LIMIT \($0)" } ?? "")
                """)
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var documents: [(row: Int64, document: E)] = []
        while let row = try rows.next() { documents.append((row[0], try document(row))) }
        return documents
    }

    /// One live document.
    func document(_ db: Database, account: String, key: String) throws -> E? {
        try documents(db, where: "\"accountId\" = ? AND \"key\" = ?", arguments: [account, key]).first?.document
    }

    /// Shows every live document that can be read to a closure, and tells whether the end was reached.
    func salvage(_ db: Database, order: String, _ body: (Int64, String, E) -> Void) -> Bool {
        do {
            let rows = try Row.fetchCursor(
                db, sql: "SELECT \(selection) FROM \"\(name)\" NOT INDEXED WHERE \"alive\" ORDER BY \"rowid\" \(order)")
            while let row = try rows.next() {
                // A row that holds nonsense is passed over; those around it may be sound.
                if let document = try? document(row) { body(row[0], row[1], document) }
            }
            return true
        } catch {
            return false
        }
    }

    private func document(_ row: Row) throws -> E {
        var reader = RowReader(row: row, emptyColumns: emptyColumns)
        var entity = E()
        let key: String = row[2]
        do {
            try entity.visit(&reader)
            if let extra: String = row[3] {
                entity.unknownFields = try JSONObject(column: .text(extra)).members
            }
        } catch {
            throw StoreError.invalid(kind, key: key, error)
        }
        entity.id = EntityTables.id(ofKey: key)
        return entity
    }

    func state(_ db: Database, account: String, key: String) throws -> StoredState? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(selection), "creation", "fieldTimes", "version", "deletion" FROM "\(name)"
                WHERE "accountId" = ? AND "key" = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [account, key]) else { return nil }
        let times = 4 + columns.count
        var state = DocumentState(fields: try document(row).fieldValues)
        state.fields["accountId"] = nil
        do {
            state.creation = try HybridTimestamp?(column: row.column(times))
            if let json: String = row[times + 1] {
                for (field, time) in try JSONObject(column: .text(json)).members {
                    state.fieldTimes[field] = try HybridTimestamp(json: time)
                }
            }
            state.version = try HybridTimestamp?(column: row.column(times + 2))
            state.deletion = try HybridTimestamp?(column: row.column(times + 3))
        } catch {
            throw StoreError.invalid(kind, key: key, error)
        }
        // A field that cannot be empty has its default from the start; it was written only if someone made the document.
        if state.creation == nil { state.fields = state.fields.filter { state.fieldTimes[$0.key] != nil } }
        return StoredState(row: row[0], state: state)
    }

    // MARK: Writing

    func validate(_ fields: [String: JSONValue]) throws(FieldError) { _ = try E(fieldValues: fields) }

    @discardableResult
    func write(_ db: Database, _ state: DocumentState, account: String, key: String) throws -> Int64 {
        try write(db, try entity(state, key: key), state, account: account, key: key)
    }

    @discardableResult
    func write(
        _ db: Database, _ entity: E, _ state: DocumentState, account: String, key: String
    ) throws -> Int64 {
        var writer = RowWriter(values: [account.databaseValue, key.databaseValue])
        var entity = entity
        // Writing reads only.
        try? entity.visit(&writer)
        var extra = entity.unknownFields
        extra["accountId"] = nil
        let times =
            state.fieldTimes.isEmpty
            ? nil : JSONValue.object(state.fieldTimes.mapValues { .string($0.description) }).text
        writer.values += [
            (extra.isEmpty ? nil : JSONValue.object(extra).text).databaseValue,
            (state.creation?.description).databaseValue, times.databaseValue,
            (state.version?.description).databaseValue, (state.deletion?.description).databaseValue,
            state.isAlive.databaseValue,
        ]
        let statement = try db.cachedStatement(sql: upsert)
        return try Int64.fetchOne(statement, arguments: StatementArguments(writer.values))!
    }

    private func entity(_ state: DocumentState, key: String) throws -> E {
        do {
            var entity = try E(fieldValues: state.fields)
            entity.id = EntityTables.id(ofKey: key)
            return entity
        } catch {
            throw StoreError.invalid(kind, key: key, error)
        }
    }

    func searchEntry(_ state: DocumentState, key: String) throws -> SearchEntry? {
        guard EntityTables.searched.contains(kind), state.isAlive else { return nil }
        return searchEntry(try entity(state, key: key))
    }

    func searchEntry(_ entity: E) -> SearchEntry? {
        switch entity {
        case let item as Item: SearchEntry(item)
        case let transaction as Transaction: SearchEntry(transaction)
        case let space as Space: SearchEntry(space)
        default: nil
        }
    }
}

/// All tables.
enum EntityTables {
    static let all: [any AnyEntityTable] = [
        EntityTable<Account>("accounts"), EntityTable<AccountMember>("members"), EntityTable<Project>("projects"),
        EntityTable<Transaction>("transactions"), EntityTable<Space>("spaces"), EntityTable<Item>("items"),
        EntityTable<BudgetCategory>("budgetCategories"),
        EntityTable<ProjectBudgetCategory>("projectBudgetCategories"),
        EntityTable<ProjectPreferences>("projectPreferences"), EntityTable<AccountPresets>("accountPresets"),
        EntityTable<VendorDefaults>("vendorDefaults"), EntityTable<SpaceTemplate>("spaceTemplates"),
        EntityTable<BusinessProfile>("businessProfiles"), EntityTable<Invite>("invites"),
        EntityTable<LineageEdge>("lineageEdges"), EntityTable<RequestDoc>("requests"),
    ]

    private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })

    /// The kinds that the universal search looks for.
    static let searched: [EntityKind] = [.item, .transaction, .space]

    static func of(_ kind: EntityKind) -> any AnyEntityTable { byKind[kind]! }

    static func of<E: Entity>(_ type: E.Type) -> EntityTable<E> { byKind[E.kind] as! EntityTable<E> }

    /// The id of a document: the last part of its key.
    static func id(ofKey key: String) -> String {
        key.utf8.contains(UInt8(ascii: "/")) ? String(key[key.index(after: key.lastIndex(of: "/")!)...]) : key
    }

    /// The fields in which documents refer to others that have to be there.
    static func references(of kind: EntityKind) -> [(field: String, target: EntityKind)] {
        switch kind {
        case .transaction, .space, .projectBudgetCategory, .projectPreferences: [("projectId", .project)]
        case .item: [("projectId", .project), ("spaceId", .space), ("transactionId", .transaction)]
        default: []
        }
    }

    /// The fields in which others refer to documents of a kind.
    static func referrers(to kind: EntityKind) -> [(kind: EntityKind, field: String)] {
        EntityKind.allCases.flatMap { other in
            references(of: other).filter { $0.target == kind }.map { (other, $0.field) }
        }
    }
}

private struct ColumnLister: FieldVisitor {
    var names: [String] = []
    var areEmpty: [Bool] = []

    mutating func field<Value: FieldValue>(_ name: String, _ value: inout Value, oldNames: [String]) {
        guard name != "accountId" else { return }
        names.append(name)
        areEmpty.append(value.column == .null)
    }
}

private struct RowReader: FieldVisitor {
    let row: Row
    let emptyColumns: [Bool]
    private var index = 0

    init(row: Row, emptyColumns: [Bool]) {
        self.row = row
        self.emptyColumns = emptyColumns
    }

    mutating func field<Value: FieldValue>(
        _ name: String, _ value: inout Value, oldNames: [String]
    ) throws(FieldError) {
        let column: ColumnValue
        if name == "accountId" {
            column = row.column(1)
        } else {
            defer { index += 1 }
            if emptyColumns[index], row.hasNull(atIndex: index + 4) { return }
            column = row.column(index + 4)
        }
        if case .null = column, !Value.readsNull { return }
        do {
            value = try Value(column: column)
        } catch {
            throw error.within(.field(name))
        }
    }
}

private struct RowWriter: FieldVisitor {
    var values: [DatabaseValue]

    mutating func field<Value: FieldValue>(_ name: String, _ value: inout Value, oldNames: [String]) {
        guard name != "accountId" else { return }
        switch value.column {
        case .null: values.append(.null)
        case .integer(let value): values.append(value.databaseValue)
        case .real(let value): values.append(value.databaseValue)
        case .text(let value): values.append(value.databaseValue)
        }
    }
}

extension Row {
    func column(_ index: Int) -> ColumnValue {
        let value: DatabaseValue = self[index]
        switch value.storage {
        case .null: return .null
        case .int64(let value): return .integer(Int(value))
        case .double(let value): return .real(value)
        case .string(let value): return .text(value)
        case .blob(let value): return .text(String(decoding: value, as: UTF8.self))
        }
    }
}
