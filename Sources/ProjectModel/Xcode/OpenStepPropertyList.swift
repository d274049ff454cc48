/// Reads property lists as text, the form that project files have: `{ isa = PBXProject; targets = (A, B); }`.
struct OpenStepPropertyList {
    private let bytes: [UInt8]
    private let file: String
    private var place = 0

    /// How deep values may be nested.
    private static let deepest = 200

    static func parse(_ text: String, file: String) throws -> PropertyValue {
        var parser = OpenStepPropertyList(bytes: Array(text.utf8), file: file)
        let value = try parser.value(depth: 0)
        parser.skipBlanks()
        guard parser.place == parser.bytes.count else { throw parser.problem("there is something after its end") }
        return value
    }

    private init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    private func problem(_ text: String) -> ProjectProblem {
        let line = bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
        return ProjectProblem("\(file) is damaged in line \(line): \(text).")
    }

    private mutating func value(depth: Int) throws -> PropertyValue {
        guard depth < Self.deepest else { throw problem("values are nested too deeply") }
        skipBlanks()
        guard place < bytes.count else { throw problem("it ends too early") }
        switch bytes[place] {
        case UInt8(ascii: "{"): return try dictionary(depth: depth)
        case UInt8(ascii: "("): return try array(depth: depth)
        case UInt8(ascii: "<"): return try data()
        default: return .string(try string())
        }
    }

    private mutating func dictionary(depth: Int) throws -> PropertyValue {
        place += 1
        var values: [String: PropertyValue] = [:]
        while true {
            skipBlanks()
            if take("}") { return .dictionary(values) }
            let key = try string()
            skipBlanks()
            guard take("=") else { throw problem("\"=\" is missing after \(key.prefix(60))") }
            values[key] = try value(depth: depth + 1)
            skipBlanks()
            if !take(";"), !(place < bytes.count && bytes[place] == UInt8(ascii: "}")) {
                throw problem("\";\" is missing after the value of \(key.prefix(60))")
            }
        }
    }

    private mutating func array(depth: Int) throws -> PropertyValue {
        place += 1
        var values: [PropertyValue] = []
        while true {
            skipBlanks()
            if take(")") { return .array(values) }
            values.append(try value(depth: depth + 1))
            skipBlanks()
            if !take(","), !(place < bytes.count && bytes[place] == UInt8(ascii: ")")) {
                throw problem("\",\" or \")\" is missing in a list")
            }
        }
    }

    private mutating func data() throws -> PropertyValue {
        place += 1
        var digits: [UInt8] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if let digit = Character(UnicodeScalar(bytes[place])).hexDigitValue { digits.append(UInt8(digit)) }
            place += 1
        }
        guard take(">") else { throw problem("data does not end") }
        return .data(
            stride(from: 0, to: digits.count - digits.count % 2, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    private mutating func string() throws -> String {
        guard place < bytes.count else { throw problem("it ends too early") }
        let quote = bytes[place]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
        let start = place
        while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
        guard place > start else {
            throw problem("\"\(Character(UnicodeScalar(bytes[place])))\" does not belong here")
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"),
            UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"), 0x80...:
            true
        default: false
        }
    }

    private mutating func quoted(_ quote: UInt8) throws -> String {
        place += 1
        var text: [UInt8] = []
        while place < bytes.count, bytes[place] != quote {
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
                place += 1
                escape(&text)
            } else {
                text.append(bytes[place])
                place += 1
            }
        }
        guard place < bytes.count else { throw problem("a text in quotes does not end") }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(_ text: inout [UInt8]) {
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "U"):
            var code: UInt32 = 0
            var digits = 0
            while digits < 4, place < bytes.count, let digit = Character(UnicodeScalar(bytes[place])).hexDigitValue {
                code = code * 16 + UInt32(digit)
                digits += 1
                place += 1
            }
            text += Array(String(UnicodeScalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
        default: text.append(byte)
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    /// Skips blanks and comments.
    private mutating func skipBlanks() {
        while place < bytes.count {
            let byte = bytes[place]
            let next = place + 1 < bytes.count ? bytes[place + 1] : 0
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                place += 1
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                place += 2
                while place < bytes.count,
                    !(bytes[place] == UInt8(ascii: "*") && place + 1 < bytes.count
                        && bytes[place + 1] == UInt8(ascii: "/"))
                {
                    place += 1
                }
                place = min(place + 2, bytes.count)
            } else {
                return
            }
        }
    }
}
