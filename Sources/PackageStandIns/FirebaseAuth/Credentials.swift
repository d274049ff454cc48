import Foundation
import PerchStandIns

/// A type that describes what a person signs in with.
public class AuthCredential: @unchecked Sendable {
    // Unchecked because classes below it have constants only.
    /// The name of the service.
    public let provider: String
    init(provider: String) { self.provider = provider }
}

/// A password.
public enum EmailAuthProvider {
    /// The credential of an address and a password.
    public static func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential(provider: "password")
    }
}

/// Google's accounts.
public enum GoogleAuthProvider {
    /// The credential of tokens.
    public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        AuthCredential(provider: "google.com")
    }
}

/// The services that people have accounts with.
public enum AuthProviderID: String, Sendable {
    /// The services.
    case apple = "apple.com", google = "google.com", email = "password", gitHub = "github.com", facebook =
        "facebook.com"
}

/// Accounts of other services.
public final class OAuthProvider: Sendable {
    /// The name of the service.
    public let providerID: String
    /// Creates a service.
    public init(providerID: String) { self.providerID = providerID }
    /// The credential of a token.
    public static func credential(
        withProviderID providerID: String, idToken: String, rawNonce: String? = nil, accessToken: String? = nil
    ) -> AuthCredential { AuthCredential(provider: providerID) }
    /// The credential of a token.
    public static func credential(
        providerID: AuthProviderID, idToken: String, rawNonce: String? = nil, accessToken: String? = nil
    ) -> AuthCredential { AuthCredential(provider: providerID.rawValue) }
    /// The credential of an Apple account.
    public static func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> AuthCredential { AuthCredential(provider: AuthProviderID.apple.rawValue) }
}

/// Changes of a person's name and picture. They fail.
public final class UserProfileChangeRequest {
    init() {}
    /// The name.
    public var displayName: String?
    /// The address of a picture.
    public var photoURL: URL?
    /// Fails because there is no connection.
    public func commitChanges() async throws { throw Auth.failure("UserProfileChangeRequest.commitChanges()") }
    /// Reports at once that there is no connection.
    public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
        completion?(Auth.failure("UserProfileChangeRequest.commitChanges(completion:)"))
    }
}

/// A type that describes when a person has signed in.
public final class UserMetadata: Sendable {
    init() {}
    /// The last time: none.
    public var lastSignInDate: Date? { nil }
    /// The first time: none.
    public var creationDate: Date? { nil }
}

extension User {
    /// The metadata: when the person has signed in.
    public var metadata: UserMetadata { UserMetadata() }
    /// The number of a telephone.
    public var phoneNumber: String? { nil }
    /// A request for changes, which fails.
    public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
    /// Fails because there is no connection.
    @discardableResult public func link(with credential: AuthCredential) async throws -> AuthDataResult {
        throw Auth.failure("User.link(with:)")
    }
    /// Fails because there is no connection.
    @discardableResult public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        throw Auth.failure("User.reauthenticate(with:)")
    }
    /// Fails because there is no connection.
    public func sendEmailVerification() async throws { throw Auth.failure("User.sendEmailVerification()") }
    /// Fails because there is no connection.
    public func updatePassword(to password: String) async throws { throw Auth.failure("User.updatePassword(to:)") }
    /// Fails because there is no connection.
    public func reload() async throws { throw Auth.failure("User.reload()") }
    /// Fails because there is no connection.
    public func getIDToken(forcingRefresh: Bool = false) async throws -> String {
        throw Auth.failure("User.getIDToken()")
    }
    /// Reports at once that there is no connection.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        completion?(Auth.failure("User.delete(completion:)"))
    }
}

extension Auth {
    static func failure(_ call: String) -> AuthErrorCode {
        noEffect(call, "there is no connection to Firebase")
        return AuthErrorCode(.networkError)
    }
    /// Fails because there is no connection.
    @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        throw Self.failure("Auth.signIn(with:)")
    }
    /// Reports at once that there is no connection.
    public func signIn(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, Self.failure("Auth.signIn(with:completion:)")) }
    /// Reports at once that there is no connection.
    public func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        completion?(nil, Self.failure("Auth.signInAnonymously(completion:)"))
    }
    /// Reports at once that there is no connection.
    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(Self.failure("Auth.sendPasswordReset(withEmail:completion:)"))
    }
    /// Does nothing: there is no connection.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Does nothing: nobody is signed in.
    public func useUserAccessGroup(_ accessGroup: String?) throws {}
    /// A Boolean value that indicates whether devices share the authentication state. In Perch, this property has no
    /// effect, because no user is signed in.
    public var shareAuthStateAcrossDevices: Bool {
        get { false }
        set { noEffect("Auth.shareAuthStateAcrossDevices", "nobody is signed in") }
    }
    /// Fails because there is no connection.
    public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
        throw Self.failure("Auth.revokeToken(withAuthorizationCode:)")
    }
}
