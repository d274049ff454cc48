import Foundation

/// What a project says about the rules, read from a JSON file.
///
///     {
///       "rules": { "target-size": "note", "motion": "off" },
///       "previews": { "Card.swift": { "text-contrast": "todo" } }
///     }
package struct AuditConfiguration: Sendable {
    private var rules: [String: SourceDirective.Level] = [:]
    private var previews: [String: [String: SourceDirective.Level]] = [:]

    /// Every rule as it is.
    package init() {}

    private struct File: Decodable {
        var rules: [String: String]?
        var previews: [String: [String: String]]?
    }

    /// - Throws: `AuditProblem` for what is no JSON, and for rules and levels that are not known.
    package init(_ data: Data, path: String) throws {
        let file: File
        do { file = try JSONDecoder().decode(File.self, from: data) } catch {
            throw AuditProblem.unreadable(path, Self.reason(error))
        }
        rules = try Self.levels(file.rules ?? [:], path)
        previews = try (file.previews ?? [:]).mapValues { try Self.levels($0, path) }
    }

    private static func levels(_ texts: [String: String], _ path: String) throws -> [String: SourceDirective.Level] {
        var levels: [String: SourceDirective.Level] = [:]
        for (rule, text) in texts {
            guard rule == "all" || AuditRule.named(rule) != nil else { throw AuditProblem.unknownRule(rule, path) }
            guard let level = SourceDirective.Level(rawValue: text) else {
                throw AuditProblem.unknownLevel(text, rule, path)
            }
            levels[rule] = level
        }
        return levels
    }

    static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
            DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            return (place.isEmpty ? "" : "\(place): ") + context.debugDescription
        default: return "\(error)"
        }
    }

    /// The level of a rule in a preview: of the preview's name, place, file, or module, or else of the whole project.
    func level(of rule: String, in preview: AuditedPreview) -> SourceDirective.Level? {
        let names = [
            preview.title, preview.line.map { "\(preview.file):\($0)" }, preview.file, preview.module,
        ].compactMap { $0 }
        for name in names {
            if let level = previews[name]?[rule] ?? previews[name]?["all"] { return level }
        }
        return rules[rule] ?? rules["all"]
    }

    /// Whether every rule is off in a preview, so that drawing it would find nothing.
    package func switchesOff(_ preview: AuditedPreview) -> Bool {
        AuditRule.all.allSatisfy { level(of: $0.id, in: preview) == .off }
    }
}

/// Something that an audit was given and cannot use.
package enum AuditProblem: Error, CustomStringConvertible {
    case unreadable(String, String)
    case unknownRule(String, String)
    case unknownLevel(String, String, String)
    case incompleteAcceptance(String, String)
    case badDate(String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "“\(path)” cannot be read: \(reason)"
        case .unknownRule(let rule, let path):
            "“\(path)” names a rule “\(rule)” that does not exist. There are:\n"
                + AuditRule.all.map { "  \($0.id)" }.joined(separator: "\n")
        case .unknownLevel(let level, let rule, let path):
            "“\(path)” sets \(rule) to “\(level)”. Use "
                + SourceDirective.Level.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .incompleteAcceptance(let path, let fingerprint):
            "“\(path)” accepts \(fingerprint) without a reason or without a date. Each accepted finding needs a “reason”, "
                + "and an “expires” such as 2027-06-30."
        case .badDate(let text): "“\(text)” is not a date. Use a year, month, and day, such as 2027-06-30."
        }
    }
}
