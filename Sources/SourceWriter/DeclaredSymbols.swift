/// The static members and inner types that a target's own sources add to types, by the type's name.
///
/// Apps from before asset symbols declare `extension Color { static let brand = Color("brand") }` themselves; where they
/// do, nothing of that name may be made again. This looks at the text only: it need not be right about code that no
/// one writes.
struct DeclaredSymbols {
    private(set) var members: [String: Set<String>] = [:]

    /// Notes what a file declares.
    mutating func add(_ source: String) {
        // Most files extend none of the types in question, and taking a file apart is slow.
        guard source.contains("extension ") else { return }
        /// The type whose extension each open brace belongs to.
        var scopes: [String?] = []
        var pending: String?
        var wasStatic = false
        var tokens = SourceTokens(source).makeIterator()
        while let token = tokens.next() {
            switch token {
            case "{":
                scopes.append(pending)
                pending = nil
                wasStatic = false
            case "}":
                _ = scopes.popLast()
            case "extension":
                var type = tokens.next() ?? ""
                // A module's name may stand before the type's, and nested types count by their own name.
                if let dot = type.lastIndex(of: ".") { type = String(type[type.index(after: dot)...]) }
                pending = type
            case "static", "class": wasStatic = true
            case "let", "var", "func", "enum", "struct", "typealias":
                let isMember = wasStatic || !["let", "var", "func"].contains(token)
                if isMember, let name = tokens.next(), let type = scopes.last ?? nil {
                    members[type, default: []].insert(name.filter { $0 != "`" })
                }
                wasStatic = false
            case ";", "\n": wasStatic = false
            default: break
            }
        }
    }
}

/// Words, braces and line ends of Swift code, without comments and the insides of texts.
private struct SourceTokens: Sequence, IteratorProtocol {
    private var rest: Substring.UTF8View

    init(_ source: String) { rest = Substring(source).utf8 }

    mutating func next() -> String? {
        while let first = rest.first {
            if isWord(first) {
                let word = rest.prefix { isWord($0) || $0 == UInt8(ascii: ".") }
                rest = rest[word.endIndex...]
                return String(Substring(word))
            }
            if rest.starts(with: "//".utf8) {
                skip { $0 == UInt8(ascii: "\n") }
            } else if rest.starts(with: "/*".utf8) {
                skipComment()
            } else if rest.starts(with: "\"\"\"".utf8) {
                rest = rest.dropFirst(3)
                while !rest.isEmpty, !rest.starts(with: "\"\"\"".utf8) { rest = rest.dropFirst() }
                rest = rest.dropFirst(3)
            } else if first == UInt8(ascii: "\"") {
                skipText()
            } else {
                rest = rest.dropFirst()
                if "{}\n;".utf8.contains(first) { return String(UnicodeScalar(first)) }
            }
        }
        return nil
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte >= 128 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }

    private mutating func skip(until isEnd: (UInt8) -> Bool) {
        while let first = rest.first, !isEnd(first) { rest = rest.dropFirst() }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if rest.starts(with: "/*".utf8) {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.starts(with: "*/".utf8) {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    private mutating func skipText() {
        rest = rest.dropFirst()
        while let first = rest.first {
            rest = rest.dropFirst(first == UInt8(ascii: "\\") ? 2 : 1)
            if first == UInt8(ascii: "\"") || first == UInt8(ascii: "\n") { return }
        }
    }
}
