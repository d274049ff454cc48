import Foundation
import ProjectModel
import TextHashing

/// Where all that is made of projects lies.
package enum Cache {
    /// `PERCH_CACHE`, or `perch` in the user's folder for caches.
    package static var root: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["PERCH_CACHE"], !folder.isEmpty { return FileTree.normalized(folder) }
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/perch" }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/perch"
    }

    /// The folder of a project; the same for the same path and target.
    package static func folder(of path: String, target: String?) -> String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return root + "/projects/" + ModuleName.of(name) + "-" + Fingerprint.of(path + "\n" + (target ?? ""))
    }

    /// Writes a file and the folders that it needs; one that stays the same keeps its time.
    @discardableResult static func write(_ text: String, to path: String) throws -> Bool {
        try write(Data(text.utf8), to: path)
    }

    @discardableResult static func write(_ data: Data, to path: String) throws -> Bool {
        if let old = FileManager.default.contents(atPath: path), old == data { return false }
        do {
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw BuildProblem(
                "\(path) could not be written: \(error.localizedDescription). Free some space, or use another folder in PERCH_CACHE."
            )
        }
        return true
    }
}

/// A short name for contents.
enum Fingerprint {
    static func of(_ text: String) -> String { String(TextHash.of(text), radix: 36) }

    /// A fingerprint of a file's state, without its contents.
    static func of(file path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "-" }
        return "\(status.st_ino).\(status.st_size).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}

/// Keeps others from building the same project at the same time.
package final class CacheLock {
    private let descriptor: Int32

    package init(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw BuildProblem(
                "\(folder) could not be created: \(error.localizedDescription). Use another folder in PERCH_CACHE.")
        }
        descriptor = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BuildProblem(
                "\(folder) cannot be written: \(String(cString: strerror(errno))). Use another folder in PERCH_CACHE.")
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            FileHandle.standardError.write(Data("Another perch command is building this project. Waiting…\n".utf8))
            flock(descriptor, LOCK_EX)
        }
    }

    deinit { close(descriptor) }
}
