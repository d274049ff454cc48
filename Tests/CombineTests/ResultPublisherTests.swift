import Combine
import Testing

/// Results and optionals as publishers, in whatever order the modules were built.
struct ResultPublisherTests {
    private struct Failed: Error, Equatable {}

    @Test func aResultSendsItsValueOnceAndFinishes() {
        var received: [String] = []
        let publisher: Result<Int, Failed>.Publisher = Result<Int, Failed>.success(1).publisher
        let subscription = publisher.sink {
            received.append($0 == .finished ? "finished" : "failed")
        } receiveValue: {
            received.append("\($0)")
        }
        withExtendedLifetime(subscription) { #expect(received == ["1", "finished"]) }
    }

    @Test func aFailedResultFails() {
        var received: [Subscribers.Completion<Failed>] = []
        let subscription = Result<Int, Failed>.failure(Failed()).publisher.sink {
            received.append($0)
        } receiveValue: { _ in
        }
        withExtendedLifetime(subscription) { #expect(received == [.failure(Failed())]) }
    }

    @Test func anOptionalSendsItsValueWhereItHasOne() {
        var received: [Int] = []
        let publisher: Optional<Int>.Publisher = Optional(2).publisher
        let subscriptions = [publisher, Optional<Int>.none.publisher].map { $0.sink { received.append($0) } }
        withExtendedLifetime(subscriptions) { #expect(received == [2]) }
    }
}
