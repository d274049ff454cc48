import Foundation
import LedgerCore

/// Decides the pushes of each account one after the other, and those that wait meanwhile together, in one transaction.
///
/// So an account needs one connection at most, and many devices of one share what a commit costs.
final class PushQueue: @unchecked Sendable {
    private struct Push {
        var request: PushRequest
        var authors: Set<String>
        var answer: CheckedContinuation<PushAnswer, any Error>
    }

    /// How many pushes share a transaction.
    private static let together = 32

    private let storage: any SyncStorage
    private let work: WorkQueue
    private let limit: Int
    private let now: @Sendable () -> Date
    private let decided: @Sendable (_ account: String, _ answer: PushAnswer) -> Void
    private let lock = NSLock()
    private var waiting: [String: [Push]] = [:]

    /// - Parameter decided: hears of each answer, before the device does.
    init(
        _ storage: any SyncStorage, _ work: WorkQueue, limit: Int, now: @escaping @Sendable () -> Date,
        decided: @escaping @Sendable (_ account: String, _ answer: PushAnswer) -> Void
    ) {
        self.storage = storage
        self.work = work
        self.limit = limit
        self.now = now
        self.decided = decided
    }

    func push(_ request: PushRequest, by authors: Set<String>, to account: String) async throws -> PushAnswer {
        try await withCheckedThrowingContinuation { answer in
            let count = lock.withLock {
                let count = waiting[account]?.count ?? 0
                if count < limit {
                    waiting[account, default: []].append(Push(request: request, authors: authors, answer: answer))
                }
                return count
            }
            if count == 0 { work.start { self.decide(account) } }
            if count >= limit {
                answer.resume(
                    throwing: ServerFailure(.unavailable, "Too much waits in this account.", retryAfter: 1))
            }
        }
    }

    /// Decides what waits. The pushes stay in the list meanwhile, so nobody else begins with the account.
    private func decide(_ account: String) {
        let pushes = lock.withLock { Array((waiting[account] ?? []).prefix(Self.together)) }
        let results: [Result<PushAnswer, any Error>]
        do {
            results = try storage.change(account) { transaction in
                try pushes.map { push in
                    do {
                        return .success(
                            try AccountSync.push(push.request, by: push.authors, on: transaction, now: now()))
                    } catch let failure as SyncFailure {
                        // Nothing was written for it.
                        return .failure(failure)
                    }
                }
            }
        } catch {
            results = pushes.map { _ in .failure(error) }
        }
        for (push, result) in zip(pushes, results) {
            if case .success(let answer) = result { decided(account, answer) }
            push.answer.resume(with: result)
        }
        let isMore = lock.withLock {
            waiting[account]?.removeFirst(pushes.count)
            if waiting[account]?.isEmpty == true { waiting[account] = nil }
            return waiting[account] != nil
        }
        // Behind the other accounts.
        if isMore { work.start { self.decide(account) } }
    }
}
