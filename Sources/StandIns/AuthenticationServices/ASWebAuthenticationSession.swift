import Foundation
import PerchStandIns
import SwiftUI

/// An object that signs users in on a page of the web. It is canceled at once: pages are not loaded here.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: a session is used on the main thread.

    /// A type that is called with the address that the page leads to.
    public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void

    private let completion: CompletionHandler
    /// Says where the page is shown.
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

    /// Gives up.
    open func cancel() {}
}

/// A type that says where a page is shown.
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window that the page is shown over.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The domain of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// A type that describes why nobody was signed in.
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
    /// Lets `catch ASWebAuthenticationSessionError.canceledLogin` match.
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

/// A type that signs users in on a page of the web, out of a view. It is canceled at once.
@MainActor public struct WebAuthenticationSession: Sendable {
    /// A type that indicates whether the browser's cookies are used.
    public struct BrowserSession: Equatable, Sendable {
        /// A browser session: they are left out.
        public static let ephemeral = BrowserSession(isEphemeral: true)
        /// A browser session: they are used.
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
    /// Signs users in on a page of the web.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
