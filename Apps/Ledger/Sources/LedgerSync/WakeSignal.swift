import Foundation

/// Wakes the task that waits, or lets the next wait end at once.
final class WakeSignal: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false
    private var waiting: (id: Int, continuation: CheckedContinuation<Bool, Never>)?
    private var lastID = 0
    /// The last wait that was over, perhaps before it began.
    private var endedID = 0

    func signal() {
        let waiting = lock.withLock {
            isSet = self.waiting == nil
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.continuation.resume(returning: true)
    }

    /// Waits until somebody signals, some time has passed or the task is canceled, and tells whether somebody has signaled. One
    /// task waits at a time.
    @discardableResult
    func wait(upTo time: Duration) async -> Bool {
        let id = lock.withLock {
            lastID += 1
            return lastID
        }
        let timer = Task {
            try await Task.sleep(for: time)
            end(id)
        }
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let result: Bool? = lock.withLock {
                    if isSet || endedID >= id {
                        defer { isSet = false }
                        return isSet
                    }
                    waiting = (id, continuation)
                    return nil
                }
                if let result { continuation.resume(returning: result) }
            }
        } onCancel: {
            end(id)
        }
    }

    private func end(_ id: Int) {
        let ended = lock.withLock {
            endedID = max(endedID, id)
            guard waiting?.id == id else { return nil as CheckedContinuation<Bool, Never>? }
            defer { waiting = nil }
            return waiting?.continuation
        }
        ended?.resume(returning: false)
    }
}
