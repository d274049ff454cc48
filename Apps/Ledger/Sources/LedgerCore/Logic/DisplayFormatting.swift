import Foundation

/// Dates, counts and notes as people read them.
public enum DisplayFormatting {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let longMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// `Feb 25, 2026`; a dash for none.
    public static func date(_ date: CalendarDate?) -> String {
        date.map { "\(months[$0.month - 1]) \($0.day), \($0.year)" } ?? CurrencyFormatting.missing
    }

    /// The same for a date as text: `yyyy-MM-dd` or ISO 8601. A dash for none, or for anything else.
    public static func date(text: String?) -> String { date(text.flatMap { CalendarDate($0) }) }

    /// `February 25, 2026`, as the heads of reports have it.
    public static func longDate(_ date: CalendarDate) -> String {
        "\(longMonths[date.month - 1]) \(date.day), \(date.year)"
    }

    /// `0 items`, `1 item`, `2 items`.
    public static func itemCount(_ count: Int) -> String { "\(count) \(count == 1 ? "item" : "items")" }

    /// `1 Item Selected`, `2 Items Selected`.
    public static func selectedItems(_ count: Int) -> String { "\(count) \(count == 1 ? "Item" : "Items") Selected" }

    /// `8.25%`; a whole number has no decimals. A dash for none.
    public static func taxRate(_ percent: Double?) -> String {
        guard let percent else { return CurrencyFormatting.missing }
        let text = "\(percent)"
        return "\(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)%"
    }

    /// The first 100 characters, and `...` if there are more; `nil` for no notes.
    public static func notesPreview(_ notes: String?) -> String? {
        guard let notes, !notes.isEmpty else { return nil }
        return notes.count > 100 ? notes.prefix(100) + "..." : notes
    }
}
