import CoreGraphics
import Foundation

/// Puts bytes together for the wire.
package struct WireWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    package mutating func raw(_ more: [UInt8]) { bytes += more }

    package mutating func raw(_ more: WireWriter) { bytes += more.bytes }

    /// Seven bits a byte, the lowest first; the highest bit says that more follow.
    package mutating func unsigned(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7f) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    package mutating func count(_ value: Int) { unsigned(UInt64(max(0, value))) }

    /// The sign goes into the lowest bit, so that small numbers stay short.
    package mutating func signed(_ value: Int64) { unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63))) }

    package mutating func float(_ value: Float) {
        let bits = value.bitPattern
        for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }

    package mutating func double(_ value: Double) {
        let bits = value.bitPattern
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }

    /// A length: short where it lies on a pixel of the usual scales, exact everywhere.
    package mutating func number(_ value: CGFloat) {
        let value = Double(value)
        let steps = (value * WireFormat.steps).rounded()
        if abs(steps) < Double(1 << 28), steps / WireFormat.steps == value, !(value == 0 && value.sign == .minus) {
            let whole = Int64(steps)
            unsigned(UInt64(bitPattern: (whole << 1) ^ (whole >> 63)) << 1)
        } else if Double(Float(value)) == value {
            unsigned(1)
            float(Float(value))
        } else {
            unsigned(3)
            double(value)
        }
    }

    package mutating func string(_ text: String) {
        let utf8 = Array(text.utf8)
        count(utf8.count)
        bytes += utf8
    }

    package mutating func flag(_ value: Bool) { byte(value ? 1 : 0) }

    package mutating func point(_ p: CGPoint) {
        number(p.x)
        number(p.y)
    }

    package mutating func rect(_ r: CGRect) {
        point(r.origin)
        number(r.size.width)
        number(r.size.height)
    }
}
