import Foundation
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
    /// Works out what is written of a document, without the database. Throws ``StoreError/invalid(_:key:_:)`` for a state that
    /// this version cannot read.
    ///
    /// - Parameter sequence: the server's number of the document; `nil` leaves it as it is.
    func prepare(_ state: DocumentState, account: String, key: String, sequence: Int?) throws -> PreparedDocument
    /// Writes a document, and gives its row.
    func write(_ db: Database, _ document: PreparedDocument) throws -> Int64
    /// Brings a deleted document back; returns whether it was deleted.
    func revive(_ key: String, in batch: WriteBatch) throws -> Bool
    /// Changes the values of a document that is there.
    func change(_ key: String, in batch: WriteBatch, _ change: (inout [String: JSONValue]) -> Void) throws
    /// Takes references out of a document that came back where what they name has gone meanwhile.
    func settle(_ key: String, in batch: WriteBatch) throws
}

/// A document's state and its row.
struct StoredState {
    var row: Int64
    var state: DocumentState
}

/// A document as it is written.
struct PreparedDocument: Sendable {
    var id: DocumentID
    var account: String
    /// Others that it refers to.
    var references: [DocumentID]
    /// What its row holds.
    fileprivate var values: [ColumnValue]
    /// Whether the server's number is the last of the values.
    fileprivate var isNumbered: Bool
    /// What the universal search finds it by; `nil` if it does not look for it.
    var searchEntry: SearchEntry?
}

/// Documents with the rows in which they lie.
struct DocumentRows<E> {
    var rows: [Int64] = []
    var documents: [E] = []

    var pairs: [(row: Int64, document: E)] { zip(rows, documents).map { ($0, $1) } }
}

/// How documents of one kind lie in the database.
struct EntityTable<E: Entity>: AnyEntityTable {
    let name: String
    let columns: [String]
    private let selection: String
    private let writing: Writing
    /// With the server's number.
    private let numberedWriting: Writing

    /// The statements that write a document.
    private struct Writing {
        /// Writes a document that has no row yet, else nothing.
        let insert: String
        /// Writes a document whether or not it has a row, and gives the row.
        let upsert: String
    }

    var kind: EntityKind { E.kind }

    init(_ name: String) {
        self.name = name
        var lister = ColumnLister()
        var entity = E()
        // Listing reads only.
        try? entity.visit(&lister)
        columns = lister.names
        let fields = columns.map { "\"\($0)\"" }
        selection = (["\"rowid\"", "\"accountId\"", "\"key\"", "\"extra\""] + fields).joined(separator: ", ")
        let all = fields + Self.bookkeeping
        writing = Self.writing(into: name, all)
        numberedWriting = Self.writing(into: name, all + ["\"sequence\""])
    }

    private static func writing(into name: String, _ columns: [String]) -> Writing {
        let places = Array(repeating: "?", count: columns.count + 2).joined(separator: ", ")
        let updates = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        let target = "INTO \"\(name)\" (\"accountId\", \"key\", \(columns.joined(separator: ", "))) VALUES (\(places))"
        return Writing(
            insert: "INSERT OR IGNORE \(target)",
            upsert: """
                INSERT \(target) ON CONFLICT ("accountId", "key") DO UPDATE SET \(updates) RETURNING "rowid"
                """)
    }

    private static var bookkeeping: [String] {
        ["extra", "creation", "fieldTimes", "version", "deletion", "alive"].map { "\"\($0)\"" }
    }

    // MARK: Reading

