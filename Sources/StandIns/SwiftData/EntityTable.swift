import Foundation

/// The table of an entity: a row for each model, a column for each attribute and each relationship to one model.
///
/// Relationships to many whose other side leads to one need no column: they are the rows that name the model. All others have a
/// table of pairs.
struct EntityTable: Sendable {
    let entity: Schema.Entity
    /// The properties with a column, in the order of the columns.
    private let stored: [Int]

    init(_ entity: Schema.Entity) {
        self.entity = entity
        stored = entity.properties.filter { !$0.isToMany && !$0.isEphemeral }.map(\.index)
    }

    private var name: String { entity.name.quoted }
    private var columns: String {
        (["_id"] + stored.map { entity.properties[$0].name }).map(\.quoted).joined(separator: ", ")
    }

    // MARK: Making

    func prepare(in database: Database) throws {
        let existing = try database.rows("PRAGMA table_info(\(name))").compactMap { $0[1].string }
        if existing.isEmpty {
            let definitions = stored.map { entity.properties[$0].name.quoted }
            try database.run(
                "CREATE TABLE \(name) (\((["_key INTEGER PRIMARY KEY", "_id TEXT NOT NULL UNIQUE"] + definitions).joined(separator: ", ")))"
            )
        } else {
            try migrate(from: existing, in: database)
        }
        for group in entity.uniqueness + entity.indices
            + stored.filter({ entity.properties[$0].destination != nil }).map({ [$0] })
        {
            let names = group.map { entity.properties[$0].name }
            let index = "\(entity.name)_\(names.joined(separator: "_"))".quoted
            try database.run(
                "CREATE INDEX IF NOT EXISTS \(index) ON \(name) (\(names.map(\.quoted).joined(separator: ", ")))")
        }
        for property in entity.properties {
            guard let links = LinkTable(entity, property) else { continue }
            try links.prepare(in: database)
        }
    }

    private func migrate(from existing: [String], in database: Database) throws {
        var existing = Set(existing)
        for index in stored {
            let property = entity.properties[index]
            guard !existing.contains(property.name) else { continue }
            if let old = property.originalName, existing.contains(old) {
                try database.run(
                    "ALTER TABLE \(name) RENAME COLUMN \(old.quoted) TO \(property.name.quoted)")
                existing.remove(old)
            } else {
                try add(property, in: database)
            }
            existing.insert(property.name)
        }
        let kept = Set(stored.map { entity.properties[$0].name }).union(["_key", "_id"])
        for column in existing.subtracting(kept).sorted() {
            // What an index of the old schema names cannot be dropped.
            for row in try database.rows(
                "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ?", [.text(entity.name)])
            {
                guard let index = row[0].string, row[1].string?.contains(column.quoted) == true else { continue }
                try database.run("DROP INDEX \(index.quoted)")
            }
            try database.run("ALTER TABLE \(name) DROP COLUMN \(column.quoted)")
        }
    }

    private func add(_ property: Property, in database: Database) throws {
        try database.run("ALTER TABLE \(name) ADD COLUMN \(property.name.quoted)")
        let isEmpty = try database.rows("SELECT 1 FROM \(name) LIMIT 1").isEmpty
        guard !property.isOptional, !isEmpty else { return }
        guard property.destination == nil, let value = property.defaultValue else {
            throw SwiftDataError(
                .loadIssueModelContainer,
                "\(entity.name).\(property.name) is new, needs a value and has no default value. Give it one, or make it optional."
            )
        }
        try database.run("UPDATE \(name) SET \(property.name.quoted) = ?", [try property.accessor.column(of: value)])
    }

    /// Whether a database's table has just the columns that this one needs.
    func fits(_ database: Database) throws -> Bool {
        let existing = Set(try database.rows("PRAGMA table_info(\(name))").compactMap { $0[1].string })
        return existing == Set(stored.map { entity.properties[$0].name }).union(["_key", "_id"])
    }

    // MARK: Reading

    struct Row {
        let id: PersistentIdentifier
        let slots: [ModelRecord.Slot]
    }

