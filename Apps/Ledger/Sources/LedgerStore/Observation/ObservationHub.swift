import Dispatch
import Foundation
import GRDB
import LedgerCore

/// Keeps everything that observes up to date, after commits here and in other processes.
///
/// Unchecked, because the compiler does not know that everything that changes is touched on `queue` only.
final class ObservationHub: @unchecked Sendable {
    let statistics = ObservationStatistics()
    private let database: any DatabaseWriter
    private let corpus: SearchCorpus
    private let queue = DispatchQueue(label: "Ledger.observation")
    private var subscriptions: [Int: any AnySubscription] = [:]
    private var nextSubscription = 0
    /// The last commit that observers know of.
    private var sequence: Int64 = 0
    private var heartbeat: (any DispatchSourceTimer)?
    private let isCatchUpDue = Locked(false)
    /// Whose observations end together: those of one store.
    final class Observer: Sendable {}

    /// Set once, before anything observes.
    var surroundings = Surroundings()

    /// What the hub asks about the file.
    struct Surroundings {
        /// Whether other processes have it open.
        var hasPeers: () -> Bool = { false }
        /// Throws if it is not the one in the folder any more.
        var verify: () throws -> Void = {}
    }

    /// A process may die between its commit and telling of it. So while there are both observers and other processes, a
    /// look is taken this often.
    private static let heartbeatSeconds = 2

    init(database: any DatabaseWriter, corpus: SearchCorpus) {
        self.database = database
        self.corpus = corpus
    }

    /// Registers a query, and reads its first value in the same moment.
    ///
    /// - Parameter observer: whose observation it is; see ``end(_:)``.
    func observe<Query: StoreQuery>(
        _ query: Query, for observer: Observer
    ) throws -> QueryObservation<Query.Value> {
        try queue.sync {
            let result = query.makeResult()
            try database.readState { db in
                // What the others were not told yet comes first, so that one number speaks for all.
                try update(db)
                try result.load(QueryReader(db: db, statistics: statistics))
            }
            let (stream, continuation) = AsyncThrowingStream.makeStream(
                of: Query.Value.self, bufferingPolicy: .bufferingNewest(1))
            let number = nextSubscription
            nextSubscription += 1
            subscriptions[number] = Subscription(result, continuation, observer)
            continuation.onTermination = { [weak self, queue] _ in
                queue.async { [weak self] in self?.remove(number) }
            }
            startHeartbeat()
            return QueryObservation(first: result.value, updates: stream)
        }
    }

    private func remove(_ number: Int) {
        subscriptions[number] = nil
        if subscriptions.isEmpty {
            heartbeat?.cancel()
            heartbeat = nil
        }
    }

    /// Brings all observers up to date, soon. Several calls in a row cost one look.
    func catchUp() {
        let isFirst = isCatchUpDue { isDue in
            defer { isDue = true }
            return !isDue
        }
        guard isFirst else { return }
        queue.async { [weak self] in self?.catchUpNow() }
    }

    private func catchUpNow() {
        isCatchUpDue { $0 = false }
        guard !subscriptions.isEmpty || corpus.isLoaded else { return }
        whileItSucceeds { try database.readState(update) }
    }

    /// Observers that cannot be kept up to date are notified, rather than left with what is old.
    private func whileItSucceeds(_ body: () throws -> Void) {
        do {
            try surroundings.verify()
            try body()
        } catch {
            for subscription in subscriptions.values { subscription.fail(error) }
            subscriptions = [:]
        }
    }

    private func update(_ db: Database) throws {
        guard !subscriptions.isEmpty || corpus.isLoaded else {
            sequence = try ChangeLog.last(db)
            return
        }
        let (touches, last) = try ChangeLog.changes(since: sequence, db)
        sequence = last
        guard !touches.isEmpty else { return }
        let reader = QueryReader(db: db, statistics: statistics)
        for subscription in subscriptions.values { try subscription.update(touches, reader) }
        try corpus.update(touches, db)
    }

    private func startHeartbeat() {
        guard heartbeat == nil, database is DatabasePool else { return }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(
            deadline: .now() + .seconds(Self.heartbeatSeconds), repeating: .seconds(Self.heartbeatSeconds),
            leeway: .milliseconds(500))
        timer.setEventHandler { [weak self] in
            guard let self else { return }
            if surroundings.hasPeers() { catchUpNow() } else { whileItSucceeds {} }
        }
        timer.activate()
        heartbeat = timer
    }

    // MARK: Search

    func search(_ query: String, accountID: String) throws -> SearchResults {
        try queue.sync {
            try database.readState { db in
                try update(db)
                defer { loadCorpus() }
                return try corpus.search(query, accountID: accountID, db)
            }
        }
    }

    /// Who has searched once will search again, letter by letter: from the second time on in memory.
    private func loadCorpus() {
        guard !corpus.isLoaded else { return }
        queue.async { [weak self] in
            guard let self, !corpus.isLoaded else { return }
            // What fails here fails again, and is reported, when something waits for it.
            try? database.readState { db in
                try self.update(db)
                try self.corpus.load(db)
            }
        }
    }

    /// Whatever was searched before is read again by the next search.
    func forgetSearches() { queue.sync { corpus.clear() } }

    /// Ends the observations of one observer, soon.
    func end(_ observer: Observer) {
        queue.async { [weak self] in
            guard let self else { return }
            for (number, subscription) in subscriptions where subscription.observer === observer {
                subscription.end()
                remove(number)
            }
        }
    }

    /// Ends all observation.
    func stop() {
        queue.sync {
            for subscription in subscriptions.values { subscription.end() }
            subscriptions = [:]
            corpus.clear()
            heartbeat?.cancel()
            heartbeat = nil
        }
    }

    func wait() { queue.sync { catchUpNow() } }
}

private protocol AnySubscription {
    var observer: ObservationHub.Observer { get }
    func update(_ touches: Touches, _ reader: QueryReader) throws
    func fail(_ error: any Error)
    func end()
}

private struct Subscription<Value: Sendable>: AnySubscription {
    let observer: ObservationHub.Observer
    private let result: QueryResult<Value>
    private let continuation: AsyncThrowingStream<Value, any Error>.Continuation

    init(
        _ result: QueryResult<Value>, _ continuation: AsyncThrowingStream<Value, any Error>.Continuation,
        _ observer: ObservationHub.Observer
    ) {
        self.observer = observer
        self.result = result
        self.continuation = continuation
    }

    func update(_ touches: Touches, _ reader: QueryReader) throws {
        if try result.update(touches, reader) { continuation.yield(result.value) }
    }

    func fail(_ error: any Error) { continuation.finish(throwing: error) }
    func end() { continuation.finish() }
}
