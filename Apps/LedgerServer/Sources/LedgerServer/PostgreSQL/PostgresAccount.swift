import Foundation
import LedgerCore

/// An account within a transaction on PostgreSQL.
final class PostgresAccount: AccountTransaction {
    private let connection: PostgresConnection
    private let id: String
    private(set) var head: Int
    private(set) var clock: HybridTimestamp?
    private(set) var checksum: UInt64

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

    func advance(head: Int, clock: HybridTimestamp, checksum: UInt64) throws {
        try connection.run(
            "UPDATE accounts SET head = $2, clock = $3, checksum = $4 WHERE account_id = $1",
            [id, "\(head)", clock.description, String(checksum, radix: 16)])
        self.head = head
        self.clock = clock
        self.checksum = checksum
    }

    // MARK: Devices

    func device(_ node: String) throws -> DeviceRecord? {
        try connection.run(
            "SELECT user_id, last_number FROM devices WHERE account_id = $1 AND node = $2", [id, node]
        ).first.map { DeviceRecord(node: node, userID: $0[0] ?? "", lastNumber: $0[1].flatMap { Int($0) } ?? 0) }
    }

    func save(_ device: DeviceRecord) throws {
        try connection.run(
            """
            INSERT INTO devices (account_id, node, user_id, last_number) VALUES ($1, $2, $3, $4)
            ON CONFLICT (account_id, node) DO UPDATE SET last_number = excluded.last_number
            """, [id, device.node, device.userID, "\(device.lastNumber)"])
    }

    func user(ofNode node: String) throws -> String? { try device(node)?.userID }

    // MARK: Documents

    func document(_ document: DocumentID) throws -> SyncedDocument? {
        try connection.run(
            "SELECT kind, key, sequence, state FROM documents WHERE account_id = $1 AND kind = $2 AND key = $3",
            [id, document.kind.rawValue, document.key]
        ).first.map(Self.document)
    }

    func keys(of kind: EntityKind, where condition: FieldCondition?) throws -> [String] {
        if let condition, !Self.referenceFields.contains(condition.field) {
            throw PostgresError(state: "", message: "No document is found by its \(condition.field).")
        }
        let rows =
            if let condition {
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

    func documents(after sequence: Int, limit: Int) throws -> [SyncedDocument] {
        try connection.run(
            """
            SELECT kind, key, sequence, state FROM documents
            WHERE account_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3
            """, [id, "\(sequence)", "\(limit)"]
        ).map(Self.document)
    }

    func write(_ documents: [SyncedDocument]) throws {
        for document in documents {
            try connection.run(
                """
                INSERT INTO documents (account_id, kind, key, sequence, alive, refs, state)
                VALUES ($1, $2, $3, $4, $5, ARRAY(SELECT jsonb_array_elements_text($6::JSONB)), $7)
                ON CONFLICT (account_id, kind, key) DO UPDATE SET sequence = excluded.sequence, alive = excluded.alive,
                    refs = excluded.refs, state = excluded.state
                """,
                [
                    id, document.kind, document.key, "\(document.sequence)", document.state.isAlive ? "t" : "f",
                    Self.references(of: document).text, (document.state.json ?? .null).text,
                ])
        }
    }

    /// What conditions of commands may ask for.
    private static let referenceFields = ["projectId", "transactionId", "spaceId", "itemId"]

    private static func references(of document: SyncedDocument) -> JSONValue {
        .array(
            referenceFields.compactMap { field in
                guard case .string(let key)? = document.state.values[field] else { return nil }
                return .string("\(field)=\(key)")
            })
    }

    private static func document(_ row: [String?]) throws -> SyncedDocument {
        SyncedDocument(
            kind: row[0] ?? "", key: row[1] ?? "", sequence: row[2].flatMap { Int($0) } ?? 0,
            state: try DocumentState(json: JSONValue(parsing: row[3] ?? "")))
    }

    // MARK: Batches

    func log(_ batch: SyncBatch, _ answer: BatchAnswer, by userID: String?) throws {
        try connection.run(
            """
            INSERT INTO batches (account_id, batch_id, sequence, user_id, body, answer) VALUES ($1, $2, $3, $4, $5, $6)
            """,
            [
                id, batch.id, "\(answer.sequence)", userID, (batch.json ?? .null).text, (answer.json ?? .null).text,
            ])
    }

    func answer(to batch: SyncBatch.ID) throws -> BatchAnswer? {
        try connection.run(
            "SELECT answer FROM batches WHERE account_id = $1 AND batch_id = $2", [id, batch]
        ).first.map { try BatchAnswer(json: JSONValue(parsing: $0[0] ?? "")) }
    }
}
