import GRDB
import LedgerCore

/// A document that a commit has touched.
struct Touch: Hashable, Sendable {
    var kind: EntityKind
    var accountID: String
    var key: String
    var row: Int64
}

/// What a commit, or several, have touched.
struct Touches: Sendable {
    private(set) var documents: Set<Touch> = []
    /// Whether it is too much to list: everything is to be read again.
    private(set) var everything = false
    var outbox = false

    /// From here on reading everything again is quicker than looking up one by one.
    static let limit = 2000

    init(everything: Bool = false, outbox: Bool = false) {
        self.everything = everything
        self.outbox = outbox || everything
    }

    var isEmpty: Bool { documents.isEmpty && !everything && !outbox }

    mutating func insert(_ touch: Touch) {
        guard !everything else { return }
        documents.insert(touch)
        outbox = true
        if documents.count > Self.limit { self = Touches(everything: true) }
    }

    mutating func formUnion(_ other: Touches) {
        if other.everything { self = Touches(everything: true) }
        for touch in other.documents { insert(touch) }
        outbox = outbox || other.outbox
    }
}

/// What each commit has touched, written with the commit itself: so it is neither lost nor early, anyone who dies when.
enum ChangeLog {
    /// How many commits are remembered. Who has missed more reads everything again.
    private static let length = 10_000

    static func record(_ touches: Touches, _ db: Database) throws {
        guard !touches.isEmpty else { return }
        try db.cachedStatement(sql: "INSERT INTO \"changes\" (\"touches\") VALUES (?)")
            .execute(arguments: [touches.text])
        let sequence = db.lastInsertedRowID
        if sequence % 1000 == 0 {
            try db.execute(
                sql: "DELETE FROM \"changes\" WHERE \"sequence\" <= ?", arguments: [sequence - Int64(length)])
        }
    }

    static func last(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(\"sequence\") FROM \"changes\"")) ?? 0
    }

    /// What was touched after a commit, and the last commit that is reported.
    static func changes(since sequence: Int64, _ db: Database) throws -> (touches: Touches, last: Int64) {
        let statement = try db.cachedStatement(
            sql: "SELECT \"sequence\", \"touches\" FROM \"changes\" WHERE \"sequence\" > ? ORDER BY \"sequence\"")
        let rows = try Row.fetchAll(statement, arguments: [sequence])
        guard let first = rows.first, let last = rows.last else { return (Touches(), sequence) }
        var touches = Touches(everything: (first[0] as Int64) > sequence + 1)
        for row in rows {
            guard let other = Touches(text: row[1]) else {
                touches = Touches(everything: true)
                break
            }
            touches.formUnion(other)
        }
        return (touches, last[0])
    }
}

extension Touches {
    var text: String {
        let documents = documents.map { touch in
            JSONValue.array([
                .string(touch.kind.rawValue), .string(touch.accountID), .string(touch.key), .integer(Int(touch.row)),
            ])
        }
        return JSONValue.object([
            "documents": .array(documents), "everything": .bool(everything), "outbox": .bool(outbox),
        ]).text
    }

    /// `nil` for a text of a newer version, which says something that this one does not understand.
    init?(text: String) {
        guard case .object(let members)? = try? JSONValue(parsing: text),
            case .array(let documents)? = members["documents"]
        else { return nil }
        self.init(
            everything: members["everything"] == .bool(true), outbox: members["outbox"] == .bool(true))
        for document in documents {
            guard case .array(let parts) = document, parts.count == 4, case .string(let kindName) = parts[0],
                let kind = EntityKind(rawValue: kindName), case .string(let account) = parts[1],
                case .string(let key) = parts[2], case .integer(let row) = parts[3]
            else { return nil }
            insert(Touch(kind: kind, accountID: account, key: key, row: Int64(row)))
        }
    }
}
