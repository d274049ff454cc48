import Foundation

/// Which form of a word goes with a number. Source: Unicode CLDR, language plural rules (cardinal).
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// - Parameter language: As a catalog names it; of its parts only the language counts, except in Portuguese.
    static func of(_ number: Double, language: String) -> PluralCategory {
        guard number.isFinite else { return .other }
        let magnitude = abs(number)
        let isWhole = magnitude == magnitude.rounded(.down)
        let n = isWhole && magnitude < 1e15 ? Int(magnitude) : -1
        let name = language.replacingOccurrences(of: "_", with: "-").lowercased()
        let code = name.prefix { $0 != "-" }
        return slavic(String(code), n, isWhole) ?? celticAndSemitic(String(code), n, isWhole)
            ?? common(String(code), isEuropeanPortuguese: name == "pt-pt", n, magnitude)
    }

    /// Languages with two forms or one.
    private static func common(
        _ code: String, isEuropeanPortuguese: Bool, _ n: Int, _ magnitude: Double
    ) -> PluralCategory {
        // Whole millions have their own form in Romance languages.
        let isMillions = n > 0 && n % 1_000_000 == 0
        switch code {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv", "su", "to", "wo", "yo", "ig",
            "bo",
            "dz", "ii", "sah", "sg", "bm", "in":
            return .other
        case "fr": return magnitude < 2 ? .one : isMillions ? .many : .other
        case "pt" where !isEuropeanPortuguese: return magnitude < 2 ? .one : isMillions ? .many : .other
        case "es", "it", "ca", "pt", "lld", "scn", "vec": return n == 1 ? .one : isMillions ? .many : .other
        case "hy", "ff", "kab": return magnitude < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "doi": return magnitude <= 1 ? .one : .other
        case "pa", "ak", "ln", "mg", "nso", "ti", "wa", "si": return n == 0 || n == 1 ? .one : .other
        case "da": return n == 1 || n < 0 && magnitude < 2 ? .one : .other
        case "is", "mk": return n < 0 && code == "is" || n >= 0 && n % 10 == 1 && n % 100 != 11 ? .one : .other
        case "fil", "tl": return n >= 0 && ![4, 6, 9].contains(n % 10) ? .one : .other
        default: return n == 1 ? .one : .other
        }
    }

    private static func slavic(_ code: String, _ n: Int, _ isWhole: Bool) -> PluralCategory? {
        let (ones, tens) = (n % 10, n % 100)
        let endsInOne = ones == 1 && tens != 11
        let endsInFew = (2...4).contains(ones) && !(12...14).contains(tens)
        switch code {
        case "ru", "uk", "be": return !isWhole ? .other : endsInOne ? .one : endsInFew ? .few : .many
        case "hr", "sr", "bs", "sh": return !isWhole ? .other : endsInOne ? .one : endsInFew ? .few : .other
        case "pl": return !isWhole ? .other : n == 1 ? .one : endsInFew ? .few : .many
        case "cs", "sk": return !isWhole ? .many : n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "sl": return !isWhole ? .few : tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
        case "dsb", "hsb":
            return !isWhole ? .other : tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
        case "lt":
            guard isWhole else { return .many }
            if (11...19).contains(tens) { return .other }
            return ones == 1 ? .one : ones >= 2 ? .few : .other
        case "lv":
            guard isWhole else { return .other }
            if ones == 0 || (11...19).contains(tens) { return .zero }
            return ones == 1 ? .one : .other
        case "ro", "mo":
            if n == 1 { return .one }
            return !isWhole || n == 0 || (1...19).contains(tens) ? .few : .other
        default: return nil
        }
    }

    private static func celticAndSemitic(_ code: String, _ n: Int, _ isWhole: Bool) -> PluralCategory? {
        let tens = n % 100
        switch code {
        case "ar", "ars":
            guard isWhole else { return .other }
            if n <= 2 { return [.zero, .one, .two][max(n, 0)] }
            return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
        case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
        case "mt":
            if n == 1 || n == 2 { return n == 1 ? .one : .two }
            return n == 0 || (3...10).contains(tens) ? .few : (11...19).contains(tens) ? .many : .other
        case "cy": return n < 0 ? .other : [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
        case "ga":
            if n == 1 || n == 2 { return n == 1 ? .one : .two }
            return (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "gd":
            if n == 1 || n == 11 { return .one }
            if n == 2 || n == 12 { return .two }
            return (3...10).contains(n) || (13...19).contains(n) ? .few : .other
        default: return nil
        }
    }
}
