import SwiftUI

/// The state of loaded content. Loading, empty, failed and loaded cannot be taken for each other, and what is known
/// stays while it is loaded again, or when that fails: content that is there, and that there is none.
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
    /// A state in which the content was loaded and is empty. It may be loaded again meanwhile.
    case empty(LoadRefresh = .idle)
    /// A state in which loading failed and there is no earlier content.
    case failed(LoadFailure)
    /// A state with content, which may be loaded again at the same time.
    case loaded(Value, LoadRefresh = .idle)

    /// The content, if it is there.
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

    /// A Boolean value that indicates whether something is being loaded, for the first time or again.
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

/// The state of a refresh while content, or an empty state, is shown.
public enum LoadRefresh: Equatable, Sendable {
    /// A state without a refresh.
    case idle
    /// A state in which the content is loaded again.
    case refreshing
    /// A state in which the refresh failed; what is shown is from before.
    case failed(LoadFailure)
}

/// The reason for a failure to load, in words for the user.
public struct LoadFailure: Error, Equatable, Sendable {
    /// The problem, and what the user can do about it.
    public var message: String
    /// A Boolean value that indicates whether there is no connection.
    public var isOffline: Bool

    /// Creates a failure.
    public init(message: String, isOffline: Bool = false) {
        self.message = message
        self.isOffline = isOffline
    }

    /// A failure from an error: in the error's own words where it has some, else in `fallback`.
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
