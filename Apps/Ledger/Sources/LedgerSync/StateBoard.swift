import Foundation

/// The states of all accounts, and who follows them.
final class StateBoard: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: SyncState] = [:]
    private var followers: [Int: AsyncStream<[String: SyncState]>.Continuation] = [:]
    private var lastID = 0

    var current: [String: SyncState] { lock.withLock { values } }

    subscript(account: String) -> SyncState? {
        get { lock.withLock { values[account] } }
        set {
            lock.withLock {
                guard values[account] != newValue else { return }
                values[account] = newValue
                for follower in followers.values { follower.yield(values) }
            }
        }
    }

    /// Takes over what another process has told.
    func replace(with states: [String: SyncState]) {
        lock.withLock {
            guard values != states else { return }
            values = states
            for follower in followers.values { follower.yield(values) }
        }
    }

    var states: AsyncStream<[String: SyncState]> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: [String: SyncState].self, bufferingPolicy: .bufferingNewest(1))
        let id = lock.withLock {
            lastID += 1
            followers[lastID] = continuation
            continuation.yield(values)
            return lastID
        }
        continuation.onTermination = { [weak self] _ in
            self?.lock.withLock { _ = self?.followers.removeValue(forKey: id) }
        }
        return stream
    }
}
