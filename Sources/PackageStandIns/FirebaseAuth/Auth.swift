import Foundation
import PerchStandIns

/// A type that describes why an account cannot be used.
public struct AuthErrorCode: Error, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The password is wrong.
        case wrongPassword = 17009
        /// A code: there is no connection.
        case networkError = 17020
    }
    /// The kind.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// A code: there is no connection.
    public static let networkError = Code.networkError
    /// The password is wrong.
    public static let wrongPassword = Code.wrongPassword
}

/// A user with an account. There is never one here.
public final class User: Sendable {
    private init() {}
    /// The identifier.
    public var uid: String { "" }
    /// The name.
    public var displayName: String? { nil }
    /// The address for mail.
    public var email: String? { nil }
    /// The address of a picture.
    public var photoURL: URL? { nil }
    /// A Boolean value that indicates whether there is no name or password.
    public var isAnonymous: Bool { true }
    /// Fails because there is no connection.
    public func delete() async throws { throw AuthErrorCode(.networkError) }
}

/// A type that describes what a service says of a person. There are no services here.
public protocol UserInfo: Sendable {
    /// The name of the service.
    var providerID: String { get }
    /// The identifier.
    var uid: String { get }
    /// The name.
    var displayName: String? { get }
    /// The address for mail.
    var email: String? { get }
    /// The address of a picture.
    var photoURL: URL? { get }
}

extension User: UserInfo {
    /// The name of the service.
    public var providerID: String { "Firebase" }
    /// The provider data: what the services say: nothing.
    public var providerData: [any UserInfo] { [] }
    /// A Boolean value that indicates whether the address was confirmed.
    public var isEmailVerified: Bool { false }
}

/// A type that describes what signing in produced.
public final class AuthDataResult: Sendable {
    /// The user.
    public let user: User
    private init(user: User) { self.user = user }
}

/// Removes a listener.
public protocol AuthStateDidChangeListenerHandle: AnyObject {}

private final class Handle: AuthStateDidChangeListenerHandle {}

/// Signs people in. Nobody is signed in here, and signing in fails.
public final class Auth: Sendable {
    private static let shared = Auth()
    /// The shared object.
    public static func auth() -> Auth { shared }
    /// The user: none.
    public var currentUser: User? { nil }

    private func fail(_ call: String) -> AuthErrorCode {
        noEffect("Auth.\(call)", "there is no connection to Firebase")
        return AuthErrorCode(.networkError)
    }

    /// Fails because there is no connection.
    public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw fail("signIn(withEmail:password:)")
    }
    /// Reports at once that there is no connection.
    public func signIn(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, fail("signIn(withEmail:password:)")) }
    /// Fails because there is no connection.
    public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw fail("createUser(withEmail:password:)")
    }
    /// Reports at once that there is no connection.
    public func createUser(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, fail("createUser(withEmail:password:)")) }
    /// Fails because there is no connection.
    public func signInAnonymously() async throws -> AuthDataResult { throw fail("signInAnonymously()") }
    /// Fails because there is no connection.
    public func sendPasswordReset(withEmail email: String) async throws { throw fail("sendPasswordReset(withEmail:)") }
    /// Does nothing: nobody is signed in.
    public func signOut() throws {}
    /// Calls the listener once: nobody is signed in.
    public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any AuthStateDidChangeListenerHandle {
        listener(self, nil)
        return Handle()
    }
    /// Removes a listener.
    public func removeStateDidChangeListener(_ listenerHandle: any AuthStateDidChangeListenerHandle) {}
}
