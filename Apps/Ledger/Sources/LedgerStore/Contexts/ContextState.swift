/// Whether a context has something to show.
public enum ContextState: Hashable, Sendable {
    /// Nothing was asked for.
    case idle
    case loaded
    /// The store could not be read; in words.
    case failed(String)
}

/// Follows a query and hands each value on, until it is stopped.
@MainActor
final class QueryFollower {
    private var task: Task<Void, Never>?

    /// Begins with a value at once, so that nothing waits where the data is at hand.
    func follow<Query: StoreQuery>(
        _ query: Query, in store: any DocumentStore, value: @escaping @MainActor (Query.Value) -> Void,
        failure: @escaping @MainActor (any Error) -> Void
    ) {
        stop()
        do {
            let observation = try store.observation(of: query)
            value(observation.first)
            task = Task {
                do {
                    for try await next in observation.updates {
                        if Task.isCancelled { return }
                        value(next)
                    }
                } catch {
                    if !Task.isCancelled { failure(error) }
                }
            }
        } catch {
            failure(error)
        }
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    // Anyone who held it shows nothing any longer.
    deinit { task?.cancel() }
}
