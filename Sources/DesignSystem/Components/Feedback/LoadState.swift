import SwiftUI

/// The state of loaded content: loading, empty, failed, or loaded. Existing content, including the information that
/// there is none, remains while it is loaded again, and if that fails.
///
/// ```swift
/// switch state {
/// case .loading: ProjectsSkeleton()
/// case .empty: ContentUnavailableView("No Projects", systemImage: "house")
/// case .failed(let failure): ErrorRetryView(message: failure.message, onRetry: retry)
/// case .loaded(let projects, _): ProjectsList(projects)
/// }
/// ```
///
/// ``LoadStateView`` shows all of them, and ``Loader`` goes through them.
public enum LoadState<Value> {
    /// A state in which the content is loaded for the first time.
    case loading
    /// A state in which the content was loaded and is empty. It can be loaded again at the same time.
    case empty(LoadRefresh = .idle)
    /// A state in which loading failed and there is no previous content.
    case failed(LoadFailure)
    /// A state with content, which can be loaded again at the same time.
    case loaded(Value, LoadRefresh = .idle)

    /// The content, if it is available.
    public var value: Value? {
        if case .loaded(let value, _) = self { return value }
        return nil
    }

    /// The failure of the latest attempt, with or without earlier content.
    public var failure: LoadFailure? {
        switch self {
        case .failed(let failure), .empty(.failed(let failure)), .loaded(_, .failed(let failure)): failure
        default: nil
        }
    }

    /// A Boolean value that indicates whether content is being loaded, for the first time or again.
    public var isLoading: Bool {
        switch self {
        case .loading, .empty(.refreshing), .loaded(_, .refreshing): true
        default: false
        }
    }

    /// What is known, with something else going on behind it; nil if nothing is.
    func with(_ refresh: LoadRefresh) -> LoadState? {
        switch self {
        case .loading, .failed: nil
        case .empty: .empty(refresh)
        case .loaded(let value, _): .loaded(value, refresh)
        }
    }
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

/// The state of a refresh while content, or an empty state, is visible.
public enum LoadRefresh: Equatable, Sendable {
    /// A state without a refresh.
    case idle
    /// A state in which the content is being loaded again.
    case refreshing
    /// A state in which the refresh failed. The visible content is the previous one.
    case failed(LoadFailure)
}

/// The reason for a failure to load, in words for the user.
public struct LoadFailure: Error, Equatable, Sendable {
    /// The description of the problem, and of what the user can do.
    public var message: String
    /// A Boolean value that indicates whether there is no connection.
    public var isOffline: Bool

    /// Creates a failure.
    public init(message: String, isOffline: Bool = false) {
        self.message = message
        self.isOffline = isOffline
    }

    /// Creates a failure from an error, with the description of the error, or `fallback` if it has none.
    public init(_ error: any Error, fallback: String = String(localized: "Something went wrong")) {
        if let failure = error as? LoadFailure {
            self = failure
            return
        }
        let offline: Set<URLError.Code> = [.notConnectedToInternet, .networkConnectionLost, .dataNotAllowed]
        let code = (error as? URLError)?.code
        self.init(
            message: (error as? any LocalizedError)?.errorDescription ?? fallback,
            isOffline: code.map(offline.contains) ?? false)
    }
}
