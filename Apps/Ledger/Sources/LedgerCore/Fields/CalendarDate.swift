import Foundation

/// A day in the Gregorian calendar, of no time zone: the date on a receipt stays what it is wherever it is read.
public struct CalendarDate: Hashable, Comparable, Sendable {
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// A day that exists, in a year from 1 to 9999; otherwise `nil`.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(inMonth: month, year: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `yyyy-MM-dd`, or the day with which an ISO 8601 time begins; `nil` for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10])
        else { return nil }
        if bytes.count > 10 {
            guard bytes[10] == UInt8(ascii: "T"), ISO8601.date(from: text) != nil else { return nil }
        }
        self.init(year: year, month: month, day: day)
    }

    /// The day that a clock and a calendar on the wall of that time zone show at a moment.
    public init(_ moment: Date, in timeZone: TimeZone) {
        let shifted = moment.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: moment))
        self.init(daysSince1970: Int((shifted / 86_400).rounded(.down)))
    }

    /// Days since 1 January 1970, clamped to the years 1 to 9999.
    public init(daysSince1970 days: Int) {
        // Howard Hinnant's civil-from-days, with years that begin in March.
        let z = min(max(days, -719_162), 2_932_896) + 719_468
        let era = z / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1 January 1970.
    public var daysSince1970: Int {
        let y = month <= 2 ? year - 1 : year
        let era = y / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.reduce(0 as Int?) { number, byte in
            guard let number, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            return number * 10 + Int(byte - UInt8(ascii: "0"))
        }
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `yyyy-MM-dd`.
    public var description: String {
        let digits = String(year * 10_000 + month * 100 + day)
        let padded = Array(repeatElement("0", count: 8 - digits.count).joined() + digits)
        return "\(String(padded[0..<4]))-\(String(padded[4..<6]))-\(String(padded[6..<8]))"
    }
}

extension CalendarDate: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CalendarDate(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a date")
        }
        self = date
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension CalendarDate: FieldValue {
    public var json: JSONValue? { .string(description) }
    public var column: ColumnValue { .text(description) }

    /// Reads `yyyy-MM-dd`; also a moment in any form that a ``Foundation/Date`` is read in, which gives its day in UTC.
    public init(json: JSONValue) throws(FieldError) {
        if case .string(let text) = json {
            guard let date = CalendarDate(text) else { throw FieldError("\"\(text)\" is not a date as yyyy-MM-dd") }
            self = date
        } else {
            self.init(try Date(json: json), in: .gmt)
        }
    }

    public init(column: ColumnValue) throws(FieldError) { try self.init(json: .string(try String(column: column))) }
}
