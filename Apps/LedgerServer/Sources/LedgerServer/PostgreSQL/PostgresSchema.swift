/// The tables, in a subset of SQL that PostgreSQL's distributed relatives know as well: the account leads every key, and
/// there are no sequences, triggers, procedures, advisory locks or extensions.
///
/// A migration that has been released is never changed. Each can be taken back, so that the release before can run again.
enum PostgresSchema {
    struct Migration {
        var up: String
        var down: String
    }

    /// The role that the server works as. It owns no table, so no policy exempts it.
    static let role = "ledger_app"

    static let migrations = [Migration(up: tables, down: withoutTables)]

    /// Brings the tables to a version; the newest by default.
    ///
    /// The connection's user has to own the database, and to be allowed to make roles.
    static func migrate(_ connection: PostgresConnection, to version: Int = migrations.count) throws {
        try connection.runScript(
            "CREATE TABLE IF NOT EXISTS schema_version (only_row BOOLEAN PRIMARY KEY DEFAULT TRUE, version BIGINT NOT NULL)"
        )
        try connection.run("INSERT INTO schema_version (version) VALUES (0) ON CONFLICT (only_row) DO NOTHING")
        let roles = try connection.run("SELECT 1 FROM pg_roles WHERE rolname = $1", [role])
        if roles.isEmpty { try connection.runScript("CREATE ROLE \(role) NOLOGIN") }
        // One after the other, even if another server migrates at this moment.
        while try step(connection, towards: version) {}
    }

    private static func step(_ connection: PostgresConnection, towards version: Int) throws -> Bool {
        try connection.run("BEGIN")
        do {
            let now = try connection.run("SELECT version FROM schema_version FOR UPDATE")[0][0].flatMap { Int($0) } ?? 0
            guard now != version else {
                try connection.run("ROLLBACK")
                return false
            }
            guard (0...migrations.count).contains(version), now <= migrations.count else {
                throw PostgresError(
                    state: "", message: "The database has version \(now), which this server does not know.")
            }
            try connection.runScript(now < version ? migrations[now].up : migrations[now - 1].down)
            try connection.run("UPDATE schema_version SET version = $1", ["\(now < version ? now + 1 : now - 1)"])
            try connection.run("COMMIT")
            return true
        } catch {
            _ = try? connection.run("ROLLBACK")
            throw error
        }
    }

    /// `head` is the account's last number; its row's lock is the order of the account. `refs` has the references of a
    /// document that is alive as `field=key`. `batches` is the log of what was decided.
    private static let tables = """
        CREATE TABLE accounts (
            account_id TEXT NOT NULL PRIMARY KEY,
            head BIGINT NOT NULL DEFAULT 0,
            clock TEXT,
            checksum TEXT NOT NULL DEFAULT '0'
        );
        CREATE TABLE devices (
            account_id TEXT NOT NULL,
            node TEXT NOT NULL,
            user_id TEXT NOT NULL,
            last_number BIGINT NOT NULL,
            PRIMARY KEY (account_id, node)
        );
        CREATE TABLE documents (
            account_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            sequence BIGINT NOT NULL,
            alive BOOLEAN NOT NULL,
            refs TEXT[] NOT NULL,
            state TEXT NOT NULL,
            PRIMARY KEY (account_id, kind, key)
        );
        CREATE UNIQUE INDEX documents_sequence ON documents (account_id, sequence);
        CREATE TABLE batches (
            account_id TEXT NOT NULL,
            batch_id TEXT NOT NULL,
            sequence BIGINT NOT NULL,
            user_id TEXT,
            body TEXT NOT NULL,
            answer TEXT NOT NULL,
            decided_at TIMESTAMPTZ NOT NULL DEFAULT now(),
            PRIMARY KEY (account_id, batch_id)
        );
        """
        + tableNames.map { table in
            """

            ALTER TABLE \(table) ENABLE ROW LEVEL SECURITY;
            CREATE POLICY own_account ON \(table)
                USING (account_id = current_setting('ledger.account', true))
                WITH CHECK (account_id = current_setting('ledger.account', true));
            GRANT SELECT, INSERT, UPDATE, DELETE ON \(table) TO \(role);
            """
        }.joined()

    private static let tableNames = ["accounts", "devices", "documents", "batches"]
    private static let withoutTables = tableNames.map { "DROP TABLE \($0);" }.joined(separator: "\n")
}
