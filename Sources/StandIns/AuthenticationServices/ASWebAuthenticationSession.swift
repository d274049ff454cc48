import Foundation
import PerchStandIns
import SwiftUI

/// A session that authenticates a user on a web page. In Perch, it is canceled immediately, because pages are not
/// loaded.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: a session is used on the main thread.

    /// The type of a handler that receives the callback URL.
    public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void

    private let completion: CompletionHandler
    /// The object that provides the window of the presentation.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// A Boolean value that indicates whether the browser's cookies are left out.
    open var prefersEphemeralWebBrowserSession = false
    /// A Boolean value that indicates whether the session can be started.
    open var canStart: Bool { true }

    /// Creates a session on a page.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// Starts the session. In Perch, it has no effect other than a call of the handler with `canceledLogin`.
    @discardableResult open func start() -> Bool {
        inert("ASWebAuthenticationSession.start()", "it is canceled at once")
        completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
        return true
    }

    /// Cancels the requests.
    open func cancel() {}
}

/// A type that provides the window of the presentation.
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window of the presentation.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The domain of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error that describes why authorization failed.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided = 2
        case presentationContextInvalid = 3
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static let errorDomain = ASWebAuthenticationSessionErrorDomain
    public var errorCode: Int { code.rawValue }

    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid
}

extension ASWebAuthenticationSessionError.Code {
    /// Returns a Boolean value that indicates whether an error has this code, so that `catch
    /// ASWebAuthenticationSessionError.canceledLogin` matches.
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

/// A session that authenticates a user on a web page, for a view. In Perch, it is canceled immediately.
@MainActor public struct WebAuthenticationSession: Sendable {
    /// A type that indicates whether the browser's cookies are used.
    public struct BrowserSession: Equatable, Sendable {
        /// A session without the cookies of the browser.
        public static let ephemeral = BrowserSession(isEphemeral: true)
        /// A session with the cookies of the browser.
        public static let shared = BrowserSession(isEphemeral: false)
        let isEphemeral: Bool
    }

    nonisolated init() {}

    /// Starts an authentication. In Perch, it has no effect, and throws `canceledLogin`.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        inert("WebAuthenticationSession.authenticate(using:callbackURLScheme:)", "it is canceled at once")
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

extension EnvironmentValues {
    /// The session that authenticates a user on a web page.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
