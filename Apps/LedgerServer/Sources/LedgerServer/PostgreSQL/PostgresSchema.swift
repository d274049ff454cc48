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

    static let migrations = [Migration(up: tables, down: withoutTables), Migration(up: people, down: withoutPeople)]

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
        + tableNames.map(ofOneAccount).joined()

    private static let tableNames = ["accounts", "devices", "documents", "batches"]
    /// All tables that keep something of accounts.
    static let accountTables = tableNames + ["members", "invitations", "files"]
    private static let withoutTables = tableNames.map { "DROP TABLE \($0);" }.joined(separator: "\n")

    /// Shows a table's rows of the account that a transaction names.
    private static func ofOneAccount(_ table: String) -> String {
        shown(table, "account_id = current_setting('ledger.account', true)")
    }

    /// Shows a table's rows for which a condition holds, and lets only such rows be written.
    private static func shown(_ table: String, _ condition: String, writing check: String? = nil) -> String {
        """

        ALTER TABLE \(table) ENABLE ROW LEVEL SECURITY;
        CREATE POLICY own_account ON \(table) USING (\(condition)) WITH CHECK (\(check ?? condition));
        GRANT SELECT, INSERT, UPDATE, DELETE ON \(table) TO \(role);
        """
    }

    /// `members` has who belongs to which account, taken from the documents, to be found by the person. A token and the secret
    /// of an invitation are kept by their digests only.
    private static let people =
        """
        CREATE TABLE people (
            user_id TEXT NOT NULL PRIMARY KEY,
            email TEXT NOT NULL UNIQUE,
            salt TEXT NOT NULL,
            password TEXT NOT NULL,
            rounds BIGINT NOT NULL,
            block_size BIGINT NOT NULL,
            parallelism BIGINT NOT NULL,
            failures BIGINT NOT NULL DEFAULT 0,
            blocked_until DOUBLE PRECISION
        );
        CREATE TABLE sign_ins (
            digest TEXT NOT NULL PRIMARY KEY,
            user_id TEXT NOT NULL,
            expires_at DOUBLE PRECISION NOT NULL
        );
        CREATE INDEX sign_ins_user ON sign_ins (user_id);
        CREATE TABLE members (
            account_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            role TEXT NOT NULL,
            PRIMARY KEY (account_id, user_id)
        );
        CREATE INDEX members_user ON members (user_id);
        INSERT INTO members (account_id, user_id, role)
            SELECT account_id, key, state::JSONB -> 'values' ->> 'role' FROM documents
            WHERE kind = 'member' AND alive AND state::JSONB -> 'values' ->> 'role' IS NOT NULL;
        CREATE TABLE invitations (
            account_id TEXT NOT NULL,
            digest TEXT NOT NULL,
            invite_id TEXT NOT NULL,
            PRIMARY KEY (account_id, digest)
        );
        CREATE TABLE files (
            account_id TEXT NOT NULL,
            hash TEXT NOT NULL,
            size BIGINT NOT NULL,
            type TEXT NOT NULL,
            PRIMARY KEY (account_id, hash)
        );
        CREATE POLICY heads ON accounts FOR SELECT USING (current_setting('ledger.heads', true) = 'on');
        """
        + ofOneAccount("invitations") + ofOneAccount("files")
        + shown(
            "people",
            "user_id = current_setting('ledger.user', true) OR email = current_setting('ledger.email', true)")
        + shown(
            "sign_ins",
            "digest = current_setting('ledger.token', true) OR user_id = current_setting('ledger.user', true)")
        + shown(
            "members",
            "account_id = current_setting('ledger.account', true) OR user_id = current_setting('ledger.user', true)",
            writing: "account_id = current_setting('ledger.account', true)")

    private static let withoutPeople = """
        DROP POLICY heads ON accounts;
        DROP TABLE people;
        DROP TABLE sign_ins;
        DROP TABLE members;
        DROP TABLE invitations;
        DROP TABLE files;
        """
}
