import CoreGraphics
import Foundation

/// A value in a PDF file.
indirect enum PDFObject {
    case null
    case bool(Bool)
    case number(Double)
    case string([UInt8])
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// A dictionary and where its bytes begin in the file they were read from.
    case stream(PDFStream)
    case reference(Int)
    /// An operator of a page's content, or a word of the file's structure.
    case word(String)
}

/// Bytes with a description of what they are.
struct PDFStream {
    var dictionary: [String: PDFObject]
    var bytes: ArraySlice<UInt8>
}

/// Reads values one after another.
struct PDFLexer {
    let bytes: ArraySlice<UInt8>
    var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// The next value; nil at the end, and in front of a bracket that closes.
    mutating func next(depth: Int = 0) -> PDFObject? {
        skipSpace()
        guard place < bytes.endIndex, depth < VectorLimits.depth else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "("): return .string(string())
        case UInt8(ascii: "<"):
            if place + 1 < bytes.endIndex, bytes[place + 1] == UInt8(ascii: "<") { return dictionary(depth) }
            return .string(hexadecimal())
        case UInt8(ascii: "["):
            place += 1
            var items: [PDFObject] = []
            while let item = next(depth: depth + 1) { reduce(item, &items) }
            skipSpace()
            if place < bytes.endIndex, bytes[place] == UInt8(ascii: "]") { place += 1 }
            return .array(items)
        case UInt8(ascii: "]"), UInt8(ascii: ">"): return nil
        case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            place += 1
            return .word(String(UnicodeScalar(bytes[place - 1])))
        default: return numberOrWord()
        }
    }

    /// Two numbers and an R are a reference.
    private func reduce(_ item: PDFObject, _ items: inout [PDFObject]) {
        if case .word("R") = item, items.count >= 2, case .number(let number) = items[items.count - 2] {
            items.removeLast(2)
            items.append(.reference(Int(exactly: number) ?? 0))
        } else if items.count < VectorLimits.elements {
            items.append(item)
        }
    }

    private mutating func dictionary(_ depth: Int) -> PDFObject {
        place += 2
        var items: [PDFObject] = []
        while let item = next(depth: depth + 1) { reduce(item, &items) }
        skipSpace()
        if place + 1 < bytes.endIndex, bytes[place] == UInt8(ascii: ">"), bytes[place + 1] == UInt8(ascii: ">") {
            place += 2
        } else if place < bytes.endIndex {
            place += 1
        }
        var result: [String: PDFObject] = [:]
        for index in stride(from: 0, to: items.count - 1, by: 2) {
            if case .name(let key) = items[index] { result[key] = items[index + 1] }
        }
        return .dictionary(result)
    }

    mutating func skipSpace() {
        while place < bytes.endIndex {
            if bytes[place] == UInt8(ascii: "%") {
                while place < bytes.endIndex, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if bytes[place] <= 32 {
                place += 1
            } else {
                return
            }
        }
    }

    private static let delimiters = Set("()<>[]{}/%".utf8)

    private func isRegular(_ byte: UInt8) -> Bool { byte > 32 && !PDFLexer.delimiters.contains(byte) }

    private mutating func name() -> String {
        place += 1
        var result: [UInt8] = []
        while place < bytes.endIndex, isRegular(bytes[place]) {
            if bytes[place] == UInt8(ascii: "#"), place + 2 < bytes.endIndex,
                let high = PDFLexer.digit(bytes[place + 1]), let low = PDFLexer.digit(bytes[place + 2])
            {
                result.append(high << 4 | low)
                place += 3
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private mutating func hexadecimal() -> [UInt8] {
        place += 1
        var digits: [UInt8] = []
        while place < bytes.endIndex, bytes[place] != UInt8(ascii: ">") {
            if let digit = PDFLexer.digit(bytes[place]) { digits.append(digit) }
            place += 1
        }
        place = min(place + 1, bytes.endIndex)
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func string() -> [UInt8] {
        place += 1
        var result: [UInt8] = []
        var depth = 1
        while place < bytes.endIndex {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return result }
            case UInt8(ascii: "\\"):
                escape(&result)
                continue
            default: break
            }
            result.append(byte)
        }
        return result
    }

    private mutating func escape(_ result: inout [UInt8]) {
        guard place < bytes.endIndex else { return }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case 10: break
        case 13: if place < bytes.endIndex, bytes[place] == 10 { place += 1 }
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2
            where place < bytes.endIndex && (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[place]) {
                value = value * 8 + Int(bytes[place] - UInt8(ascii: "0"))
                place += 1
            }
            result.append(UInt8(truncatingIfNeeded: value))
        default: result.append(byte)
        }
    }

    private mutating func numberOrWord() -> PDFObject {
        let start = place
        while place < bytes.endIndex, isRegular(bytes[place]) { place += 1 }
        if place == start { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if let first = text.utf8.first, first < UInt8(ascii: ":"), let value = Double(text), value.isFinite {
            return .number(min(max(value, -1e9), 1e9))
        }
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return .word(text)
        }
    }
}
