import Foundation

/// A type that describes how a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private enum Base { case decimal, hexadecimal, octal }

    private var base = Base.decimal
    private var explicitPositiveSign = false
    private var includePrefix = false
    private var uppercase = false
    private var width = 0

    private init(_ base: Base, _ minDigits: Int = 0) {
        self.base = base
        width = minDigits
    }

    /// A log integer formatting: in tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(.decimal) }
    /// A log integer formatting: in sixteens, without a prefix.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(.hexadecimal) }
    /// A log integer formatting: in eights, without a prefix.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(.octal) }

    /// Returns a decimal format with a minimum number of digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(.decimal, minDigits)
        format.explicitPositiveSign = explicitPositiveSign
        return format
    }

    /// Returns a hexadecimal format with a minimum number of digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(.hexadecimal, minDigits)
        format.explicitPositiveSign = explicitPositiveSign
        format.includePrefix = includePrefix
        format.uppercase = uppercase
        return format
    }

    /// Returns an octal format with a minimum number of digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(.octal, minDigits)
        format.explicitPositiveSign = explicitPositiveSign
        format.includePrefix = includePrefix
        format.uppercase = uppercase
        return format
    }

    func text<T: FixedWidthInteger>(_ number: T) -> String {
        let (radix, prefix) =
            switch base {
            case .decimal: (10, "")
            case .hexadecimal: (16, "0x")
            case .octal: (8, "0o")
            }
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
        let zeros = String(repeating: "0", count: max(0, min(width, 1_000) - digits.count))
        return sign + (includePrefix ? prefix : "") + zeros + digits
    }
}

/// A type that describes how a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private let letter: Character
    private var precision: Int?
    private var explicitPositiveSign = false

    private init(_ letter: Character, _ precision: Int? = nil, _ explicitPositiveSign: Bool = false) {
        self.letter = letter
        self.precision = precision
        self.explicitPositiveSign = explicitPositiveSign
    }

    /// A log float formatting: with six decimals.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    /// A log float formatting: in sixteens.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
    /// A log float formatting: with a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    /// A log float formatting: with a power of ten where that is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

    /// Returns a format with a number of decimals.
    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(uppercase ? "F" : "f", precision, explicitPositiveSign) }

    /// Returns a format with an exponent and a number of decimals.
    public static func exponential(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(uppercase ? "E" : "e", precision, explicitPositiveSign) }

    /// Returns a format with an exponent if that is shorter, and a number of digits.
    public static func hybrid(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(uppercase ? "G" : "g", precision, explicitPositiveSign) }

    func text(_ number: Double) -> String {
        let precision = precision.map { ".\(min(max($0, 0), 100))" } ?? ""
        return String(format: "%\(explicitPositiveSign ? "+" : "")\(precision)\(letter)", number)
    }
}

/// Constants that describe how a Boolean is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// A type that describes how a value is in its column.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isRight = false

    /// A log string alignment: as wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// Returns a left alignment in a number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }
    /// Returns a right alignment in a number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func apply(to text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
        return isRight ? spaces + text : text + spaces
    }
}
