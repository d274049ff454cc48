import Foundation

/// Does the same with several values at once.
enum Concurrently {
    /// The results, in the order of the values. The first error is thrown when all are done.
    ///
    /// - Parameter atOnce: how many at most; as many as there are processors if it is not given.
    static func map<Value: Sendable, Output: Sendable>(
        _ values: [Value], atOnce: Int = ProcessInfo.processInfo.activeProcessorCount,
        _ body: @escaping @Sendable (Value) throws -> Output
    ) throws -> [Output] {
        guard values.count > 1 else { return try values.map(body) }
        let results = Results<Output>(count: values.count)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = atOnce
        for (index, value) in values.enumerated() {
            queue.addOperation { results.set(Result { try body(value) }, at: index) }
        }
        queue.waitUntilAllOperationsAreFinished()
        return try results.all.map { try $0.get() }
    }

    /// The results of two different things, the second of which is done on a separate thread.
    static func both<First, Second: Sendable>(
        _ first: () throws -> First, _ second: @escaping @Sendable () throws -> Second
    ) throws -> (First, Second) {
        let results = Results<Second>(count: 1)
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            results.set(Result { try second() }, at: 0)
            isDone.signal()
        }
        let one = Result { try first() }
        isDone.wait()
        return (try one.get(), try results.all[0].get())
    }

    private final class Results<Value: Sendable>: @unchecked Sendable {
        // Guarded by the lock.
        private var values: [Result<Value, any Error>?]
        private let lock = NSLock()

        init(count: Int) { values = Array(repeating: nil, count: count) }

        func set(_ value: Result<Value, any Error>, at index: Int) { lock.withLock { values[index] = value } }
        var all: [Result<Value, any Error>] { lock.withLock { values.compactMap { $0 } } }
    }
}