    /// The live documents that satisfy a condition, in the order of their rows.
    func documents(
        _ db: Database, where condition: String, arguments: StatementArguments, limit: Int? = nil
    ) throws -> DocumentRows<E> {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(selection) FROM "\(name)" WHERE "alive" AND \(condition) ORDER BY "rowid"\
                \(limit.map { " LIMIT \($0)" } ?? "")
                """)
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var found = DocumentRows<E>()
        while let row = try rows.next() {
            found.rows.append(row[0])
            found.documents.append(try document(row))
        }
        return found
    }

    /// One live document.
    func document(_ db: Database, account: String, key: String) throws -> E? {
        try documents(db, where: "\"accountId\" = ? AND \"key\" = ?", arguments: [account, key]).documents.first
    }

    /// Shows every live document that can be read to a closure, and tells whether the end was reached.
    func salvage(_ db: Database, order: String, _ body: (Int64, String, E) -> Void) -> Bool {
        do {
            // A file of an older version does not have all of the columns yet.
            let there = Set(try db.columns(in: name).map { "\"\($0.name)\"" })
            let selection = selection.split(separator: ", ").map {
                there.contains(String($0)) || $0 == "\"rowid\"" ? "\($0)" : "NULL"
            }
            .joined(separator: ", ")
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
        var reader = RowReader(row: row)
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
        entity.id = EntityKind.id(ofKey: key)
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
        var fields = try document(row).fieldValues
        fields["accountId"] = nil
        var state = DocumentState(values: FlatFields.flatten(fields, kind: kind))
        do {
            state.creation = try HybridTimestamp?(column: row.column(times))
            if let json: String = row[times + 1] {
                for (field, time) in try JSONObject(column: .text(json)).members {
                    state.times[field] = try HybridTimestamp(json: time)
                }
            }
            state.version = try HybridTimestamp?(column: row.column(times + 2))
            state.deletion = try HybridTimestamp?(column: row.column(times + 3))
        } catch {
            throw StoreError.invalid(kind, key: key, error)
        }
        // Older versions wrote lists as a whole: their elements are as old as the list.
        for name in kind.listRules.keys {
            guard let time = state.times[name] else { continue }
            for path in state.values.keys where path.hasPrefix("\(name)/") || path.hasPrefix("\(name):") {
                if state.times[path] == nil { state.times[path] = time }
            }
        }
        // A field that cannot be empty has its default from the start; it was written only if someone made the document.
        if state.creation == nil { state.values = state.values.filter { state.time(of: $0.key) != nil } }
        return StoredState(row: row[0], state: state)
    }

    // MARK: Writing

    func prepare(_ state: DocumentState, account: String, key: String, sequence: Int?) throws -> PreparedDocument {
        prepare(try entity(state, key: key), state, account: account, key: key, sequence: sequence)
    }

    func prepare(
        _ entity: E, _ state: DocumentState, account: String, key: String, sequence: Int? = nil
    ) -> PreparedDocument {
        var writer = RowWriter(values: [.text(account), .text(key)])
        writer.values.reserveCapacity(columns.count + 9)
        var entity = entity
        // Writing reads only.
        try? entity.visit(&writer)
        var values = writer.values
        var extra = entity.unknownFields
        extra["accountId"] = nil
        let times =
            state.times.isEmpty
            ? nil : JSONValue.object(state.times.mapValues { .string($0.description) }).text
        values += [
            (extra.isEmpty ? nil : JSONValue.object(extra).text).column, state.creation.column, times.column,
            state.version.column, state.deletion.column, state.isAlive.column,
        ]
        if let sequence { values.append(sequence.column) }
        let references = EntityTables.references(of: kind).compactMap { field, target -> DocumentID? in
            guard case .string(let key)? = state.values[field] else { return nil }
            return DocumentID(target, key)
        }
        return PreparedDocument(
            id: DocumentID(kind, key), account: account, references: references, values: values,
            isNumbered: sequence != nil, searchEntry: state.isAlive ? searchEntry(entity) : nil)
    }

    @discardableResult
    func write(_ db: Database, _ document: PreparedDocument) throws -> Int64 {
        let writing = document.isNumbered ? numberedWriting : writing
        // An upsert copies each page that it changes first, so that it can be undone alone, and often into a file.
        try DirectStatement(db, sql: writing.insert).run(document.values)
        if db.changesCount > 0 { return db.lastInsertedRowID }
        // An upsert writes one row, and gives its number.
        return try DirectStatement(db, sql: writing.upsert).run(document.values)!
    }

    private func entity(_ state: DocumentState, key: String) throws -> E {
        do {
            var entity = try E(fieldValues: state.fields(of: kind))
            entity.id = EntityKind.id(ofKey: key)
            return entity
        } catch {
            throw StoreError.invalid(kind, key: key, error)
        }
    }

    /// What the universal search finds a document by; `nil` if it does not look for this kind.
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
        EntityTable<Conflict>("conflictNotes"), EntityTable<Invoice>("invoices"),
    ]

    private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })

    /// The kinds that the universal search looks for.
    static let searched: [EntityKind] = [.item, .transaction, .space]

    static func of(_ kind: EntityKind) -> any AnyEntityTable { byKind[kind]! }

    static func of<E: Entity>(_ type: E.Type) -> EntityTable<E> { byKind[E.kind] as! EntityTable<E> }

    /// The fields in which documents refer to others that have to be there.
    static func references(of kind: EntityKind) -> [(field: String, target: EntityKind)] {
        switch kind {
        case .transaction, .space, .projectBudgetCategory, .projectPreferences, .invoice: [("projectId", .project)]
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

    mutating func field<Value: FieldValue>(_ name: String, _ value: inout Value, oldNames: [String]) {
        guard name != "accountId" else { return }
        names.append(name)
    }
}

private struct RowReader: FieldVisitor {
    let row: Row
    /// The column of the next field; before it lie the row's number, the account, the key and what is not known.
    private var index = 4

    init(row: Row) { self.row = row }

    private mutating func column(_ name: String) -> ColumnValue {
        if name == "accountId" { return row.column(1) }
        defer { index += 1 }
        return row.column(index)
    }

    private mutating func read<Value>(
        _ name: String, _ value: inout Value?, as convert: (ColumnValue) throws(FieldError) -> Value
    ) throws(FieldError) {
        let column = column(name)
        guard column != .null else { return value = nil }
        do {
            value = try convert(column)
        } catch {
            throw error.within(.field(name))
        }
    }

    mutating func field<Value: FieldValue>(
        _ name: String, _ value: inout Value, oldNames: [String]
    ) throws(FieldError) {
        let column = column(name)
        if case .null = column, !Value.readsNull { return }
        do {
            value = try Value(column: column)
        } catch {
            throw error.within(.field(name))
        }
    }

    mutating func text(_ name: String, _ value: inout String?) throws(FieldError) {
        try read(name, &value, as: String.init(column:))
    }

    mutating func number(_ name: String, _ value: inout Int?) throws(FieldError) {
        try read(name, &value, as: Int.init(column:))
    }

    mutating func flag(_ name: String, _ value: inout Bool?) throws(FieldError) {
        try read(name, &value, as: Bool.init(column:))
    }

    mutating func moment(_ name: String, _ value: inout Date?) throws(FieldError) {
        try read(name, &value, as: Date.init(column:))
    }
}

private struct RowWriter: FieldVisitor {
    var values: [ColumnValue]

    mutating func field<Value: FieldValue>(_ name: String, _ value: inout Value, oldNames: [String]) {
        guard name != "accountId" else { return }
        values.append(value.column)
    }

    mutating func text(_ name: String, _ value: inout String?) {
        if name != "accountId" { values.append(value.map { .text($0) } ?? .null) }
    }

    mutating func number(_ name: String, _ value: inout Int?) { values.append(value.map { .integer($0) } ?? .null) }

    mutating func flag(_ name: String, _ value: inout Bool?) { values.append(value?.column ?? .null) }

    mutating func moment(_ name: String, _ value: inout Date?) { values.append(value?.column ?? .null) }
}

extension Row {
    func column(_ index: Int) -> ColumnValue { (self[index] as ColumnValue?) ?? .null }
}
