import Foundation

/// How strict signing in is.
public struct SignInPolicy: Hashable, Sendable {
    /// How long a sign-in counts, in seconds: thirty days.
    public var lifetime: TimeInterval = 30 * 86_400
    public var minimumLength = 8
    /// How many wrong passwords go by before the next has to wait.
    public var freeAttempts = 4
    /// How long the first wait is, in seconds; each further one is twice as long.
    public var firstWait: TimeInterval = 15
    public var longestWait: TimeInterval = 900
    /// What a guess costs.
    public var cost = PasswordHash.Cost.standard

    public init() {}

    /// How long nobody may try again after a number of wrong passwords, in seconds; `nil` for not at all.
    public func wait(afterFailures failures: Int) -> TimeInterval? {
        let excess = failures - freeAttempts
        return excess > 0 ? min(firstWait * pow(2, Double(min(excess, 30) - 1)), longestWait) : nil
    }
}
