import Foundation
import Rasterizer

/// The ways in which streams are packed.
enum PDFFilter {
    /// Nil for a way that is not known, for damaged bytes, and for more than `limit` of them.
    static func unpack(_ bytes: ArraySlice<UInt8>, _ name: String, limit: Int, options: [String: Int]) -> [UInt8]? {
        switch name {
        case "FlateDecode", "Fl": Inflate.unpack(bytes, limit: limit).flatMap { predicted($0, options) }
        case "LZWDecode", "LZW":
            lzw(bytes, limit, early: options["EarlyChange"] ?? 1).flatMap { predicted($0, options) }
        case "ASCIIHexDecode", "AHx": hexadecimal(bytes)
        case "ASCII85Decode", "A85": ascii85(bytes)
        case "RunLengthDecode", "RL": runs(bytes, limit)
        default: nil
        }
    }

    /// Undoes the prediction of rows from those above, as PNG and TIFF have it.
    private static func predicted(_ bytes: [UInt8], _ options: [String: Int]) -> [UInt8]? {
        let predictor = options["Predictor"] ?? 1
        guard predictor > 1 else { return bytes }
        let colors = options["Colors"] ?? 1
        let bits = options["BitsPerComponent"] ?? 8
        let columns = options["Columns"] ?? 1
        guard (1...32).contains(colors), (1...16).contains(bits), (1...1 << 20).contains(columns) else { return nil }
        let step = max(1, colors * bits / 8)
        let width = (colors * bits * columns + 7) / 8
        if predictor == 2 {
            guard bits == 8 else { return nil }
            var result = bytes
            for index in result.indices where index % width >= step { result[index] &+= result[index - step] }
            return result
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var above = [UInt8](repeating: 0, count: width)
        for start in stride(from: 0, to: bytes.count, by: width + 1) {
            var row = [UInt8](bytes[start + 1..<min(start + 1 + width, bytes.count)])
            for index in row.indices {
                let left = index >= step ? row[index - step] : 0
                let corner = index >= step ? above[index - step] : 0
                switch bytes[start] {
                case 1: row[index] &+= left
                case 2: row[index] &+= above[index]
                case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
                case 4:
                    let guess = Int(left) + Int(above[index]) - Int(corner)
                    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(above[index])), abs(guess - Int(corner)))
                    row[index] &+= a <= b && a <= c ? left : b <= c ? above[index] : corner
                default: break
                }
            }
            result += row
            above.replaceSubrange(0..<row.count, with: row)
        }
        return result
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFLexer.digit)
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func ascii85(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var group: [UInt32] = []
        func finish(_ count: Int) {
            var value: UInt32 = 0
            for digit in group + [UInt32](repeating: 84, count: 5 - group.count) { value = value &* 85 &+ digit }
            for index in 0..<count { result.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))) }
            group = []
        }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "~"):
                if group.count > 1 { finish(group.count - 1) }
                return result
            case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
            case UInt8(ascii: "!")...UInt8(ascii: "u"):
                group.append(UInt32(byte - UInt8(ascii: "!")))
                if group.count == 5 { finish(4) }
            default: break
            }
        }
        if group.count > 1 { finish(group.count - 1) }
        return result
    }

    private static func runs(_ bytes: ArraySlice<UInt8>, _ limit: Int) -> [UInt8]? {
        var result: [UInt8] = []
        var place = bytes.startIndex
        while place < bytes.endIndex, bytes[place] != 128 {
            let length = Int(bytes[place])
            place += 1
            if length < 128 {
                let end = min(place + length + 1, bytes.endIndex)
                result += bytes[place..<end]
                place = end
            } else if place < bytes.endIndex {
                result += [UInt8](repeating: bytes[place], count: 257 - length)
                place += 1
            }
            if result.count > limit { return nil }
        }
        return result
    }

    private static func lzw(_ bytes: ArraySlice<UInt8>, _ limit: Int, early: Int) -> [UInt8]? {
        var result: [UInt8] = []
        var table: [ArraySlice<UInt8>] = []
        var previous: ArraySlice<UInt8> = []
        var width = 9
        func reset() {
            table = (0...255).map { [UInt8($0)][...] } + [[], []]
            width = 9
            previous = []
        }
        reset()
        var bits = 0
        var count = 0
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
            count += 8
            guard count >= width else { continue }
            count -= width
            let code = bits >> count & (1 << width - 1)
            if code == 256 {
                reset()
                continue
            }
            if code == 257 { return result }
            let entry: ArraySlice<UInt8>
            if code < table.count {
                entry = table[code]
            } else if let first = previous.first {
                entry = previous + [first]
            } else {
                return nil
            }
            result += entry
            guard result.count <= limit else { return nil }
            if let first = entry.first, !previous.isEmpty, table.count < 4096 { table.append(previous + [first]) }
            previous = entry
            let size = table.count + early
            width = size > 2047 ? 12 : size > 1023 ? 11 : size > 511 ? 10 : 9
        }
        return result
    }
}
