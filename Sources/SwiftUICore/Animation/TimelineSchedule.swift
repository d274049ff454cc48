import Foundation

/// Constants that describe the frequency of updates of a timeline.
public enum TimelineScheduleMode: Sendable {
    /// A mode that updates as often as the schedule requires.
    case normal
    /// A mode that updates at a low frequency, to save power. Perch does not use it.
    case lowFrequency
}

/// A type that provides the dates at which a timeline view is updated.
public protocol TimelineSchedule {
    /// The moments, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The mode that describes the frequency of updates.
    typealias Mode = TimelineScheduleMode

    /// Returns the dates from `startDate`. The first can be before it: it is the current date of the schedule at
    /// `startDate`.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule with the same time between all moments.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule that starts at `startDate`, with an interval in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The moments of a periodic schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var date: Date?
        private let interval: TimeInterval

        fileprivate init(from date: Date, by interval: TimeInterval) {
            self.date = date
            self.interval = interval
        }

        public mutating func next() -> Date? {
            guard let next = date else { return nil }
            date = interval > 0 && interval.isFinite ? next + interval : nil
            return next
        }
    }

    /// Returns the latest date before `startDate`, and the following dates. If the schedule begins later, it begins
    /// with `startDate`, because previews and tests have their own time, in which `.now` can be far in the future.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(start)
        guard passed > 0, interval > 0, interval.isFinite else { return Entries(from: startDate, by: interval) }
        return Entries(from: start + (passed / interval).rounded(.down) * interval, by: interval)
    }
}

/// A schedule of the beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule with dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of frames.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// Creates a schedule with updates in each frame, with at least `minimumInterval` seconds between them, and without
    /// updates while `paused` is true.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// The moments of an animation.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var dates: PeriodicTimelineSchedule.Entries
        private let isPaused: Bool
        private var isFirst = true

        fileprivate init(_ dates: PeriodicTimelineSchedule.Entries, isPaused: Bool) {
            self.dates = dates
            self.isPaused = isPaused
        }

        public mutating func next() -> Date? {
            defer { isFirst = false }
            return isPaused && !isFirst ? nil : dates.next()
        }
    }

    /// Frames that come at 60 a second, unless the schedule asks for fewer.
    private static let frame: TimeInterval = 1 / 60

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        let schedule = PeriodicTimelineSchedule(from: start, by: max(minimumInterval ?? Self.frame, Self.frame))
        return Entries(schedule.entries(from: start, mode: mode), isPaused: isPaused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Creates a schedule that starts at `startDate`, with an interval in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Creates a schedule with dates in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule with updates in each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Creates a schedule with updates in each frame, with at least `minimumInterval` seconds between them, and without
    /// updates while `paused` is true.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
