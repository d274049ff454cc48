import LedgerCore
import NIOPosix
import Synchronization

/// Runs what blocks on a few threads, and refuses more where too much waits already.
final class WorkQueue: Sendable {
    private let threads: NIOThreadPool
    private let limit: Int
    private let waiting = Atomic(0)

    init(threads count: Int, limit: Int) {
        threads = NIOThreadPool(numberOfThreads: count)
        threads.start()
        self.limit = limit
    }

    deinit { threads.shutdownGracefully { _ in } }

    /// How much waits or runs at present.
    var depth: Int { waiting.load(ordering: .relaxed) }

    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let depth = waiting.add(1, ordering: .relaxed).newValue
        defer { waiting.subtract(1, ordering: .relaxed) }
        guard depth <= limit else {
            throw ServerFailure(.unavailable, "The server has too much to do.", retryAfter: 2)
        }
        return try await threads.runIfActive(work)
    }

    /// Runs something that nobody waits for and that is never refused.
    func start(_ work: @escaping @Sendable () -> Void) {
        threads.submit { _ in work() }
    }
}
