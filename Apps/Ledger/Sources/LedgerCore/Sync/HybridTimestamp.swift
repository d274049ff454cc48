import Foundation

/// A moment on a hybrid logical clock: later than everything that the device had seen, and close to the wall's clock.
///
/// All timestamps of all devices are in one order, so anyone who merges the same changes ends with the same document.
public struct HybridTimestamp: Hashable, Sendable {
    /// Milliseconds since 1970, at most ``latest``.
    public var milliseconds: Int
    /// Tells changes within a millisecond apart.
    public var counter: UInt16
    /// The device; tells equal moments apart.
    public var node: String

    /// The last millisecond that the text form can tell, in the year 10889.
    public static let latest = 0xffff_ffff_ffff

    /// - Parameter milliseconds: brought into the range that the text form can tell.
    public init(milliseconds: Int, counter: UInt16 = 0, node: String) {
        self.milliseconds = min(max(milliseconds, 0), Self.latest)
        self.counter = counter
        self.node = node
    }
}

extension HybridTimestamp: Comparable {
    public static func < (left: HybridTimestamp, right: HybridTimestamp) -> Bool {
        (left.milliseconds, left.counter, left.node) < (right.milliseconds, right.counter, right.node)
    }
}

extension HybridTimestamp {
    /// The first moment after this one.
    public func next(node: String) -> HybridTimestamp {
        if counter < .max { return HybridTimestamp(milliseconds: milliseconds, counter: counter + 1, node: node) }
        guard milliseconds < Self.latest else {
            return HybridTimestamp(milliseconds: milliseconds, counter: counter, node: node)
        }
        return HybridTimestamp(milliseconds: milliseconds + 1, node: node)
    }

    /// The moment by which a device may run ahead of the time it is.
    public static let tolerance = 60_000
}

/// The text form is ordered as the timestamps are, so a database can compare them.
extension HybridTimestamp: CustomStringConvertible {
    /// Twelve hexadecimal digits of milliseconds, four of the counter, a hyphen, the node.
    public var description: String {
        "\(Self.hex(UInt64(clamping: milliseconds), 12))\(Self.hex(UInt64(counter), 4))-\(node)"
    }

    /// Reads the text form.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count > 17, bytes[16] == UInt8(ascii: "-"),
            let milliseconds = Self.number(bytes[0..<12]), let counter = Self.number(bytes[12..<16])
        else { return nil }
        self.init(
            milliseconds: milliseconds, counter: UInt16(counter),
            node: String(decoding: bytes[17...], as: UTF8.self))
    }

    private static func hex(_ number: UInt64, _ digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.reduce(0 as Int?) { number, byte in
            guard let number else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): return number << 4 | Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): return number << 4 | Int(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
    }
}

extension HybridTimestamp: FieldValue {
    public var json: JSONValue? { .string(description) }
    public var column: ColumnValue { .text(description) }

    public init(column: ColumnValue) throws(FieldError) { try self.init(json: .string(try String(column: column))) }

    public init(json: JSONValue) throws(FieldError) {
        let text = try String(json: json)
        guard let timestamp = HybridTimestamp(text) else { throw FieldError("\"\(text)\" is not a timestamp") }
        self = timestamp
    }
}

/// The clock of a device, which never goes back.
public struct HybridLogicalClock: Hashable, Sendable {
    /// The latest moment that the device has given or seen.
    public private(set) var last: HybridTimestamp

    /// - Parameter last: where the clock stood when the device last had it.
    public init(node: String, last: HybridTimestamp? = nil) {
        self.last = HybridTimestamp(
            milliseconds: last?.milliseconds ?? 0, counter: last?.counter ?? 0, node: node)
    }

    /// The next moment: the wall's, unless something later was seen.
    public mutating func now(wall: Date) -> HybridTimestamp {
        let wall = HybridTimestamp(milliseconds: wall.milliseconds, node: last.node)
        last = wall.milliseconds > last.milliseconds ? wall : last.next(node: last.node)
        return last
    }

    /// Takes note of another device's moment: whatever comes next here is later. A moment that is further in the future
    /// than clocks may differ is followed only so far, so that no wrong clock sets another one wrong.
    public mutating func receive(_ other: HybridTimestamp, wall: Date) {
        let bound = wall.milliseconds.addingReportingOverflow(HybridTimestamp.tolerance).partialValue
        let milliseconds = min(other.milliseconds, max(bound, 0))
        let counter = milliseconds < other.milliseconds ? 0 : other.counter
        guard (milliseconds, counter) > (last.milliseconds, last.counter) else { return }
        last = HybridTimestamp(milliseconds: milliseconds, counter: counter, node: last.node)
    }
}
