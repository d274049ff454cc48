import LedgerCore

/// What screens and services need of a store. Its own app implements nothing else to put other storage below.
public protocol DocumentStore: Sendable {
    /// What a query gives now.
    func value<Query: StoreQuery>(of query: Query) throws -> Query.Value
    /// What a query gives now, and what it gives after each change. Values that nobody has taken when the next one comes
    /// are passed over.
    func observation<Query: StoreQuery>(of query: Query) throws -> QueryObservation<Query.Value>
    /// Writes a batch: all of it, or nothing if the closure throws, a rule refuses or the disk does. When this returns,
    /// the batch is on the disk, and observers are on their way to see it.
    @discardableResult
    func write<Result>(as session: Session, _ body: (WriteBatch) throws -> Result) throws -> Result
    /// The documents of an account that the universal search finds.
    func search(_ query: String, accountID: String) throws -> SearchResults
}

extension DocumentStore {
    /// What a query gives now and after each change, without the first value apart.
    public func values<Query: StoreQuery>(of query: Query) throws -> AsyncThrowingStream<Query.Value, any Error> {
        let observation = try observation(of: query)
        let (stream, continuation) = AsyncThrowingStream.makeStream(
            of: Query.Value.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(observation.first)
        let task = Task {
            do {
                for try await value in observation.updates { continuation.yield(value) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}

/// A query's value, and those that come after it.
public struct QueryObservation<Value: Sendable>: Sendable {
    public var first: Value
    public var updates: AsyncThrowingStream<Value, any Error>
}
