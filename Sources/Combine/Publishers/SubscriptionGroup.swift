import Foundation
import OpenCombine

/// The subscriptions of an operator that has several publishers, and what its subscriber still wants of them.
///
/// Upstreams may send on any thread; what they send continues downstream one after the other. Values that come from
/// within a value's delivery, on the same thread, are delivered there and then, as Combine's are.
final class SubscriptionGroup<Output, Failure: Error>: @unchecked Sendable {
    // Unchecked because all stored properties are guarded by `lock`; publishers are no Sendable types.
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var subscriptions: [(any Subscription)?]
    private var running: Int
    private var isOver = false
    private var demand = Subscribers.Demand.none
    private let receive: (Output) -> Subscribers.Demand
    private let complete: (Subscribers.Completion<Failure>) -> Void

    init<S: Subscriber>(_ subscriber: S, publishers: Int) where S.Input == Output, S.Failure == Failure {
        subscriptions = Array(repeating: nil, count: publishers)
        running = publishers
        receive = subscriber.receive(_:)
        complete = subscriber.receive(completion:)
    }

    func locked<R>(_ body: () -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Notes the subscription of one of the publishers, and asks it for `demand`.
    func add(_ subscription: any Subscription, of publisher: Int, requesting demand: Subscribers.Demand) {
        let isWanted = locked {
            guard !isOver, subscriptions[publisher] == nil else { return false }
            subscriptions[publisher] = subscription
            return true
        }
        guard isWanted else { return subscription.cancel() }
        if demand != .none { subscription.request(demand) }
    }

    /// Adds to what the subscriber wants; true if it wanted nothing before.
    func want(_ more: Subscribers.Demand) -> Bool {
        locked {
            defer { demand += more }
            return demand == .none && more != .none
        }
    }

    /// Asks all publishers for `demand`.
    func request(_ demand: Subscribers.Demand) {
        for subscription in locked({ subscriptions }) { subscription?.request(demand) }
    }

    /// Asks one publisher for `demand`.
    func request(_ demand: Subscribers.Demand, of publisher: Int) {
        locked { subscriptions[publisher] }?.request(demand)
    }

    /// Passes a value to the subscriber, if it wants one; true if it did.
    @discardableResult
    func deliver(_ value: () -> Output?) -> Bool {
        delivery.lock()
        defer { delivery.unlock() }
        let isWanted = locked {
            guard !isOver, demand != .none else { return false }
            return true
        }
        guard isWanted, let value = value() else { return false }
        locked { demand -= 1 }
        let more = receive(value)
        locked { demand += more }
        return true
    }

    /// One publisher is done: a failure ends it all, and so does the last publisher.
    func finish(_ publisher: Int, _ completion: Subscribers.Completion<Failure>) {
        var rest: [(any Subscription)?] = []
        let isLast = locked {
            guard !isOver, subscriptions[publisher] != nil else { return false }
            subscriptions[publisher] = nil
            running -= 1
            if case .finished = completion, running > 0 { return false }
            isOver = true
            rest = subscriptions
            return true
        }
        guard isLast else { return }
        for subscription in rest { subscription?.cancel() }
        delivery.lock()
        defer { delivery.unlock() }
        complete(completion)
    }

    func cancel() {
        let rest = locked {
            isOver = true
            defer { subscriptions = subscriptions.map { _ in nil } }
            return subscriptions
        }
        for subscription in rest { subscription?.cancel() }
    }
}
