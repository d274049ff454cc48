import CTime
import Dispatch
import Foundation
import Locking

/// A session's time, where nobody watches it live: it is handed in step by step, and the program's own delays go by it.
///
/// While code runs in the session's scope, this is what `Date`, the clocks and `DispatchTime` take for now, it is when sleeping
/// tasks wake, timers fire and blocks that were put off run, and what the program asks of the main queue and of Swift's global
/// executor is done one after the other between the steps. So a step always brings the same. `time.c` gets hold of all this.
package final class SteppedClock: @unchecked Sendable {
    // Unchecked because what changes is guarded by the lock, but for the appointer and the scope, which are set before anything
    // is put off.
    private struct State {
        var now: TimeInterval = 0
        var ready: [PendingWork] = []
        /// Delays that nobody counts yet.
        var delays: [(deadline: TimeInterval, work: PendingWork)] = []
        var timers: Set<ObjectIdentifier> = []
        var isFlushing = false
        /// How much work is on queues of the program's now, and how much of it nobody waits for any longer.
        var elsewhere = 0
        var abandoned = 0

        /// Whether the main queue has to be asked to look after what waits.
        mutating func takeFlush() -> Bool {
            defer { isFlushing = true }
            return !isFlushing
        }
    }

    private let lock = NSCondition()
    private var state = State()
    private let startDate: Date
    private let queuePatience: TimeInterval
    /// The machine's uptime when the session began, in nanoseconds.
    private let startUptime: Int64
    private var appointer: Appointer?
    weak var scope: SessionScope?

    /// Makes an appointment at a moment of the session's; returns what cancels it.
    package typealias Appointer = (TimeInterval, @escaping () -> Void) -> () -> Void

    /// - Parameters:
    ///   - startDate: what the time of day is when the session begins.
    ///   - queuePatience: how long a step waits for work on queues of the program's, in seconds of the machine's time. Where the same step
    ///     must bring the same on each machine, it is long enough for a busy one.
    package init(startDate: Date, queuePatience: TimeInterval) {
        self.startDate = startDate
        self.queuePatience = queuePatience
        startUptime = Int64(clamping: DispatchTime.now().uptimeNanoseconds)
    }

    private func withState<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

    // MARK: Time

    /// Seconds since the session began.
    package var now: TimeInterval { withState { $0.now } }

    /// Continues to a moment. What is due then is the business of anyone who keeps the appointments.
    package func setNow(_ time: TimeInterval) {
        withState { $0.now = time }
        if isOfThisThread { _ = perch_time_swap(present) }
    }

    /// Whether this thread steps the session: it runs code that has this clock's time, and not for a queue of the program's.
    private var isOfThisThread: Bool {
        let time = perch_time_current()
        return time.clock == pointer && !time.isElsewhere
    }

    private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private var present: PerchTime {
        func nanoseconds(_ seconds: TimeInterval) -> Int64 {
            // To the microsecond, which is as well as a date counts.
            Int64(exactly: (seconds * 1e6).rounded()).map { $0 * 1000 } ?? 0
        }
        let passed = nanoseconds(now)
        return PerchTime(
            clock: pointer, realtime: nanoseconds(startDate.timeIntervalSince1970) + passed,
            uptime: startUptime + passed, isElsewhere: perch_time_current().isElsewhere)
    }

    /// Runs code that takes this clock's time for its own, or the machine's without one.
    static func withTime<Result>(of clock: SteppedClock?, _ body: () throws -> Result) rethrows -> Result {
        var machines = PerchTime()
        machines.isElsewhere = perch_time_current().isElsewhere
        let outer = perch_time_swap(clock?.present ?? machines)
        defer {
            // The clock of code within code may have gone on meanwhile.
            let isSame = outer.clock != nil && outer.clock == clock?.pointer
            _ = perch_time_swap(isSame ? clock?.present ?? outer : outer)
        }
        return try body()
    }

    /// The clock that delays of the present code go by, if it is a stepped one.
    package static var current: SteppedClock? {
        if let pointer = perch_time_current().clock {
            return Unmanaged<SteppedClock>.fromOpaque(pointer).takeUnretainedValue()
        }
        return SessionScope.current?.clock
    }

    // MARK: Work

    /// Runs `action` with the next step, or once the main queue gets to it.
    package func soon(_ action: @escaping () -> Void) {
        let flushes = withState { state in
            state.ready.append(PendingWork(action))
            return state.takeFlush()
        }
        lock.broadcast()
        if flushes { flushLater() }
    }

    /// Runs `action` some seconds from now.
    @discardableResult package func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) -> PendingWork {
        let work = PendingWork(action)
        let flushes = withState { state in
            // Sums of intervals and differences of dates are off by a little.
            let deadline = ((state.now + max(0, min(seconds, 1e12))) * 1e5).rounded() / 1e5
            state.delays.append((deadline, work))
            return state.takeFlush()
        }
        if isOfThisThread { appointDelays() }
        if flushes { flushLater() }
        return work
    }

    /// Runs `action` over and over, until what is returned is cancelled.
    package func every(
        _ interval: TimeInterval, startingAfter seconds: TimeInterval, _ action: @escaping () -> Void
    ) -> RepeatedWork {
        let repeated = RepeatedWork()
        func goOn(after seconds: TimeInterval) {
            repeated.next = after(seconds) {
                // The next is appointed first, so that the action may cancel it.
                goOn(after: max(interval, 0.001))
                action()
            }
        }
        goOn(after: seconds)
        return repeated
    }

    /// Fires a timer when it is due, as a run loop would.
    private func follow(_ timer: Timer, in seconds: TimeInterval) {
        // A timer may be added for several modes.
        guard withState({ $0.timers.insert(ObjectIdentifier(timer)).inserted }) else { return }
        wait(for: timer, seconds)
    }

    private func wait(for timer: Timer, _ seconds: TimeInterval) {
        let due = timer.fireDate
        after(seconds) { [self] in
            guard timer.isValid else {
                withState { _ = $0.timers.remove(ObjectIdentifier(timer)) }
                return
            }
            if timer.fireDate > due, timer.fireDate.timeIntervalSinceNow > 0 {
                // Somebody has put it off.
                wait(for: timer, timer.fireDate.timeIntervalSinceNow)
            } else if timer.timeInterval > 0 {
                wait(for: timer, timer.timeInterval)
                timer.fire()
            } else {
                withState { _ = $0.timers.remove(ObjectIdentifier(timer)) }
                timer.fire()
            }
        }
    }

    /// Makes appointments with `appointer` from now on.
    package func makeAppointments(with appointer: @escaping Appointer) {
        self.appointer = appointer
        appointDelays()
    }

    /// Makes no more appointments, since nobody steps the session any longer. What waits for a moment lets go of the session.
    package func stop() {
        appointer = nil
        withState { $0.delays = [] }
    }

    private func appointDelays() {
        guard let appointer else { return }
        let delays = withState { state in
            defer { state.delays = [] }
            return state.delays
        }
        for (deadline, work) in delays { work.setCanceller(appointer(deadline) { work.run() }) }
    }

    /// Anyone who makes work for the present moment endlessly gets this much in one go.
    private static let patience = 10_000

    /// Runs what is ready, and what that makes ready. Returns whether there was anything, and it came to an end.
    package func runReady() -> Bool {
        appointDelays()
        var count = 0
        while true {
            let next = withState { state in
                defer { state.ready = [] }
                return state.ready
            }
            if next.isEmpty {
                if waitForQueues() { continue }
                break
            }
            for work in next { work.run() }
            count += next.count
            // What is left continues with the next step, or when the main queue is free.
            if count > Self.patience { break }
        }
        appointDelays()
        return count > 0 && count <= Self.patience
    }

    // MARK: Queues of the program's

    /// Waits until work on queues of the program's has something for the session, so that a step brings what it brought.
    /// Returns false if there is none, or where it takes too long: then nobody waits for it again.
    private func waitForQueues() -> Bool {
        guard isOfThisThread else { return false }
        return Self.withTime(of: nil) {
            let limit = Date(timeIntervalSinceNow: queuePatience)
            lock.lock()
            defer { lock.unlock() }
            while state.ready.isEmpty, state.elsewhere > state.abandoned {
                if !lock.wait(until: limit) { state.abandoned = state.elsewhere }
            }
            return !state.ready.isEmpty
        }
    }

    /// Does work that a queue of the program's was given, on its thread.
    private func runElsewhere(_ work: () -> Void) {
        if let scope { scope.perform(work) } else { Self.withTime(of: self, work) }
        withState { state in
            state.elsewhere -= 1
            state.abandoned = min(state.abandoned, state.elsewhere)
        }
        lock.broadcast()
    }

    /// Where somebody waits for what the session does, instead of stepping it, the main queue gets to it.
    private func flushLater() {
        let flush: @Sendable () -> Void = { [self] in
            withState { $0.isFlushing = false }
            let run = { _ = self.runReady() }
            // What is ready is done, also where the session has ended meanwhile.
            if let scope { scope.perform(run) } else { Self.withTime(of: self, run) }
        }
        SessionScope.leave { DispatchQueue.main.async(execute: flush) }
    }

    // MARK: What is got hold of

    /// Lets `time.c` hand work over, once.
    static let installHandlers: Void = {
        perch_time_install(
            PerchTimeHandlers(
                soon: { clock, work, context in
                    Unmanaged<SteppedClock>.fromOpaque(clock).takeUnretainedValue().soon { work(context) }
                },
                later: { clock, seconds, work, context in
                    Unmanaged<SteppedClock>.fromOpaque(clock).takeUnretainedValue().after(seconds) { work(context) }
                },
                timer: { clock, seconds, timer in
                    Unmanaged<SteppedClock>.fromOpaque(clock).takeUnretainedValue()
                        .follow(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue(), in: seconds)
                },
                sendElsewhere: { clock in
                    Unmanaged<SteppedClock>.fromOpaque(clock).retain().takeUnretainedValue().withState {
                        $0.elsewhere += 1
                    }
                },
                elsewhere: { clock, work, context in
                    Unmanaged<SteppedClock>.fromOpaque(clock).takeRetainedValue().runElsewhere { work(context) }
                },
                clockOfTask: { SessionScope.current?.clock?.pointer }))
    }()
}

