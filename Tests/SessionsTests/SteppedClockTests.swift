import Foundation
import Testing

@testable import Sessions

/// A scope whose appointments a test keeps.
@MainActor
private final class Stepper {
    let clock: SteppedClock
    let scope: SessionScope
    private var appointments: [(time: TimeInterval, number: Int, action: () -> Void)] = []
    private var made = 0
    private(set) var log: [String] = []

    init(queuePatience: TimeInterval = 60) {
        clock = SteppedClock(startDate: Date(timeIntervalSince1970: 1_000_000), queuePatience: queuePatience)
        scope = SessionScope(clock: clock)
        clock.makeAppointments { [unowned self] time, action in
            made += 1
            let number = made
            appointments.append((time, number, action))
            return { self.appointments.removeAll { $0.number == number } }
        }
    }

    var waiting: Int { appointments.count }

    func note(_ text: String) { log.append("\(clock.now) \(text)") }

    func perform(_ body: () -> Void) {
        scope.perform {
            body()
            _ = clock.runReady()
        }
    }

    func step(to time: TimeInterval) {
        while let next = appointments.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }), next.time <= time {
            appointments.removeAll { $0.number == next.number }
            clock.setNow(next.time)
            perform(next.action)
        }
        clock.setNow(time)
        perform {}
    }
}

@MainActor
@Suite struct SteppedClockTests {
    private let stepper = Stepper()

    @Test func tasksSleepByTheClock() {
        stepper.perform { [stepper] in
            Task {
                stepper.note("begins")
                try? await Task.sleep(for: .seconds(4))
                stepper.note("slept")
                try? await Task.sleep(nanoseconds: 500_000_000)
                try? await Task.sleep(until: .now + .seconds(1), clock: .suspending)
                try? await Task.sleep(for: .seconds(2), tolerance: .seconds(1))
                stepper.note("again")
            }
        }
        #expect(stepper.log == ["0.0 begins"])
        stepper.step(to: 3.9)
        #expect(stepper.log.count == 1)
        stepper.step(to: 100)
        #expect(stepper.log == ["0.0 begins", "4.0 slept", "7.5 again"])
    }

    @Test func whatComesNextComesFirst() {
        stepper.perform { [stepper] in
            Task {
                try? await Task.sleep(for: .seconds(1.5))
                stepper.note("task")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { stepper.note("queue") } }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.7) {
                MainActor.assumeIsolated { stepper.note("wall") }
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { stepper.note("soon") } }
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                MainActor.assumeIsolated { stepper.note("timer") }
            }
            let cancelled = DispatchWorkItem { stepper.note("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
            cancelled.cancel()
        }
        stepper.step(to: 2)
        #expect(stepper.log == ["0.0 soon", "0.3 queue", "0.7 wall", "1.0 timer", "1.5 task"])
    }

    @Test func timersRepeatUntilTheyAreInvalid() {
        stepper.perform { [stepper] in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
                let ticks = MainActor.assumeIsolated {
                    stepper.note("tick")
                    return stepper.log.count
                }
                if ticks == 3 { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
            RunLoop.main.add(timer, forMode: .default)
        }
        stepper.step(to: 10)
        #expect(stepper.log == ["0.25 tick", "0.5 tick", "0.75 tick"])
        #expect(stepper.waiting == 0)
    }

    @Test func aTimerCanBePutOff() {
        var timer: Timer?
        stepper.perform { [stepper] in
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                MainActor.assumeIsolated { stepper.note("fires") }
            }
        }
        stepper.step(to: 0.5)
        stepper.perform { timer?.fireDate = Date(timeIntervalSinceNow: 2) }
        stepper.step(to: 5)
        #expect(stepper.log == ["2.5 fires"])
    }

