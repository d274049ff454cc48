import OpenCombine

extension Publishers {
    /// A publisher that emits the values of any number of publishers in the order in which they arrive.
    ///
    /// It finishes when all have finished, and fails when one fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S)
        where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            let merged = MergedPublishers<Output, Failure>(subscriber, publishers: publishers.count)
            subscriber.receive(subscription: merged)
            for (index, publisher) in publishers.enumerated() {
                publisher.subscribe(MergedPublishers.Side(merged: merged, publisher: index))
            }
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// Publishes the values of this and another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

/// What several publishers publish.
private final class MergedPublishers<Output, Failure: Error>: Subscription {
    private let group: SubscriptionGroup<Output, Failure>
    /// Values that came before they were wanted: each publisher is asked for one at a time.
    private var waiting: [(publisher: Int, value: Output)] = []

    init<S: Subscriber>(_ subscriber: S, publishers: Int) where S.Input == Output, S.Failure == Failure {
        group = SubscriptionGroup(subscriber, publishers: publishers)
    }

    private var isUnlimited = false

    func request(_ demand: Subscribers.Demand) {
        _ = group.want(demand)
        if demand == .unlimited {
            group.locked { isUnlimited = true }
            group.request(.unlimited)
        }
        drain()
    }

    func cancel() { group.cancel() }

    private func drain() {
        var isOpen = true
        while isOpen {
            var publisher: Int?
            isOpen = group.deliver {
                group.locked {
                    guard !waiting.isEmpty else { return nil }
                    let first = waiting.removeFirst()
                    publisher = first.publisher
                    return first.value
                }
            }
            if let publisher { delivered(from: publisher) }
        }
    }

    /// The publisher is asked for the next value, or has none left.
    private func delivered(from publisher: Int) {
        if group.locked({ hasEnded(publisher) }) {
            group.finish(publisher, .finished)
        } else if !group.locked({ isUnlimited }) {
            group.request(.max(1), of: publisher)
        }
    }

    private var ended: Set<Int> = []

    private func hasEnded(_ publisher: Int) -> Bool {
        ended.contains(publisher) && !waiting.contains { $0.publisher == publisher }
    }

    /// What listens to one of the publishers.
    struct Side: Subscriber {
        let merged: MergedPublishers
        let publisher: Int
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) {
            let demand = merged.group.locked { merged.isUnlimited ? Subscribers.Demand.unlimited : .max(1) }
            merged.group.add(subscription, of: publisher, requesting: demand)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            merged.group.locked { merged.waiting.append((publisher, input)) }
            merged.drain()
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if case .finished = completion {
                let isDone = merged.group.locked {
                    merged.ended.insert(publisher)
                    return merged.hasEnded(publisher)
                }
                guard isDone else { return }
            }
            merged.group.finish(publisher, completion)
        }
    }
}
