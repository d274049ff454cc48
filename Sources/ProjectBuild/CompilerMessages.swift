import Foundation
import ProjectModel

/// The errors that a compiler printed.
struct CompilerMessages {
    /// Errors with a place in a file, each once.
    private(set) var errors: [SourceDiagnostic] = []
    /// Errors without one.
    private(set) var others: [String] = []

    /// - Parameter files: The files by their names in the code of macros, which are those of `#fileID`.
    init(_ output: String, files: [String: String] = [:]) {
        var seen: Set<SourceDiagnostic> = []
        var pending: String?
        var crashed: SourceDiagnostic?
        func note(_ diagnostic: SourceDiagnostic, _ errors: inout [SourceDiagnostic]) {
            if seen.insert(diagnostic).inserted { errors.append(diagnostic) }
        }
        for line in output.split(separator: "\n") {
            if let match = line.firstMatch(of: Self.placed) {
                let path = String(match.path)
                let diagnostic = SourceDiagnostic(
                    path: files[path] ?? path, line: Int(match.line) ?? 1, column: Int(match.column) ?? 1,
                    message: String(match.message))
                // The compiler writes expansions to separate files, with or without a folder.
                let isInExpansion =
                    diagnostic.path.contains("@__swiftmacro") || diagnostic.path.hasPrefix("macro expansion")
                switch match.kind {
                case "error" where isInExpansion: pending = diagnostic.message
                case "error":
                    pending = nil
                    note(diagnostic, &errors)
                default:
                    // What a macro made is wrong where it was used.
                    guard let message = pending, !isInExpansion, diagnostic.message.contains("in expansion of macro")
                    else { continue }
                    var placed = diagnostic
                    placed.message = message
                    note(placed, &errors)
                    pending = nil
                }
            } else if let match = line.firstMatch(of: Self.crash) {
                // The compiler itself fell: of the places that it names, the innermost comes last.
                crashed = SourceDiagnostic(
                    path: String(match.path), line: Int(match.line) ?? 1, column: Int(match.column) ?? 1,
                    message: "the compiler crashed here")
            } else if line.contains("error: ") {
                others.append(String(line))
            }
        }
        if errors.isEmpty, let crashed { note(crashed, &errors) }
    }

    nonisolated(unsafe) private static let placed =
        /^(?<path>[^\n]+?):(?<line>\d+):(?<column>\d+): (?<kind>error|note): (?<message>.*)$/
    nonisolated(unsafe) private static let crash =
        /^\d+\.\s.*(?:at |\[)(?<path>\/[^\n:]+?):(?<line>\d+):(?<column>\d+)/
}

extension CompilerMessages {
    /// The name that the compiler did not find; nil for another message.
    static func missingName(in message: String) -> String? {
        for pattern in ["cannot find type '", "unknown attribute '", "cannot find '"] where message.hasPrefix(pattern) {
            return String(message.dropFirst(pattern.count).prefix { $0 != "'" })
        }
        return nil
    }
}

extension SourceDiagnostic {
    /// Whether the compiler gave up before it knew what is wrong.
    var tookTooLong: Bool { message.contains("unable to type-check this expression in reasonable time") }
}
