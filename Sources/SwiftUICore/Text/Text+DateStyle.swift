import Foundation

extension Text {
    /// A way to write a date.
    public struct DateStyle: Equatable, Sendable, Codable {
        private enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
        private let kind: Kind

        /// A style with the time of day: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// A style with the date: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// A style with the distance to the date: "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// A style with the distance to the date and its direction: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A style with a timer that counts to or from the date: "36:59:01".
        public static let timer = DateStyle(kind: .timer)

        func string(for date: Date, in context: TextFormatContext) -> String {
            switch kind {
            case .time:
                Date.FormatStyle(
                    date: nil, time: .shortened, locale: context.locale, calendar: context.calendar,
                    timeZone: context.timeZone
                ).format(date)
            case .date:
                Date.FormatStyle(
                    date: .long, time: nil, locale: context.locale, calendar: context.calendar,
                    timeZone: context.timeZone
                ).format(date)
            case .relative:
                TimeDistance(from: context.now, to: date, calendar: context.calendar).abbreviated
            case .offset:
                TimeDistance(from: context.now, to: date, calendar: context.calendar).signed
            case .timer:
                TimerText.clock(abs(date.timeIntervalSince(context.now)), showsHours: true)
            }
        }
    }
}

/// The time between two moments in the two largest units that it has.
struct TimeDistance {
    private struct Part {
        var count: Int
        var short: String
        var long: String
    }

    private let parts: [Part]
    private let isPast: Bool

    init(from now: Date, to date: Date, calendar: Calendar) {
        isPast = date < now
        let (start, end) = isPast ? (date, now) : (now, date)
        let difference = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: start, to: end)
        parts = [
            Part(count: difference.year ?? 0, short: "yr", long: "year"),
            Part(count: difference.month ?? 0, short: "mth", long: "month"),
            Part(count: difference.weekOfMonth ?? 0, short: "wk", long: "week"),
            Part(count: difference.day ?? 0, short: "day", long: "day"),
            Part(count: difference.hour ?? 0, short: "hr", long: "hour"),
            Part(count: difference.minute ?? 0, short: "min", long: "minute"),
            Part(count: difference.second ?? 0, short: "sec", long: "second"),
        ]
    }

    /// "2 hr, 23 min". In English whatever the locale: the units' names are not in Foundation on Linux.
    var abbreviated: String {
        guard let first = parts.firstIndex(where: { $0.count > 0 }) else { return "0 sec" }
        return parts[first...].prefix(2).filter { $0.count > 0 }.map { part in
            let isPlural = part.count != 1 && ["yr", "mth", "wk", "day"].contains(part.short)
            return "\(part.count) \(part.short)\(isPlural ? "s" : "")"
        }.joined(separator: ", ")
    }

    /// "+2 hours". In English whatever the locale.
    var signed: String {
        guard let part = parts.first(where: { $0.count > 0 }) else { return "+0 seconds" }
        return "\(isPast ? "-" : "+")\(part.count) \(part.long)\(part.count == 1 ? "" : "s")"
    }
}

/// A clock that runs through a range of dates.
struct TimerText {
    var range: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool

    func string(at now: Date) -> String {
        let moment = min(max(pauseTime ?? now, range.lowerBound), range.upperBound)
        let seconds =
            countsDown
            ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
        return TimerText.clock(seconds, showsHours: showsHours)
    }

    /// "1:02:03", or "62:03" without hours.
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let rest = two(total % 60)
        if showsHours, total >= 3600 { return "\(total / 3600):\(two(total / 60 % 60)):\(rest)" }
        return "\(total / 60):\(rest)"
    }
}
