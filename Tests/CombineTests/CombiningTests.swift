import Combine
import Foundation
import Testing

/// What Combine's documentation says of the operators that join publishers.
@Suite struct CombiningTests {
    private struct Failed: Error {}

    /// What a publisher publishes, and how it ends.
    private func log<P: Publisher>(_ publisher: P, while body: () -> Void = {}) -> [String] {
        var lines: [String] = []
        let subscription = publisher.sink(
            receiveCompletion: { completion in
                if case .finished = completion { lines.append("finished") } else { lines.append("failed") }
            }, receiveValue: { lines.append("\($0)") })
        body()
        subscription.cancel()
        return lines
    }

    @Test func combineLatestNeedsAValueOfEach() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let lines = log(a.combineLatest(b)) {
            a.send(1)
            a.send(2)
            b.send("x")
            a.send(3)
            b.send("y")
        }
        #expect(lines == [#"(2, "x")"#, #"(3, "x")"#, #"(3, "y")"#])
    }

    @Test func combineLatestGoesOnAfterOneHasFinished() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let lines = log(a.combineLatest(b) { $0 + $1 }) {
            a.send(1)
            a.send(completion: .finished)
            b.send(10)
            b.send(20)
            b.send(completion: .finished)
        }
        #expect(lines == ["11", "21", "finished"])
    }

    @Test func combineLatestFailsWithEither() {
        let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
        let lines = log(a.combineLatest(b) { $0 + $1 }) {
            a.send(1)
            b.send(completion: .failure(Failed()))
            a.send(2)
        }
        #expect(lines == ["failed"])
    }

    @Test func threeAndFourLatest() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        let lines = log(subjects[0].combineLatest(subjects[1], subjects[2]) { $0 * 100 + $1 * 10 + $2 }) {
            subjects[0].send(5)
            subjects[2].send(7)
        }
        #expect(lines == ["12", "512", "517"])
        #expect(log(subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])) == ["(5, 1, 7, 3)"])
    }

    @Test func publishedPropertiesOfOneObject() {
        final class Form: ObservableObject {
            @Published var name = ""
            @Published var password = ""
        }
        let form = Form()
        let lines = log(Publishers.CombineLatest(form.$name, form.$password).map { !$0.isEmpty && $1.count > 3 }) {
            form.name = "ada"
            form.password = "secret"
        }
        #expect(lines == ["false", "false", "true"])
    }

    @Test func mergeSendsAsItComes() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let lines = log(a.merge(with: b)) {
            a.send(1)
            b.send(2)
            a.send(completion: .finished)
            b.send(3)
            b.send(completion: .finished)
        }
        #expect(lines == ["1", "2", "3", "finished"])
    }

    @Test func mergeOfManyKinds() {
        #expect(
            log([1, 2].publisher.merge(with: Just(3), [4].publisher))
                == ["1", "2", "3", "4", "finished"])
        #expect(log(Publishers.MergeMany([Just(1), Just(2), Just(3)])) == ["1", "2", "3", "finished"])
        #expect(log(Publishers.MergeMany([Just<Int>]())) == ["finished"])
        #expect(log(Just(1).merge(with: Just(2)).merge(with: Just(3))) == ["1", "2", "3", "finished"])
    }

    @Test func mergeFailsWithAny() {
        let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
        let lines = log(a.merge(with: b)) {
            a.send(1)
            b.send(completion: .failure(Failed()))
            a.send(2)
        }
        #expect(lines == ["1", "failed"])
    }

    /// Backpressure: nobody is sent more than they asked for.
    @Test func demandIsKept() {
        final class Slow: Subscriber {
            typealias Input = Int
            typealias Failure = Never
            var subscription: (any Subscription)?
            var values: [Int] = []
            var isFinished = false
            func receive(subscription: any Subscription) {
                self.subscription = subscription
                subscription.request(.max(1))
            }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
        }
        let slow = Slow()
        [1, 2].publisher.merge(with: [10].publisher).subscribe(slow)
        #expect(slow.values == [1])
        slow.subscription?.request(.max(1))
        #expect(slow.values.count == 2 && !slow.isFinished)
        slow.subscription?.request(.unlimited)
        #expect(slow.values.sorted() == [1, 2, 10] && slow.isFinished)
    }

    @Test func cancellingEndsAll() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var values: [Int] = []
        let subscription = a.merge(with: b).combineLatest(Just(1)) { $0 + $1 }.sink { values.append($0) }
        a.send(1)
        subscription.cancel()
        b.send(2)
        #expect(values == [2])
    }

    @Test @MainActor func mainQueueAndRunLoopAreSchedulers() async {
        await withCheckedContinuation { continuation in
            var subscription: AnyCancellable?
            subscription = Just(1)
                .receive(on: DispatchQueue.main)
                .delay(for: .milliseconds(1), scheduler: DispatchQueue.main)
                .sink { _ in
                    subscription?.cancel()
                    continuation.resume()
                }
        }
        let debounced = PassthroughSubject<Int, Never>().debounce(for: .seconds(1), scheduler: RunLoop.main)
        _ = debounced.eraseToAnyPublisher()
    }

    @Test func foundationPublishes() {
        let name = Notification.Name("Combining")
        var count = 0
        let subscription = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        subscription.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 1)
        let decoded = log(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
        #expect(decoded == ["[1, 2]", "finished"])
    }
}
