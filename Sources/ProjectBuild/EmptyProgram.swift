import Foundation

/// The preview tool without a project's previews, for commands that read files only.
package enum EmptyProgram {
    /// Links the program if that was not done for this installation.
    ///
    /// - Returns: The program's path.
    package static func link() throws -> String {
        let installation = try Installation.current()
        let start = installation.folder + "/Start.o"
        let folder = Cache.root + "/programs/" + Fingerprint.of(start + Fingerprint.of(file: start))
        let lock = try CacheLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let program = folder + "/perch-previews"
        try Linker(installation: installation, cache: folder).link(program, title: "The preview tool", [start])
        return program
    }
}
