import Foundation

/// The result of an authorization request.
open class ASAuthorization: NSObject {
    /// A scope of information that a provider supplies.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user's name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The user's mail address.
        public static let email = Scope(rawValue: "email")
    }

    /// An operation of a request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The provider decides.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// The user signs in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// The user signs in again.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// The user signs out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }

    /// The provider of the credential.
    public let provider: any ASAuthorizationProvider
    /// The credential of the user.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// A type that provides credentials of users.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A type that represents a credential of a user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request to a provider.
open class ASAuthorizationRequest: NSObject {
    /// The provider of the request.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request with the protocol OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The requested scopes.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// The state, which the response returns.
    open var state: String?
    /// The nonce, which the token contains.
    open var nonce: String?
    /// The requested operation.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request to sign in with an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The identifier of the user, if it is known.
    open var user: String?
}

/// A provider of credentials of Apple Accounts.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Constants that describe the state of a user's credential.
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized = 1
        case notFound = 2
        case transferred = 3
    }

    /// Creates a provider.
    public override init() { super.init() }

    /// Returns a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Provides the state of a user's credential, which is not found.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }

    /// Returns that the credential was not found.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A credential of an Apple Account.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The user.
    public let user: String
    /// The state of the request.
    open var state: String? { nil }
    /// The granted scopes.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// The code with which the program's server requests tokens.
    open var authorizationCode: Data? { nil }
    /// The token that identifies the user.
    open var identityToken: Data? { nil }
    /// The mail address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// A value that indicates whether the user is probably a person.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }

    init(user: String) { self.user = user }
}

/// Constants that indicate whether a user is probably a person.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported = 0
    case unknown = 1
    case likelyReal = 2
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Creates a name and a password.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

/// A provider of credentials with names and passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates a provider.
    public override init() { super.init() }
    /// Returns a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a name and a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// An error that describes why authorization failed.
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled = 1001
        case invalidResponse = 1002
        case notHandled = 1003
        case failed = 1004
        case notInteractive = 1005
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
    public var errorCode: Int { code.rawValue }

    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
    public static let failed = Code.failed
}

extension ASAuthorizationError.Code {
    /// Returns a Boolean value that indicates whether an error has this code, so that `catch
    /// ASAuthorizationError.canceled` matches.
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
        (error as? ASAuthorizationError)?.code == code
    }
}
