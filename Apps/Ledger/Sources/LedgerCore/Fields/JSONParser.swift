import Foundation

/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// The column in bytes, counted from 1.
    public var column: Int
    /// What is wrong, in words.
    public var reason: String

    public var description: String { "line \(line), column \(column): \(reason)" }
}

extension JSONValue {
    /// Reads a text. Refuses anything but exactly one JSON value, duplicate keys, and nesting deeper than 200.
    public init(parsing text: some StringProtocol) throws(JSONSyntaxError) {
        self = try JSONParser.read(text) { parser throws(JSONSyntaxError) in try parser.document() }
    }

    /// Reads the bytes of a text, as a network brings them, without making a text of them first.
    public init(parsing data: Data) throws(JSONSyntaxError) {
        let result = data.withUnsafeBytes { bytes in
            Result<JSONValue, JSONSyntaxError> { () throws(JSONSyntaxError) in
                var parser = JSONParser(bytes.assumingMemoryBound(to: UInt8.self))
                return try parser.document()
            }
        }
        self = try result.get()
    }

    /// The line of the value that lies at a path within a text, counted from 1; that of the deepest part of the path
    /// that is there, when the value itself is missing.
    public static func line(of path: [FieldPathElement], in text: some StringProtocol) -> Int {
        JSONParser.read(text, looking: path) { parser in
            _ = try? parser.document()
            return parser.found
        }
    }
}

/// A separate JSON reader, because an import has to name the line of what is wrong, and because small values are read
/// thousands of times when a project is opened, and large ones when an account is first read.
struct JSONParser {
    /// Not an array: most of the time would go into checking its bounds. ``position`` never passes the end.
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    /// The path that is searched for, how much of it leads to where the parser is, and the line found so far.
    private let target: [FieldPathElement]
    private var matched = 0
    private(set) var found = 1

    /// - Parameter bytes: have to stay as long as the parser is used.
    init(_ bytes: UnsafeBufferPointer<UInt8>, looking target: [FieldPathElement] = []) {
        self.bytes = bytes
        self.target = target
    }

    /// Lends a closure a parser of a text.
    static func read<Value, Failure: Error>(
        _ text: some StringProtocol, looking target: [FieldPathElement] = [],
        _ body: (inout JSONParser) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var text = String(text)
        let result = text.withUTF8 { bytes in
            Result<Value, Failure> { () throws(Failure) in
                var parser = JSONParser(bytes, looking: target)
                return try body(&parser)
            }
        }
        return try result.get()
    }

    mutating func document() throws(JSONSyntaxError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw error("there is something after the end") }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
            return try number()
        case nil: throw error("the text ends where a value is expected")
        default: throw error("a value is expected")
        }
    }

    private mutating func object() throws(JSONSyntaxError) -> [String: JSONValue] {
        try enter()
        // Most objects have a few members; growing step by step would move them at each of the first ones.
        var members = [String: JSONValue](minimumCapacity: 6)
        var first = true
        while try another(closing: UInt8(ascii: "}"), first: &first) {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw error("a key in quotation marks is expected") }
            let start = position
            let key = try string()
            skipSpace()
            guard peek == UInt8(ascii: ":") else { throw error("a colon is expected") }
            position += 1
            guard members.updateValue(try step(.field(key)), forKey: key) == nil else {
                position = start
                throw error("the key \"\(key)\" is there twice")
            }
        }
        return members
    }

    private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
        try enter()
        var values: [JSONValue] = []
        var first = true
        while try another(closing: UInt8(ascii: "]"), first: &first) {
            values.append(try step(.index(values.count)))
        }
        return values
    }

    private mutating func enter() throws(JSONSyntaxError) {
        guard depth < 200 else { throw error("the nesting is too deep") }
        depth += 1
        position += 1
    }

    private mutating func another(closing: UInt8, first: inout Bool) throws(JSONSyntaxError) -> Bool {
        skipSpace()
        if peek == closing {
            position += 1
            depth -= 1
            return false
        }
        if first {
            first = false
        } else {
            guard peek == UInt8(ascii: ",") else {
                throw error("a comma or \"\(Character(Unicode.Scalar(closing)))\" is expected")
            }
            position += 1
        }
        return true
    }

    /// Reads the value that one step of a path leads to.
    private mutating func step(_ element: FieldPathElement) throws(JSONSyntaxError) -> JSONValue {
        guard matched == depth - 1, matched < target.count, target[matched] == element else { return try value() }
        skipSpace()
        found = line
        matched += 1
        defer { matched -= 1 }
        return try value()
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count,
            word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
        else { throw error("a value is expected") }
        position = end
        return value
    }

    private mutating func number() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        var isWhole = true
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") {
            position += 1
        } else {
            try digits()
        }
        if peek == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isWhole = false
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
        if isWhole, let value = Int(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else {
            position = start
            throw error("the number is too large")
        }
        return .number(value)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = position
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        guard position > start else { throw error("a digit is expected") }
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        position += 1
        let start = position
        // Most strings hold no escapes: they are taken as they stand.
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
        if peek == UInt8(ascii: "\"") {
            position += 1
            return try text(UnsafeBufferPointer(rebasing: bytes[start..<position - 1]))
        }
        var out = Array(bytes[start..<position])
        while true {
            guard let byte = peek else { throw error("the text in quotation marks does not end") }
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return try text(out)
            case UInt8(ascii: "\\"):
                position += 1
                try escape(into: &out)
            case 0..<0x20:
                throw error("a control character has to be written as an escape")
            default:
                out.append(byte)
                position += 1
            }
        }
    }

    private func text(_ bytes: some Collection<UInt8>) throws(JSONSyntaxError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error("the text is not UTF-8")
        }
        return text
    }

    private mutating func escape(into out: inout [UInt8]) throws(JSONSyntaxError) {
        guard let byte = peek else { throw error("the text in quotation marks does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(byte)
        case UInt8(ascii: "b"): out.append(8)
        case UInt8(ascii: "f"): out.append(12)
        case UInt8(ascii: "n"): out.append(10)
        case UInt8(ascii: "r"): out.append(13)
        case UInt8(ascii: "t"): out.append(9)
        case UInt8(ascii: "u"):
            var code = try hex()
            if (0xD800..<0xDC00).contains(code) {
                guard peek == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
                else { throw error("half of a surrogate pair is missing") }
                position += 2
                let low = try hex()
                guard (0xDC00..<0xE000).contains(low) else { throw error("half of a surrogate pair is missing") }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error("half of a surrogate pair is missing") }
            out += String(Character(scalar)).utf8
        default: throw error("this escape does not exist")
        }
    }

    private mutating func hex() throws(JSONSyntaxError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("four hexadecimal digits are expected")
            }
            code = code << 4 | UInt32(digit)
            position += 1
        }
        return code
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private var line: Int { bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 }

    private func error(_ reason: String) -> JSONSyntaxError {
        let lineStart = bytes[..<min(position, bytes.count)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return JSONSyntaxError(line: line, column: position - lineStart + 1, reason: reason)
    }
}