    @Test func allClocksTellTheSameTime() {
        var starts: (Date, ContinuousClock.Instant, SuspendingClock.Instant, DispatchTime)?
        stepper.perform { starts = (Date(), .now, .now, .now()) }
        stepper.step(to: 2.5)
        stepper.perform {
            guard let starts else { return }
            #expect(starts.0 == Date(timeIntervalSince1970: 1_000_000))
            #expect(Date().timeIntervalSince(starts.0) == 2.5)
            #expect(ContinuousClock.now - starts.1 == .seconds(2.5))
            #expect(SuspendingClock.now - starts.2 == .seconds(2.5))
            #expect(DispatchTime.now().uptimeNanoseconds - starts.3.uptimeNanoseconds == 2_500_000_000)
        }
        #expect(Date().timeIntervalSince1970 > 1_700_000_000)
        stepper.perform { SessionScope.leave { #expect(Date().timeIntervalSince1970 > 1_700_000_000) } }
    }

    private actor Counter {
        private var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }

    @Test func allOfATasksFamilyRunsBetweenTheSteps() {
        stepper.perform { [stepper] in
            Task {
                let value = await Task.detached { 7 }.value
                stepper.note("detached \(value)")
                let counter = Counter()
                _ = await counter.next()
                stepper.note("actor \(await counter.next())")
                await withTaskGroup(of: Int.self) { group in
                    for second in [3, 1, 2] {
                        group.addTask {
                            try? await Task.sleep(for: .seconds(second))
                            return second
                        }
                    }
                    for await second in group { stepper.note("child \(second)") }
                }
            }
        }
        #expect(stepper.log == ["0.0 detached 7", "0.0 actor 2"])
        stepper.step(to: 10)
        #expect(stepper.log.dropFirst(2) == ["1.0 child 1", "2.0 child 2", "3.0 child 3"])
    }

    @Test func aCancelledSleepEndsAtOnce() {
        stepper.perform { [stepper] in
            let sleeper = Task { try await Task.sleep(for: .seconds(100)) }
            Task {
                try? await Task.sleep(for: .seconds(1))
                sleeper.cancel()
                let result = await sleeper.result
                stepper.note((try? result.get()) == nil ? "cancelled" : "slept")
            }
        }
        stepper.step(to: 1)
        #expect(stepper.log == ["1.0 cancelled"])
    }

    /// Anyone who waits for a session's task without stepping would wait forever otherwise.
    @Test func whatIsReadyRunsWhenTheMainQueueIsFree() async {
        var task: Task<Int, Never>?
        stepper.scope.perform { task = Task { 5 } }
        #expect(await task?.value == 5)
    }

    @Test func aTaskThatNeverRestsDoesNotKeepTheClockFromGoingOn() {
        stepper.perform { [stepper] in
            let restless = Task { while !Task.isCancelled { await Task.yield() } }
            Task {
                try? await Task.sleep(for: .seconds(1))
                stepper.note("slept")
                restless.cancel()
            }
        }
        stepper.step(to: 2)
        #expect(stepper.log == ["1.0 slept"])
    }

    @Test func otherThreadsKeepTheirTime() async {
        let seconds = await withCheckedContinuation { continuation in
            stepper.perform {
                Thread.detachNewThread { continuation.resume(returning: Date().timeIntervalSince1970) }
            }
        }
        #expect(seconds > 1_700_000_000)
    }

    @Test func queuesOfTheProgramsGetTheirWorkInTime() async {
        var result: Task<Double, Never>?
        stepper.perform { [stepper] in
            result = Task {
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
                        continuation.resume(returning: stepper.clock.now)
                    }
                }
            }
        }
        stepper.step(to: 2.9)
        #expect(stepper.waiting == 1)
        stepper.step(to: 3)
        #expect(stepper.waiting == 0)
        #expect(await result?.value == 3)
    }

    /// Foundation sleeps until less than a nanosecond is left, and again for that.
    @Test func aSleepOfNothingMovesTime() {
        func uptime() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        stepper.perform {
            let before = uptime()
            var nothing = timespec()
            nanosleep(&nothing, nil)
            #expect(uptime() == before + 1)
        }
    }