/// Something that is to run once, or not at all.
package final class PendingWork: @unchecked Sendable {
    // Unchecked because the properties that change are guarded by the lock.
    private let lock = NSLock()
    private var action: (() -> Void)?
    private var canceller: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    package func cancel() {
        let canceller = lock.withLock {
            action = nil
            defer { self.canceller = nil }
            return self.canceller
        }
        canceller?()
    }

    /// Remembers how to call off the appointment, or does it where the work has been cancelled meanwhile.
    func setCanceller(_ canceller: @escaping () -> Void) {
        let isCancelled = lock.withLock {
            self.canceller = canceller
            return action == nil
        }
        if isCancelled { canceller() }
    }

    func run() {
        let action = lock.withLock {
            canceller = nil
            defer { self.action = nil }
            return self.action
        }
        action?()
    }
}

/// Something that runs until it is cancelled.
package final class RepeatedWork: @unchecked Sendable {
    // Unchecked because the properties that change are guarded by the lock.
    private let lock = NSLock()
    private var isCancelled = false
    private var pending: PendingWork?

    fileprivate var next: PendingWork? {
        get { lock.withLock { pending } }
        set {
            let isCancelled = lock.withLock {
                pending = newValue
                return self.isCancelled
            }
            if isCancelled { newValue?.cancel() }
        }
    }

    package func cancel() {
        lock.withLock { isCancelled = true }
        next?.cancel()
    }
}
