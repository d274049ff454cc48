import Foundation

/// Sees to it that of several processes with one file only one keeps it in step with a server. It ends with the process.
final class ReplicaLock: @unchecked Sendable {
    private let path: String?
    private let lock = NSLock()
    private var descriptor: CInt?

    /// - Parameter path: a file that is there for this alone; `nil` if nobody else can have the store.
    init(path: String?) { self.path = path }

    deinit { release() }

    /// Whether the work is this process's.
    func acquire() -> Bool {
        lock.withLock {
            guard let path else { return true }
            if descriptor != nil { return true }
            let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard opened >= 0 else { return false }
            guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
                close(opened)
                return false
            }
            descriptor = opened
            return true
        }
    }

    func release() {
        lock.withLock {
            if let descriptor { close(descriptor) }
            descriptor = nil
        }
    }
}
