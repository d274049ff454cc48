import LedgerCore
import LedgerStore
import Observation
import SwiftUI

/// What a query gives, now and after each change, for as long as the view is there. The value is there in the first frame.
///
/// ```swift
/// @Live<DocumentsQuery<Project>> private var projects: [Project]?
///
/// init() { _projects = Live { DocumentsQuery(accountID: $0) } }
/// ```
///
/// `nil` as long as it cannot be read; `$projects.state` says why.
@propertyWrapper @MainActor
public struct Live<Query: StoreQuery & Hashable>: DynamicProperty {
    @Environment(LedgerEnvironment.self) private var ledger
    @State private var follower = Follower<Query>()
    private let query: (_ accountID: String) -> Query

    /// - Parameter query: the query in the account that is chosen.
    public init(_ query: @escaping (_ accountID: String) -> Query) { self.query = query }

    public var wrappedValue: Query.Value? { followed.value }

    public var projectedValue: LiveState { LiveState(state: followed.state) { [follower] in follower.retry() } }

    private var followed: Follower<Query> {
        if ledger.reads { follower.follow(query(ledger.accountID), in: ledger.source) }
        return follower
    }
}

/// One document, now and after each change, for as long as the view is there.
///
/// ```swift
/// @LiveDocument<Transaction> private var transaction: Transaction?
///
/// init(transactionID: String) { _transaction = LiveDocument(transactionID) }
/// ```
@propertyWrapper @MainActor
public struct LiveDocument<E: Entity>: DynamicProperty {
    @Live<DocumentQuery<E>> private var document: E??

    public init(_ key: String) { _document = Live { DocumentQuery(accountID: $0, key: key) } }

    /// `nil` while it cannot be read, and once it is deleted.
    public var wrappedValue: E? { document ?? nil }

    public var projectedValue: LiveState { $document }
}

/// How far something that is followed has come.
@MainActor
public struct LiveState {
    public let state: ContextState
    let again: @MainActor () -> Void

    /// Reads it again, after that failed.
    public func retry() { again() }
}

/// Follows one query at a time.
@MainActor
@Observable
final class Follower<Query: StoreQuery & Hashable> {
    private(set) var value: Query.Value?
    private(set) var state = ContextState.idle
    @ObservationIgnored private var query: Query?
    @ObservationIgnored private var task: Task<Void, Never>?

    /// Follows a query, unless it is the one that is followed already.
    func follow(_ query: Query, in store: any DocumentStore) {
        guard query != self.query else { return }
        self.query = query
        task?.cancel()
        do {
            let observation = try store.observation(of: query)
            value = observation.first
            state = .loaded
            task = Task { [weak self] in
                do {
                    for try await next in observation.updates {
                        guard let self, !Task.isCancelled else { return }
                        value = next
                    }
                } catch {
                    if !Task.isCancelled { self?.state = .failed("\(error)") }
                }
            }
        } catch {
            value = nil
            state = .failed("\(error)")
        }
    }

    /// Has the view that shows it follow the query again.
    func retry() {
        query = nil
        state = .idle
    }

    deinit { task?.cancel() }
}
