import SwiftUI

/// An object that loads content and provides its state.
///
/// ```swift
/// @State private var projects = Loader { try await service.projects() }
///
/// LoaderView(projects) { projects in
///     ProjectsList(projects)
/// } empty: {
///     ContentUnavailableView("No Projects", systemImage: "house")
/// }
/// ```
///
/// Of two attempts the later one counts. An attempt that is cancelled, as when its view goes away, leaves things as they
/// were; content that is there stays until other content takes its place.
@MainActor @Observable public final class Loader<Value> {
    /// The state of the content.
    public private(set) var state: LoadState<Value>

    @ObservationIgnored private let load: @MainActor () async throws -> Value
    @ObservationIgnored private let isEmpty: (Value) -> Bool
    /// What the latest attempt that counts has brought.
    @ObservationIgnored private var latest: LoadState<Value>
    /// The attempts that may still bring something, by their numbers.
    @ObservationIgnored private var underway: Set<Int> = []
    @ObservationIgnored private var attempts = 0

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
        latest = cached.map { .loaded($0) } ?? .loading
        state = latest
    }

    /// Loads the content, or loads it again.
    public func refresh() async {
        attempts += 1
        let own = attempts
        underway.insert(own)
        show()
        let outcome = await outcome()
        // A later attempt, or content that came by another way, may have taken over.
        guard underway.remove(own) != nil else { return }
        if let outcome { settle(outcome, waitingFor: underway.filter { $0 > own }) }
        show()
    }

    /// Sets content from another source, such as a subscription. The result of a running load is ignored.
    public func receive(_ value: Value) {
        settle(state(of: value), waitingFor: [])
        show()
    }

    /// What an attempt brings; nil if it is cancelled. Only the task's own cancellation is one: a load that says so of
    /// its own accord has failed.
    private func outcome() async -> LoadState<Value>? {
        do {
            let value = try await load()
            return Task.isCancelled ? nil : state(of: value)
        } catch {
            guard !Task.isCancelled else { return nil }
            let failure = LoadFailure(error)
            return latest.with(.failed(failure)) ?? .failed(failure)
        }
    }

    private func state(of value: Value) -> LoadState<Value> { isEmpty(value) ? .empty() : .loaded(value) }

    private func settle(_ outcome: LoadState<Value>, waitingFor attempts: Set<Int>) {
        latest = outcome
        underway = attempts
    }

    private func show() {
        state = underway.isEmpty ? latest : latest.with(.refreshing) ?? .loading
    }
}

extension Loader where Value: Collection {
    /// Creates a loader of a collection, which is in the empty state if the collection is empty.
    ///
    /// - Parameters:
    ///   - cached: content from before, which shows until other content is there.
    ///   - load: gets the content.
    public convenience init(cached: Value? = nil, load: @escaping @MainActor () async throws -> Value) {
        self.init(cached: cached, isEmpty: \.isEmpty, load: load)
    }
}
