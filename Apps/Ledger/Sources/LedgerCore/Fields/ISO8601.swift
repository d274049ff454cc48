import Foundation

/// ISO 8601 moments, read and written without a formatter: thousands of them are read when a project is opened.
enum ISO8601 {
    /// `2026-02-25T10:30:00.000Z`.
    static func text(of date: Date) -> String {
        let milliseconds = date.milliseconds
        let day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
        let calendarDay = CalendarDate(daysSince1970: day)
        // Moments before the year 1 and after 9999 are written as the first and the last that there are.
        let rest = min(max(milliseconds - calendarDay.daysSince1970 * 86_400_000, 0), 86_399_999)
        let (seconds, fraction) = (rest / 1000, rest % 1000)
        return "\(calendarDay)T\(pad(seconds / 3600, 2)):\(pad(seconds / 60 % 60, 2)):\(pad(seconds % 60, 2))"
            + ".\(pad(fraction, 3))Z"
    }

    /// Reads a date with a time, with or without fractions of a second, in UTC or with an offset; `nil` for anything
    /// else.
    static func date(from text: String) -> Date? {
        var rest = Array(text.utf8)[...]
        guard rest.count > 11, let day = CalendarDate(String(decoding: rest.prefix(10), as: UTF8.self)) else {
            return nil
        }
        rest = rest.dropFirst(10)
        guard take(UInt8(ascii: "T"), from: &rest), let hour = number(2, from: &rest), hour < 24,
            take(UInt8(ascii: ":"), from: &rest), let minute = number(2, from: &rest), minute < 60
        else { return nil }
        var second = 0
        var milliseconds = 0
        if take(UInt8(ascii: ":"), from: &rest) {
            // A leap second is read as the second before it.
            guard let value = number(2, from: &rest), value <= 60 else { return nil }
            second = min(value, 59)
            if take(UInt8(ascii: "."), from: &rest) {
                let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                guard !digits.isEmpty else { return nil }
                for place in 0..<3 {
                    let digit = place < digits.count ? Int(digits[digits.startIndex + place] - UInt8(ascii: "0")) : 0
                    milliseconds = milliseconds * 10 + digit
                }
                rest = rest.dropFirst(digits.count)
            }
        }
        guard let offset = offset(from: &rest), rest.isEmpty else { return nil }
        let minutes = (day.daysSince1970 * 24 + hour) * 60 + minute - offset
        return Date(milliseconds: (minutes * 60 + second) * 1000 + milliseconds)
    }

    /// Minutes east of Greenwich.
    private static func offset(from rest: inout ArraySlice<UInt8>) -> Int? {
        if take(UInt8(ascii: "Z"), from: &rest) { return 0 }
        let sign: Int
        if take(UInt8(ascii: "+"), from: &rest) {
            sign = 1
        } else if take(UInt8(ascii: "-"), from: &rest) {
            sign = -1
        } else {
            return nil
        }
        guard let hours = number(2, from: &rest), hours < 24 else { return nil }
        _ = take(UInt8(ascii: ":"), from: &rest)
        guard let minutes = number(2, from: &rest), minutes < 60 else { return nil }
        return sign * (hours * 60 + minutes)
    }

    private static func take(_ byte: UInt8, from rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    private static func number(_ digits: Int, from rest: inout ArraySlice<UInt8>) -> Int? {
        guard rest.count >= digits else { return nil }
        var value = 0
        for byte in rest.prefix(digits) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest.removeFirst(digits)
        return value
    }

    private static func pad(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
