import Foundation
import HostKit

/// Opens a URL. Views call it as a function; `openURL` of the environment holds it.
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

        /// The system opens another URL in its place.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    /// Where addresses go that the handler leaves to the system; nil takes those of the session whose code runs.
    fileprivate var requests: HostRequests?

    /// Leaves URLs to the system. Not isolated, since the environment's default is not.
    nonisolated fileprivate init() { handler = { _ in .systemAction } }

    /// Opens URLs by a handler.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { open(url) { _ in } }

    /// Opens a URL and tells whether that worked.
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
    /// Opens URLs. What no handler opens, the host is asked for.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.requests = requestsOfSession
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
