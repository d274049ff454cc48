import Foundation
import PerchStandIns
import SwiftUI

/// Constants that describe what a user is known by, once requests have ended well. Nobody has an account here, so that
/// they do not.
public enum ASAuthorizationResult {
    /// A name and a password.
    case password(ASPasswordCredential)
    /// An Apple Account.
    case appleID(ASAuthorizationAppleIDCredential)
    /// A passkey that was used.
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    /// A passkey that was made.
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// A type that signs users in, out of a view. It fails with `ASAuthorizationError.unknown`: nobody has an account here.
@MainActor public struct AuthorizationController: Sendable {
    nonisolated init() {}

    /// Throws `ASAuthorizationError.unknown`.
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

    /// Throws `ASAuthorizationError.unknown`.
    public func performAutoFillAssistedRequest(
        _ request: ASAuthorizationRequest
    ) async throws -> ASAuthorizationResult { try await performRequests([request]) }
}

extension EnvironmentValues {
    /// Signs users in.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

extension ASAuthorizationController {
    /// Options that describe how requests are made.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A request option: only with what the device has, without a question for other devices.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// Fails with `ASAuthorizationError.unknown`. The options have no effect.
    public func performRequests(options: RequestOptions) { performRequests() }
    /// Fails with `ASAuthorizationError.unknown`.
    public func performAutoFillAssistedRequests() { performRequests() }
}

extension WebAuthenticationSession {
    /// A type that describes where a page leads to in the end.
    public struct Callback: Sendable {
        private let matches: @Sendable (URL) -> Bool

        /// Returns an address of the app's own scheme.
        public static func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }
        /// Returns an address of a host and a path.
        public static func https(host: String, path: String) -> Callback {
            Callback { $0.scheme == "https" && $0.host() == host && $0.path() == path }
        }
        /// Returns a Boolean value that indicates whether an address is such a one.
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
    /// A type that describes where a page leads to in the end.
    public final class Callback: NSObject, Sendable {
        private let value: WebAuthenticationSession.Callback
        private init(_ value: WebAuthenticationSession.Callback) { self.value = value }

        /// An address of the app's own scheme.
        public class func customScheme(_ customScheme: String) -> Callback { Callback(.customScheme(customScheme)) }
        /// An address of a host and a path.
        public class func https(host: String, path: String) -> Callback { Callback(.https(host: host, path: path)) }
        /// Returns a Boolean value that indicates whether an address is such a one.
        public func matchesURL(_ url: URL) -> Bool { value.matchesURL(url) }
    }

    /// Creates a session on a page that leads to an address.
    public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
    }
}
