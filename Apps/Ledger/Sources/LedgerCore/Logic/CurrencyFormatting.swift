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

    /// What someone typed into a price field, in cents, with the separators of their region.
    ///
    /// Where the decimals are apart by a comma, `12.50` is twelve and a half nevertheless, as no thousand ends that way.
    public static func typedCents(from text: String) -> Int? { typedCents(from: text, .current) }

    static func typedCents(from text: String, _ style: AmountStyle) -> Int? {
        guard style.decimal != "." else { return cents(from: text) }
        let typed = text.filter { !$0.isWhitespace && $0 != "$" }
        let parts = typed.components(separatedBy: style.decimal)
        let groups = parts[0].components(separatedBy: style.grouping)
        if groups.count > 1, !groups.dropFirst().allSatisfy({ $0.count == 3 }) {
            return parts.count == 1 && groups.count == 2 && style.grouping == "." ? cents(from: typed) : nil
        }
        guard parts.count <= 2, parts.count == 1 || parts[1].allSatisfy(\.isNumber) else { return nil }
        return cents(from: groups.joined() + (parts.count == 2 ? "." + parts[1] : ""))
    }

    /// An amount of a file or a receipt, in cents: `$` and commas are passed over, fractions of a cent rounded.
    /// `nil` for anything that is not a number of zero or more, and from ten billion dollars on.
    public static func cents(from text: String) -> Int? {
        let typed = text.filter { $0 != "$" && $0 != "," }.trimmed
        let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, (parts.count > 1 && !(whole.isEmpty && parts[1].isEmpty)) || !whole.isEmpty,
            parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
        else { return nil }
        guard let dollars = whole.isEmpty ? 0 : Int(whole) else { return nil }
        var fraction = 0
        if parts.count > 1 {
            let digits = parts[1].utf8.prefix(3).map { Int($0 - UInt8(ascii: "0")) }
            fraction = (digits.first ?? 0) * 10 + (digits.count > 1 ? digits[1] : 0)
            if digits.count > 2, digits[2] >= 5 { fraction += 1 }
        }
        return dollars < largestDollars ? dollars * 100 + fraction : nil
    }

    private static func twoDigits(_ number: UInt) -> String { "\(number < 10 ? "0" : "")\(number)" }

    private static func oneDecimal(_ tenths: UInt, _ style: AmountStyle) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(style.decimal)\(tenths % 10)"
    }
}
