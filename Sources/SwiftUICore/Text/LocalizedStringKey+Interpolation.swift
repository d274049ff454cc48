import CoreGraphics
import Foundation

/// A number that has a specifier in a strings table's key.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    public var _arg: CGFloat { self }
    public var _specifier: String { "%lf" }
}

extension LocalizedStringKey {
    /// A type that creates a key from a literal with interpolated values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key: String
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key = ""
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        /// Appends characters to the key. A percent sign is escaped.
        public mutating func appendLiteral(_ literal: String) {
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        /// Appends a string unchanged.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        /// Appends the description of an object, or the text that a formatter creates from it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        /// Appends the description of a date, or the text that a formatter creates from it. On Linux, `Date` does not
        /// conform to `ReferenceConvertible`.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        /// Appends the description of an object, or the text that a formatter creates from it.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .string(formatter?.string(for: subject) ?? subject.description))
        }

        /// Appends a value with a format, for the environment's locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        /// Appends a number, formatted for the environment's locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// Appends a number, formatted with a `printf` specifier.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            switch value._arg {
            case let value as Int64: append(specifier, .integer(value))
            case let value as Int32: append(specifier, .integer(Int64(value)))
            case let value as UInt64: append(specifier, .unsigned(value))
            case let value as UInt32: append(specifier, .unsigned(UInt64(value)))
            case let value as Double: append(specifier, .double(value))
            case let value as Float: append(specifier, .double(Double(value)))
            case let value as CGFloat: append(specifier, .double(Double(value)))
            default: append("%@", .string("\(value)"))
            }
        }

        /// Appends another text with its attributes.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// Appends characters with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        /// Appends an inline image.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        /// Appends a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

        /// Appends a range of dates.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .text(Text(interval)))
        }

        /// Appends the remaining or elapsed time of a range.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// Appends a text that is localized separately.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }

        /// Appends the description of another value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            if let number = value as? any _FormatSpecifiable {
                func append<N: _FormatSpecifiable>(_ number: N) { appendInterpolation(number) }
                append(number)
            } else {
                append("%@", .string("\(value)"))
            }
        }
    }
}
