/// A text for people, with the values in it, that is looked up in their language where a program shows it.
public struct Phrase: Hashable, ExpressibleByStringInterpolation, Sendable {
    /// A piece of the text.
    public enum Part: Hashable, Sendable {
        case literal(String), text(String), number(Int)
    }

    public let parts: [Part]

    public init(stringLiteral value: String) { parts = [.literal(value)] }

    public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    /// The text as it is written in the source.
    public var english: String {
        parts.map { part in
            switch part {
            case .literal(let text), .text(let text): text
            case .number(let number): "\(number)"
            }
        }.joined()
    }

    /// Puts the pieces together.
    public struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

        /// A number, by which the language may choose another form of the words around it.
        public mutating func appendInterpolation(_ number: Int) { parts.append(.number(number)) }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            parts.append(.text("\(value)"))
        }
    }
}
