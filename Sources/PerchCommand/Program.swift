import Foundation
import ProjectModel
import ProjectBuild

/// The program that was built of a project.
struct Program {
    var workspace: Workspace
    var builder: ProjectBuilder

    /// Replaces this process by the program.
    func become(_ arguments: [String], environment further: [String: String] = [:]) throws -> Never {
        try Self.become(
            builder.program, arguments,
            environment: builder.programEnvironment.merging(further, uniquingKeysWith: { $1 }))
    }

    /// Replaces this process by a program.
    static func become(_ path: String, _ arguments: [String], environment: [String: String]) throws -> Never {
        for (name, value) in environment { setenv(name, value, 1) }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        throw BuildProblem("\(path) could not be started: \(String(cString: strerror(errno)))")
    }

    /// What the live page does when something was saved: it asks this command to build the project again.
    func rebuilding() throws -> [String: String] {
        struct Literals: Encodable { var command, index: String }
        struct Recipe: Encodable {
            var command: [String]
            var folder: String
            var folders: [String]
            var files: [String]
            var literals: Literals
        }
        let project = builder.project
        let own = project.modules.filter { !$0.isThirdParty }
        // Folders within others are watched with them.
        var folders: [String] = []
        for folder in Set(own.flatMap { module in module.sources.map { ($0 as NSString).deletingLastPathComponent } })
            .sorted()
        where !folders.contains(where: { folder.hasPrefix($0 + "/") }) {
            folders.append(folder)
        }
        let recipe = Recipe(
            command: [
                workspace.installation.folder + "/perch", "build", "--project", workspace.path,
            ] + (workspace.target.map { ["--target", $0] } ?? []) + (workspace.isStrict ? ["--strict"] : []),
            folder: project.folder, folders: folders, files: project.descriptions,
            literals: Literals(
                command: workspace.installation.folder + "/perch-rewriter", index: builder.literals))
        return ["PERCH_REBUILD": String(decoding: try JSONEncoder().encode(recipe), as: UTF8.self)]
    }
}
