import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// A moment, as run loops and operation queues count them.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }

        /// A length of time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable, Sendable,
            ExpressibleByFloatLiteral
        {
            /// The interval in seconds.
            public var timeInterval: TimeInterval
            public var magnitude: TimeInterval { timeInterval }

            public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
            public init(integerLiteral value: TimeInterval) { timeInterval = value }
            public init(floatLiteral value: TimeInterval) { timeInterval = value }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let seconds = TimeInterval(exactly: source) else { return nil }
                timeInterval = seconds
            }

            public static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval + b.timeInterval) }
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval - b.timeInterval) }
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval * b.timeInterval) }
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }

    /// Options of the scheduler, which are empty.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        if isMain { DispatchQueue.main.async { action.value() } } else { perform { action.value() } }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = timer(at: date.date, every: nil, tolerance: tolerance.timeInterval, in: .default, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        timer(
            at: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, in: .default, action)
    }
}

extension RunLoop {
    private var isMain: Bool { self === RunLoop.main }

    /// Calls `action` at a moment, and then every so many seconds.
    ///
    /// Nobody runs the main run loop in a program whose main function is asynchronous, such as a test or the preview tool;
    /// the main queue is served in all programs.
    func timer(
        at date: Date, every interval: TimeInterval?, tolerance: TimeInterval, in mode: Mode,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain {
            let delay = DispatchTimeInterval.nanoseconds(nanoseconds(date.timeIntervalSinceNow))
            return DispatchQueue.main.timer(
                at: .now() + delay, every: interval.map { .nanoseconds(nanoseconds($0)) } ?? .never,
                tolerance: .nanoseconds(nanoseconds(tolerance)), action)
        }
        let action = Unchecked(action)
        let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in action.value() }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return RunLoopTimer(timer: timer)
    }
}

private struct RunLoopTimer: Cancellable {
    let timer: Timer
    func cancel() { timer.invalidate() }
}

/// Nanoseconds of a number of seconds, as far as an `Int` goes.
private func nanoseconds(_ seconds: TimeInterval) -> Int {
    Int(exactly: (max(seconds, 0) * 1e9).rounded()) ?? (seconds > 0 ? .max : 0)
}

/// A closure that goes to another thread. Combine's closures are not marked as sendable.
struct Unchecked<Value>: @unchecked Sendable {
    // Unchecked because anyone who subscribes on a scheduler says by it that the closure may run there.
    let value: Value
    init(_ value: Value) { self.value = value }
}
