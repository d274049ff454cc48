import Foundation
import LedgerCore

/// An account within a transaction on PostgreSQL.
///
/// What is read is remembered, and what is written is sent together: with the end of the transaction, or with a question that it
/// could answer.
final class PostgresAccount: AccountTransaction {
    let connection: PostgresConnection
    let id: String
    private(set) var head: Int
    private(set) var clock: HybridTimestamp?
    private(set) var checksum: UInt64

    private var devices: [String: DeviceRecord?] = [:]
    private var documents: [DocumentID: SyncedDocument?] = [:]
    private var answers: [SyncBatch.ID: BatchAnswer?] = [:]
    private var unwritten: [DocumentID] = []
    private var unlogged: [(batch: SyncBatch, answer: BatchAnswer, userID: String?)] = []
    private var isAdvanced = false

    /// - Parameter isLocked: whether nobody else may change the account until the transaction ends.
    init(_ connection: PostgresConnection, _ id: String, isLocked: Bool) throws {
        self.connection = connection
        self.id = id
        let rows = try connection.run(
            "SELECT head, clock, checksum FROM accounts WHERE account_id = $1\(isLocked ? " FOR UPDATE" : "")", [id])
        guard let row = rows.first, let head = row[0].flatMap({ Int($0) }),
            let checksum = row[2].flatMap({ UInt64($0, radix: 16) })
        else { throw StorageError.noSuchAccount }
        self.head = head
        self.checksum = checksum
        clock = row[1].flatMap { HybridTimestamp($0) }
    }

    func advance(head: Int, clock: HybridTimestamp, checksum: UInt64) {
        self.head = head
        self.clock = clock
        self.checksum = checksum
        isAdvanced = true
    }

    // MARK: Devices and invitations

    private static let deviceQuery = "SELECT user_id, last_number FROM devices WHERE account_id = $1 AND node = $2"

    func device(_ node: String) throws -> DeviceRecord? {
        if let known = devices[node] { return known }
        let read = Self.device(node, try connection.run(Self.deviceQuery, [id, node]))
        devices[node] = .some(read)
        return read
    }

    private static func device(_ node: String, _ rows: [[String?]]) -> DeviceRecord? {
        rows.first.map { DeviceRecord(node: node, userID: $0[0] ?? "", lastNumber: $0[1].flatMap { Int($0) } ?? 0) }
    }

    func save(_ device: DeviceRecord) {
        devices[device.node] = device
        connection.postpone(
            """
            INSERT INTO devices (account_id, node, user_id, last_number) VALUES ($1, $2, $3, $4)
            ON CONFLICT (account_id, node) DO UPDATE SET last_number = excluded.last_number
            """, [id, device.node, device.userID, "\(device.lastNumber)"])
    }

    var hasDevices: Bool {
        get throws { try !connection.run("SELECT 1 FROM devices WHERE account_id = $1 LIMIT 1", [id]).isEmpty }
    }

    func user(ofNode node: String) throws -> String? { try device(node)?.userID }

    func save(invitation digest: String, of invite: String) {
        connection.postpone(
            "INSERT INTO invitations (account_id, digest, invite_id) VALUES ($1, $2, $3)", [id, digest, invite])
    }

    func invitation(_ digest: String) throws -> String? {
        try connection.run(
            "SELECT invite_id FROM invitations WHERE account_id = $1 AND digest = $2", [id, digest]
        ).first?[0]
    }

    // MARK: Reading

    func prepare(for batches: [SyncBatch], of node: String) throws {
        var statements: [PostgresConnection.Statement] = []
        var takers: [([[String?]]) throws -> Void] = []
        func read(_ sql: String, _ values: [String?], _ take: @escaping ([[String?]]) throws -> Void) {
            statements.append(.init(sql: sql, values: values))
            takers.append(take)
        }
        if devices[node] == nil, !node.utf8.contains(0) {
            read(Self.deviceQuery, [id, node]) { [self] in devices[node] = .some(Self.device(node, $0)) }
        }
        let unknown = batches.map(\.id).filter { answers[$0] == nil && !$0.utf8.contains(0) }
        read(
            "SELECT batch_id, answer FROM batches WHERE account_id = $1 AND batch_id = ANY($2::TEXT[])",
            [id, unknown.arrayLiteral]
        ) { [self] rows in
            for batch in unknown { answers[batch] = .some(nil) }
            for row in rows { answers[row[0] ?? ""] = try BatchAnswer(json: JSONValue(parsing: row[1] ?? "")) }
        }
        let ids = batches.reduce(into: Set()) { $0.formUnion($1.neededDocuments) }
            .filter { documents[$0] == nil && !$0.key.utf8.contains(0) }
        if !ids.isEmpty {
            read(
                """
                SELECT kind, key, sequence, state FROM documents WHERE account_id = $1
                AND (kind, key) IN (SELECT * FROM unnest($2::TEXT[], $3::TEXT[]))
                """, [id, ids.map(\.kind.rawValue).arrayLiteral, ids.map(\.key).arrayLiteral]
            ) { [self] rows in
                for id in ids { documents[id] = .some(nil) }
                for row in rows {
                    let document = try Self.document(row)
                    if let kind = EntityKind(rawValue: document.kind) {
                        documents[DocumentID(kind, document.key)] = document
                    }
                }
            }
        }
        for (take, rows) in zip(takers, try connection.run(statements)) { try take(rows) }
    }

