import Foundation

/// How amounts of dollars are written in a region: `-$1,234.50`, `-1.234,50 $`.
struct AmountStyle: Sendable {
    let locale: Locale
    /// What stands before and behind the digits.
    let prefix: String
    let suffix: String
    let decimal: String
    let grouping: String
    /// Whether the parts above say all, so that nothing more has to be asked of the system.
    private let isPlain: Bool

    private init(_ locale: Locale) {
        self.locale = locale
        let sample = Self.formatted(Decimal(123_456_789) / 100, decimals: 2, locale)
        let digits = Set("0123456789")
        let first = sample.firstIndex(where: digits.contains)
        let last = sample.lastIndex(where: digits.contains)
        guard let first, let last else {
            (prefix, suffix, decimal, grouping, isPlain) = ("$", "", ".", ",", false)
            return
        }
        prefix = String(sample[..<first])
        suffix = String(sample[sample.index(after: last)...])
        let separators = sample[first...last].filter { !digits.contains($0) }.map(String.init)
        decimal = separators.last ?? "."
        grouping = separators.count > 1 ? separators[0] : ""
        let (prefix, suffix, decimal, grouping) = (prefix, suffix, decimal, grouping)
        // A region may have other groups, other digits, or another place for the sign.
        isPlain = [5, 123_450, -123_450, 1_234_567_890].allSatisfy { cents in
            Self.written(cents, prefix, suffix, decimal, grouping)
                == Self.formatted(Decimal(cents) / 100, decimals: 2, locale)
        }
    }

    /// The amount with two decimals.
    func withDecimals(_ cents: Int) -> String {
        isPlain
            ? Self.written(cents, prefix, suffix, decimal, grouping)
            : Self.formatted(Decimal(cents) / 100, decimals: 2, locale)
    }

    /// The amount in whole dollars, which `dollars` already is.
    func whole(_ dollars: Int) -> String {
        isPlain
            ? Self.sign(dollars) + prefix + Self.grouped(dollars.magnitude, grouping) + suffix
            : Self.formatted(Decimal(dollars), decimals: 0, locale)
    }

    private static func written(
        _ cents: Int, _ prefix: String, _ suffix: String, _ decimal: String, _ grouping: String
    ) -> String {
        let rest = cents.magnitude % 100
        return sign(cents) + prefix + grouped(cents.magnitude / 100, grouping) + decimal + (rest < 10 ? "0" : "")
            + "\(rest)" + suffix
    }

    private static func sign(_ number: Int) -> String { number < 0 ? "-" : "" }

    /// A whole number with its thousands apart.
    private static func grouped(_ number: UInt, _ separator: String) -> String {
        let digits = String(number)
        guard digits.count > 3 else { return digits }
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text += separator }
            text.append(digit)
        }
        return text
    }

    private static func formatted(_ dollars: Decimal, decimals: Int, _ locale: Locale) -> String {
        dollars.formatted(
            .currency(code: "USD").presentation(.narrow).precision(.fractionLength(decimals)).locale(locale))
    }

    // MARK: Regions

    private static let known = Guarded<[String: AmountStyle]>([:])

    /// The style of the person for whom the code runs.
    static var current: AmountStyle { of(Localization.current.locale) }

    static func of(_ locale: Locale) -> AmountStyle {
        let name = locale.identifier
        if let style = known.withLock({ $0[name] }) { return style }
        let style = AmountStyle(locale)
        known.withLock { $0[name] = style }
        return style
    }
}
