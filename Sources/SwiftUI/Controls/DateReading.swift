import Foundation

/// The environment's calendar with its locale and time zone, and how dates are written in it.
struct DateReading {
    let calendar: Calendar
    let locale: Locale
    /// What counts as now.
    let now: Date

    init(_ environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.locale = environment.locale
        calendar.timeZone = environment.timeZone
        self.calendar = calendar
        locale = environment.locale
        now = environment._referenceDate
    }

    private func formatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        return formatter
    }

    /// A date in a standard style, such as "Nov 21, 2026".
    func text(_ date: Date, date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style) -> String {
        let formatter = formatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    /// A date with the parts of a template, in the order of the locale.
    func text(_ date: Date, template: String) -> String {
        let formatter = formatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    /// The pattern that the locale makes of a template.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// Whether the locale counts twelve hours twice.
    var usesTwelveHours: Bool { pattern("j").contains("a") }

    var monthNames: [String] { formatter().standaloneMonthSymbols }
    var dayPeriodNames: [String] { [formatter().amSymbol, formatter().pmSymbol] }

    /// Short names of the days of a week, from the first day on.
    var weekdayNames: [String] {
        let names = formatter().shortStandaloneWeekdaySymbols
        let shift = calendar.firstWeekday - 1
        guard names.indices.contains(shift) else { return names }
        return Array(names[shift...] + names[..<shift])
    }
}

/// The days of a month, as a calendar shows them.
struct MonthGrid: Equatable {
    /// The beginning of the month.
    let start: Date
    /// How many cells stand empty before the first day.
    let leadingBlanks: Int
    /// The beginnings of the days.
    let days: [Date]

    init(month date: Date, in calendar: Calendar) {
        let interval = calendar.dateInterval(of: .month, for: date)
        start = interval?.start ?? date
        let weekday = calendar.component(.weekday, from: start)
        leadingBlanks = (weekday - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        let start = start
        days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    }

    /// How many weeks the month has a part of.
    var weeks: Int { (leadingBlanks + days.count + 6) / 7 }

    /// The day in a cell; nil if it is empty.
    func day(week: Int, column: Int) -> Date? {
        let index = week * 7 + column - leadingBlanks
        return days.indices.contains(index) ? days[index] : nil
    }
}
