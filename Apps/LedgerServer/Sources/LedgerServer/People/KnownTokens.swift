import Foundation

/// Remembers for a few seconds whose tokens are, so that not every request asks the database.
///
/// A sign-in that is given up at another server counts that much longer. Who is a member of what is never remembered.
final class KnownTokens: @unchecked Sendable {
    private static let lifetime = Duration.seconds(5)
    private let people: People
    private let lock = NSLock()
    private var known: [String: (person: Person, end: ContinuousClock.Instant)] = [:]

    init(_ people: People) { self.people = people }

    /// Who a token is of, if that is remembered.
    func remembered(_ token: String) -> Person? {
        lock.withLock { known[token].flatMap { $0.end > .now ? $0.person : nil } }
    }

    /// Who a token is of; asks the database, which blocks.
    func person(_ token: String, now: Date) throws -> Person? {
        guard let person = try people.person(token: token, now: now) else { return nil }
        lock.withLock {
            if known.count > 20_000 { known = known.filter { $0.value.end > .now } }
            known[token] = (person, .now + Self.lifetime)
        }
        return person
    }

    func end(_ token: String) throws {
        lock.withLock { known[token] = nil }
        try people.end(token: token)
    }
}
