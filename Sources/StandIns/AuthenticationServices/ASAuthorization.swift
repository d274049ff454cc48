import Foundation

/// A type that describes what came of a request.
open class ASAuthorization: NSObject {
    /// A value that is asked of a provider.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user's name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The user's mail address.
        public static let email = Scope(rawValue: "email")
    }

    /// A type that describes what is done.
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

    /// The provider, which indicates who was asked.
    public let provider: any ASAuthorizationProvider
    /// The credential, which indicates what the user is known by.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// A type that knows users.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A type that describes what a user is known by.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// An object that is asked of a provider.
open class ASAuthorizationRequest: NSObject {
    /// The provider, which indicates who is asked.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request by the protocol OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The requested scopes, which indicate what is asked for.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back with the answer.
    open var state: String?
    /// Comes back in the token.
    open var nonce: String?
    /// The requested operation, which indicates what is done.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request to sign in with an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user, where it is known.
    open var user: String?
}

/// An object that knows users by their Apple Accounts.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Constants that indicate whether a user is known.
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

    /// Reports that the credential was not found.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }

    /// Returns that the credential was not found.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A type that describes what a user with an Apple Account is known by.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The user.
    public let user: String
    /// The state, which indicates what came with the request.
    open var state: String? { nil }
    /// The authorized scopes, which indicate what was granted.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// The authorization code, which indicates what the program's server can ask with.
    open var authorizationCode: Data? { nil }
    /// A token that says who the user is.
    open var identityToken: Data? { nil }
    /// The mail address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// A value that indicates whether it seems to be a user.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }

    init(user: String) { self.user = user }
}

/// Constants that indicate whether a person seems to be a user.
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

/// An object that knows users by names and passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates a provider.
    public override init() { super.init() }
    /// Returns a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a name and a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A type that describes why nobody was signed in.
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
    /// Lets `catch ASAuthorizationError.canceled` match.
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
        (error as? ASAuthorizationError)?.code == code
    }
}
