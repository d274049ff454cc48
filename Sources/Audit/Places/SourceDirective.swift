/// A comment that switches a rule for a preview.
package struct SourceDirective: Hashable, Sendable {
    package enum Level: String, Sendable, Codable, CaseIterable {
        /// The rule does not look.
        case off
        /// Findings are shown as notes and never fail.
        case todo
        /// Findings have this severity.
        case note, warning, error

        /// The severity of what the rule finds; nil for nothing.
        func severity(_ own: Severity) -> Severity? {
            switch self {
            case .off: nil
            case .todo, .note: .note
            case .warning: .warning
            case .error: .error
            }
        }
    }

    package let level: Level
    package let rule: String

    /// Reads `// audit: off text-contrast - why`. Nil for all other lines.
    init?(_ line: Substring) {
        guard let mark = line.firstRange(of: "// audit:") else { return nil }
        let words = line[mark.upperBound...].split(whereSeparator: \.isWhitespace)
        guard words.count >= 2, let level = Level(rawValue: String(words[0])) else { return nil }
        self.level = level
        rule = String(words[1])
    }
}