    @Test func whatOtherQueuesBringComesWithTheStep() {
        let (queue, group) = (DispatchQueue(label: "program"), DispatchGroup())
        stepper.perform { [stepper] in
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 0.05)
                let date = (Date().timeIntervalSince1970 * 100).rounded() / 100
                DispatchQueue.main.async { MainActor.assumeIsolated { stepper.note("date \(date)") } }
            }
        }
        #expect(stepper.log == ["0.0 date 1000000.05"])
        stepper.perform { [stepper] in
            Task {
                let count = await withCheckedContinuation { continuation in
                    queue.async(flags: .barrier) { DispatchQueue.global().async { continuation.resume(returning: 3) } }
                }
                stepper.note("count \(count)")
            }
        }
        #expect(stepper.log.last == "0.0 count 3")
        stepper.perform { [stepper] in
            for _ in 0..<2 { DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.01) } }
            group.notify(queue: .main) { MainActor.assumeIsolated { stepper.note("both") } }
        }
        #expect(stepper.log.last == "0.0 both")
        stepper.perform { [stepper] in
            queue.async { DispatchQueue.main.sync { MainActor.assumeIsolated { stepper.note("waited for") } } }
        }
        #expect(stepper.log.last == "0.0 waited for")
        stepper.perform { [stepper] in
            queue.async {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    MainActor.assumeIsolated { stepper.note("later") }
                }
            }
        }
        stepper.step(to: 3)
        #expect(stepper.log.last == "1.0 later")
    }

    @Test func threadsThatSleepFindThatTimeHasPassed() {
        stepper.perform { [stepper] in
            let begin = Date()
            Thread.sleep(forTimeInterval: 3600)
            sleep(60)
            usleep(500_000)
            stepper.note("\(Date().timeIntervalSince(begin))")
        }
        #expect(stepper.log == ["0.0 3660.5"])
        stepper.step(to: 1)
        stepper.perform { [stepper] in stepper.note("\(Date().timeIntervalSince1970)") }
        #expect(stepper.log.last == "1.0 1000001.0")
    }

    @Test func aQueueThatNeverEndsHoldsAStepUpOnce() {
        let (gate, stepper) = (DispatchSemaphore(value: 0), Stepper(queuePatience: 0.1))
        stepper.perform { DispatchQueue.global().async { gate.wait() } }
        for second in 1...50 { stepper.step(to: Double(second)) }
        #expect(stepper.clock.now == 50)
        gate.signal()
    }

    @Test func eachSessionHasItsOwnTime() {
        let other = Stepper()
        stepper.perform { [stepper] in
            Task {
                try? await Task.sleep(for: .seconds(1))
                stepper.note("one")
            }
        }
        other.perform {
            Task {
                try? await Task.sleep(for: .seconds(1))
                other.note("other")
            }
        }
        stepper.step(to: 5)
        #expect(stepper.log == ["1.0 one"] && other.log.isEmpty)
        other.step(to: 1)
        #expect(other.log == ["1.0 other"])
    }
}

@Suite struct SessionScopeTests {
    private struct Name: SessionKey {
        static func makeValue() -> String { "nobody" }
    }

    @Test func valuesAreTheSessionsOwn() async {
        let (one, other) = (SessionScope(clock: nil), SessionScope(clock: nil, isSeparate: true))
        one[Name.self] = "one"
        #expect(other[Name.self] == "nobody")
        #expect(SessionScope[Name.self] == "nobody")
        one.perform { #expect(SessionScope[Name.self] == "one") }
        let heard = one.perform { Task.detached { SessionScope[Name.self] } }
        let inherited = one.perform { Task { SessionScope[Name.self] } }
        #expect(await heard.value == "nobody")
        #expect(await inherited.value == "one")
    }
}
