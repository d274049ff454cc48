import Foundation

/// Writes a length of time by its units: "1:10", "1h 10m", "1 hour, 10 minutes".
///
/// Weeks and what is shorter are named in the calendar's language, months and years in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked as all formatters are: they are set up before they are used.

    /// Constants that describe how units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:00"; "1h 10m"; "1 hr, 10 min"; "1 hour, 10 minutes"; "one hour, ten minutes"; "1hr 10min".
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// Options that describe what becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones are left out between colons, and all of them elsewhere.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// A zero formatting behavior: those before the first unit that counts are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// A zero formatting behavior: those between units that count are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// A zero formatting behavior: those after the last unit that counts are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are written, and numbers between colons have two digits: "01:00:10".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units style: how units are written.
    open var unitsStyle = UnitsStyle.positional
    /// A value that describes which units there may be: years, months, weeks of a month, days, hours, minutes and
    /// seconds. Without any, all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// The zero formatting behavior: what becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts, and its language.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The moment from which a length is counted, which months and years depend on; nil is the beginning of 2001.
    open var referenceDate: Date?
    /// A Boolean value that indicates whether the smallest unit may have decimals, where the next smaller one is not
    /// allowed.
    open var allowsFractionalUnits = false
    /// The most units that are written, the largest first; 0 is any number.
    open var maximumUnitCount = 0
    /// A Boolean value that indicates whether little of the largest unit is written in the next one: "75 minutes"
    /// rather than "1 hour, 15 minutes".
    open var collapsesLargestUnit = false
    /// A Boolean value that indicates whether "About" stands before it.
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether "remaining" stands after it.
    open var includesTimeRemainingPhrase = false
    /// The formatting context: where in a sentence the text stands. Stored: units have no capitals.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A number of seconds; nil for what is not a number.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// The time from a moment to another one.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        guard allowsFractionalUnits, let smallest = units.last, let seconds = smallest.seconds else {
            return string(
                counting: calendarInUse.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
        }
        // What the units leave over is a part of the smallest one.
        let whole = calendarInUse.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        let reached = calendarInUse.date(byAdding: whole, to: startDate) ?? endDate
        return string(counting: whole, rest: endDate.timeIntervalSince(reached) / seconds)
    }

    /// A length of time as its components say.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendarInUse.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// The components in a style, with what else a formatter has at first.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The components, or the number of seconds; nil for what is neither.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private var calendarInUse: Calendar { calendar ?? .autoupdatingCurrent }

    private var units: [TimeUnit] {
        let wanted: NSCalendar.Unit =
            allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
        return TimeUnit.allCases.filter { wanted.contains($0.flag) }
    }

    private func string(counting components: DateComponents, rest: Double = 0) -> String? {
        var parts = units.map { TimePart(unit: $0, count: Double(components.value(for: $0.component) ?? 0)) }
        guard !parts.isEmpty else { return nil }
        parts[parts.count - 1].count += rest
        let isNegative = parts.contains { $0.count < 0 }
        for index in parts.indices { parts[index].count.negate(if: isNegative) }
        if collapsesLargestUnit { collapseLargest(&parts) }
        parts = dropZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let text = unitsStyle == .positional ? clock(parts) : words(parts)
        return phrase(isNegative ? "-" + text : text)
    }

    private func phrase(_ text: String) -> String {
        (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// Writes one of the largest unit in the next smaller one, if that is there.
    private func collapseLargest(_ parts: inout [TimePart]) {
        guard let first = parts.firstIndex(where: { $0.count != 0 }), parts[first].count == 1, first + 1 < parts.count,
            let large = parts[first].unit.seconds, let small = parts[first + 1].unit.seconds
        else { return }
        parts[first + 1].count += large / small
        parts[first].count = 0
    }

    private func dropZeros(_ parts: [TimePart]) -> [TimePart] {
        let behavior = zeroFormattingBehavior
        guard let first = parts.firstIndex(where: { $0.count != 0 }),
            let last = parts.lastIndex(where: { $0.count != 0 })
        else {
            return behavior.contains(.pad) || behavior.isEmpty ? parts : Array(parts.suffix(1))
        }
        let isUsual = behavior.contains(.default)
        let isClock = unitsStyle == .positional
        return parts.indices.filter { index in
            if parts[index].count != 0 { return true }
            if index < first { return !(isUsual || behavior.contains(.dropLeading)) }
            // Between colons a place says which unit is meant.
            if isClock { return true }
            return !(isUsual || behavior.contains(index > last ? .dropTrailing : .dropMiddle))
        }.map { parts[$0] }
    }

    /// Hours, minutes and seconds with colons, after the larger units by their letters.
    private func clock(_ parts: [TimePart]) -> String {
        let small = parts.filter { $0.unit >= .hour }
        let large = parts.filter { $0.unit < .hour }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let digits = small.enumerated().map { index, part in
            let text = number(part.count)
            return (index > 0 || isPadded) && part.count < 10 ? "0" + text : text
        }
        let names = large.map { name($0, .narrow) }
        return (names + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    private func words(_ parts: [TimePart]) -> String {
        switch unitsStyle {
        case .positional, .abbreviated: parts.map { name($0, .narrow) }.joined(separator: " ")
        case .brief: parts.map { name($0, .abbreviated).replacing(" ", with: "") }.joined(separator: " ")
        case .short: parts.map { name($0, .abbreviated) }.joined(separator: ", ")
        case .full: parts.map { name($0, .wide) }.joined(separator: ", ")
        case .spellOut: parts.map { name($0, .wide, isSpelled: true) }.joined(separator: ", ")
        }
    }

    private func number(_ count: Double, isSpelled: Bool = false) -> String {
        let formatter = NumberFormatter()
        formatter.locale = calendarInUse.locale ?? .current
        formatter.numberStyle = isSpelled ? .spellOut : .decimal
        formatter.maximumFractionDigits = allowsFractionalUnits ? 1 : 0
        return formatter.string(from: NSNumber(value: count)) ?? "\(Int(count))"
    }

    private func name(_ part: TimePart, _ width: Duration.UnitsFormatStyle.UnitWidth, isSpelled: Bool = false) -> String
    {
        let locale = calendarInUse.locale ?? .current
        let plain = number(part.count)
        guard let unit = part.unit.duration, let seconds = part.unit.seconds else {
            return part.unit.english(number(part.count, isSpelled: isSpelled), width, isOne: part.count == 1)
        }
        let text = Duration.UnitsFormatStyle(
            allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1),
            fractionalPart: .show(length: part.count == part.count.rounded() ? 0 : 1)
        ).locale(locale).format(.seconds(part.count * seconds))
        return isSpelled ? text.replacing(plain, with: number(part.count, isSpelled: true)) : text
    }
}

/// How much there is of a unit.
private struct TimePart {
    let unit: TimeUnit
    var count: Double
}

/// A unit of time, the largest first.
private enum TimeUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (a: TimeUnit, b: TimeUnit) -> Bool { a.rawValue < b.rawValue }

    var flag: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The unit as lengths of time know it; months and years have no fixed length.
    var duration: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .year, .month: nil
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }

    var seconds: Double? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }

    func english(_ count: String, _ width: Duration.UnitsFormatStyle.UnitWidth, isOne: Bool) -> String {
        let isYear = self == .year
        switch width {
        case .narrow: return count + (isYear ? "y" : "mo")
        case .wide: return count + (isYear ? " year" : " month") + (isOne ? "" : "s")
        default: return count + (isYear ? " yr" : " mth") + (isOne ? "" : "s")
        }
    }
}

extension Double {
    fileprivate mutating func negate(if isNegative: Bool) { if isNegative { negate() } }
}
