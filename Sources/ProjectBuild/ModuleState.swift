import Foundation
import ProjectModel

/// What is known of a module's sources from one build to the next.
struct ModuleState: Codable {
    struct File: Codable {
        /// The state of the source that the copy was made of.
        var fingerprint: String
        var reply: RewriteReply.File
    }

    /// What the copies depend on beside their sources.
    var context = ""
    var files: [String: File] = [:]
    /// The names that have placeholders, and how they are used.
    var placeholders: [String: NameUsage] = [:]
    /// Names with placeholders in several imported modules, and the module whose is used.
    var aliases: [String: String] = [:]
    /// Names whose placeholder did not compile.
    var refused: Set<String> = []
    /// Files that do not compile where their literals can be changed.
    var plain: Set<String> = []
    /// How long the compiler may look for the types of one expression.
    var patience = ModuleCompiler.Patience.short

    static func read(_ path: String) -> ModuleState {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(ModuleState.self, from: $0) }
            ?? ModuleState()
    }

    func write(to path: String) throws { try Cache.write(JSONEncoder().encode(self), to: path) }

    var replacements: [Replacement] {
        files.values.flatMap(\.reply.replacements).sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) }
    }
}
