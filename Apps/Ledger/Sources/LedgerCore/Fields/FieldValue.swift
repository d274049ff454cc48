import Foundation

/// A value as a database column holds it.
public enum ColumnValue: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
}

/// What a field may hold: read tolerantly, written in one spelling, as JSON and as a database column.
public protocol FieldValue: Hashable, Sendable {
    /// The JSON form; `nil` leaves the field out.
    var json: JSONValue? { get }
    /// Reads the JSON form. Never called with `null` unless the type has a meaning for it.
    init(json: JSONValue) throws(FieldError)
    /// Whether `null` means something.
    static var readsNull: Bool { get }

    /// The form in a database.
    var column: ColumnValue { get }
    init(column: ColumnValue) throws(FieldError)
    /// The SQL type of the column.
    static var columnType: String { get }
}

// A field without a column is kept as JSON text.
extension FieldValue {
    public static var readsNull: Bool { false }
    public static var columnType: String { "TEXT" }
    public var column: ColumnValue { json.map { .text($0.text) } ?? .null }

    public init(column: ColumnValue) throws(FieldError) {
        guard case .text(let text) = column else { throw FieldError("JSON text is expected in this column") }
        let json: JSONValue
        do {
            json = try JSONValue(parsing: text)
        } catch {
            throw FieldError(error.description)
        }
        try self.init(json: json)
    }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    public static var readsNull: Bool { true }
    public static var columnType: String { Wrapped.columnType }
    // No key paths here: in a generic type each use of one makes it again, which takes longer than everything else.
    public var json: JSONValue? { if let self { self.json } else { nil } }
    public var column: ColumnValue { if let self { self.column } else { .null } }

    public init(json: JSONValue) throws(FieldError) {
        if case .null = json { self = nil } else { self = try Wrapped(json: json) }
    }

    public init(column: ColumnValue) throws(FieldError) {
        if case .null = column { self = nil } else { self = try Wrapped(column: column) }
    }
}

extension Array: FieldValue where Element: FieldValue {
    public var json: JSONValue? { .array(map { $0.json ?? .null }) }

    public init(json: JSONValue) throws(FieldError) {
        guard case .array(let values) = json else { throw FieldError("a list is expected, not \(json.describedKind)") }
        self = []
        reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do {
                append(try Element(json: value))
            } catch {
                throw error.within(.index(index))
            }
        }
    }
}

extension String: FieldValue {
    public var json: JSONValue? { .string(self) }
    public var column: ColumnValue { .text(self) }

    public init(json: JSONValue) throws(FieldError) {
        guard case .string(let text) = json else { throw FieldError("a text is expected, not \(json.describedKind)") }
        // Databases end texts there, so what follows would be lost.
        guard !text.utf8.contains(0) else { throw FieldError("a text cannot hold the character U+0000") }
        self = text
    }

    public init(column: ColumnValue) throws(FieldError) {
        guard case .text(let text) = column else { throw FieldError("a text is expected in this column") }
        self = text
    }
}

extension Int: FieldValue {
    public static var columnType: String { "INTEGER" }
    public var json: JSONValue? { .integer(self) }
    public var column: ColumnValue { .integer(self) }

    public init(json: JSONValue) throws(FieldError) {
        switch json {
        case .integer(let value): self = value
        // Other platforms write whole numbers as 100.0.
        case .number(let value):
            guard let whole = Int(exactly: value) else { throw FieldError("\(value) is not a whole number") }
            self = whole
        default: throw FieldError("a whole number is expected, not \(json.describedKind)")
        }
    }

    public init(column: ColumnValue) throws(FieldError) {
        guard case .integer(let value) = column else { throw FieldError("a whole number is expected in this column") }
        self = value
    }
}

extension Double: FieldValue {
    public static var columnType: String { "REAL" }
    public var json: JSONValue? { .number(self) }
    public var column: ColumnValue { .real(self) }

    public init(json: JSONValue) throws(FieldError) {
        switch json {
        case .integer(let value): self = Double(value)
        case .number(let value): self = value
        default: throw FieldError("a number is expected, not \(json.describedKind)")
        }
    }

    public init(column: ColumnValue) throws(FieldError) {
        switch column {
        case .real(let value): self = value
        case .integer(let value): self = Double(value)
        default: throw FieldError("a number is expected in this column")
        }
    }
}

extension Bool: FieldValue {
    public static var columnType: String { "INTEGER" }
    public var json: JSONValue? { .bool(self) }
    public var column: ColumnValue { .integer(self ? 1 : 0) }

    public init(json: JSONValue) throws(FieldError) {
        guard case .bool(let value) = json else {
            throw FieldError("true or false is expected, not \(json.describedKind)")
        }
        self = value
    }

    public init(column: ColumnValue) throws(FieldError) {
        guard case .integer(let value) = column else { throw FieldError("0 or 1 is expected in this column") }
        self = value != 0
    }
}

/// Moments are kept to the millisecond, in a database as milliseconds since 1970, in JSON as ISO 8601 in UTC.
extension Date: FieldValue {
    public static var columnType: String { "INTEGER" }
    public var json: JSONValue? { .string(ISO8601.text(of: self)) }
    public var column: ColumnValue { .integer(milliseconds) }

    /// Reads ISO 8601, milliseconds since 1970, and the pair of seconds and nanoseconds of a Firestore time stamp.
    public init(json: JSONValue) throws(FieldError) {
        switch json {
        case .string(let text):
            guard let date = ISO8601.date(from: text) else { throw FieldError("\"\(text)\" is not an ISO 8601 time") }
            self = date
        case .integer(let milliseconds):
            self.init(milliseconds: milliseconds)
        case .number(let milliseconds):
            guard let whole = Int(exactly: milliseconds.rounded()) else {
                throw FieldError("\(milliseconds) is not a time")
            }
            self.init(milliseconds: whole)
        case .object(let members):
            guard case .integer(let seconds)? = members["seconds"] ?? members["_seconds"] else { fallthrough }
            var nanoseconds = 0
            if case .integer(let value)? = members["nanoseconds"] ?? members["_nanoseconds"] { nanoseconds = value }
            guard abs(Double(seconds)) < 1e12 else { throw FieldError("\(seconds) is not a time") }
            self.init(milliseconds: seconds * 1000 + nanoseconds / 1_000_000)
        default: throw FieldError("a time is expected, not \(json.describedKind)")
        }
    }

    public init(column: ColumnValue) throws(FieldError) {
        guard case .integer(let value) = column else { throw FieldError("milliseconds are expected in this column") }
        self.init(milliseconds: value)
    }

    /// Milliseconds since 1970.
    public init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// Milliseconds since 1970, rounded.
    public var milliseconds: Int {
        let value = (timeIntervalSince1970 * 1000).rounded()
        return Int(exactly: value) ?? (value > 0 ? .max : .min)
    }

    /// The moment as it is after being written and read.
    public var toTheMillisecond: Date { Date(milliseconds: milliseconds) }
}
