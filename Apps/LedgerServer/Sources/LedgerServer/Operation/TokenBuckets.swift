import Foundation
import LedgerCore

/// Counts what each of many clients asks for, so that none asks for too much.
final class TokenBuckets: @unchecked Sendable {
    private let rate: ServerConfiguration.Limits.Rate
    private let lock = NSLock()
    private var buckets: [String: (tokens: Double, at: ContinuousClock.Instant)] = [:]

    init(_ rate: ServerConfiguration.Limits.Rate) { self.rate = rate }

    /// Takes one from a client's bucket.
    ///
    /// Throws a ``ServerFailure`` that says when there is one again.
    func take(_ client: String, now: ContinuousClock.Instant = .now) throws(ServerFailure) {
        let wait: Double? = lock.withLock {
            if buckets.count > 10_000 { forgetFull(now) }
            let bucket = buckets[client] ?? (rate.burst, now)
            let tokens = min(rate.burst, bucket.tokens + rate.perSecond * (now - bucket.at).seconds)
            guard tokens >= 1 else { return (1 - tokens) / rate.perSecond }
            buckets[client] = (tokens - 1, now)
            return nil
        }
        if let wait {
            throw ServerFailure(
                .tooMany, "Too many requests. Try again later.", retryAfter: max(1, Int(wait.rounded(.up))))
        }
    }

    private func forgetFull(_ now: ContinuousClock.Instant) {
        buckets = buckets.filter { $0.value.tokens + rate.perSecond * (now - $0.value.at).seconds < rate.burst }
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
