import Foundation

/// Constants that describe how often a timeline may change.
public enum TimelineScheduleMode: Sendable {
    /// A mode that updates as often as the schedule says.
    case normal
    /// Seldom, to save power; nothing here asks for it.
    case lowFrequency
}

/// The moments at which a timeline view changes.
public protocol TimelineSchedule {
    /// The moments, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The mode that describes how often the timeline may change.
    typealias Mode = TimelineScheduleMode

    /// The moments from `startDate` on. The first may lie before it: it is the moment that counts at `startDate`.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule with the same time between all moments.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Moments from `startDate` on, `interval` seconds apart.
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

    /// The latest moment before `startDate`, and those after it. Where the schedule is yet to begin it begins with
    /// `startDate`: previews and tests run at their own moment, for which `.now` may be far in the future.
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

/// A schedule of given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// The moments `dates`, which are in order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of frames.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// Each frame, but at least `minimumInterval` seconds apart; none while `paused`.
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
    /// Moments from `startDate` on, `interval` seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// The moments `dates`, which are in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Each frame, but at least `minimumInterval` seconds apart; none while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
