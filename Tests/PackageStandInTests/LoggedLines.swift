import Foundation

/// What the log said during a test.
final class LoggedLines: @unchecked Sendable {
    // Unchecked because the lines are guarded by the lock.
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func append(_ line: String) { lock.withLock { lines.append(line) } }
}
