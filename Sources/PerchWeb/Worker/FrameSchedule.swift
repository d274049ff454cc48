import Foundation

/// When a session makes its frames: when something changed or moves, at most sixty a second, and none that the session's
/// share of time does not allow.
@MainActor
final class FrameSchedule {
    /// What the next frame waits for.
    struct Moments {
        /// The moment of the session at which something looks different; nil if there is none.
        var wake: TimeInterval?
        /// How long it is, in seconds, until a frame is made for the sake of reading it; nil if all is read.
        var reading: Double?
    }

    /// The moment that the session is at.
    private(set) var clock = FrameClock()
    /// The present moment, in seconds since the session began.
    var time: TimeInterval { clock.time() }

    private let budget: SessionBudget
    private let moments: () -> Moments?
    private let makeFrame: () -> Void
    private let timer = FrameTimer()
    private var beat = FrameBeat()
    private var needsFrame = false

    /// - Parameters:
    ///   - budget: the CPU time that the session may use.
    ///   - moments: what the next frame waits for; nil while the page wants none.
    init(budget: SessionBudget, moments: @escaping () -> Moments?, makeFrame: @escaping () -> Void) {
        self.budget = budget
        self.moments = moments
        self.makeFrame = makeFrame
    }

    /// Something changed.
    func setNeedsFrame() {
        needsFrame = true
        plan()
    }

    /// Sees that a frame is made as soon as one is due and the page wants one.
    func plan() {
        guard let moments = moments() else { return }
        var due = Double.infinity
        let refresh = beat.wait(at: FrameTimer.uptime)
        if needsFrame {
            due = refresh
        } else if let wake = moments.wake, let wait = clock.wait(until: wake) {
            due = max(wait, refresh)
        }
        if let wait = moments.reading { due = min(due, max(wait, refresh)) }
        guard due.isFinite else { return timer.cancel() }
        timer.set(max(due, budget.wait(at: FrameTimer.uptime))) { [weak self] in
            guard let self else { return }
            // Meanwhile the session may have used up its share.
            if budget.wait(at: FrameTimer.uptime) > 0 { return plan() }
            budget.charge(makeFrame)
        }
    }

    /// Notes that a frame is made.
    func frameBegins(at uptime: Double) {
        needsFrame = false
        beat.frame(at: uptime)
    }

    /// Makes no more frames until one is needed.
    func cancel() { timer.cancel() }

    /// Begins at zero again.
    func restartClock() { clock = FrameClock() }

    /// Sets how fast time goes, or moves it on, as the page says.
    func setClock(_ mode: String, to value: Double) {
        switch mode {
        case "speed": clock.setSpeed(value)
        case "step":
            clock.step(by: value)
            needsFrame = true
        default: break
        }
        plan()
    }
}