    /// The rows that fulfil a condition, in the order in which they were inserted.
    func rows(
        _ condition: String? = nil, _ arguments: [ColumnValue] = [], in database: Database, store: String
    ) throws -> [Row] {
        let filter = condition.map { " WHERE \($0)" } ?? ""
        return try database.rows("SELECT \(columns) FROM \(name)\(filter) ORDER BY _key", arguments).compactMap {
            columns in
            guard let key = columns[0].string.flatMap(UUID.init(uuidString:)) else { return nil }
            return Row(
                id: PersistentIdentifier(entityName: entity.name, key: key, storeIdentifier: store),
                slots: slots(Array(columns.dropFirst()), store: store))
        }
    }

    private func slots(_ columns: [ColumnValue], store: String) -> [ModelRecord.Slot] {
        var slots = entity.properties.map { $0.isToMany ? ModelRecord.Slot.stored : .empty }
        for (index, column) in zip(stored, columns) {
            guard let destination = entity.properties[index].destination else {
                slots[index] = .column(column)
                continue
            }
            if case .text(let text) = column, let key = UUID(uuidString: text) {
                let name = Schema.Entity.of(destination).name
                slots[index] = .identifier(PersistentIdentifier(entityName: name, key: key, storeIdentifier: store))
            } else {
                slots[index] = .model(nil)
            }
        }
        return slots
    }

    /// The number of rows.
    func count(in database: Database) throws -> Int {
        Int(try database.rows("SELECT COUNT(*) FROM \(name)").first?.first?.int64 ?? 0)
    }

    /// The rows of some identifiers.
    func rows(of ids: [PersistentIdentifier], in database: Database, store: String) throws -> [Row] {
        var rows: [Row] = []
        // SQLite takes so many arguments at once only.
        for start in stride(from: 0, to: ids.count, by: 500) {
            let part = ids[start..<min(start + 500, ids.count)]
            let marks = repeatElement("?", count: part.count).joined(separator: ", ")
            rows += try self.rows("_id IN (\(marks))", part.map { $0.key.columnValue }, in: database, store: store)
        }
        return rows
    }

    /// The identifiers of a relationship's models, where a table of pairs has them.
    func linked(_ property: Property, to id: PersistentIdentifier, in database: Database) throws
        -> [PersistentIdentifier]
    {
        guard let links = LinkTable(entity, property), let destination = property.destination else { return [] }
        let name = Schema.Entity.of(destination).name
        return try links.targets(of: id, in: database).map {
            PersistentIdentifier(entityName: name, key: $0, storeIdentifier: id.storeIdentifier)
        }
    }

    // MARK: Writing

