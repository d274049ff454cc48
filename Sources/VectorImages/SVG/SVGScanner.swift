import CoreGraphics
import Foundation

/// Reads numbers, words and lists of SVG's attributes.
struct SVGScanner {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool {
        mutating get {
            skipSeparators()
            return place >= bytes.count
        }
    }

    /// Spaces and commas.
    mutating func skipSeparators() {
        while place < bytes.count, bytes[place] <= 32 || bytes[place] == UInt8(ascii: ",") { place += 1 }
    }

    mutating func skip(_ character: Character) -> Bool {
        skipSeparators()
        guard place < bytes.count, bytes[place] == character.asciiValue else { return false }
        place += 1
        return true
    }

    /// A letter that stands alone, such as a path's commands.
    mutating func letter() -> Character? {
        skipSeparators()
        guard place < bytes.count, isLetter(bytes[place]) else { return nil }
        place += 1
        return Character(UnicodeScalar(bytes[place - 1]))
    }

    mutating func word() -> String? {
        skipSeparators()
        let start = place
        while place < bytes.count, isLetter(bytes[place]) || bytes[place] == UInt8(ascii: "-") { place += 1 }
        return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    /// Numbers may follow each other without a space: `1.5.5-2` are three.
    mutating func number() -> CGFloat? {
        skipSeparators()
        let start = place
        var index = place
        func digits() -> Int {
            let first = index
            while index < bytes.count, isDigit(bytes[index]) { index += 1 }
            return index - first
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        var count = digits()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            count += digits()
        }
        guard count > 0 else { return nil }
        // An exponent, unless it is a unit such as `em`.
        if index < bytes.count, bytes[index] | 32 == UInt8(ascii: "e") {
            let mark = index
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
                index += 1
            }
            if digits() == 0 { index = mark }
        }
        place = index
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
            return 0
        }
        return CGFloat(min(max(value, -1e9), 1e9))
    }

    /// One digit of an arc's flags, which need no space behind them.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "0") || bytes[place] == UInt8(ascii: "1") else {
            return nil
        }
        place += 1
        return bytes[place - 1] == UInt8(ascii: "1")
    }

    mutating func numbers() -> [CGFloat] {
        var result: [CGFloat] = []
        while let value = number() { result.append(value) }
        return result
    }

    /// A length in points of the drawing; of `whole`, where it is in per cent.
    mutating func length(of whole: CGFloat) -> CGFloat? {
        guard let value = number() else { return nil }
        if place < bytes.count, bytes[place] == UInt8(ascii: "%") {
            place += 1
            return value * whole / 100
        }
        guard place < bytes.count, isLetter(bytes[place]), let unit = word() else { return value }
        // SVG counts 96 to the inch; a font size is 16 if none is given.
        let factors: [String: CGFloat] = [
            "pt": 96 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "em": 16, "rem": 16, "ex": 8,
        ]
        return value * (factors[unit] ?? 1)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z") }
}

extension CGAffineTransform {
    /// `translate(…) scale(…)` and so on; what is not understood ends the list.
    init(svg text: String) {
        self = .identity
        var scanner = SVGScanner(text)
        while let name = scanner.word(), scanner.skip("(") {
            let n = scanner.numbers()
            guard scanner.skip(")"), let step = CGAffineTransform(name, n) else { return }
            self = step.concatenating(self)
        }
    }

    private init?(_ name: String, _ n: [CGFloat]) {
        switch (name, n.count) {
        case ("matrix", 6): self = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1): self = CGAffineTransform(translationX: n[0], y: 0)
        case ("translate", 2): self = CGAffineTransform(translationX: n[0], y: n[1])
        case ("scale", 1): self = CGAffineTransform(scaleX: n[0], y: n[0])
        case ("scale", 2): self = CGAffineTransform(scaleX: n[0], y: n[1])
        case ("rotate", 1): self = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
        case ("rotate", 3):
            self = CGAffineTransform(translationX: n[1], y: n[2])
                .rotated(by: n[0] * .pi / 180).translatedBy(x: -n[1], y: -n[2])
        case ("skewX", 1): self = CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): self = CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
