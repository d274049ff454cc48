import Foundation

extension NotificationCenter {
    /// The notifications of a name, one after the other, from when they are first asked for.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are posted. Those that come faster than they are taken are kept, up to a limit.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        // Unchecked because notification centers may be used from everywhere, and are not said to be sendable.
        public typealias Element = Notification

        fileprivate let center: NotificationCenter
        fileprivate let name: Notification.Name
        fileprivate let object: (any AnyObject & Sendable)?

        /// How many are kept.
        private static let limit = 256

        public func makeAsyncIterator() -> Iterator {
            let (center, name, object) = (center, name, object)
            let stream = AsyncStream<Posted>(bufferingPolicy: .bufferingNewest(Self.limit)) { continuation in
                let token = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Posted(notification: $0))
                }
                let observer = Observer(center: center, token: token)
                continuation.onTermination = { _ in observer.end() }
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// Waits for notifications.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Posted>.Iterator

            /// The next notification; nil when the task was cancelled.
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }
    }
}

/// A notification on its way. Unchecked because what it carries is the poster's affair, as on Apple's systems.
private struct Posted: @unchecked Sendable {
    let notification: Notification
}

/// Unchecked because both may be used from everywhere, and are not said to be sendable.
private struct Observer: @unchecked Sendable {
    let center: NotificationCenter
    let token: any NSObjectProtocol

    func end() { center.removeObserver(token) }
}