    /// Writes a model's row, or the columns of it that were changed. Returns the identifiers of rows that gave way to it.
    func write(_ record: ModelRecord, in database: Database) throws -> [PersistentIdentifier] {
        let isNew = record.state == .inserted
        let columns = stored.filter { isNew || record.changed.contains($0) }
        let values = try columns.map { try column(record, $0) }
        var replaced: [PersistentIdentifier] = []
        for group in entity.uniqueness where group.contains(where: { isNew || record.changed.contains($0) }) {
            guard let other = try rival(of: record, group, in: database), other != record.id else { continue }
            if isNew, replaced.isEmpty {
                // The model that is saved second is the first one, with new values.
                record.id = other
            } else {
                try delete(other, in: database)
            }
            replaced.append(other)
        }
        record.id.storeIdentifier = record.id.storeIdentifier ?? ""
        let names = columns.map { entity.properties[$0].name.quoted }
        if isNew {
            let marks = repeatElement("?", count: columns.count + 1).joined(separator: ", ")
            let assignments = (["_id = _id"] + names.map { "\($0) = excluded.\($0)" }).joined(separator: ", ")
            try database.run(
                "INSERT INTO \(name) (\((["_id"] + names).joined(separator: ", "))) VALUES (\(marks)) ON CONFLICT (_id) DO UPDATE SET \(assignments)",
                [record.id.key.columnValue] + values)
        } else if !columns.isEmpty {
            let assignments = names.map { "\($0) = ?" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(name) SET \(assignments) WHERE _id = ?", values + [record.id.key.columnValue])
        }
        return replaced
    }

    /// Writes the pairs of relationships that were changed.
    func writeLinks(_ record: ModelRecord, in database: Database) throws {
        for property in entity.properties
        where property.isToMany && (record.state == .inserted || record.changed.contains(property.index)) {
            guard let links = LinkTable(entity, property) else { continue }
            let wanted = record.list(property.index).models.filter { $0.record.state != .deleted }.map {
                $0.record.id.key
            }
            try links.replace(with: wanted, of: record.id, in: database)
        }
    }

    func delete(_ id: PersistentIdentifier, in database: Database) throws {
        try database.run("DELETE FROM \(name) WHERE _id = ?", [id.key.columnValue])
        for property in entity.properties { try LinkTable(entity, property)?.removeAll(of: id, in: database) }
    }

    /// The row that has the same values where they must differ.
    private func rival(of record: ModelRecord, _ group: [Int], in database: Database) throws -> PersistentIdentifier? {
        let values = try group.map { try column(record, $0) }
        // A value that is missing equals no other.
        guard !values.contains(.null) else { return nil }
        let condition = group.map { "\(entity.properties[$0].name.quoted) = ?" }.joined(separator: " AND ")
        return try database.rows(
            "SELECT _id FROM \(name) WHERE \(condition) AND _id != ?", values + [record.id.key.columnValue]
        ).first?.first?.string.flatMap(UUID.init(uuidString:)).map {
            PersistentIdentifier(entityName: entity.name, key: $0, storeIdentifier: record.id.storeIdentifier)
        }
    }

    private func column(_ record: ModelRecord, _ index: Int) throws -> ColumnValue {
        let property = entity.properties[index]
        if property.destination != nil {
            guard let id = record.destinationID(index), !record.leadsToDeleted(index) else { return .null }
            return id.key.columnValue
        }
        switch record.slots[index] {
        case .value(let value): return try property.accessor.column(of: value)
        case .column(let column): return column
        default: return .null
        }
    }
}

extension ModelRecord {
    /// Whether the model that a relationship leads to is about to go.
    func leadsToDeleted(_ index: Int) -> Bool {
        if case .model(let model?) = slots[index] { model.record.state == .deleted } else { false }
    }
}

/// The pairs of a relationship to many that no row has. Both sides of a relationship use one table.
struct LinkTable {
    private let name: String
    private let own: String
    private let other: String

    /// Nil where the relationship is kept in rows.
    init?(_ entity: Schema.Entity, _ property: Property) {
        guard property.isToMany else { return nil }
        guard let inverse = entity.inverse(of: property) else {
            (name, own, other) = ("\(entity.name).\(property.name)".quoted, "owner", "target")
            return
        }
        guard inverse.isToMany, let destination = property.destination else { return nil }
        let mine = "\(entity.name).\(property.name)"
        let theirs = "\(Schema.Entity.of(destination).name).\(inverse.name)"
        name = min(mine, theirs).quoted
        (own, other) = mine <= theirs ? ("owner", "target") : ("target", "owner")
    }

    func prepare(in database: Database) throws {
        try database.run(
            "CREATE TABLE IF NOT EXISTS \(name) (owner TEXT NOT NULL, target TEXT NOT NULL, UNIQUE (owner, target))")
        let index = (String(name.dropFirst().dropLast()) + ".target").quoted
        try database.run("CREATE INDEX IF NOT EXISTS \(index) ON \(name) (target)")
    }

    func targets(of id: PersistentIdentifier, in database: Database) throws -> [UUID] {
        try database.rows("SELECT \(other) FROM \(name) WHERE \(own) = ? ORDER BY rowid", [id.key.columnValue])
            .compactMap { $0[0].string.flatMap(UUID.init(uuidString:)) }
    }

    func replace(with wanted: [UUID], of id: PersistentIdentifier, in database: Database) throws {
        let present = try targets(of: id, in: database)
        for key in Set(present).subtracting(wanted) {
            try database.run(
                "DELETE FROM \(name) WHERE \(own) = ? AND \(other) = ?", [id.key.columnValue, key.columnValue])
        }
        let known = Set(present)
        for key in wanted where !known.contains(key) {
            try database.run(
                "INSERT OR IGNORE INTO \(name) (\(own), \(other)) VALUES (?, ?)", [id.key.columnValue, key.columnValue])
        }
    }

    func removeAll(of id: PersistentIdentifier, in database: Database) throws {
        try database.run("DELETE FROM \(name) WHERE \(own) = ?", [id.key.columnValue])
    }
}
