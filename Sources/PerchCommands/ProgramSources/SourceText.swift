/// Swift source, read by its lines, brackets, and documentation comments.
///
/// It knows strings and comments, so brackets in them do not count. It does not know the rest of the language.
package struct SourceText {
    package let lines: [Substring]

    package init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The lines, from 1, from the one given to the end of the block that begins there. A block that does not end is cut after 200 lines.
    package func block(from line: Int) -> ClosedRange<Int>? {
        guard lines.indices.contains(line - 1) else { return nil }
        var scanner = BracketScanner()
        for number in line...min(lines.count, line + 199) {
            scanner.read(lines[number - 1])
            if scanner.hasEnded { return line...number }
        }
        // A declaration without a body.
        return scanner.hasOpened ? line...min(lines.count, line + 199) : line...line
    }

    /// The line, from 1, that declares a type.
    package func declaration(of type: String) -> Int? {
        for (index, line) in lines.enumerated() where line.contains(type) {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            for (keyword, name) in zip(words, words.dropFirst())
            where name == type && ["struct", "class", "enum", "actor"].contains(keyword) {
                if !line.drop(while: \.isWhitespace).hasPrefix("//") { return index + 1 }
            }
        }
        return nil
    }

    /// The documentation comment above a line, without its slashes; nil if there is none.
    package func documentation(above line: Int) -> String? {
        var comment: [Substring] = []
        var index = line - 2
        while lines.indices.contains(index) {
            let text = lines[index].drop(while: \.isWhitespace)
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(3).first == " " ? text.dropFirst(4) : text.dropFirst(3))
            } else if !text.hasPrefix("@") {
                break
            }
            index -= 1
        }
        return comment.isEmpty ? nil : comment.reversed().joined(separator: "\n")
    }

    /// The names with a capital letter that are followed by `(`, `{`, or `.`, in order: what a preview may show.
    package func capitalizedNames(in range: ClosedRange<Int>) -> [String] {
        var names: [String] = []
        for line in lines[(range.lowerBound - 1)..<range.upperBound] {
            var rest = line
            while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
                let name = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                let before = start > rest.startIndex ? rest[rest.index(before: start)] : " "
                rest = rest[name.endIndex...]
                guard name.first?.isUppercase == true, !"#.@\"".contains(before), let next = rest.first,
                    "({.<".contains(next) || next == " " && rest.dropFirst().first == "{"
                else { continue }
                if !names.contains(String(name)) { names.append(String(name)) }
            }
        }
        return names
    }
}

/// Counts brackets, line by line.
private struct BracketScanner {
    private var depth = 0
    private(set) var hasOpened = false
    private var commentDepth = 0
    private var isInMultilineString = false

    /// Whether each bracket that opened a block has its closing one.
    var hasEnded: Bool { hasOpened && depth <= 0 && !isInMultilineString && commentDepth == 0 }

    mutating func read(_ line: Substring) {
        var rest = line
        while let first = rest.first {
            if commentDepth > 0 {
                if rest.hasPrefix("*/") { commentDepth -= 1 } else if rest.hasPrefix("/*") { commentDepth += 1 }
                rest = rest.dropFirst(rest.hasPrefix("*/") || rest.hasPrefix("/*") ? 2 : 1)
            } else if isInMultilineString {
                if rest.hasPrefix("\"\"\"") {
                    isInMultilineString = false
                    rest = rest.dropFirst(3)
                } else {
                    rest = rest.dropFirst(first == "\\" ? 2 : 1)
                }
            } else if rest.hasPrefix("//") {
                return
            } else if rest.hasPrefix("/*") {
                commentDepth = 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("\"\"\"") {
                isInMultilineString = true
                rest = rest.dropFirst(3)
            } else if first == "\"" {
                rest = Self.afterString(rest.dropFirst())
            } else {
                if "{([".contains(first) { depth += 1 }
                if "})]".contains(first) { depth -= 1 }
                if first == "{" { hasOpened = true }
                rest = rest.dropFirst()
            }
        }
    }

    /// What follows a string on its line. Strings inside interpolations are read as well.
    private static func afterString(_ text: Substring) -> Substring {
        var rest = text
        while let first = rest.first {
            rest = rest.dropFirst()
            if first == "\"" { return rest }
            guard first == "\\" else { continue }
            guard rest.first == "(" else {
                rest = rest.dropFirst()
                continue
            }
            var depth = 0
            repeat {
                guard let next = rest.first else { return rest }
                rest = rest.dropFirst()
                if next == "(" { depth += 1 }
                if next == ")" { depth -= 1 }
                if next == "\"" { rest = afterString(rest) }
            } while depth > 0
        }
        return rest
    }
}
