import Foundation
import ProjectModel

/// Links programs with Perch, by the steps that the compiler's driver would plan each time.
struct Linker {
    var installation: Installation
    /// The folder for what is known about the programs that were linked.
    var cache: String

    /// Links a program, unless it was linked of the same objects before.
    ///
    /// - Parameters:
    ///   - title: What the program is called in an error.
    ///   - isNew: Whether objects have changed whose names are the same.
    func link(
        _ program: String, title: String, _ objects: [String], _ libraries: [String] = [], isNew: Bool = false
    ) throws {
        let key = Fingerprint.of(objects.joined(separator: "\n") + libraries.joined() + installation.folder)
        let name = URL(fileURLWithPath: program).lastPathComponent
        let memory = cache + "/linked-" + name
        if !isNew, FileTree.exists(program), (try? String(contentsOfFile: memory, encoding: .utf8)) == key { return }
        try? FileManager.default.removeItem(atPath: memory)
        let list = cache + "/objects-\(name).txt"
        try Cache.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: list)
        let result = try run(program + ".new", objects, list: list, libraries)
        guard result.isSuccess else {
            throw BuildProblem("\(title) could not be linked:\n\(result.output.suffix(4000))")
        }
        // Programs that run keep the old one.
        rename(program + ".new", program)
        try Cache.write(key, to: memory)
    }

    /// - Parameter list: a file with the names of the objects.
    private func run(
        _ program: String, _ objects: [String], list: String, _ libraries: [String]
    ) throws -> Subprocess.Result {
        let imports = program + ".autolink"
        defer { try? FileManager.default.removeItem(atPath: imports) }
        let result = try Subprocess(
            executable: installation.toolchain + "/swift-autolink-extract", arguments: objects + ["-o", imports]
        ).run()
        guard result.isSuccess else { return result }
        let runtime =
            URL(fileURLWithPath: installation.toolchain).deletingLastPathComponent().path + "/lib/swift/linux"
        let machine = Installation.architecture
        return try Subprocess(
            executable: installation.toolchain + "/clang",
            arguments: [
                "-fuse-ld=lld", "-pie", "--target=\(machine)-unknown-linux-gnu", "-o", program,
                "\(runtime)/\(machine)/swiftrt.o", "@" + list, "@" + imports, "-L", runtime, "-Xlinker", "-rpath",
                "-Xlinker", runtime, "-lswiftCore",
            ] + installation.linkArguments + libraries.map { "-l" + $0 } + ["-lpthread", "-lm"]
        ).run()
    }
}
