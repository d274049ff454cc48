import Foundation
import LedgerAuth

/// Someone whom authentication knows.
public struct SignedInUser: Hashable, Sendable, Codable {
    /// By what the store knows them.
    public var id: String
    public var email: String
    public var name: String?

    public init(id: String, email: String, name: String? = nil) {
        self.id = id
        self.email = email
        self.name = name
    }
}

/// A sign-in that counts until it expires or is given up.
public struct SignIn: Hashable, Sendable {
    public var user: SignedInUser
    /// What proves it later on; kept in the app's defaults, so that all windows of a device or a browser have the same person.
    public var token: String?

    public init(user: SignedInUser, token: String? = nil) {
        self.user = user
        self.token = token
    }
}

/// Tells who someone is. The errors that it throws are shown in their own words.
public protocol AuthService: Sendable {
    /// Whose sign-in it is, as long as it counts.
    func user(token: String) async -> SignedInUser?
    func signIn(email: String, password: String) async throws -> SignIn
    func signUp(email: String, password: String) async throws -> SignIn
    /// Changes a person's password. All their sign-ins but one end.
    ///
    /// - Parameter token: the sign-in that goes on.
    func changePassword(of user: SignedInUser, from old: String, to new: String, keeping token: String?) async throws
    /// Whether people have passwords here that they can change.
    var changesPasswords: Bool { get }
    /// Gives a sign-in up.
    func signOut(token: String)
    /// A way in through somebody else's page; `nil` where there is none, and then it is not offered.
    var external: (any ExternalSignIn)? { get }
}

extension AuthService {
    public var external: (any ExternalSignIn)? { nil }
    public var changesPasswords: Bool { false }

    public func changePassword(
        of user: SignedInUser, from old: String, to new: String, keeping token: String?
    ) async throws { throw SignInRefusal.unknown }
}

/// A way in through somebody else's page, which comes back to the app by an address.
public protocol ExternalSignIn: Sendable {
    /// What the button says, such as "Sign in with Google".
    var title: String { get }
    /// The page to open.
    var address: URL { get }
    /// Who came back, by the address that the page opened.
    func signIn(returning address: URL) async throws -> SignIn
}
