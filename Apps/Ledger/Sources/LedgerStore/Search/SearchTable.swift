import GRDB
import LedgerCore

/// What the search looks through, as it lies in the file, with its index of trigrams.
enum SearchTable {
    /// An entry and the document that it belongs to.
    struct Row {
        var accountID: String
        var kind: EntityKind
        var document: Int64
        var entry: SearchEntry
    }

    /// Entries that are written together.
    ///
    /// The index of trigrams writes what it has gathered at the end of each statement that changes it. So many entries in one
    /// statement cost far less than as many statements.
    struct Writer {
        private var rows: [Row] = []

        /// How many entries one statement writes.
        static let together = 2000
        /// Up to how many entries are written one by one, since preparing a statement for them would take longer.
        private static let few = 16

        /// Writes a document's entry, or removes it, now or together with others. An entry that is the same already costs
        /// nothing.
        mutating func write(
            _ db: Database, _ entry: SearchEntry?, account: String, kind: EntityKind, document: Int64
        ) throws {
            guard let entry else {
                // What comes after counts.
                rows.removeAll { $0.document == document && $0.kind == kind }
                return try db.cachedStatement(
                    sql: "DELETE FROM \"searchEntries\" WHERE \"kind\" = ? AND \"document\" = ?"
                )
                .execute(arguments: [kind.rawValue, document])
            }
            rows.append(Row(accountID: account, kind: kind, document: document, entry: entry))
            if rows.count == Self.together { try finish(db) }
        }

        /// Writes what was gathered.
        mutating func finish(_ db: Database) throws {
            guard !rows.isEmpty else { return }
            if rows.count <= Self.few {
                let statement = try DirectStatement(db, sql: SearchTable.insertion(of: 1), isKept: true)
                for row in rows { try statement.run(row.values) }
            } else {
                let isUsual = rows.count == Self.together
                let statement = try DirectStatement(db, sql: SearchTable.insertion(of: rows.count), isKept: isUsual)
                // No key path: each use of one here takes longer than making the values.
                try statement.run(rows.lazy.flatMap { $0.values })
            }
            rows = []
        }
    }

    private static func insertion(of count: Int) -> String {
        """
        INSERT INTO "searchEntries" ("accountId", "kind", "document", "text", "sku", "amounts", "categoryId")
        VALUES \(Array(repeating: "(?, ?, ?, ?, ?, ?, ?)", count: count).joined(separator: ", "))
        ON CONFLICT ("kind", "document") DO UPDATE SET
            "text" = excluded."text", "sku" = excluded."sku", "amounts" = excluded."amounts",
            "categoryId" = excluded."categoryId"
        WHERE "text" <> excluded."text" OR "sku" <> excluded."sku" OR "amounts" <> excluded."amounts"
            OR "categoryId" IS NOT excluded."categoryId"
        """
    }

    private static let selection = """
        SELECT "accountId", "kind", "document", "text", "sku", "amounts", "categoryId" FROM "searchEntries"
        """

    /// Shows every entry to a closure.
    static func forEach(_ db: Database, _ body: (Row) throws -> Void) throws {
        let cursor = try GRDB.Row.fetchCursor(db, sql: selection + " ORDER BY \"document\"")
        while let row = try cursor.next() { try body(read(row)) }
    }

    /// A document's entry.
    static func entry(_ db: Database, kind: EntityKind, document: Int64) throws -> Row? {
        try GRDB.Row.fetchOne(
            db.cachedStatement(sql: selection + " WHERE \"kind\" = ? AND \"document\" = ?"),
            arguments: [kind.rawValue, document]
        ).map(read)
    }

    /// The documents of an account that a search finds, through the index where the query has three letters or more,
    /// else by looking through all entries.
    static func search(_ search: SearchCalculations.Search, account: String, _ db: Database) throws -> [Row] {
        var sql = selection + " WHERE \"accountId\" = ?"
        var arguments: StatementArguments = [account]
        if let candidates = candidates(search) {
            sql += " AND (\(candidates.sql))"
            arguments += candidates.arguments
        }
        let cursor = try GRDB.Row.fetchCursor(db, sql: sql + " ORDER BY \"document\"", arguments: arguments)
        var found: [Row] = []
        while let row = try cursor.next() {
            let row = try read(row)
            // The index knows which trigrams are there, not whether they are next to each other.
            if search.finds(row.entry) { found.append(row) }
        }
        return found
    }

    /// A condition that all entries satisfy that a search finds; `nil` if only all entries do.
    private static func candidates(
        _ search: SearchCalculations.Search
    ) -> (sql: String, arguments: StatementArguments)? {
        // Amounts are in no index, and of a short stock number there is no trigram.
        guard search.query.amounts == nil, let text = match(search.query.text) else { return nil }
        // Without positions the index does not tell its columns apart, either.
        let matches = "\"rowid\" IN (SELECT \"rowid\" FROM \"searchIndex\" WHERE \"searchIndex\" MATCH ?)"
        var clauses = [matches]
        var arguments: StatementArguments = [text]
        if !search.query.sku.isEmpty {
            guard let sku = match(search.query.sku) else { return nil }
            clauses.append(matches)
            arguments += [sku]
        }
        if !search.categoryIDs.isEmpty {
            let places = Array(repeating: "?", count: search.categoryIDs.count).joined(separator: ", ")
            clauses.append("\"categoryId\" IN (\(places))")
            arguments += StatementArguments(search.categoryIDs.sorted())
        }
        return (clauses.joined(separator: " OR "), arguments)
    }

    /// The trigrams of a text, all of which an entry has to have; `nil` for a text shorter than that.
    private static func match(_ text: [UInt8]) -> String? {
        let letters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        guard letters.count >= 3 else { return nil }
        return (0...letters.count - 3).map { start in
            var trigram = String.UnicodeScalarView()
            trigram += letters[start..<start + 3]
            return "\"\(String(trigram).replacing("\"", with: "\"\""))\""
        }.joined(separator: " AND ")
    }

    private static func read(_ row: GRDB.Row) throws -> Row {
        guard let kind = EntityKind(rawValue: row[1]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a search entry cannot be read")
        }
        let amounts: String = row[5]
        return Row(
            accountID: row[0], kind: kind, document: row[2],
            entry: SearchEntry(
                text: Array((row[3] as String).utf8), sku: Array((row[4] as String).utf8),
                amounts: amounts.split(separator: " ").compactMap { Int($0) }, categoryID: row[6]))
    }

    /// Makes all entries and the index again, as after documents were loaded in bulk.
    static func rebuildIndex(_ db: Database) throws {
        try db.execute(sql: "INSERT INTO \"searchIndex\"(\"searchIndex\") VALUES ('rebuild')")
    }
}

extension SearchTable.Row {
    /// The values of the row's columns.
    fileprivate var values: [ColumnValue] {
        [
            .text(accountID), .text(kind.rawValue), .integer(Int(document)),
            .text(String(decoding: entry.text, as: UTF8.self)), .text(String(decoding: entry.sku, as: UTF8.self)),
            .text(entry.amounts.map(String.init).joined(separator: " ")), entry.categoryID.column,
        ]
    }
}
