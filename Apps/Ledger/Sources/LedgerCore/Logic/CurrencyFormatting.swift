import Foundation

/// Amounts of money as people read and write them.
public enum CurrencyFormatting {
    /// Amounts of this many dollars and more are refused, as documents refuse them.
    private static let largestDollars = 10_000_000_000

    /// What stands where there is no value.
    public static let missing = "—"

    /// `$10,000`, rounded to whole dollars, a half away from zero. Below zero `-$50`.
    public static func wholeDollars(_ cents: Int) -> String {
        let dollars = Int(cents.magnitude / 100 + (cents.magnitude % 100 >= 50 ? 1 : 0))
        return AmountStyle.current.whole(cents < 0 ? -dollars : dollars)
    }

    /// `$1,234.50`. Below zero `-$50.00`.
    public static func withDecimals(_ cents: Int) -> String { AmountStyle.current.withDecimals(cents) }

    /// `150.99`, as people type it where they are.
    public static func typed(_ cents: Int) -> String {
        plain(cents).replacingOccurrences(of: ".", with: AmountStyle.current.decimal)
    }

    /// `150.99`, as files have it.
    public static func plain(_ cents: Int) -> String {
        "\(cents < 0 ? "-" : "")\(cents.magnitude / 100).\(twoDigits(cents.magnitude % 100))"
    }

    /// `$500`, `$1.5K`, `$15K`, `$1.5M`.
    public static func compact(_ cents: Int) -> String {
        let style = AmountStyle.current
        let sign = (cents < 0 ? "-" : "") + style.prefix
        let dollars = cents.magnitude / 100
        if dollars < 1000 { return "\(sign)\(dollars)\(style.suffix)" }
        let tenthsOfThousands = (cents.magnitude + 5000) / 10_000
        // What rounds to a thousand thousands is a million.
        if tenthsOfThousands < 10_000 {
            return localized("\(sign + oneDecimal(tenthsOfThousands, style))K") + style.suffix
        }
        // By quotient and remainder, since the largest amounts leave no room for a sum.
        let tenthsOfMillions = cents.magnitude / 10_000_000 + (cents.magnitude % 10_000_000 >= 5_000_000 ? 1 : 0)
        return localized("\(sign + oneDecimal(tenthsOfMillions, style))M") + style.suffix
    }

    /// A transaction's amount: two decimals, a dash if there is none.
    public static func transactionAmount(_ cents: Int?) -> String { cents.map(withDecimals) ?? missing }

    /// What someone typed into a price field, in cents, with the separators and the digits of their region. `nil` for what
    /// ``cents(from:)`` refuses.
    public static func typedCents(from text: String) -> Int? { typedCents(from: text, .current) }

    static func typedCents(from text: String, _ style: AmountStyle) -> Int? {
        cents(from: text, NumberMarks(decimal: style.decimal, grouping: style.grouping))
    }

    /// An amount of a receipt, in cents, with a decimal point. Fractions of a cent are rounded.
    ///
    /// `nil` for anything that is not a number of zero or more, and from ten billion dollars on. Commas are passed over where
    /// they set thousands apart. `12,50` is twelve and a half, as no thousand ends that way.
    public static func cents(from text: String) -> Int? { cents(from: text, .point) }

    static func cents(from text: String, _ marks: NumberMarks) -> Int? {
        guard let typed = marks.number(text.filter { $0 != "$" }.trimmed) else { return nil }
        let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let dollars = parts[0].isEmpty ? 0 : Int(parts[0]), dollars < largestDollars else { return nil }
        var fraction = 0
        if parts.count > 1 {
            let digits = parts[1].utf8.prefix(3).map { Int($0 - UInt8(ascii: "0")) }
            fraction = (digits.first ?? 0) * 10 + (digits.count > 1 ? digits[1] : 0)
            if digits.count > 2, digits[2] >= 5 { fraction += 1 }
        }
        return dollars * 100 + fraction
    }

    private static func twoDigits(_ number: UInt) -> String { "\(number < 10 ? "0" : "")\(number)" }

    private static func oneDecimal(_ tenths: UInt, _ style: AmountStyle) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(style.decimal)\(tenths % 10)"
    }
}