    func document(_ document: DocumentID) throws -> SyncedDocument? {
        if let known = documents[document] { return known }
        let read = try connection.run(
            "SELECT kind, key, sequence, state FROM documents WHERE account_id = $1 AND kind = $2 AND key = $3",
            [id, document.kind.rawValue, document.key]
        ).first.map(Self.document)
        documents[document] = .some(read)
        return read
    }

    func keys(of kind: EntityKind, where condition: FieldCondition?) throws -> [String] {
        flushDocuments()
        let rows =
            if let condition, !Self.referenceFields.contains(condition.field) {
                // Nothing leads to such a document but its fields: all of the kind are looked at.
                try connection.run(
                    """
                    SELECT key FROM documents
                    WHERE account_id = $1 AND kind = $2 AND alive AND (state::JSON -> 'values' -> $3)::TEXT = $4
                    ORDER BY key COLLATE "C"
                    """, [id, kind.rawValue, condition.field, JSONValue.string(condition.value).text])
            } else if let condition {
                try connection.run(
                    """
                    SELECT key FROM documents
                    WHERE account_id = $1 AND kind = $2 AND alive AND refs @> ARRAY[$3::TEXT] ORDER BY key COLLATE "C"
                    """, [id, kind.rawValue, "\(condition.field)=\(condition.value)"])
            } else {
                try connection.run(
                    "SELECT key FROM documents WHERE account_id = $1 AND kind = $2 AND alive ORDER BY key COLLATE \"C\"",
                    [id, kind.rawValue])
            }
        return rows.compactMap(\.[0])
    }

    /// Bytes of documents that are read at once.
    private static let pageBytes = 8 << 20

    func documents(after sequence: Int, limit: Int) throws -> [SyncedDocument] {
        try rows(after: sequence, limit: limit).map(Self.document)
    }

    /// Documents as they lie there: kind, key, sequence and state.
    private func rows(after sequence: Int, limit: Int) throws -> [[String?]] {
        flushDocuments()
        return try connection.run(
            """
            SELECT kind, key, sequence, state FROM (
                SELECT kind, key, sequence, state,
                    sum(octet_length(state)) OVER (ORDER BY sequence) - octet_length(state) AS before
                FROM documents WHERE account_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3) AS page
            WHERE before < $4 ORDER BY sequence
            """, [id, "\(sequence)", "\(limit)", "\(Self.pageBytes)"])
    }

    /// What a device is sent of the changes after a number, in the form in which it is sent.
    ///
    /// States go as they lie there: reading and writing them again would take most of the time.
    func pullText(after sequence: Int, limit: Int) throws -> PullText {
        guard sequence <= head else { throw SyncFailure.mustBeginAnew }
        let rows = try rows(after: sequence, limit: limit)
        let last = rows.last?[2].flatMap { Int($0) } ?? head
        func quoted(_ text: String?) -> String { JSONValue.string(text ?? "").text }
        var text = "{\"checksum\":\(quoted(String(checksum, radix: 16))),\"documents\":["
        text.reserveCapacity(rows.reduce(256) { $0 + ($1[3]?.utf8.count ?? 0) + 128 })
        for (index, row) in rows.enumerated() {
            if index > 0 { text += "," }
            text += "{\"key\":\(quoted(row[1])),\"kind\":\(quoted(row[0])),\"sequence\":\(row[2] ?? "0"),\"state\":"
            text += row[3] ?? "{}"
            text += "}"
        }
        text += "],\"hasMore\":\(last < head),\"head\":\(head)}"
        return PullText(text: text, next: last < head ? last : nil)
    }

