import Foundation

/// The share of its worker's CPU time that a session uses.
///
/// While other sessions of the worker are being looked at, a session uses at most a quarter of any second; what is left of its
/// work waits. A session that is alone uses as much as it can.
@MainActor
final class SessionBudget {
    /// The part of each second that a session may use while others are there.
    static let share = 0.25
    /// How finely use is remembered, in seconds.
    static let slot = 0.025
    private static let slots = Int((1 / slot).rounded())

    private let isShared: () -> Bool
    /// Whether other sessions of the worker are being looked at.
    var isBesideOthers: Bool { isShared() }
    /// Seconds of CPU time in each slot of the last second. The slot of a time is its number, modulo the count.
    private var used = [Double](repeating: 0, count: slots)
    private var total = 0.0
    private var latest = 0
    private var isRunning = false
    /// What sessions use together until their pages have drawn something; nil from then on. So many new sessions use no more than
    /// one does.
    private var beginning: SessionBudget?

    /// - Parameter beginning: what the session shares with others that begin.
    init(beginning: SessionBudget? = nil, isShared: @escaping () -> Bool = { false }) {
        self.beginning = beginning
        self.isShared = isShared
    }

    /// The page has drawn a frame.
    func hasBegun() { beginning = nil }

    /// The CPU time, in seconds, that the session has used in the second before `now`.
    func use(at now: Double) -> Double {
        advance(to: now)
        return total
    }

    /// How long the session has to wait before it may work, in seconds; 0 if it may work now.
    func wait(at now: Double) -> Double {
        max(beginning?.ownWait(at: now) ?? 0, ownWait(at: now))
    }

    private func ownWait(at now: Double) -> Double {
        guard isShared() else { return 0 }
        var rest = use(at: now)
        guard rest >= Self.share else { return 0 }
        // Slots leave the window one by one, the oldest first.
        for step in 1...Self.slots {
            rest -= used[(latest + step) % Self.slots]
            if rest < Self.share { return max(Double(latest + step) * Self.slot - now, 0.001) }
        }
        return Self.slot
    }

    /// Notes CPU time that the session has used.
    func spend(_ seconds: Double, at now: Double) {
        advance(to: now)
        used[latest % Self.slots] += seconds
        total += seconds
        beginning?.spend(seconds, at: now)
    }

    /// Runs work of the session's, and notes what it costs.
    func charge<Result>(_ work: () -> Result) -> Result {
        // Work within work is counted once.
        guard !isRunning else { return work() }
        isRunning = true
        let start = Self.threadTime
        defer {
            isRunning = false
            spend(Self.threadTime - start, at: FrameTimer.uptime)
        }
        return work()
    }

    private func advance(to now: Double) {
        let current = Int(now / Self.slot)
        guard current > latest else { return }
        if current - latest >= Self.slots {
            used = [Double](repeating: 0, count: Self.slots)
        } else {
            for slot in latest + 1...current { used[slot % Self.slots] = 0 }
        }
        total = used.reduce(0, +)
        latest = current
    }

    /// The CPU time of this thread, in seconds.
    static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
