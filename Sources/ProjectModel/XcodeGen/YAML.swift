/// Reads the part of YAML that manifests are written in: maps, lists, texts in all quotes and of several lines, anchors and
/// merges. Types are not told apart: every scalar is a text.
struct YAML {
    private struct Line {
        var number: Int
        var indent: Int
        var text: Substring
    }

    private let file: String
    private var lines: [Line] = []
    private var place = 0
    private var anchors: [String: PropertyValue] = [:]
    /// Deeper values are refused.
    private static let deepest = 60

    static func parse(_ text: String, file: String) throws -> PropertyValue {
        var reader = YAML(text, file: file)
        guard !reader.lines.isEmpty else { return .dictionary([:]) }
        let value = try reader.block(indent: reader.lines[0].indent, depth: 0)
        if reader.place < reader.lines.count { throw reader.problem("the indentation does not fit") }
        return value
    }

    private init(_ text: String, file: String) {
        self.file = file
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let indent = line.prefix { $0 == " " }.count
            lines.append(Line(number: index + 1, indent: indent, text: line.dropFirst(indent)))
        }
        // Blank lines count within texts of several lines only, which keep their own places.
        raw = lines
        lines = lines.compactMap { line in
            var line = line
            line.text = Self.withoutComment(line.text)
            return line.text.isEmpty || line.text == "---" || line.text.hasPrefix("%") ? nil : line
        }
    }

    private let raw: [Line]

    private func problem(_ text: String) -> ProjectProblem {
        let number = lines.indices.contains(place) ? lines[place].number : raw.count
        return ProjectProblem("\(file) is damaged in line \(number): \(text).")
    }

    /// A comment begins at the line's start or after a blank, outside of quotes.
    private static func withoutComment(_ text: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open, previous != "\\" || open == "'" { quote = nil }
            } else if character == "\"" || character == "'", previous == " " || "[{,:'".contains(previous) {
                quote = character
            } else if character == "#", previous == " " || previous == "\t" {
                return trimmed(text[..<index])
            }
            previous = character
        }
        return trimmed(text)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.drop { $0.isWhitespace }
    }

    // MARK: - Blocks

    private mutating func block(indent: Int, depth: Int) throws -> PropertyValue {
        guard depth < Self.deepest else { throw problem("values are nested too deeply") }
        return lines[place].text == "-" || lines[place].text.hasPrefix("- ")
            ? try list(indent: indent, depth: depth) : try map(indent: indent, depth: depth)
    }

    private mutating func list(indent: Int, depth: Int) throws -> PropertyValue {
        var values: [PropertyValue] = []
        while place < lines.count, lines[place].indent == indent,
            lines[place].text == "-" || lines[place].text.hasPrefix("- ")
        {
            let rest = Self.trimmed(lines[place].text.dropFirst())
            guard !rest.isEmpty else {
                place += 1
                values.append(try nested(deeperThan: indent, depth: depth))
                continue
            }
            // What follows the dash may begin a map or a list whose other lines are below it.
            if Self.key(of: rest) != nil || rest.hasPrefix("- ") {
                let shift = lines[place].text.count - rest.count
                lines[place].indent = indent + shift
                lines[place].text = rest
                values.append(try block(indent: indent + shift, depth: depth + 1))
            } else {
                values.append(try value(rest, indent: indent, depth: depth))
            }
        }
        return .array(values)
    }

    private mutating func map(indent: Int, depth: Int) throws -> PropertyValue {
        var values: [String: PropertyValue] = [:]
        while place < lines.count, lines[place].indent == indent {
            guard let (key, rest) = Self.key(of: lines[place].text) else {
                throw problem("“\(lines[place].text.prefix(40))” is no key with a value")
            }
            let value = try value(rest, indent: indent, depth: depth)
            if key == "<<" {
                for source in value.array ?? [value] { values.merge(source.dictionary ?? [:]) { old, _ in old } }
            } else {
                values[key] = value
            }
        }
        return .dictionary(values)
    }

    /// The value below a key or a dash; an empty text if there is none.
    private mutating func nested(deeperThan indent: Int, depth: Int, orListAt same: Bool = false) throws
        -> PropertyValue
    {
        guard place < lines.count else { return .string("") }
        let next = lines[place]
        let isList = next.text == "-" || next.text.hasPrefix("- ")
        guard next.indent > indent || same && isList && next.indent == indent else { return .string("") }
        return try block(indent: next.indent, depth: depth + 1)
    }

    /// The value that begins after a key; what is in further lines comes with it.
    private mutating func value(_ rest: Substring, indent: Int, depth: Int) throws -> PropertyValue {
        var rest = rest
        var anchor: String?
        while let mark = rest.first, mark == "&" || mark == "!" {
            let word = rest.prefix { $0 != " " }
            if mark == "&" { anchor = String(word.dropFirst()) }
            rest = Self.trimmed(rest.dropFirst(word.count))
        }
        let value: PropertyValue
        if rest.isEmpty {
            place += 1
            value = try nested(deeperThan: indent, depth: depth, orListAt: true)
        } else if rest.hasPrefix("*") {
            let name = String(rest.dropFirst())
            guard let known = anchors[name] else { throw problem("nothing is called &\(name)") }
            place += 1
            value = known
        } else if rest.hasPrefix("|") || rest.hasPrefix(">") {
            value = .string(text(isFolded: rest.hasPrefix(">"), indent: indent))
        } else {
            value = try flow(rest, indent: indent)
        }
        if let anchor { anchors[anchor] = value }
        return value
    }

    /// `key: value`, where the value may be empty; nil if the text is something else.
    private static func key(of text: Substring) -> (String, Substring)? {
        if let quote = text.first, quote == "\"" || quote == "'" {
            let body = text.dropFirst()
            guard let end = body.firstIndex(of: quote) else { return nil }
            let after = trimmed(body[body.index(after: end)...])
            return after.hasPrefix(":") ? (String(body[..<end]), trimmed(after.dropFirst())) : nil
        }
        guard text.first != "[", text.first != "{" else { return nil }
        var index = text.startIndex
        while let colon = text[index...].firstIndex(of: ":") {
            let after = text.index(after: colon)
            if after == text.endIndex || text[after] == " " {
                return (String(trimmed(text[..<colon])), trimmed(text[after...]))
            }
            index = after
        }
        return nil
    }

    /// A text of several lines.
    private mutating func text(isFolded: Bool, indent: Int) -> String {
        var number = lines[place].number
        var parts: [Substring] = []
        var own: Int?
        while number < raw.count {
            let line = raw[number]
            let isBlank = line.text.allSatisfy(\.isWhitespace)
            if !isBlank, line.indent <= indent { break }
            let margin = own ?? (isBlank ? 0 : line.indent)
            if !isBlank { own = margin }
            parts.append(
                isBlank
                    ? "" : Substring(String(repeating: " ", count: line.indent - min(margin, line.indent)) + line.text))
            number += 1
        }
        while place < lines.count, lines[place].number <= number { place += 1 }
        while parts.last?.isEmpty == true { parts.removeLast() }
        return parts.joined(separator: isFolded ? " " : "\n")
    }

    // MARK: - Within a line

    /// A list, a map or a text in the style of JSON; it may continue in the following lines.
    private mutating func flow(_ start: Substring, indent: Int) throws -> PropertyValue {
        var text = String(start)
        let isOpen = start.hasPrefix("[") || start.hasPrefix("{")
        place += 1
        while isOpen ? !Self.isClosed(text) : (place < lines.count && lines[place].indent > indent) {
            guard place < lines.count else {
                place -= 1
                throw problem("a bracket is not closed")
            }
            // A text continues in the next line; a key there is one too many.
            if !isOpen, Self.key(of: lines[place].text) != nil { throw problem("the indentation does not fit") }
            text += " " + lines[place].text
            place += 1
        }
        var scanner = FlowScanner(text)
        guard let value = scanner.value(depth: 0), !isOpen || scanner.isAtEnd else {
            place -= 1
            throw problem("a value in brackets cannot be read")
        }
        return isOpen ? value : .string(FlowScanner.scalar(Substring(text)))
    }

    private static func isClosed(_ text: String) -> Bool {
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character) {
                depth -= 1
            }
        }
        return depth <= 0
    }
}

