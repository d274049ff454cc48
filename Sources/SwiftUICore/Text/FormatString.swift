import CollectionSupplement
import Foundation
import Locking

/// A text with `printf` specifiers, taken apart.
struct FormatString {
    enum Segment {
        case literal(String)
        /// The argument's index and the specifier as written, without its position.
        case argument(Int, Specifier)
    }

    struct Specifier: Sendable {
        var flags = ""
        var width: Int?
        var precision: Int?
        var conversion: Character = "@"
    }

    let segments: [Segment]

    /// A segment before it is known which argument comes next.
    private enum Piece: Sendable {
        case literal(String)
        /// nil: the next one.
        case argument(position: Int?, Specifier)
    }

    /// Strings with specifiers come from the program's source, so there are few.
    private static let known = Locked(BoundedCache<String, [Piece]>(limit: 1_000))

    /// Takes `string` apart. Specifiers without a position continue from `next`, which is moved.
    init(_ string: String, next: inout Int) {
        var number = next
        segments = Self.pieces(of: string).map { piece in
            switch piece {
            case .literal(let text): return .literal(text)
            case .argument(let position?, let specifier): return .argument(position - 1, specifier)
            case .argument(nil, let specifier):
                defer { number += 1 }
                return .argument(number, specifier)
            }
        }
        next = number
    }

    private static func pieces(of string: String) -> [Piece] {
        if let pieces = known.withLock({ $0[string] }) { return pieces }
        let pieces = parse(string)
        known.withLock { $0[string] = pieces }
        return pieces
    }

    private static func parse(_ string: String) -> [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var rest = Substring(string)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal.append("%")
                rest.removeFirst()
                continue
            }
            let before = rest
            guard let (position, specifier) = specifier(&rest) else {
                literal.append("%")
                rest = before
                continue
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.argument(position: position, specifier))
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    private static func specifier(_ rest: inout Substring) -> (position: Int?, Specifier)? {
        func number() -> Int? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest.removeFirst(digits.count)
            return digits.count > 4 ? nil : Int(digits)
        }
        var specifier = Specifier()
        var position: Int?
        let start = rest
        if let first = number(), rest.first == "$" {
            position = first
            rest.removeFirst()
        } else {
            rest = start
        }
        while let flag = rest.first, "-+ #0'".contains(flag) {
            specifier.flags.append(flag)
            rest.removeFirst()
        }
        specifier.width = number()
        if rest.first == "." {
            rest.removeFirst()
            specifier.precision = number() ?? 0
        }
        while let length = rest.first, "lhqzjtL".contains(length) { rest.removeFirst() }
        guard let conversion = rest.first, "@diuxXofFeEgGaAcsp".contains(conversion) else { return nil }
        rest.removeFirst()
        specifier.conversion = conversion
        return (position, specifier)
    }
}

extension FormatString.Specifier {
    /// A number as the specifier and the locale write it.
    func string(for argument: LocalizedStringKey.Argument, locale: Locale) -> String {
        switch argument {
        case .string(let string): padded(string)
        case .integer(let value):
            "diu@".contains(conversion)
                ? padded(whole(value, locale: locale)) : padded(plain(Int(value), Double(value)))
        case .unsigned(let value):
            "diu@".contains(conversion)
                ? padded(whole(value, locale: locale))
                : padded(plain(Int(truncatingIfNeeded: value), Double(value)))
        case .double(let value):
            "fF@".contains(conversion)
                ? padded(fraction(value, locale: locale)) : padded(plain(Int(exactly: value) ?? 0, value))
        case .text: ""
        }
    }

    private func whole<Value: BinaryInteger>(_ value: Value, locale: Locale) -> String {
        // Small numbers look the same nearly everywhere, and formats are slow.
        if value >= 0, value < 1000, LatinDigits.areUsed(in: locale) {
            return (flags.contains("+") ? "+" : "") + "\(value)"
        }
        var style = IntegerFormatStyle<Value>(locale: locale)
        if flags.contains("0") { style = style.grouping(.never) }
        if flags.contains("+") { style = style.sign(strategy: .always()) }
        return style.format(value)
    }

    private func fraction(_ value: Double, locale: Locale) -> String {
        guard value.isFinite else { return "\(value)" }
        var style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(min(precision ?? 6, 40)))
        if flags.contains("+") { style = style.sign(strategy: .always()) }
        return style.format(value)
    }

    /// Hexadecimal, scientific and the like, which no locale changes.
    private func plain(_ whole: Int, _ value: Double) -> String {
        let digits = precision.map { ".\(min($0, 40))" } ?? ""
        return switch conversion {
        case "x", "X", "o": String(format: "%\(flags.filter { "#".contains($0) })l\(conversion)", whole)
        case "c": UnicodeScalar(UInt32(truncatingIfNeeded: whole)).map { String($0) } ?? ""
        default: String(format: "%\(digits)\(conversion)", value)
        }
    }

    private func padded(_ string: String) -> String {
        let missing = min(width ?? 0, 1000) - string.count
        guard missing > 0 else { return string }
        if flags.contains("-") { return string + String(repeating: " ", count: missing) }
        if flags.contains("0"), conversion != "@" {
            let sign = string.prefix { "+-".contains($0) }
            return sign + String(repeating: "0", count: missing) + string.dropFirst(sign.count)
        }
        return String(repeating: " ", count: missing) + string
    }
}

/// Which locales write numbers with the digits 0 to 9. Foundation looks it up again each time it is asked.
private enum LatinDigits {
    /// Nearly all texts of a program are for one locale.
    private static let latest = Locked<(locale: String, answer: Bool)?>(nil)

    static func areUsed(in locale: Locale) -> Bool {
        let identifier = locale.identifier
        return latest.withLock { latest in
            if let latest, latest.locale == identifier { return latest.answer }
            let answer = locale.numberingSystem == Locale.NumberingSystem("latn")
            latest = (identifier, answer)
            return answer
        }
    }
}
