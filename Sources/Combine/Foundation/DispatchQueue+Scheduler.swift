import Dispatch
import OpenCombine
import Sessions

extension DispatchQueue: @retroactive Scheduler {
    /// A moment, as dispatch queues count them.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try UInt64(from: decoder))
        }

        public func encode(to encoder: any Encoder) throws { try dispatchTime.uptimeNanoseconds.encode(to: encoder) }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(b >= a ? Int(clamping: b - a) : -Int(clamping: a - b))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        /// A length of time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
            Sendable, ExpressibleByFloatLiteral
        {
            /// The interval in nanoseconds.
            public var magnitude: Int
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public init(_ timeInterval: DispatchTimeInterval) {
                func scaled(_ value: Int, _ factor: Int) -> Int {
                    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
                    return overflow ? (value < 0 ? .min : .max) : product
                }
                switch timeInterval {
                case .seconds(let value): magnitude = scaled(value, 1_000_000_000)
                case .milliseconds(let value): magnitude = scaled(value, 1_000_000)
                case .microseconds(let value): magnitude = scaled(value, 1000)
                case .nanoseconds(let value): magnitude = value
                default: magnitude = .max
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }
            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                magnitude = nanoseconds
            }

            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude + b.magnitude) }
            public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude - b.magnitude) }
            public static func * (a: Stride, b: Stride) -> Stride {
                Stride(nanoseconds: Int(Double(a.magnitude) * Double(b.magnitude) / 1e9))
            }
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
            }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
            public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// Options for scheduling work on a queue.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Unchecked(action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        timer(at: date.dispatchTime, every: interval.timeInterval, tolerance: tolerance.timeInterval, action)
    }

    /// Calls `action` on this queue at a moment, and then every so often. It continues until it is cancelled; a call
    /// that does not repeat needs nobody to hold the timer.
    func timer(
        at date: DispatchTime, every interval: DispatchTimeInterval, tolerance: DispatchTimeInterval,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Unchecked(action)
        if case .never = interval {
            let item = DispatchWorkItem { action.value() }
            asyncAfter(deadline: date, execute: item)
            return QueuedWork(item: item)
        }
        if let clock = SteppedClock.current {
            let repeated = clock.every(interval.seconds, startingAfter: date.seconds - DispatchTime.now().seconds) {
                self.async { action.value() }
            }
            return AnyCancellable { repeated.cancel() }
        }
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(deadline: date, repeating: interval, leeway: tolerance)
        source.setEventHandler { action.value() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}

private struct QueuedWork: Cancellable {
    let item: DispatchWorkItem
    func cancel() { item.cancel() }
}

extension DispatchTime {
    fileprivate var seconds: Double { Double(uptimeNanoseconds) / 1e9 }
}

extension DispatchTimeInterval {
    fileprivate var seconds: Double { Double(DispatchQueue.SchedulerTimeType.Stride(self).magnitude) / 1e9 }
}
