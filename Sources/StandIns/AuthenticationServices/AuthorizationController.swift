import Foundation
import PerchStandIns
import SwiftUI

/// Constants with the credential of a successful request. In Perch, requests do not succeed.
public enum ASAuthorizationResult {
    /// A name and a password.
    case password(ASPasswordCredential)
    /// A credential of an Apple Account.
    case appleID(ASAuthorizationAppleIDCredential)
    /// A passkey that was used.
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    /// A registered passkey.
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// A controller that performs authorization requests, for a view. In Perch, they fail with
/// `ASAuthorizationError.unknown`, because there are no accounts.
@MainActor public struct AuthorizationController: Sendable {
    nonisolated init() {}

    /// Performs a request. In Perch, it throws `ASAuthorizationError.unknown`.
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

    /// Performs the requests. In Perch, they have no effect, and throw `ASAuthorizationError.unknown`.
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult {
        inert("AuthorizationController.performRequests(_:options:)", "nobody has an account")
        throw ASAuthorizationError(.unknown)
    }

    /// Performs a request. In Perch, it throws `ASAuthorizationError.unknown`.
    public func performAutoFillAssistedRequest(
        _ request: ASAuthorizationRequest
    ) async throws -> ASAuthorizationResult { try await performRequests([request]) }
}

extension EnvironmentValues {
    /// The controller that performs authorization requests.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

extension ASAuthorizationController {
    /// Options for performing requests.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// An option that uses only the credentials of this device.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// Performs the requests. In Perch, they fail with `ASAuthorizationError.unknown`, and the options have no effect.
    public func performRequests(options: RequestOptions) { performRequests() }
    /// Performs the requests. In Perch, they fail with `ASAuthorizationError.unknown`.
    public func performAutoFillAssistedRequests() { performRequests() }
}

extension WebAuthenticationSession {
    /// The callback URL of a page.
    public struct Callback: Sendable {
        private let matches: @Sendable (URL) -> Bool

        /// Returns a callback with a custom scheme of the app.
        public static func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }
        /// Returns an address of a host and a path.
        public static func https(host: String, path: String) -> Callback {
            Callback { $0.scheme == "https" && $0.host() == host && $0.path() == path }
        }
        /// Returns a Boolean value that indicates whether a URL matches the callback.
        public func matchesURL(_ url: URL) -> Bool { matches(url) }
    }

    /// Starts an authentication. In Perch, it has no effect, and throws `canceledLogin`.
    public func authenticate(
        using url: URL, callback: Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL {
        inert("WebAuthenticationSession.authenticate(using:callback:)", "it is canceled at once")
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

extension ASWebAuthenticationSession {
    /// The callback URL of a page.
    public final class Callback: NSObject, Sendable {
        private let value: WebAuthenticationSession.Callback
        private init(_ value: WebAuthenticationSession.Callback) { self.value = value }

        /// Returns a callback with a custom scheme of the app.
        public class func customScheme(_ customScheme: String) -> Callback { Callback(.customScheme(customScheme)) }
        /// An address of a host and a path.
        public class func https(host: String, path: String) -> Callback { Callback(.https(host: host, path: path)) }
        /// Returns a Boolean value that indicates whether a URL matches the callback.
        public func matchesURL(_ url: URL) -> Bool { value.matchesURL(url) }
    }

    /// Creates a session on a page that leads to an address.
    public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
    }
}
