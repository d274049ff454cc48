import Foundation
import ProjectModel

/// Builds the macros of a package: with the toolchain's swift-syntax where they compile with it, otherwise with SwiftPM. The packages
/// that they are made of have no part in the project's program.
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

    /// What the sources are. A version of a package does not change.
    private var state: String {
        guard macros.isOwn else { return "" }
        let sources = FileTree.files(in: macros.package).filter { $0.hasSuffix(".swift") }
        return Fingerprint.of(sources.map { $0 + Fingerprint.of(file: $0) }.joined(separator: "\n"))
    }

    /// Builds the macros where something has changed, and returns the arguments by which the compiler finds them. Throws what
    /// SwiftPM said.
    ///
    /// - Parameter progress: Called before something that takes minutes.
    func build(progress: (String) -> Void) throws -> [String] {
        let state = state
        let isKnown = (try? String(contentsOfFile: memory, encoding: .utf8)) == state
        if !macros.modules.isEmpty {
            let library = MacroLibrary(installation: installation, macros: macros, folder: folder + "/library")
            if isKnown && FileTree.exists(library.path) || build(library, state) {
                return ["-load-plugin-library", library.path]
            }
        }
        if !FileTree.exists(program) || !isKnown {
            progress("Building the macros \(macros.name), which takes minutes the first time")
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

    /// Returns whether the macros compile with the toolchain's swift-syntax.
    private func build(_ library: MacroLibrary, _ state: String) -> Bool {
        // SwiftPM has built it, because it does not compile with the toolchain's.
        guard !FileTree.exists(program) else { return false }
        do {
            try library.build()
            try Cache.write(state, to: memory)
            return true
        } catch {
            Trace.write("\(macros.name) does not compile with the toolchain's swift-syntax: \(error)")
            try? FileManager.default.removeItem(atPath: library.folder)
            return false
        }
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