    private static func document(_ row: [String?]) throws -> SyncedDocument {
        SyncedDocument(
            kind: row[0] ?? "", key: row[1] ?? "", sequence: row[2].flatMap { Int($0) } ?? 0,
            state: try DocumentState(json: JSONValue(parsing: row[3] ?? "")))
    }

    func answer(to batch: SyncBatch.ID) throws -> BatchAnswer? {
        if let known = answers[batch] { return known }
        let read = try connection.run(
            "SELECT answer FROM batches WHERE account_id = $1 AND batch_id = $2", [id, batch]
        ).first.map { try BatchAnswer(json: JSONValue(parsing: $0[0] ?? "")) }
        answers[batch] = .some(read)
        return read
    }

    // MARK: Writing

    func write(_ documents: [SyncedDocument]) {
        for document in documents {
            guard let kind = EntityKind(rawValue: document.kind) else { continue }
            let id = DocumentID(kind, document.key)
            self.documents[id] = document
            unwritten.append(id)
        }
    }

    func log(_ batch: SyncBatch, _ answer: BatchAnswer, by userID: String?) {
        answers[batch.id] = answer
        unlogged.append((batch, answer, userID))
    }

    /// Has what was written sent with the next statement.
    func flush() {
        flushDocuments()
        if !unlogged.isEmpty {
            connection.postpone(
                """
                INSERT INTO batches (account_id, batch_id, sequence, user_id, body, answer)
                SELECT $1, * FROM unnest($2::TEXT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[], $6::TEXT[])
                """,
                [
                    id, unlogged.map(\.batch.id).arrayLiteral,
                    unlogged.map { "\($0.answer.sequence)" }.arrayLiteral, unlogged.map(\.userID).arrayLiteral,
                    unlogged.map { ($0.batch.json ?? .null).text }.arrayLiteral,
                    unlogged.map { ($0.answer.json ?? .null).text }.arrayLiteral,
                ])
            unlogged = []
        }
        if isAdvanced {
            connection.postpone(
                "UPDATE accounts SET head = $2, clock = $3, checksum = $4 WHERE account_id = $1",
                [id, "\(head)", clock?.description, String(checksum, radix: 16)])
            isAdvanced = false
        }
    }

    private func flushDocuments() {
        let changed = Set(unwritten).compactMap { documents[$0] ?? nil }
        unwritten = []
        guard !changed.isEmpty else { return }
        connection.postpone(
            """
            INSERT INTO documents (account_id, kind, key, sequence, alive, refs, state)
            SELECT $1, kind, key, sequence, alive, ARRAY(SELECT jsonb_array_elements_text(refs::JSONB)), state
            FROM unnest($2::TEXT[], $3::TEXT[], $4::BIGINT[], $5::BOOLEAN[], $6::TEXT[], $7::TEXT[])
                AS new (kind, key, sequence, alive, refs, state)
            ON CONFLICT (account_id, kind, key) DO UPDATE SET sequence = excluded.sequence, alive = excluded.alive,
                refs = excluded.refs, state = excluded.state
            """,
            [
                id, changed.map(\.kind).arrayLiteral, changed.map(\.key).arrayLiteral,
                changed.map { "\($0.sequence)" }.arrayLiteral,
                changed.map { $0.state.isAlive ? "t" : "f" }.arrayLiteral,
                changed.map { Self.references(of: $0).text }.arrayLiteral,
                changed.map { ($0.state.json ?? .null).text }.arrayLiteral,
            ])
        for member in changed where member.kind == EntityKind.member.rawValue { write(member: member) }
    }

    /// Keeps who belongs to the account where it can be found by the person.
    private func write(member: SyncedDocument) {
        if member.state.isAlive, case .string(let role)? = member.state.values["role"] {
            connection.postpone(
                """
                INSERT INTO members (account_id, user_id, role) VALUES ($1, $2, $3)
                ON CONFLICT (account_id, user_id) DO UPDATE SET role = excluded.role
                """, [id, member.key, role])
        } else {
            connection.postpone("DELETE FROM members WHERE account_id = $1 AND user_id = $2", [id, member.key])
        }
    }

    /// What conditions of commands ask for often. Any other field is searched for in the documents themselves.
    private static let referenceFields = ["projectId", "transactionId", "spaceId", "itemId", "series"]

    private static func references(of document: SyncedDocument) -> JSONValue {
        .array(
            referenceFields.compactMap { field in
                guard case .string(let key)? = document.state.values[field] else { return nil }
                return .string("\(field)=\(key)")
            })
    }
}
