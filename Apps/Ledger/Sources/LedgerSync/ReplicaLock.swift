import Foundation
import LedgerCore

/// Sees to it that of several processes with one file only one keeps it synchronized with a server. It ends with the
/// process.
///
/// The file that is locked holds how each account is, so that people see it in every process.
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

    // MARK: States

    /// Tells the other processes how each account is, if the work is this one's.
    func publish(_ states: [String: SyncState]) {
        let text = JSONValue.object(states.compactMapValues(\.json)).text
        lock.withLock {
            guard let descriptor else { return }
            let bytes = Array(text.utf8)
            guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else { return }
            ftruncate(descriptor, off_t(bytes.count))
        }
    }

    /// How each account is, as the process that does the work has told; `nil` while it writes.
    var published: [String: SyncState]? {
        guard let path, let data = FileManager.default.contents(atPath: path),
            case .object(let members)? = try? JSONValue(parsing: data)
        else { return nil }
        return members.compactMapValues { try? SyncState(json: $0) }
    }
}
