import Foundation
import Locking

/// What goes wrong at run time without being worth a crash (law 8 of the design): each message is told once.
package enum Log {
    private struct State {
        var seen: Set<String> = []
        var sink: (@Sendable (String) -> Void)?
    }

    private static let state = Locked(State())

    /// Tells `message` unless it was told before.
    package static func once(_ message: @autoclosure () -> String) {
        let message = message()
        let sink: (@Sendable (String) -> Void)? = state.withLock { state in
            guard state.seen.insert(message).inserted else { return { _ in } }
            return state.sink
        }
        if let sink { sink(message) } else { writeToStandardError(message) }
    }

    /// Collects messages instead of writing them, for tests and tools; nil writes to standard error again.
    package static func redirect(_ sink: (@Sendable (String) -> Void)?) {
        state.withLock { $0.sink = sink }
    }

    /// Forgets which messages were told.
    package static func reset() { state.withLock { $0.seen = [] } }

    private static func writeToStandardError(_ message: String) {
        FileHandle.standardError.write(Data(("perch: " + message + "\n").utf8))
    }
}
