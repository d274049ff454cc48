import Foundation

/// Text that depends on the locale, the calendar, the time zone or the time.
enum DynamicText: Equatable, Sendable {
    case formatted(FormattedValue)
    case date(Date, Text.DateStyle)
    case interval(DateInterval)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    func string(in context: TextFormatContext) -> String {
        switch self {
        case .formatted(let value): value.string(context)
        case .date(let date, let style): style.string(for: date, in: context)
        case .interval(let interval): context.string(for: interval)
        case .timer(let range, let pauseTime, let countsDown, let showsHours):
            TimerText(
                range: range, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
            ).string(at: context.now)
        }
    }
}

/// What formats look at, taken from the environment and nowhere else.
struct TextFormatContext {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    var now: Date

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        calendar = environment.calendar
        timeZone = environment.timeZone
        now = environment._referenceDate
    }

    func string(for interval: DateInterval) -> String {
        var style = Date.IntervalFormatStyle(
            date: .numeric, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
        if calendar.isDate(interval.start, inSameDayAs: interval.end) {
            style = Date.IntervalFormatStyle(
                date: nil, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
        }
        guard interval.start < interval.end else {
            return Text.DateStyle.time.string(for: interval.start, in: self)
        }
        return style.format(interval.start..<interval.end)
    }
}

/// A value with the way to write it; two are equal when value and format are.
struct FormattedValue: Equatable, Sendable {
    private let content: Content

    // Value, format and formatter are only read, and the engine reads them on the main actor.
    private struct Content: @unchecked Sendable {
        let value: Any
        let format: AnyHashable
        let write: (TextFormatContext) -> String
    }

    init<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        content = Content(value: value, format: AnyHashable(format)) { format.adapted(to: $0).format(value) }
    }

    init<Value: Equatable>(_ value: Value, formatter: Formatter) {
        content = Content(value: value, format: AnyHashable(ObjectIdentifier(formatter))) { _ in
            formatter.string(for: value) ?? ""
        }
    }

    func string(_ context: TextFormatContext) -> String { content.write(context) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool {
        a.content.format == b.content.format && ValueComparison.areEqualAny(a.content.value, b.content.value)
    }
}

extension ValueComparison {
    /// Whether two values have the same type and are equal.
    static func areEqualAny(_ a: Any, _ b: Any) -> Bool {
        guard let a = a as? any Equatable else { return false }
        func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
        return compare(a)
    }
}

extension Text {
    /// Creates a text from a value with a format, for the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .dynamic(.formatted(FormattedValue(input, format: format))))
    }

    /// Creates a text from an object with a formatter, which has its own locale.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .dynamic(.formatted(FormattedValue(subject, formatter: formatter))))
    }

    /// Creates a text from a date with a formatter, which has its own locale. On Linux, `Date` does not conform to
    /// `ReferenceConvertible`.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(storage: .dynamic(.formatted(FormattedValue(subject, formatter: formatter))))
    }

    /// Creates a text from an object with a formatter, which has its own locale.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .dynamic(.formatted(FormattedValue(subject, formatter: formatter))))
    }

    /// Creates a text from a date in a style.
    public init(_ date: Date, style: DateStyle) { self.init(storage: .dynamic(.date(date, style))) }

    /// Creates a text from a range of dates, in the shortest form.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
    }

    /// Creates a text from a range of dates, in the shortest form.
    public init(_ interval: DateInterval) { self.init(storage: .dynamic(.interval(interval))) }

    /// Creates a text with the remaining or elapsed time of a range.
    /// - Parameters:
    ///   - pauseTime: When the timer stopped; nil while it runs.
    ///   - countsDown: Whether the time left is shown rather than the time passed.
    ///   - showsHours: Whether hours stand apart from minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            storage: .dynamic(
                .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}