/// Reads `[a, {b: c}]`.
private struct FlowScanner {
    private var rest: Substring

    init(_ text: String) { rest = Substring(text) }

    var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

    mutating func value(depth: Int) -> PropertyValue? {
        skipBlanks()
        guard depth < 60 else { return nil }
        switch rest.first {
        case "[":
            rest.removeFirst()
            var values: [PropertyValue] = []
            while true {
                skipBlanks()
                if take("]") { return .array(values) }
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
                skipBlanks()
                if !take(","), rest.first != "]" { return nil }
            }
        case "{":
            rest.removeFirst()
            var values: [String: PropertyValue] = [:]
            while true {
                skipBlanks()
                if take("}") { return .dictionary(values) }
                let key = Self.scalar(word(until: ":,}"))
                skipBlanks()
                guard take(":") else { return nil }
                guard let value = value(depth: depth + 1) else { return nil }
                values[key] = value
                skipBlanks()
                if !take(","), rest.first != "}" { return nil }
            }
        case nil: return nil
        default: return .string(Self.scalar(word(until: ",]}")))
        }
    }

    private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func word(until ends: String) -> Substring {
        if let quote = rest.first, quote == "\"" || quote == "'", let end = rest.dropFirst().firstIndex(of: quote) {
            let word = rest[...end]
            rest = rest[rest.index(after: end)...]
            return word
        }
        let word = rest.prefix { !ends.contains($0) }
        rest = rest.dropFirst(word.count)
        return word
    }

    /// A text without its quotes.
    static func scalar(_ text: Substring) -> String {
        let text = text.drop { $0.isWhitespace }
        guard let quote = text.first, quote == "\"" || quote == "'", text.count >= 2, text.last == quote else {
            var plain = text
            while let last = plain.last, last.isWhitespace { plain.removeLast() }
            return String(plain)
        }
        let inner = text.dropFirst().dropLast()
        if quote == "'" { return String(inner.replacing("''", with: "'")) }
        var result = ""
        var isEscaped = false
        for character in inner {
            if isEscaped {
                result.append(["n": "\n", "t": "\t"][character] ?? character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
