import Foundation
import ProjectModel

/// A compilation database: for each file, how it is compiled. Editors know the language of a project by it.
struct CompileCommands {
    private struct Command: Encodable {
        var directory: String
        var file: String
        var arguments: [String]
    }

    /// Every command names all files of its module, so the database of a larger module would be too large to read.
    static let most = 1000

    private var commands: [Command] = []

    /// Adds a module's files, which are compiled by one command.
    mutating func add(_ module: Module, _ arguments: [String], folder: String) {
        guard module.sources.count <= Self.most else { return }
        commands += module.sources.map { Command(directory: folder, file: $0, arguments: arguments) }
    }

    func write(to folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try Cache.write(encoder.encode(commands), to: folder + "/compile_commands.json")
    }
}
