import SwiftUI

/// Loads content and tells how far it has come.
///
/// ```swift
/// @State private var projects = Loader { try await service.projects() }
///
/// LoadStateView(projects) { projects in
///     ProjectsList(projects)
/// } empty: {
///     ContentUnavailableView("No Projects", systemImage: "house")
/// }
/// ```
///
/// Of two attempts only the later one counts. An attempt that is cancelled, as when its view goes away, leaves things as
/// they were; content that is there stays until other content takes its place.
@MainActor @Observable public final class Loader<Value> {
    /// How far the content has come.
    public private(set) var state: LoadState<Value>

    @ObservationIgnored private let load: @MainActor () async throws -> Value
    @ObservationIgnored private let isEmpty: (Value) -> Bool
    @ObservationIgnored private var attempt = 0

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - cached: content from before, which shows until other content is there.
    ///   - isEmpty: whether a value is nothing to show.
    ///   - load: gets the content.
    public init(
        cached: Value? = nil, isEmpty: @escaping (Value) -> Bool = { _ in false },
        load: @escaping @MainActor () async throws -> Value
    ) {
        self.isEmpty = isEmpty
        self.load = load
        state = cached.map { .loaded($0) } ?? .loading
    }

    /// Loads the content, or loads it again.
    public func refresh() async {
        attempt += 1
        let (own, before) = (attempt, state)
        if let value = state.value { state = .loaded(value, .refreshing) } else { state = .loading }
        let outcome: LoadState<Value>
        do {
            let value = try await load()
            try Task.checkCancellation()
            outcome = isEmpty(value) ? .empty : .loaded(value)
        } catch  where Task.isCancelled || error is CancellationError || (error as? URLError)?.code == .cancelled {
            outcome = before
        } catch {
            let failure = LoadFailure(error)
            outcome = before.value.map { .loaded($0, .failed(failure)) } ?? .failed(failure)
        }
        // A later attempt has taken over.
        guard own == attempt else { return }
        state = outcome
    }

    /// Takes content that came by another way, such as a subscription. An attempt that is under way no longer counts.
    public func receive(_ value: Value) {
        attempt += 1
        state = isEmpty(value) ? .empty : .loaded(value)
    }
}

extension Loader where Value: Collection {
    /// Creates a loader of a collection, for which being empty is nothing to show.
    ///
    /// - Parameters:
    ///   - cached: content from before, which shows until other content is there.
    ///   - load: gets the content.
    public convenience init(cached: Value? = nil, load: @escaping @MainActor () async throws -> Value) {
        self.init(cached: cached, isEmpty: \.isEmpty, load: load)
    }
}
