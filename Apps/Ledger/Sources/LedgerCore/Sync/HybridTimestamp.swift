import Foundation

/// A moment on a hybrid logical clock: later than everything that the device had seen, and close to the wall's clock.
///
/// All timestamps of all devices are in one order, so whoever merges the same changes ends with the same document.
public struct HybridTimestamp: Hashable, Sendable {
    /// Milliseconds since 1970.
    public var milliseconds: Int
    /// Tells changes within a millisecond apart.
    public var counter: UInt16
    /// The device; tells equal moments apart.
    public var node: String

    public init(milliseconds: Int, counter: UInt16 = 0, node: String) {
        self.milliseconds = milliseconds
        self.counter = counter
        self.node = node
    }
}

extension HybridTimestamp: Comparable {
    public static func < (left: HybridTimestamp, right: HybridTimestamp) -> Bool {
        (left.milliseconds, left.counter, left.node) < (right.milliseconds, right.counter, right.node)
    }
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
        let wall = max(wall.milliseconds, 0)
        if wall > last.milliseconds {
            last.milliseconds = wall
            last.counter = 0
        } else if last.counter == .max {
            last.milliseconds += 1
            last.counter = 0
        } else {
            last.counter += 1
        }
        return last
    }

    /// Takes note of another device's moment: whatever comes next here is later.
    public mutating func receive(_ other: HybridTimestamp) {
        guard (other.milliseconds, other.counter) > (last.milliseconds, last.counter) else { return }
        last.milliseconds = other.milliseconds
        last.counter = other.counter
    }
}
