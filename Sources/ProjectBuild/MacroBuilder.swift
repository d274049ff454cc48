import Foundation
import ProjectModel

/// Builds the macros of a package with SwiftPM: the packages that they are made of have no part in the project's program.
struct MacroBuilder {
    var installation: Installation
    var macros: PackageMacros

    /// Versions of a package are built once for all projects.
    private var folder: String {
        let version = try? String(contentsOfFile: macros.package + "/.git/HEAD", encoding: .utf8)
        let key = macros.isOwn ? macros.package : version ?? macros.package
        return Cache.root + "/macros/" + ModuleName.of(macros.name) + "-" + Fingerprint.of(macros.name + key)
    }

    private var program: String { folder + "/build/debug/\(macros.name)-tool" }
    /// What the program was made of.
    private var memory: String { folder + "/built" }

    private var state: String {
        let sources = FileTree.files(in: macros.package).filter { $0.hasSuffix(".swift") }
        return Fingerprint.of(macros.isOwn ? sources.map { $0 + Fingerprint.of(file: $0) }.joined(separator: "\n") : "")
    }

    /// Whether there is something to do that takes a while.
    var isStale: Bool { !FileTree.exists(program) || (try? String(contentsOfFile: memory, encoding: .utf8)) != state }

    /// Builds the macros, and returns the arguments by which the compiler finds them. Throws what SwiftPM said.
    func build() throws -> [String] {
        if isStale {
            let result = try Subprocess(
                executable: "/usr/bin/env",
                arguments: [
                    "timeout", "1200", installation.toolchain + "/swift", "build", "--package-path", try package(),
                    "--scratch-path", folder + "/build", "--product", macros.name,
                ]
            ).run()
            guard result.isSuccess, FileTree.exists(program) else {
                let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
                throw BuildProblem(errors.first.map(String.init) ?? String(result.output.suffix(300)))
            }
            try Cache.write(state, to: memory)
        }
        return ["-load-plugin-executable", "\(program)#\(ModuleName.of(macros.name))"]
    }

    /// The package to build. SwiftPM writes the versions of dependencies beside a manifest, so a package of the project is built
    /// in a folder of links to its files.
    private func package() throws -> String {
        guard macros.isOwn else { return macros.package }
        let links = folder + "/package"
        try? FileManager.default.removeItem(atPath: links)
        try FileManager.default.createDirectory(atPath: links, withIntermediateDirectories: true)
        for name in FileTree.names(in: macros.package) where ![".build", "Package.resolved"].contains(name) {
            try FileManager.default.createSymbolicLink(
                atPath: links + "/" + name, withDestinationPath: macros.package + "/" + name)
        }
        return links
    }
}
