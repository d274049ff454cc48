import Foundation

/// Reads a predicate's condition.
struct PredicateParser {
    private enum Failure: Error { case unexpected }

    private enum Token: Equatable {
        /// A word as it is written, a place for a value, or a sign.
        case word(String), place(Character), sign(String)
        case text(String), number(Double)
    }

    private let tokens: [Token]
    private var position = 0
    private var arguments: ArraySlice<Any>
    private let isReadable: Bool

    init(_ format: String, _ arguments: [Any]) {
        let read = PredicateParser.tokens(format)
        tokens = read ?? []
        isReadable = read != nil
        self.arguments = arguments[...]
    }

    /// The whole condition.
    mutating func parse() throws -> PredicateCondition {
        guard isReadable else { throw Failure.unexpected }
        let condition = try alternatives()
        guard position == tokens.count else { throw Failure.unexpected }
        return condition
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        var parts = [try conjunction()]
        while take(word: "OR") || take(sign: "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var parts = [try negation()]
        while take(word: "AND") || take(sign: "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws -> PredicateCondition {
        if take(word: "NOT") || take(sign: "!") { return .not(try negation()) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        guard take(sign: "(") else { return .comparison(try comparison()) }
        let inner = try alternatives()
        guard take(sign: ")") else { throw Failure.unexpected }
        return inner
    }

    private mutating func comparison() throws -> PredicateComparison {
        var quantity: PredicateComparison.Quantity?
        if take(word: "ANY") || take(word: "SOME") { quantity = .any }
        if take(word: "ALL") { quantity = .all }
        if take(word: "NONE") { quantity = PredicateComparison.Quantity.none }
        let left = try value()
        let relation = try relation()
        let options = try options()
        return PredicateComparison(
            left: left, right: try value(), relation: relation, quantity: quantity,
            ignoresCase: options.contains("c"), ignoresMarks: options.contains("d"))
    }

    private static let relations: [String: PredicateComparison.Relation] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "CONTAINS": .contains,
        "IN": .isIn, "BEGINSWITH": .begins, "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches,
    ]

    private mutating func relation() throws -> PredicateComparison.Relation {
        let name: String? =
            switch next {
            case .sign(let sign): sign
            case .word(let word): word.uppercased()
            default: nil
            }
        guard let name, let relation = PredicateParser.relations[name] else { throw Failure.unexpected }
        position += 1
        return relation
    }

    /// What is in brackets behind a comparison: `[cd]`.
    private mutating func options() throws -> String {
        guard take(sign: "[") else { return "" }
        guard case .word(let letters) = next else { throw Failure.unexpected }
        position += 1
        guard take(sign: "]") else { throw Failure.unexpected }
        return letters.lowercased()
    }

    // MARK: Values

    private mutating func value() throws -> PredicateValue {
        guard let token = next else { throw Failure.unexpected }
        position += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .place("K"): return path(String(describing: try argument()))
        case .place: return .constant(try argument())
        case .sign("{"): return .list(try list())
        case .word(let word): return PredicateParser.constant(word) ?? path(word)
        case .sign: throw Failure.unexpected
        }
    }

    private mutating func list() throws -> [PredicateValue] {
        var values: [PredicateValue] = []
        while !take(sign: "}") {
            values.append(try value())
            if take(sign: ",") { continue }
            guard next == .sign("}") else { throw Failure.unexpected }
        }
        return values
    }

    private static func constant(_ word: String) -> PredicateValue? {
        switch word.uppercased() {
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        case "NIL", "NULL": .constant(nil)
        default: nil
        }
    }

    private func path(_ word: String) -> PredicateValue {
        var keys = word.split(separator: ".").map(String.init)
        if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
        return .path(keys)
    }

    private mutating func argument() throws -> Any {
        guard let argument = arguments.popFirst() else { throw Failure.unexpected }
        return argument
    }

    // MARK: Tokens

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(word: String) -> Bool {
        guard case .word(let found) = next, found.uppercased() == word else { return false }
        position += 1
        return true
    }

    private mutating func take(sign: String) -> Bool {
        guard next == .sign(sign) else { return false }
        position += 1
        return true
    }

    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
    ]

    /// The format in pieces; nil if a piece is none.
    private static func tokens(_ format: String) -> [Token]? {
        var rest = format[...]
        var tokens: [Token] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                rest.removeFirst()
                guard let end = rest.firstIndex(of: first) else { return nil }
                tokens.append(.text(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else if first == "%" {
                rest.removeFirst()
                // `%ld` and related declarations name the size of a number as well.
                rest = rest.drop { "lhqz".contains($0) }
                guard let kind = rest.popFirst() else { return nil }
                tokens.append(.place(kind))
            } else if first.isNumber || first == "-" {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
                guard let number = Double(digits) else { return nil }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            } else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
                guard !word.isEmpty else { return nil }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            }
        }
        return tokens
    }
}
