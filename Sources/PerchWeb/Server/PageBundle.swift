import Foundation

/// The page's scripts as one file, so a browser loads them in one turn of the line.
///
/// Each module becomes a function that is called once and gives what the module exports. Modules may import what they name from
/// one another, at the beginning of a line, in any order without circles; the last one runs as the file does.
struct PageBundle {
    /// A module that is not there, or that imports itself by way of others.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let script: String

    /// - Parameters:
    ///   - main: the module that runs.
    ///   - source: the source of a module, by its name.
    init(_ main: String, source: (String) throws -> String) throws {
        var order: [(name: String, text: String)] = []
        var visited: Set<String> = []
        func visit(_ name: String, _ path: [String]) throws {
            guard !path.contains(name) else {
                throw Problem(description: "\(name).js imports itself: \((path + [name]).joined(separator: ", "))")
            }
            guard visited.insert(name).inserted else { return }
            let text = try source(name)
            for imported in text.matches(of: Self.imports) { try visit(String(imported.2), path + [name]) }
            order.append((name, text))
        }
        try visit(main, [])
        script = order.map { $0.name == main ? Self.plain($0.text) : Self.wrapped($0.name, $0.text) }.joined()
    }

    private static var imports: Regex<(Substring, Substring, Substring)> {
        /import \{([^}]*)\} from '\.\/([\w-]+)\.js';\n/
    }

    private static func variable(_ module: String) -> String { "$" + module.replacingOccurrences(of: "-", with: "_") }

    /// Imports as constants.
    private static func plain(_ text: String) -> String {
        text.replacing(imports) { match in
            let names = match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                .filter { !$0.isEmpty }.map { $0.replacingOccurrences(of: " as ", with: ": ") }
            return "const { \(names.joined(separator: ", ")) } = \(variable(String(match.2)));\n"
        }
    }

    private static func wrapped(_ name: String, _ text: String) -> String {
        var exported: [String] = []
        var lines: [Substring] = []
        for line in plain(text).split(separator: "\n", omittingEmptySubsequences: false) {
            if let list = line.wholeMatch(of: /export \{([^}]*)\};/) {
                exported += list.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            } else if let named = line.prefixMatch(of: /export (?:async )?(?:class|function|const|let) (\w+)/) {
                exported.append(String(named.1))
                lines.append(line.dropFirst("export ".count))
            } else {
                lines.append(line)
            }
        }
        return
            "const \(variable(name)) = (() => {\n\(lines.joined(separator: "\n"))return { \(exported.joined(separator: ", ")) };\n})();\n"
    }
}
