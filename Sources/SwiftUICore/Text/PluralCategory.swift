import Foundation

/// Which form of a word goes with a number. Source: Unicode CLDR, language plural rules (cardinal).
enum PluralCategory: String {
    case zero, one, two, few, many, other

    static func of(_ number: Double, language: String) -> PluralCategory {
        guard number.isFinite else { return .other }
        let magnitude = abs(number)
        let isWhole = magnitude == magnitude.rounded(.down)
        let n = isWhole && magnitude < 1e15 ? Int(magnitude) : -1
        let ones = n % 10
        let tens = n % 100
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": return .other
        case "fr", "hy": return magnitude < 2 ? .one : .other
        case "pt", "hi", "bn", "fa", "gu", "kn", "zu", "am", "as":
            return magnitude <= 1 && (language != "pt" || magnitude < 2) ? .one : .other
        case "ru", "uk", "be":
            guard isWhole else { return .other }
            if ones == 1, tens != 11 { return .one }
            if (2...4).contains(ones), !(12...14).contains(tens) { return .few }
            return .many
        case "hr", "sr", "bs":
            guard isWhole else { return .other }
            if ones == 1, tens != 11 { return .one }
            if (2...4).contains(ones), !(12...14).contains(tens) { return .few }
            return .other
        case "pl":
            guard isWhole else { return .other }
            if n == 1 { return .one }
            if (2...4).contains(ones), !(12...14).contains(tens) { return .few }
            return .many
        case "cs", "sk":
            guard isWhole else { return .many }
            if n == 1 { return .one }
            return (2...4).contains(n) ? .few : .other
        case "sl":
            guard isWhole else { return .few }
            if tens == 1 { return .one }
            if tens == 2 { return .two }
            return tens == 3 || tens == 4 ? .few : .other
        case "lt":
            guard isWhole else { return .many }
            if ones == 1, !(11...19).contains(tens) { return .one }
            if (2...9).contains(ones), !(11...19).contains(tens) { return .few }
            return .other
        case "lv":
            guard isWhole else { return .other }
            if ones == 0 || (11...19).contains(tens) { return .zero }
            return ones == 1 ? .one : .other
        case "ro":
            guard isWhole else { return .few }
            if n == 1 { return .one }
            return n == 0 || (1...19).contains(tens) ? .few : .other
        case "ar":
            guard isWhole else { return .other }
            if n == 0 { return .zero }
            if n == 1 { return .one }
            if n == 2 { return .two }
            if (3...10).contains(tens) { return .few }
            return (11...99).contains(tens) ? .many : .other
        case "he":
            if n == 1 { return .one }
            return n == 2 ? .two : .other
        case "cy":
            return switch n {
            case 0: .zero
            case 1: .one
            case 2: .two
            case 3: .few
            case 6: .many
            default: .other
            }
        case "ga":
            if n == 1 { return .one }
            if n == 2 { return .two }
            if (3...6).contains(n) { return .few }
            return (7...10).contains(n) ? .many : .other
        default: return n == 1 ? .one : .other
        }
    }
}
