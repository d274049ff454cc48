import Foundation
import GRDB
import LedgerAuth
import LedgerCore

/// Who may sign in, kept beside the documents: addresses with hashed passwords, and sign-ins that end.
public struct PasswordAccounts: Sendable {
    /// Someone who has signed in.
    public struct Person: Hashable, Sendable {
        public var id: String
        public var email: String
    }

    private let store: LocalStore
    private let policy: SignInPolicy

    public init(store: LocalStore, policy: SignInPolicy = SignInPolicy()) {
        self.store = store
        self.policy = policy
    }

    private var now: Date { store.environment.now() }

    /// Lets in someone new, and gives what proves it later on. Takes a while, on purpose.
    ///
    /// - Parameter id: by what the store knows them; a new id unless they are a member of an account already.
    public func signUp(email: String, password: String, id: String? = nil) throws -> (person: Person, token: String) {
        let email = Invite.normalized(email: email)
        guard PresetFormValidation.validateInvite(email: email).isEmpty else { throw SignInRefusal.badEmail }
        try checkLength(password)
        let person = Person(id: id ?? store.environment.newID(), email: email)
        let hash = try PasswordHash(of: password, cost: policy.cost)
        try store.change { db in
            guard try Row.fetchOne(db, sql: "SELECT 1 FROM \"logins\" WHERE \"email\" = ?", arguments: [email]) == nil
            else { throw SignInRefusal.taken }
            try db.execute(
                sql: """
                    INSERT INTO "logins" ("email", "userId", "salt", "key", "rounds", "blockSize", "parallelism")
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    email, person.id, hash.salt, hash.key, hash.cost.rounds, hash.cost.blockSize, hash.cost.parallelism,
                ])
        }
        return (person, try begin(person))
    }

    /// Lets in someone who proves who they are by a password, and gives what proves it later on. Takes a while, on purpose.
    public func signIn(email: String, password: String) throws -> (person: Person, token: String) {
        let email = Invite.normalized(email: email)
        // Counted before it is looked at, so that many at once are not looked at for nothing.
        guard let login = try attempt(email) else {
            // As long as with an address that is known.
            _ = try PasswordHash(of: password, cost: policy.cost)
            throw SignInRefusal.wrong
        }
        guard try login.hash.matches(password) else { throw SignInRefusal.wrong }
        try store.change { db in
            try db.execute(
                sql: "UPDATE \"logins\" SET \"failures\" = 0, \"blockedUntil\" = NULL WHERE \"email\" = ?",
                arguments: [email])
        }
        return (login.person, try begin(login.person))
    }

    /// Changes the password of someone who knows the present one. All their other sign-ins end.
    ///
    /// - Parameter token: the sign-in that goes on.
    public func changePassword(email: String, from old: String, to new: String, keeping token: String?) throws {
        try checkLength(new)
        let email = Invite.normalized(email: email)
        guard let login = try attempt(email), try login.hash.matches(old) else { throw SignInRefusal.wrongPassword }
        try setPassword(new, email: email, keeping: token)
    }

    /// Sets the password of someone who has forgotten it, for those who run the file. All their sign-ins end.
    public func resetPassword(email: String, to new: String) throws {
        try checkLength(new)
        try setPassword(new, email: Invite.normalized(email: email), keeping: nil)
    }

    private func checkLength(_ password: String) throws {
        guard password.count >= policy.minimumLength else {
            throw SignInRefusal.shortPassword(minimum: policy.minimumLength)
        }
    }

    private func setPassword(_ password: String, email: String, keeping token: String?) throws {
        let hash = try PasswordHash(of: password, cost: policy.cost)
        try store.change { db in
            try db.execute(
                sql: """
                    UPDATE "logins" SET "salt" = ?, "key" = ?, "rounds" = ?, "blockSize" = ?, "parallelism" = ?,
                        "failures" = 0, "blockedUntil" = NULL
                    WHERE "email" = ?
                    """,
                arguments: [
                    hash.salt, hash.key, hash.cost.rounds, hash.cost.blockSize, hash.cost.parallelism, email,
                ])
            guard db.changesCount > 0 else { throw SignInRefusal.unknown }
            try db.execute(
                sql: "DELETE FROM \"signIns\" WHERE \"email\" = ? AND \"token\" IS NOT ?",
                arguments: [email, token.map { SecretToken($0).digest }])
        }
    }

    /// Notes an attempt, and gives what is known of an address; `nil` for nothing.
    private func attempt(_ email: String) throws -> (person: Person, hash: PasswordHash)? {
        let now = now.timeIntervalSince1970
        return try store.change { [policy] db in
            let sql = "SELECT * FROM \"logins\" WHERE \"email\" = ?"
            guard let row = try Row.fetchOne(db, sql: sql, arguments: [email]) else { return nil }
            if let until = row["blockedUntil"] as Double?, until > now {
                throw SignInRefusal.blocked(seconds: Int((until - now).rounded(.up)))
            }
            let failures: Int = row["failures"] + 1
            let wait = policy.wait(afterFailures: failures)
            try db.execute(
                sql: "UPDATE \"logins\" SET \"failures\" = ?, \"blockedUntil\" = ? WHERE \"email\" = ?",
                arguments: [failures, wait.map { now + $0 }, email])
            return (
                Person(id: row["userId"], email: email),
                PasswordHash(
                    salt: row["salt"], key: row["key"],
                    cost: .init(
                        rounds: row["rounds"], blockSize: row["blockSize"], parallelism: row["parallelism"]))
            )
        }
    }

    // MARK: Sign-ins

    /// Begins a sign-in. Only a hash of its token is kept, so that nobody who reads the file gets in.
    private func begin(_ person: Person) throws -> String {
        let token = SecretToken()
        let now = now.timeIntervalSince1970
        try store.change { [policy] db in
            try db.execute(sql: "DELETE FROM \"signIns\" WHERE \"expiresAt\" <= ?", arguments: [now])
            try db.execute(
                sql: "INSERT INTO \"signIns\" (\"token\", \"email\", \"expiresAt\") VALUES (?, ?, ?)",
                arguments: [token.digest, person.email, now + policy.lifetime])
        }
        return token.text
    }

    /// Who a token is of; `nil` once it has expired or was given up.
    public func person(token: String) throws -> Person? {
        let now = now.timeIntervalSince1970
        return try store.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT "userId", "logins"."email" FROM "signIns" JOIN "logins" USING ("email")
                    WHERE "token" = ? AND "expiresAt" > ?
                    """, arguments: [SecretToken(token).digest, now]
            ).map { Person(id: $0["userId"], email: $0["email"]) }
        }
    }

    /// Gives a token up.
    public func end(token: String) throws {
        try store.change { db in
            try db.execute(sql: "DELETE FROM \"signIns\" WHERE \"token\" = ?", arguments: [SecretToken(token).digest])
        }
    }
}
