import CoreGraphics
import Foundation

/// Takes bytes from the wire apart. Nothing that it reads is believed: lengths are compared with what is there before
/// room is made for them.
package struct WireReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    package var remaining: Int { bytes.endIndex - place }
    package var isAtEnd: Bool { remaining == 0 }

    package mutating func byte() throws(WireError) -> UInt8 {
        guard place < bytes.endIndex else { throw .truncated }
        defer { place += 1 }
        return bytes[place]
    }

    package mutating func raw(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw .truncated }
        defer { place += count }
        return bytes[place..<(place + count)]
    }

    package mutating func unsigned() throws(WireError) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            let next = try byte()
            if shift == 63, next > 1 { break }
            value |= UInt64(next & 0x7f) << shift
            if next & 0x80 == 0 { return value }
        }
        throw .invalid("number")
    }

    package mutating func signed() throws(WireError) -> Int64 {
        let bits = try unsigned()
        return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
    }

    /// A number of things that take at least `size` bytes each.
    package mutating func count(of size: Int = 1) throws(WireError) -> Int {
        let value = try unsigned()
        guard value <= UInt64(remaining / max(1, size)) else { throw .truncated }
        return Int(value)
    }

    /// A number that is at most `limit`.
    package mutating func index(below limit: Int, _ what: String) throws(WireError) -> Int {
        let value = try unsigned()
        guard value < UInt64(limit) else { throw .invalid(what) }
        return Int(value)
    }

    package mutating func float() throws(WireError) -> Float {
        var bits: UInt32 = 0
        for (shift, byte) in try raw(4).enumerated() { bits |= UInt32(byte) << UInt32(8 * shift) }
        return Float(bitPattern: bits)
    }

    package mutating func double() throws(WireError) -> Double {
        var bits: UInt64 = 0
        for (shift, byte) in try raw(8).enumerated() { bits |= UInt64(byte) << UInt64(8 * shift) }
        return Double(bitPattern: bits)
    }

    package mutating func number() throws(WireError) -> CGFloat {
        let head = try unsigned()
        if head & 1 == 0 {
            guard head < 1 << 30 else { throw .invalid("length") }
            let zigzag = head >> 1
            let steps = Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)
            return CGFloat(Double(steps) / WireFormat.steps)
        }
        switch head {
        case 1: return CGFloat(try float())
        case 3: return CGFloat(try double())
        default: throw .invalid("length")
        }
    }

    package mutating func string() throws(WireError) -> String {
        let length = try count()
        // Where the bytes are no text, what is wrong in it is replaced.
        return String(decoding: try raw(length), as: UTF8.self)
    }

    package mutating func flag() throws(WireError) -> Bool {
        let value = try byte()
        guard value < 2 else { throw .invalid("flag") }
        return value == 1
    }

    package mutating func point() throws(WireError) -> CGPoint { CGPoint(x: try number(), y: try number()) }

    package mutating func rect() throws(WireError) -> CGRect {
        let origin = try point()
        return CGRect(origin: origin, size: CGSize(width: try number(), height: try number()))
    }
}
