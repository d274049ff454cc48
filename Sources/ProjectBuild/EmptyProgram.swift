import Foundation
import ProjectModel

/// The preview tool without a project's previews, for commands that read files only.
package struct EmptyProgram {
    private let installation: Installation
    private let folder: String

    package init() throws {
        installation = try Installation.current()
        folder = Cache.root + "/programs/" + Fingerprint.of(installation.folder)
    }

    /// Links the program if that was not done for this installation.
    ///
    /// - Returns: The program's path.
    package func link() throws -> String {
        let lock = try CacheLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let (program, start) = (folder + "/perch-previews", installation.folder + "/Start.o")
        let (memory, key) = (folder + "/linked", Fingerprint.of(file: start))
        if FileTree.exists(program), (try? String(contentsOfFile: memory, encoding: .utf8)) == key { return program }
        let list = folder + "/objects.txt"
        try Cache.write("\"\(start)\"", to: list)
        let result = try Linker(installation: installation, program: program + ".new", list: list).run(
            [start], libraries: [])
        guard result.isSuccess else {
            throw BuildProblem("The preview tool could not be linked:\n\(result.output.suffix(4000))")
        }
        rename(program + ".new", program)
        try Cache.write(key, to: memory)
        return program
    }
}
