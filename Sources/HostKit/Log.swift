import Foundation
import Locking

/// What goes wrong at run time without being worth a crash (law 8 of the design): each message is written once.
package enum Log {
    private struct State {
        var seen: Set<String> = []
        /// The same messages by age, the oldest first.
        var order: [String] = []
        var sink: (@Sendable (String) -> Void)?

        /// Returns whether a message is new. Only so many are remembered: a message with numbers in it may come in any number
        /// of forms.
        mutating func note(_ message: String) -> Bool {
            guard seen.insert(message).inserted else { return false }
            order.append(message)
            if order.count > Log.remembered {
                for old in order.prefix(Log.remembered / 2) { seen.remove(old) }
                order.removeFirst(Log.remembered / 2)
            }
            return true
        }

        mutating func forget() {
            seen = []
            order = []
        }
    }

    /// How many messages are remembered at most.
    package static let remembered = 1000

    private static let state = Locked(State())

    /// Tells `message` unless it was told before.
    package static func once(_ message: @autoclosure () -> String) {
        let message = message()
        let sink: (@Sendable (String) -> Void)? = state.withLock { state in
            guard state.note(message) else { return { _ in } }
            return state.sink
        }
        if let sink { sink(message) } else { writeToStandardError(message) }
    }

    /// Collects messages instead of writing them, for tests and tools; nil writes to standard error again.
    package static func redirect(_ sink: (@Sendable (String) -> Void)?) {
        state.withLock { $0.sink = sink }
    }

    /// Forgets which messages were told.
    package static func reset() { state.withLock { $0.forget() } }

    private static func writeToStandardError(_ message: String) {
        FileHandle.standardError.write(Data(("perch: " + message + "\n").utf8))
    }
}
