import Foundation

/// A value as SQLite keeps it.
enum ColumnValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// A value that its type encodes, as JSON.
    init(encoding value: any Encodable) throws {
        let data = try JSONEncoder().encode(value)
        self = data == Data("null".utf8) ? .null : .text(String(decoding: data, as: UTF8.self))
    }

    /// The value that JSON encodes; nil if it does not.
    func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
        let json: String
        switch self {
        case .null: json = "null"
        case .text(let text): json = text
        // What was a plain value before its type changed.
        case .integer(let number): json = String(number)
        case .real(let number): json = String(number)
        case .blob: return nil
        }
        return try? JSONDecoder().decode(type, from: Data(json.utf8))
    }

    var int64: Int64? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number.rounded())
        case .text(let text): Int64(text)
        case .null, .blob: nil
        }
    }

    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        // SQLite has no NaN.
        case .text(let text): Double(text)
        case .null, .blob: nil
        }
    }

    var string: String? {
        switch self {
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .text(let text): text
        case .null, .blob: nil
        }
    }
}

/// A type whose values SQLite keeps as plain values.
protocol ColumnConvertible {
    var columnValue: ColumnValue { get }
    /// Nil where the column holds something else.
    init?(columnValue: ColumnValue)
}

extension Optional: ColumnConvertible where Wrapped: ColumnConvertible {
    var columnValue: ColumnValue { self?.columnValue ?? .null }

    init?(columnValue: ColumnValue) { self = columnValue == .null ? nil : Wrapped(columnValue: columnValue) }
}

extension ColumnConvertible where Self: FixedWidthInteger {
    var columnValue: ColumnValue { .integer(Int64(truncatingIfNeeded: self)) }

    init?(columnValue: ColumnValue) {
        guard let number = columnValue.int64 else { return nil }
        // Numbers above the signed ones' are kept by their bits.
        self.init(truncatingIfNeeded: number)
    }
}

extension Int: ColumnConvertible {}
extension Int8: ColumnConvertible {}
extension Int16: ColumnConvertible {}
extension Int32: ColumnConvertible {}
extension Int64: ColumnConvertible {}
extension UInt: ColumnConvertible {}
extension UInt8: ColumnConvertible {}
extension UInt16: ColumnConvertible {}
extension UInt32: ColumnConvertible {}
extension UInt64: ColumnConvertible {}

extension Bool: ColumnConvertible {
    var columnValue: ColumnValue { .integer(self ? 1 : 0) }
    init?(columnValue: ColumnValue) {
        guard let number = columnValue.int64 else { return nil }
        self = number != 0
    }
}

extension Double: ColumnConvertible {
    var columnValue: ColumnValue { isNaN ? .text("nan") : .real(self) }
    init?(columnValue: ColumnValue) {
        guard let number = columnValue.double else { return nil }
        self = number
    }
}

extension Float: ColumnConvertible {
    var columnValue: ColumnValue { Double(self).columnValue }
    init?(columnValue: ColumnValue) {
        guard let number = columnValue.double else { return nil }
        self = Float(number)
    }
}

extension CGFloat: ColumnConvertible {
    var columnValue: ColumnValue { Double(self).columnValue }
    init?(columnValue: ColumnValue) {
        guard let number = columnValue.double else { return nil }
        self = CGFloat(number)
    }
}

extension String: ColumnConvertible {
    var columnValue: ColumnValue { .text(self) }
    init?(columnValue: ColumnValue) {
        guard let text = columnValue.string else { return nil }
        self = text
    }
}

extension Date: ColumnConvertible {
    var columnValue: ColumnValue { .real(timeIntervalSinceReferenceDate) }
    init?(columnValue: ColumnValue) {
        guard let seconds = columnValue.double else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension Data: ColumnConvertible {
    var columnValue: ColumnValue { .blob(self) }
    init?(columnValue: ColumnValue) {
        switch columnValue {
        case .blob(let data): self = data
        case .text(let text): self = Data(text.utf8)
        case .null, .integer, .real: return nil
        }
    }
}

extension UUID: ColumnConvertible {
    var columnValue: ColumnValue { .text(uuidString) }
    init?(columnValue: ColumnValue) {
        guard case .text(let text) = columnValue else { return nil }
        self.init(uuidString: text)
    }
}

extension URL: ColumnConvertible {
    var columnValue: ColumnValue { .text(absoluteString) }
    init?(columnValue: ColumnValue) {
        guard case .text(let text) = columnValue else { return nil }
        self.init(string: text)
    }
}

extension Decimal: ColumnConvertible {
    var columnValue: ColumnValue { .text(description) }
    init?(columnValue: ColumnValue) {
        guard let text = columnValue.string else { return nil }
        self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
