import Foundation

/// What the plugin's tool does. It is a library, so that tests can ask it.
package enum SourceWriter {
    /// `imports OUTPUT MODULE…`, `information OUTPUT INFO.PLIST`, `symbols OUTPUT module|main MODULE… -- CATALOG… -- SOURCE…`
    /// for asset catalogs, or `strings OUTPUT module|main -- CATALOG… -- SOURCE…` for string catalogs. The modules are
    /// those that the target is linked with.
    ///
    /// Throws an error where a catalog or a set of one cannot be read; the symbols of all others are written before.
    package static func run(_ arguments: [String]) throws {
        let lists = arguments.dropFirst(2).split(separator: "--", omittingEmptySubsequences: false).map(Array.init)
        switch arguments.first {
        case "imports" where lists.count == 1:
            try write(FoundationImports(modules: lists[0]).source, to: arguments[1])
        case "information" where lists.count == 1 && lists[0].count == 1:
            guard let text = try? String(contentsOfFile: lists[0][0], encoding: .utf8) else {
                throw SourcesError("\(lists[0][0]) could not be read as text.")
            }
            try write(InformationSource(text: text).source, to: arguments[1])
        case "symbols" where lists.count == 3 && !lists[0].isEmpty:
            let catalogs = try lists[1].map { try AssetCatalog(folder: URL(fileURLWithPath: $0)) }
            let symbols = AssetSymbols(
                catalogs: catalogs, modules: Array(lists[0].dropFirst()), isInModuleBundle: lists[0][0] == "module",
                declared: declared(in: lists[2]))
            try write(symbols.source, to: arguments[1])
            try report(catalogs.flatMap(\.problems))
        case "strings" where lists.count == 3 && lists[0].count == 1:
            var catalogs: [StringCatalog] = []
            var problems: [String] = []
            for path in lists[1] {
                do {
                    catalogs.append(try StringCatalog(file: URL(fileURLWithPath: path)))
                } catch {
                    problems.append("\(error)")
                }
            }
            let symbols = StringSymbols(
                catalogs: catalogs, isInModuleBundle: lists[0][0] == "module", declared: declared(in: lists[2]))
            try write(symbols.source ?? "// No text of the target's string catalogs has a symbol.\n", to: arguments[1])
            if !problems.isEmpty { throw SourcesError(problems.joined(separator: "\n")) }
        default:
            throw SourcesError(
                "Usage: imports OUTPUT MODULE… | information OUTPUT INFO.PLIST | symbols OUTPUT module|main MODULE… -- CATALOG… -- SOURCE… | strings OUTPUT module|main -- CATALOG… -- SOURCE…"
            )
        }
    }

    /// What sources declare. A file that cannot be read is the compiler's to complain about.
    private static func declared(in sources: [String]) -> DeclaredSymbols {
        sources.reduce(into: DeclaredSymbols()) { declared, path in
            if let text = try? String(contentsOfFile: path, encoding: .utf8) { declared.add(text) }
        }
    }

    /// Prints what a build can live with, and throws the rest.
    private static func report(_ problems: [AssetCatalog.Problem]) throws {
        for problem in problems where !problem.isError {
            FileHandle.standardError.write(Data("warning: \(problem.text)\n".utf8))
        }
        let errors = problems.filter(\.isError).map(\.text)
        if !errors.isEmpty { throw SourcesError(errors.joined(separator: "\n")) }
    }

    /// A file that stays the same keeps its time, so that nothing is compiled again.
    private static func write(_ text: String, to path: String) throws {
        if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}

/// What is wrong, in a sentence that names the file.
struct SourcesError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
