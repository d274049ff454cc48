import ArgumentParser
import Foundation
import ProjectBuild

/// Becomes SourceKit-LSP with what it has to know of the project.
struct LanguageServer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run a language server for an editor: completion, errors, and definitions from SourceKit-LSP.",
        discussion: """
            In the editor's settings, select `perch lsp` as the language server for Swift, with the project's folder as its root. The \
            server builds the project once at the start. Restart it after you add files.
            """)
    @OptionGroup var project: ProjectOptions

    func run() throws {
        let workspace = try project.workspace()
        // Standard output belongs to the protocol.
        let (_, builder) = try workspace.build(
            {
                $0.withTests = true
                $0.isForEditor = true
            }, progress: { _ in })
        let server = workspace.installation.toolchain + "/sourcekit-lsp"
        let arguments = [
            server, "--default-workspace-type", "compilationDatabase", "--compilation-db-search-path",
            Self.relative(builder.editorFolder, to: builder.project.folder),
        ]
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        chdir(builder.project.folder)
        execv(server, &words)
        throw BuildProblem("\(server) could not be started: \(String(cString: strerror(errno)))")
    }

    /// A path as seen from a folder, which SourceKit-LSP wants.
    static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(path, folder).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.count - common)
        return (up + path[common...].map(String.init)).joined(separator: "/")
    }
}
