import Foundation
import LedgerCore
import LedgerSync

/// Signs people in at the server that the file is kept synchronized with.
public struct ServerAuthService: AuthService {
    private let engine: SyncEngine

    public init(engine: SyncEngine) { self.engine = engine }

    /// Known without the server, so that somebody who is offline goes on. The server ends a sign-in by not taking what it sends.
    public func user(token: String) async -> SignedInUser? {
        engine.person(token: token).map { SignedInUser(id: $0.id, email: $0.email) }
    }

    public func signIn(email: String, password: String) async throws -> SignIn {
        try await told { try await engine.signIn(email: email, password: password) }
    }

    public func signUp(email: String, password: String) async throws -> SignIn {
        try await told { try await engine.signUp(email: email, password: password) }
    }

    public func signOut(token: String) { engine.signOut(token: token) }

    private func told(_ work: @Sendable () async throws -> SignInAnswer) async throws -> SignIn {
        let answer = try await ServerTrouble.told(work)
        return SignIn(user: SignedInUser(id: answer.userID, email: answer.email), token: answer.token)
    }
}

/// Why something could not be done at the server, in words.
struct ServerTrouble: LocalizedError {
    let errorDescription: String?

    /// Does something at the server, and says in words why that failed.
    static func told<Result: Sendable>(_ work: @Sendable () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let failure as ServerFailure {
            // A server speaks English; what it says most is in the catalog.
            throw ServerTrouble(errorDescription: localized(Phrase(stringLiteral: failure.message)))
        } catch is URLError {
            throw ServerTrouble(
                errorDescription: String(localized: "The server cannot be reached. Check the connection and try again.")
            )
        }
    }
}
