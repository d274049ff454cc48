import Locking
import NIOCore

/// What the server has sent for the sessions of a worker and nobody has handled yet, in order for each session.
///
/// The thread of the connection adds messages, so a session that is busy, or that sends more than it may, holds up no other.
final class SessionInbox: Sendable {
    /// The bytes of a session's messages that may wait. A page that sends more has stopped listening to what it is sent.
    static let mostBytes = 1 << 20

    private struct Waiting {
        var messages = CircularBuffer<LinkMessage>()
        var bytes = 0

        /// Whether the page is gone, or the session over.
        var isLeaving: Bool { messages.contains { $0.kind == .close || $0.kind == .detach } }

        mutating func dropMessages() {
            messages = CircularBuffer(messages.filter { $0.kind != .message })
            bytes = messages.reduce(0) { $0 + $1.bytes.count }
        }
    }

    /// What a page has said in the moment before it left is still done; more than this is a backlog, and is dropped.
    static let mostBytesOfLeaving = 64 << 10

    private let waiting = Locked<[UInt32: Waiting]>([:])

    /// Adds a message. Returns whether there is room for it; if there is none, all messages of the session's page are
    /// dropped.
    func add(_ message: LinkMessage) -> Bool {
        waiting.withLock { waiting in
            var queue = waiting[message.session] ?? Waiting()
            // Nobody waits for what the page of a session that is over has said.
            if message.kind == .close || message.kind == .detach && queue.bytes > Self.mostBytesOfLeaving {
                queue.dropMessages()
            }
            let isFull = message.kind == .message && queue.bytes + message.bytes.count > Self.mostBytes
            if isFull {
                queue.dropMessages()
            } else {
                queue.messages.append(message)
                queue.bytes += message.bytes.count
            }
            waiting[message.session] = queue.messages.isEmpty ? nil : queue
            return !isFull
        }
    }

    /// Whether the page of a session has left, which the session does not know yet.
    func isLeaving(_ session: UInt32) -> Bool { waiting.withLock { $0[session]?.isLeaving ?? false } }

    /// Takes the next message of a session.
    func next(of session: UInt32) -> LinkMessage? {
        waiting.withLock { waiting in
            guard let message = waiting[session]?.messages.popFirst() else { return nil }
            waiting[session]?.bytes -= message.bytes.count
            if waiting[session]?.messages.isEmpty == true { waiting[session] = nil }
            return message
        }
    }

    /// The sessions that have messages.
    var sessions: [UInt32] { waiting.withLock { Array($0.keys) } }
}
