/// What a literal of a source says, as the live page changes it.
package enum LiteralValue: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
    /// One of the colors that have names, such as `red`.
    case color(String)

    /// Literals of different kinds are compiled into different calls, so none takes the place of another.
    package enum Kind: String, Codable, Sendable {
        case text, integer, number, flag, color
    }

    package var kind: Kind {
        switch self {
        case .text: .text
        case .integer: .integer
        case .number: .number
        case .flag: .flag
        case .color: .color
        }
    }

    /// The value without quotation marks.
    package var text: String {
        switch self {
        case .text(let text), .color(let text): text
        case .integer(let number): String(number)
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .flag(let isOn): isOn ? "true" : "false"
        }
    }

    package init?(_ kind: Kind, _ text: String) {
        switch kind {
        case .text: self = .text(text)
        case .integer:
            guard let number = Int(text) else { return nil }
            self = .integer(number)
        case .number:
            guard let number = Double(text), number.isFinite else { return nil }
            self = .number(number)
        case .flag:
            guard let isOn = Bool(text) else { return nil }
            self = .flag(isOn)
        case .color: self = .color(text)
        }
    }
}

/// As a text: the kind, a colon, and the value.
extension LiteralValue: Codable {
    package var encoded: String { kind.rawValue + ":" + text }

    package init?(encoded: String) {
        let parts = encoded.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[1]))
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = LiteralValue(encoded: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no literal.")
        }
        self = value
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(encoded)
    }
}
