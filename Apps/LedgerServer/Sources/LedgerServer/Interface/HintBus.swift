import Foundation
import LedgerCore

/// Tells devices that an account has something new, as soon as it has.
///
/// What this process accepts is announced at once; what other servers accept is found by one question for all accounts that are
/// waited for, several times a second.
final class HintBus: @unchecked Sendable {
    private struct Waiter {
        var accounts: [String: Int]
        var person: String
        var end: ContinuousClock.Instant
        var answer: CheckedContinuation<[String: Int], Never>
    }

    private let limit: Int
    private let limitOfPerson: Int
    private let lock = NSLock()
    private var waiters: [Int: Waiter] = [:]
    private var waitersOf: [String: Set<Int>] = [:]
    private var countOf: [String: Int] = [:]
    private var lastID = 0
    /// The numbers of accounts as they were heard of a moment ago: who waits for those needs no question.
    private var heard: [String: (head: Int, end: ContinuousClock.Instant)] = [:]
    private let fresh: Duration
    private var isDraining = false

    /// - Parameter fresh: how long what was heard holds: longer than it takes until all accounts that are waited for are asked
    ///   about again.
    init(limit: Int, limitOfPerson: Int, fresh: Duration = .seconds(1)) {
        self.fresh = fresh
        self.limit = limit
        self.limitOfPerson = limitOfPerson
    }

    /// How many devices wait.
    var count: Int { lock.withLock { waiters.count } }
    /// The accounts that somebody waits for.
    var accounts: [String] { lock.withLock { Array(waitersOf.keys) } }

    /// Waits until an account has a greater number than the device knows, and gives the new numbers; none after a while.
    ///
    /// - Parameter started: called once whatever is announced from then on is heard, unless it was heard a moment ago how far
    ///   all the accounts are.
    func wait(
        for accounts: [String: Int], as person: String, seconds: Int, started: @escaping @Sendable () -> Void
    ) async throws -> [String: Int] {
        let id = lock.withLock {
            lastID += 1
            return lastID
        }
        enum Start { case waits, waitsUnasked, hasNews, isDraining, tooMany }
        return try await withTaskCancellationHandler {
            var start = Start.waits
            let heads = await withCheckedContinuation { (answer: CheckedContinuation<[String: Int], Never>) in
                var news: [String: Int] = [:]
                start = lock.withLock {
                    if isDraining || Task.isCancelled { return .isDraining }
                    let now = ContinuousClock.now
                    let heads = accounts.keys.compactMap { account in
                        heard[account].flatMap { $0.end > now ? (account, $0.head) : nil }
                    }
                    news = Dictionary(heads.filter { $1 > accounts[$0] ?? .max }, uniquingKeysWith: max)
                    if !news.isEmpty { return .hasNews }
                    guard waiters.count < limit, countOf[person, default: 0] < limitOfPerson else { return .tooMany }
                    waiters[id] = Waiter(
                        accounts: accounts, person: person, end: .now + .seconds(seconds), answer: answer)
                    for account in accounts.keys { waitersOf[account, default: []].insert(id) }
                    countOf[person, default: 0] += 1
                    return heads.count == accounts.count ? .waitsUnasked : .waits
                }
                switch start {
                case .waits: started()
                case .waitsUnasked: break
                case .hasNews, .isDraining, .tooMany: answer.resume(returning: news)
                }
            }
            if start == .tooMany {
                throw ServerFailure(.tooMany, "Too many devices wait for news.", retryAfter: 5)
            }
            return heads
        } onCancel: {
            lock.withLock { remove(id) }?.answer.resume(returning: [:])
        }
    }

    /// Tells that an account has come to a number.
    func announce(_ account: String, _ head: Int) { announce([account: head]) }

    func announce(_ heads: [String: Int]) {
        let answers = lock.withLock {
            var answers: [(Waiter, [String: Int])] = []
            let end = ContinuousClock.now + fresh
            for (account, head) in heads {
                heard[account] = (head, end)
                for id in waitersOf[account] ?? [] where head > waiters[id]?.accounts[account] ?? .max {
                    if let waiter = remove(id) {
                        answers.append((waiter, heads.filter { $0.value > waiter.accounts[$0.key] ?? .max }))
                    }
                }
            }
            return answers
        }
        for (waiter, news) in answers { waiter.answer.resume(returning: news) }
    }

    /// Ends the waits that were long enough.
    func endOldWaits(now: ContinuousClock.Instant = .now) {
        let ended = lock.withLock {
            heard = heard.filter { $0.value.end > now }
            return waiters.filter { $0.value.end <= now }.keys.compactMap { remove($0) }
        }
        for waiter in ended { waiter.answer.resume(returning: [:]) }
    }

    /// Ends all waits, and lets none begin: the server is about to stop.
    func drain() {
        let ended = lock.withLock {
            isDraining = true
            return Array(waiters.keys).compactMap { remove($0) }
        }
        for waiter in ended { waiter.answer.resume(returning: [:]) }
    }

    private func remove(_ id: Int) -> Waiter? {
        guard let waiter = waiters.removeValue(forKey: id) else { return nil }
        for account in waiter.accounts.keys {
            waitersOf[account]?.remove(id)
            if waitersOf[account]?.isEmpty == true { waitersOf[account] = nil }
        }
        let count = (countOf[waiter.person] ?? 1) - 1
        countOf[waiter.person] = count > 0 ? count : nil
        return waiter
    }
}
