import Testing

@testable import LedgerServer

/// Who waits for news hears of it at once, and asks the database only for accounts that nothing was heard of.
@Suite(.timeLimit(.minutes(1))) struct HintBusTests {
    private let bus = HintBus(limit: 10, limitOfPerson: 10, fresh: .seconds(3_600))

    private func news(since heads: [String: Int], asks: @escaping @Sendable () -> Void) async throws -> [String: Int] {
        try await bus.wait(for: heads, as: "olga", seconds: 50, started: asks)
    }

    /// What one who knows a number of the firm hears of the next one, without asking.
    private func news(since known: Int, whenAnnounced next: Int) async throws -> [String: Int] {
        async let heads = news(since: ["firm": known], asks: { Issue.record("asked") })
        while bus.count == 0 { await Task.yield() }
        bus.announce("firm", next)
        return try await heads
    }

    @Test func whatWasAnnouncedBeforeAnswersAtOnce() async throws {
        bus.announce("firm", 5)
        let heads = try await news(since: ["firm": 4]) { Issue.record("asked") }
        #expect(heads == ["firm": 5])
        #expect(bus.count == 0)
    }

    @Test func whoKnowsWhatWasHeardWaitsWithoutAsking() async throws {
        bus.announce("firm", 5)
        let heads = try await news(since: 5, whenAnnounced: 6)
        #expect(heads == ["firm": 6])
    }

    @Test func anAccountThatNothingWasHeardOfIsAskedAbout() async throws {
        bus.announce("firm", 5)
        let heads = try await news(since: ["firm": 5, "other": 1]) { [bus] in bus.announce("other", 2) }
        #expect(heads == ["other": 2])
    }

    @Test func whatWasHeardLongAgoIsAskedAboutAgain() async throws {
        let bus = HintBus(limit: 10, limitOfPerson: 10, fresh: .milliseconds(1))
        bus.announce("firm", 5)
        try await Task.sleep(for: .milliseconds(2))
        let heads = try await bus.wait(for: ["firm": 4], as: "olga", seconds: 50) { bus.announce("firm", 7) }
        #expect(heads == ["firm": 7])
    }

    @Test func anAccountThatWasRestoredToASmallerNumberGivesNoNews() async throws {
        bus.announce("firm", 9)
        bus.announce("firm", 3)
        let heads = try await news(since: 3, whenAnnounced: 4)
        #expect(heads == ["firm": 4])
    }
}
