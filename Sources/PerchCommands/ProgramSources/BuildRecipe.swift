import Foundation

/// How a program is built, and what of.
package struct BuildRecipe: Sendable, Codable {
    /// The program to run and its arguments.
    package var command: [String]
    /// The folder to run it in. Paths in it are shown without it.
    package var folder: String
    /// Folders whose files are sources.
    package var folders: [String]
    /// Further files.
    package var files: [String]
    /// How literals are changed without a build; nil for a program that `perch` has not built.
    package var literals: Literals?

    package struct Literals: Sendable, Codable {
        /// The program that tells how the literals of saved files differ from those that were compiled.
        package var command: String
        /// The file that lists those that were compiled.
        package var index: String
    }

    /// The variable in which `perch` says how the program that it starts is built.
    package static let variable = "PERCH_REBUILD"

    package init(command: [String], folder: String, folders: [String], files: [String]) {
        self.command = command
        self.folder = folder
        self.folders = folders
        self.files = files
    }
}

extension BuildRecipe {
    /// The recipe that `perch` has given, or that of the package in whose `.build` the program is.
    package init?(of executable: URL) {
        let told = ProcessInfo.processInfo.environment[Self.variable].flatMap {
            try? JSONDecoder().decode(Self.self, from: Data($0.utf8))
        }
        guard let recipe = told ?? Self(packageOf: executable) else { return nil }
        self = recipe
    }

    /// The recipe of this program; nil for one that neither SwiftPM nor `perch` has built here.
    package static let ofThisProgram = Self(of: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())

    /// The recipe of a program that SwiftPM has built.
    package init?(packageOf executable: URL) {
        let parts = executable.pathComponents
        guard let build = parts.lastIndex(of: ".build"), build > 0 else { return nil }
        let package = URL(fileURLWithPath: NSString.path(withComponents: Array(parts[..<build])))
        let packages = Self.packages(from: package)
        command =
            ["swift", "build", "--product", executable.lastPathComponent]
            + (parts.contains("release") ? ["-c", "release"] : [])
        folder = package.path
        folders = packages.flatMap { package in ["Sources", "Tests"].map { package.appendingPathComponent($0).path } }
            .filter { FileManager.default.fileExists(atPath: $0) }
        files = packages.map { $0.appendingPathComponent("Package.swift").path }
    }

    /// The package, and those of its dependencies that lie on this machine to be worked on, as of the last build.
    private static func packages(from package: URL) -> [URL] {
        struct State: Decodable {
            struct Object: Decodable { var dependencies: [Dependency] }
            struct Dependency: Decodable { var packageRef: Reference }
            struct Reference: Decodable {
                var kind: String
                var location: String
            }
            var object: Object
        }
        let file = package.appendingPathComponent(".build/workspace-state.json")
        let state = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
        let local = state?.object.dependencies.map(\.packageRef).filter { $0.kind == "fileSystem" } ?? []
        // A build folder that several packages share may name the package itself.
        let others = local.map { URL(fileURLWithPath: $0.location) }.filter { $0.path != package.path }
        return [package] + others
    }
}
