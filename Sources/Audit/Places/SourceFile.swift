import Foundation

/// A Swift file as lines of code, with the places of its types and previews.
struct SourceFile: Sendable {
    /// A declaration or a call with its body, by lines from 0.
    typealias Region = ClosedRange<Int>

    let path: String
    let lines: [Substring]
    /// The types that the file declares or extends, by name.
    let types: [String: [Region]]

    init(path: String, text: String) {
        self.path = path
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
        var types: [String: [Region]] = [:]
        for index in lines.indices where SourceLine.mayDeclareType(lines[index]) {
            guard let name = Self.declaredType(in: Self.code(lines[index])) else { continue }
            types[name, default: []].append(index...Self.end(from: index, in: lines))
        }
        self.types = types
    }

    /// The region of a call that begins at a line, such as that of `#Preview`.
    func region(from line: Int) -> Region? {
        guard lines.indices.contains(line) else { return nil }
        return line...Self.end(from: line, in: lines)
    }

    /// A line without its comment and without what its literals say.
    static func code(_ line: Substring) -> String {
        var code = ""
        var isLiteral = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" { isLiteral.toggle() }
            if !isLiteral, character == "/", previous == "/" { return String(code.dropLast()) }
            if !isLiteral || character == "\"" { code.append(character) }
            previous = previous == "\\" ? " " : character
        }
        return code
    }

    private static func declaredType(in code: String) -> String? {
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard
            let keyword = words.firstIndex(where: { keywords.contains(String($0)) }),
            keyword + 1 < words.count, code.contains("{") || code.contains(":"),
            words[..<keyword].allSatisfy({ modifiers.contains(String($0)) })
        else { return nil }
        return String(words[keyword + 1])
    }

    static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]

    static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "open", "final", "nonisolated", "MainActor", "main",
        "Observable", "indirect", "preconcurrency", "available", "iOS", "macOS", "unchecked", "Sendable",
    ]

    /// The line on which the braces that open from a line on are closed.
    private static func end(from start: Int, in lines: [Substring]) -> Int {
        var depth = 0
        var hasOpened = false
        for index in start..<lines.count {
            let braces = SourceLine.braces(lines[index])
            depth += braces.balance
            hasOpened = hasOpened || braces.opens
            if hasOpened, depth <= 0 { return index }
            // A declaration whose braces open much later is none of ours.
            if !hasOpened, index > start + 12 { return start }
        }
        return lines.count - 1
    }
}
