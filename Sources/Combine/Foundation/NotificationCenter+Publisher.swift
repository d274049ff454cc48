import Foundation
import OpenCombine

extension NotificationCenter {
    /// A publisher that emits the notifications with a name.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        /// The object whose notifications are published. Nil for all objects.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            subscriber.receive(subscription: Observation(self, subscriber))
        }

        public static func == (a: Publisher, b: Publisher) -> Bool {
            a.center === b.center && a.name == b.name && a.object === b.object
        }
    }

    /// Returns a publisher of the notifications with a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// The object that is notified of notifications, without the type of the subscriber, which is not sendable.
private class Receiver: @unchecked Sendable {
    func send(_ notification: Notification) {}
}

private final class Observation<S: Subscriber>: Receiver, Subscription, @unchecked Sendable
where S.Failure == Never, S.Input == Notification {
    // Unchecked because the properties that change are guarded by the lock; subscribers are no Sendable types.
    private let lock = NSLock()
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?
    private var subscriber: S?
    private var demand = Subscribers.Demand.none

    init(_ publisher: NotificationCenter.Publisher, _ subscriber: S) {
        center = publisher.center
        self.subscriber = subscriber
        super.init()
        let receiver: Receiver = self
        token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak receiver] in
            receiver?.send($0)
        }
    }

    deinit { cancel() }

    /// Notifications that nobody asked for are not kept.
    override func send(_ notification: Notification) {
        let subscriber: S? = lock.withLock {
            guard demand != .none else { return nil }
            demand -= 1
            return self.subscriber
        }
        guard let more = subscriber?.receive(notification) else { return }
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let token = lock.withLock {
            subscriber = nil
            defer { self.token = nil }
            return self.token
        }
        if let token { center.removeObserver(token) }
    }
}
