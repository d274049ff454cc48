import Foundation

/// Dates, counts and notes as people read them.
public enum DisplayFormatting {
    /// `Feb 25, 2026`; a dash for none.
    public static func date(_ date: CalendarDate?) -> String {
        date.map { formatted($0, month: .abbreviated) } ?? CurrencyFormatting.missing
    }

    /// The same for a date as text: `yyyy-MM-dd` or ISO 8601. A dash for none, or for anything else.
    public static func date(text: String?) -> String { date(text.flatMap { CalendarDate($0) }) }

    /// `February 25, 2026`, as the heads of reports have it.
    public static func longDate(_ date: CalendarDate) -> String { formatted(date, month: .wide) }

    private static func formatted(_ date: CalendarDate, month: Date.FormatStyle.Symbol.Month) -> String {
        var style = Date.FormatStyle(
            locale: Localization.current.locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt
        ).month(month).day().year()
        style.capitalizationContext = .standalone
        return Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400).formatted(style)
    }

    /// `9:41 AM`.
    public static func time(_ moment: Date, in timeZone: TimeZone) -> String {
        moment.formatted(
            Date.FormatStyle(locale: Localization.current.locale, timeZone: timeZone).hour().minute())
    }

    /// `0 items`, `1 item`, `2 items`.
    public static func itemCount(_ count: Int) -> String {
        count == 1 ? localized("\(count) item") : localized("\(count) items")
    }

    /// `1 Item Selected`, `2 Items Selected`.
    public static func selectedItems(_ count: Int) -> String {
        count == 1 ? localized("\(count) Item Selected") : localized("\(count) Items Selected")
    }

    /// `a`, `a and b`, `a, b, and c`.
    public static func list(_ parts: [String]) -> String {
        parts.formatted(.list(type: .and).locale(Localization.current.locale))
    }

    /// `8.25%`; a whole number has no decimals. A dash for none.
    public static func taxRate(_ percent: Double?) -> String {
        guard let percent else { return CurrencyFormatting.missing }
        let text = "\(percent)"
        let digits = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        return localized("\(digits.replacingOccurrences(of: ".", with: AmountStyle.current.decimal))%")
    }

    /// The first 100 characters, and `...` if there are more; `nil` for no notes.
    public static func notesPreview(_ notes: String?) -> String? {
        guard let notes, !notes.isEmpty else { return nil }
        return notes.count > 100 ? notes.prefix(100) + "..." : notes
    }
}
