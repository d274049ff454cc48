import Foundation

/// The moment that a session is at: real time, slowed down, or stepped by hand.
struct FrameClock {
    private var start: ContinuousClock.Instant
    private var elapsed = 0.0
    /// How fast time goes; 0 if it is stepped.
    private(set) var speed = 1.0

    init(now: ContinuousClock.Instant = .now) { start = now }

    /// Seconds since the session began.
    func time(_ now: ContinuousClock.Instant = .now) -> TimeInterval {
        elapsed + (now - start) / .seconds(1) * speed
    }

    mutating func setSpeed(_ speed: Double, now: ContinuousClock.Instant = .now) {
        elapsed = time(now)
        start = now
        self.speed = speed.isFinite ? min(max(speed, 0), 1) : 1
    }

    /// Continues by hand.
    mutating func step(by seconds: Double) { elapsed += seconds.isFinite ? min(max(seconds, 0), 60) : 0 }

    /// How long it takes until a moment, in real seconds; nil if time stands still.
    func wait(until moment: TimeInterval) -> Double? { speed > 0 ? max(0, (moment - time()) / speed) : nil }
}
