import Foundation

/// The literals that a built program can change while it runs, by the paths of their files. `perch` writes it for the live page.
package struct LiteralIndex: Codable, Sendable {
    package struct File: Codable, Sendable {
        package var module: String
        package var literals: SourceLiterals

        package init(module: String, literals: SourceLiterals) {
            self.module = module
            self.literals = literals
        }
    }

    package var files: [String: File]

    package init(files: [String: File] = [:]) { self.files = files }

    package static func read(_ path: String) -> LiteralIndex {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(LiteralIndex.self, from: $0) }
            ?? LiteralIndex()
    }

    /// The file of a module with a name; nil if several may be meant.
    package func file(_ name: String, in module: String) -> (path: String, literals: SourceLiterals)? {
        let found = files.filter { $0.value.module == module && $0.key.hasSuffix("/" + name) }
        guard found.count == 1, let file = found.first else { return nil }
        return (file.key, file.value.literals)
    }
}

/// What changed in the literals of some files.
package struct LiteralChanges: Codable, Sendable, Equatable {
    /// By file, the literals that differ from what was compiled, by their numbers; nil if anything but literals
    /// differs.
    package var files: [String: [Int: LiteralValue]]?

    package init(files: [String: [Int: LiteralValue]]?) { self.files = files }
}
