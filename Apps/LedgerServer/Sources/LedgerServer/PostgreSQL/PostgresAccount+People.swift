import Foundation
import LedgerCore

/// What is kept about people beside the documents.
extension PostgresAccount {
    func batches(of userID: String) throws -> [(batch: SyncBatch, date: Date?)] {
        flush()
        return try connection.run(
            """
            SELECT body, extract(epoch FROM decided_at) FROM batches WHERE account_id = $1 AND user_id = $2
            ORDER BY sequence, decided_at
            """, [id, userID]
        ).map { row in
            (
                try SyncBatch(json: JSONValue(parsing: row[0] ?? "")),
                row[1].flatMap { Double($0) }.map { Date(timeIntervalSince1970: $0) }
            )
        }
    }

    func erase(_ person: PersonErasure) throws {
        flush()
        // What the account called the person is in batches that name them, or that have an address of theirs.
        let texts = [person.userID] + person.emails.sorted()
        let rows = try connection.run(
            """
            SELECT batch_id, body FROM batches WHERE account_id = $1
            AND EXISTS (SELECT 1 FROM unnest($2::TEXT[]) AS text WHERE strpos(lower(body), lower(text)) > 0)
            """, [id, texts.map(Self.escaped).arrayLiteral])
        for row in rows {
            let batch = try SyncBatch(json: JSONValue(parsing: row[1] ?? ""))
            let erased = person.erased(batch)
            guard erased != batch else { continue }
            try connection.run(
                "UPDATE batches SET body = $3 WHERE account_id = $1 AND batch_id = $2",
                [id, row[0], (erased.json ?? .null).text])
        }
        // The login is the person's own, and shows for nobody else.
        try connection.run("SELECT set_config('ledger.user', $1, true)", [person.userID])
        for table in ["sign_ins", "people"] {
            try connection.run(
                "DELETE FROM \(table) WHERE user_id = $1 AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = $1)",
                [person.userID])
        }
        try connection.run("SELECT set_config('ledger.user', '', true)", [])
    }

    /// How the person signs in: the address, and when each sign-in ends.
    func signIn(of userID: String) throws -> JSONValue {
        try connection.run("SELECT set_config('ledger.user', $1, true)", [userID])
        defer { _ = try? connection.run("SELECT set_config('ledger.user', '', true)", []) }
        guard
            let email = try connection.run("SELECT email FROM people WHERE user_id = $1", [userID]).first?[0]
        else { return .null }
        let ends = try connection.run(
            "SELECT expires_at FROM sign_ins WHERE user_id = $1 ORDER BY expires_at", [userID])
        return .object([
            "email": .string(email),
            "signInsEnd": .array(
                ends.compactMap { $0[0].flatMap { Double($0) }.flatMap { Date(timeIntervalSince1970: $0).json } }),
        ])
    }

    /// A text as it stands within JSON.
    private static func escaped(_ text: String) -> String { String(JSONValue.string(text).text.dropFirst().dropLast()) }
}
