import SwiftUI

/// How far content has come. Loading, empty, failed and loaded cannot be taken for each other, and what is known stays
/// while it is loaded again, or when that fails: content that is there, and that there is none.
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
    /// It is loaded for the first time.
    case loading
    /// It was loaded, and there is nothing. It may be loaded again meanwhile.
    case empty(LoadRefresh = .idle)
    /// It could not be loaded, and nothing is there from before.
    case failed(LoadFailure)
    /// It is there, and may be loaded again meanwhile.
    case loaded(Value, LoadRefresh = .idle)

    /// The content, if it is there.
    public var value: Value? {
        if case .loaded(let value, _) = self { return value }
        return nil
    }

    /// Why the latest attempt failed, whether there is content from before or not.
    public var failure: LoadFailure? {
        switch self {
        case .failed(let failure), .empty(.failed(let failure)), .loaded(_, .failed(let failure)): failure
        default: nil
        }
    }

    /// Whether something is being loaded, for the first time or again.
    public var isLoading: Bool {
        switch self {
        case .loading, .empty(.refreshing), .loaded(_, .refreshing): true
        default: false
        }
    }

    /// What is known, with something else going on behind it; nil where nothing is.
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

/// What goes on behind content that is there, or behind the word that there is none.
public enum LoadRefresh: Equatable, Sendable {
    /// Nothing.
    case idle
    /// It is loaded again.
    case refreshing
    /// It was loaded again, and that failed; what is shown is from before.
    case failed(LoadFailure)
}

/// Why something could not be loaded, in words for people.
public struct LoadFailure: Error, Equatable, Sendable {
    /// What happened, and what can be done about it.
    public var message: String
    /// Whether there is no connection.
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
