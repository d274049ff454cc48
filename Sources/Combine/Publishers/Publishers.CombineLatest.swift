import OpenCombine

extension Publishers {
    /// A publisher that emits the latest values of two publishers each time that one of them emits, after both have
    /// emitted.
    ///
    /// It finishes when both have finished, and fails when one fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S)
        where B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            let latest = LatestPair<A.Output, B.Output, Failure>(subscriber)
            subscriber.receive(subscription: latest)
            a.subscribe(LatestPair.Side(latest, publisher: 0) { $0.first = $1 })
            b.subscribe(LatestPair.Side(latest, publisher: 1) { $0.second = $1 })
        }
    }

    /// A publisher that emits the latest values of three publishers each time that one of them emits, after all have
    /// emitted.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S)
        where C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher that emits the latest values of four publishers each time that one of them emits, after all have
    /// emitted.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S)
        where D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            CombineLatest(CombineLatest3<A, B, C>(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
                .receive(subscriber: subscriber)
        }
    }
}

/// The latest values of two publishers.
private final class LatestPair<First, Second, Failure: Error>: Subscription {
    private let group: SubscriptionGroup<(First, Second), Failure>
    fileprivate var first: First?
    fileprivate var second: Second?

    init<S: Subscriber>(_ subscriber: S) where S.Input == (First, Second), S.Failure == Failure {
        group = SubscriptionGroup(subscriber, publishers: 2)
    }

    /// Values that nobody wanted are not kept, but the latest pair is.
    private var isPending = false

    private func send() {
        group.deliver {
            group.locked {
                guard let first, let second else { return nil }
                isPending = false
                return (first, second)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        if group.want(demand), group.locked({ isPending }) { send() }
    }

    func cancel() { group.cancel() }

    /// What listens to one of the two publishers.
    struct Side<Input>: Subscriber {
        let latest: LatestPair
        let publisher: Int
        let store: (LatestPair, Input) -> Void
        let combineIdentifier = CombineIdentifier()

        init(_ latest: LatestPair, publisher: Int, store: @escaping (LatestPair, Input) -> Void) {
            self.latest = latest
            self.publisher = publisher
            self.store = store
        }

        func receive(subscription: any Subscription) {
            latest.group.add(subscription, of: publisher, requesting: .unlimited)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            latest.group.locked {
                store(latest, input)
                latest.isPending = true
            }
            latest.send()
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) { latest.group.finish(publisher, completion) }
    }
}

extension Publisher {
    /// Publishes the latest values of this publisher and another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure { Publishers.CombineLatest(self, other) }

    /// Publishes the results of `transform` for the latest values of this publisher and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of this publisher and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes the results of `transform` for the latest values of this publisher and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the latest values of this publisher and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the results of `transform` for the latest values of this publisher and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
