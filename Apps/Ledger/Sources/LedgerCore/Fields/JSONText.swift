/// The text form of a ``JSONValue``: keys sorted, so that the same value always gives the same bytes.
extension JSONValue {
    /// The value in one line.
    public var text: String {
        var out: [UInt8] = []
        write(into: &out, indent: nil)
        return String(decoding: out, as: UTF8.self)
    }

    /// The value over several lines, indented by two spaces.
    public var prettyText: String {
        var out: [UInt8] = []
        write(into: &out, indent: 0)
        return String(decoding: out, as: UTF8.self)
    }

    private func write(into out: inout [UInt8], indent: Int?) {
        switch self {
        case .null: out += "null".utf8
        case .bool(let value): out += (value ? "true" : "false").utf8
        case .integer(let value): out += String(value).utf8
        // JSON has no word for infinity or "not a number".
        case .number(let value): out += (value.isFinite ? "\(value)" : "null").utf8
        case .string(let value): Self.write(value, into: &out)
        case .array(let values):
            Self.write(values, "[", "]", into: &out, indent: indent) { value, out, inner in
                value.write(into: &out, indent: inner)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.write(sorted, "{", "}", into: &out, indent: indent) { member, out, inner in
                Self.write(member.key, into: &out)
                out += (inner == nil ? ":" : ": ").utf8
                member.value.write(into: &out, indent: inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], _ open: String, _ close: String, into out: inout [UInt8], indent: Int?,
        element: (Element, inout [UInt8], Int?) -> Void
    ) {
        out += open.utf8
        let inner = indent.map { $0 + 1 }
        for (index, value) in elements.enumerated() {
            if index > 0 { out += ",".utf8 }
            newLine(inner, into: &out)
            element(value, &out, inner)
        }
        if !elements.isEmpty { newLine(indent, into: &out) }
        out += close.utf8
    }

    private static func newLine(_ indent: Int?, into out: inout [UInt8]) {
        guard let indent else { return }
        out.append(UInt8(ascii: "\n"))
        out += repeatElement(UInt8(ascii: " "), count: indent * 2)
    }

    private static let hex = Array("0123456789abcdef".utf8)

    private static func write(_ string: String, into out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): out += #"\""#.utf8
            case UInt8(ascii: "\\"): out += #"\\"#.utf8
            case UInt8(ascii: "\n"): out += #"\n"#.utf8
            case 0..<0x20, 0x7F: out += #"\u00"#.utf8 + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            default: out.append(byte)
            }
        }
        out.append(UInt8(ascii: "\""))
    }
}
