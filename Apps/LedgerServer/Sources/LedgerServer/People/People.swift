import Foundation
import LedgerAuth
import LedgerCore

/// Someone who has signed in.
public struct Person: Hashable, Sendable {
    public var id: String
    public var email: String

    public init(id: String, email: String) {
        self.id = id
        self.email = email
    }
}

/// Who may sign in: addresses with hashed passwords, and sign-ins that end. Calls block, and may come from any thread.
public struct People: Sendable {
    private let database: PostgresDatabase
    private let policy: SignInPolicy

    public init(_ storage: PostgresStorage, policy: SignInPolicy = SignInPolicy()) {
        database = storage.database
        self.policy = policy
    }

    /// Lets in someone new, and gives what proves it later on. Takes a while, on purpose.
    ///
    /// Throws a `SignInRefusal` that says why not.
    public func signUp(_ credentials: Credentials, now: Date) throws -> SignInAnswer {
        let email = Invite.normalized(email: credentials.email)
        guard PresetFormValidation.validateInvite(email: email).isEmpty, email.utf8.count <= 254 else {
            throw SignInRefusal.badEmail
        }
        guard credentials.password.count >= policy.minimumLength else {
            throw SignInRefusal.shortPassword(minimum: policy.minimumLength)
        }
        let person = Person(id: UUID().uuidString.lowercased(), email: email)
        let hash = try PasswordHash(of: credentials.password, cost: policy.cost)
        let made = try database.transaction([.user: person.id]) { connection in
            try connection.run(
                """
                INSERT INTO people (user_id, email, salt, password, rounds, block_size, parallelism)
                VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1
                """,
                [
                    person.id, email, hash.salt.base64EncodedString(), hash.key.base64EncodedString(),
                    "\(hash.cost.rounds)", "\(hash.cost.blockSize)", "\(hash.cost.parallelism)",
                ])
        }
        guard !made.isEmpty else { throw SignInRefusal.taken }
        return try begin(person, now)
    }

    /// Lets in someone who proves who they are by a password, and gives what proves it later on. Takes a while, on purpose.
    ///
    /// Throws a `SignInRefusal` that says why not.
    public func signIn(_ credentials: Credentials, now: Date) throws -> SignInAnswer {
        let email = Invite.normalized(email: credentials.email)
        // Counted before it is looked at, so that many at once are not looked at for nothing.
        guard let login = try attempt(email, now) else {
            // As long as with an address that is known.
            _ = try PasswordHash(of: credentials.password, cost: policy.cost)
            throw SignInRefusal.wrong
        }
        guard try login.hash.matches(credentials.password) else { throw SignInRefusal.wrong }
        try database.transaction([.user: login.person.id]) { connection in
            try connection.run(
                "UPDATE people SET failures = 0, blocked_until = NULL WHERE user_id = $1", [login.person.id])
        }
        return try begin(login.person, now)
    }

    /// Notes an attempt, and gives what is known of an address; `nil` for nothing.
    private func attempt(_ email: String, _ now: Date) throws -> (person: Person, hash: PasswordHash)? {
        let now = now.timeIntervalSince1970
        return try database.transaction([.email: email]) { connection in
            let rows = try connection.run(
                """
                SELECT user_id, salt, password, rounds, block_size, parallelism, failures, blocked_until FROM people
                WHERE email = $1 FOR UPDATE
                """, [email])
            guard let row = rows.first, let id = row[0], let salt = row[1].flatMap({ Data(base64Encoded: $0) }),
                let key = row[2].flatMap({ Data(base64Encoded: $0) })
            else { return nil }
            if let until = row[7].flatMap({ Double($0) }), until > now {
                throw SignInRefusal.blocked(seconds: Int((until - now).rounded(.up)))
            }
            func number(_ column: Int) -> Int { row[column].flatMap { Int($0) } ?? 0 }
            let failures = number(6) + 1
            try connection.run(
                "UPDATE people SET failures = $2, blocked_until = $3 WHERE email = $1",
                [email, "\(failures)", policy.wait(afterFailures: failures).map { "\(now + $0)" }])
            let cost = PasswordHash.Cost(rounds: number(3), blockSize: number(4), parallelism: number(5))
            return (Person(id: id, email: email), PasswordHash(salt: salt, key: key, cost: cost))
        }
    }

    // MARK: Sign-ins

    private func begin(_ person: Person, _ now: Date) throws -> SignInAnswer {
        let token = SecretToken()
        let now = now.timeIntervalSince1970
        try database.transaction([.user: person.id]) { connection in
            try connection.run("DELETE FROM sign_ins WHERE user_id = $1 AND expires_at <= $2", [person.id, "\(now)"])
            try connection.run(
                "INSERT INTO sign_ins (digest, user_id, expires_at) VALUES ($1, $2, $3)",
                [token.hexDigest, person.id, "\(now + policy.lifetime)"])
        }
        return SignInAnswer(userID: person.id, email: person.email, token: token.text)
    }

    /// Who a token is of; `nil` once it has expired or was given up.
    public func person(token: String, now: Date) throws -> Person? {
        let digest = SecretToken(token).hexDigest
        return try database.transaction([.token: digest], isReadOnly: true) { connection in
            let rows = try connection.run(
                "SELECT user_id FROM sign_ins WHERE digest = $1 AND expires_at > $2",
                [digest, "\(now.timeIntervalSince1970)"])
            guard let id = rows.first?[0] else { return nil }
            try connection.run("SELECT set_config('ledger.user', $1, true)", [id])
            return try connection.run("SELECT email FROM people WHERE user_id = $1", [id]).first?[0].map {
                Person(id: id, email: $0)
            }
        }
    }

    /// Gives a token up.
    public func end(token: String) throws {
        let digest = SecretToken(token).hexDigest
        try database.transaction([.token: digest]) { connection in
            try connection.run("DELETE FROM sign_ins WHERE digest = $1", [digest])
        }
    }
}

extension SecretToken {
    /// The digest as text.
    var hexDigest: String { digest.hexadecimal }
}

extension Sequence<UInt8> {
    /// Two lower-case digits a byte.
    var hexadecimal: String {
        var text = ""
        for byte in self {
            text.append(String(byte >> 4, radix: 16))
            text.append(String(byte & 15, radix: 16))
        }
        return text
    }
}
