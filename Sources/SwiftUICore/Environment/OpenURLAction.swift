import Foundation
import HostKit

/// An action that opens a URL. Read it from the environment value `openURL`, and call it as a function.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        enum Outcome: Equatable { case handled, discarded, system(URL?) }
        let outcome: Outcome

        /// The handler opened it.
        public static let handled = Result(outcome: .handled)
        /// The handler decided not to open it.
        public static let discarded = Result(outcome: .discarded)
        /// The system opens it.
        public static let systemAction = Result(outcome: .system(nil))

        /// Returns a result with which the system opens another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    /// Where addresses go that the handler leaves to the system; nil takes those of the session whose code runs.
    fileprivate var requests: HostRequests?

    /// Leaves URLs to the system. Not isolated, since the environment's default is not.
    nonisolated fileprivate init() { handler = { _ in .systemAction } }

    /// Creates an action with a handler for URLs.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { open(url) { _ in } }

    /// Opens a URL and calls a closure with a Boolean value that indicates success.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        open(url, completion)
    }

    private func open(_ url: URL, _ completion: (Bool) -> Void) {
        switch handler(url).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion((requests ?? .current).open(other ?? url))
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// The action that opens URLs. The host opens URLs that no handler opens.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.requests = requestsOfSession
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
