import Foundation
import LedgerAuth
import LedgerStore

/// Signs people in by addresses and passwords that are kept in the store itself.
public struct EmbeddedAuthService: AuthService {
    private let accounts: PasswordAccounts

    public init(store: LocalStore, policy: SignInPolicy = SignInPolicy()) {
        accounts = PasswordAccounts(store: store, policy: policy)
    }

    public func user(token: String) async -> SignedInUser? {
        (try? accounts.person(token: token)).map(SignedInUser.init)
    }

    // Hashing takes its time, so it is done beside the main actor.
    @concurrent public func signIn(email: String, password: String) async throws -> SignIn {
        let (person, token) = try accounts.signIn(email: email, password: password)
        return SignIn(user: SignedInUser(person), token: token)
    }

    @concurrent public func signUp(email: String, password: String) async throws -> SignIn {
        let (person, token) = try accounts.signUp(email: email, password: password)
        return SignIn(user: SignedInUser(person), token: token)
    }

    public var changesPasswords: Bool { true }

    @concurrent public func changePassword(
        of user: SignedInUser, from old: String, to new: String, keeping token: String?
    ) async throws {
        try accounts.changePassword(email: user.email, from: old, to: new, keeping: token)
    }

    /// That it cannot be given up is no matter: it expires.
    public func signOut(token: String) { try? accounts.end(token: token) }
}

extension SignedInUser {
    init(_ person: PasswordAccounts.Person) { self.init(id: person.id, email: person.email) }
}
