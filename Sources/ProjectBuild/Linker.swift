import Foundation
import ProjectModel

/// Links programs with Perch, by the steps that the compiler's driver would plan each time.
struct Linker {
    var installation: Installation
    /// The folder for what is known about the programs that were linked.
    var cache: String

    /// Links a program, unless it was linked of the same objects before. Returns the functions of C that no library has, and that
    /// stop the program where they are called.
    ///
    /// - Parameters:
    ///   - title: What the program is called in an error.
    ///   - isNew: Whether objects have changed whose names are the same.
    ///   - isStrict: Whether a missing function is an error.
    @discardableResult func link(
        _ program: String, title: String, _ objects: [String], _ libraries: [String] = [], isNew: Bool = false,
        isStrict: Bool = true
    ) throws -> [String] {
        let key = Fingerprint.of(objects.joined(separator: "\n") + libraries.joined() + installation.folder)
        let name = URL(fileURLWithPath: program).lastPathComponent
        let memory = cache + "/linked-" + name
        if !isNew, FileTree.exists(program), (try? String(contentsOfFile: memory, encoding: .utf8)) == key {
            return (try? String(contentsOfFile: missing(name), encoding: .utf8))?.split(separator: "\n").map(
                String.init) ?? []
        }
        try? FileManager.default.removeItem(atPath: memory)
        try? FileManager.default.removeItem(atPath: missing(name))
        let list = cache + "/objects-\(name).txt"
        try write(objects, to: list)
        var result = try run(program + ".new", objects, list: list, libraries)
        var functions: [String] = []
        if !result.isSuccess, !isStrict, let missing = Self.missingFunctions(in: result.output) {
            let object = try compile(missing, to: cache + "/missing-\(name)")
            try write(objects + [object], to: list)
            result = try run(program + ".new", objects, list: list, libraries)
            functions = missing
        }
        guard result.isSuccess else {
            throw BuildProblem("\(title) could not be linked:\n\(result.output.suffix(4000))")
        }
        // Programs that run keep the old one.
        rename(program + ".new", program)
        if !functions.isEmpty { try Cache.write(functions.joined(separator: "\n"), to: missing(name)) }
        try Cache.write(key, to: memory)
        return functions
    }

    // MARK: - Missing functions

    private func missing(_ name: String) -> String { cache + "/missing-\(name).txt" }

    /// The functions of C that the linker did not find; nil if something else is wrong as well.
    static func missingFunctions(in output: String) -> [String]? {
        var names: Set<String> = []
        for line in output.split(separator: "\n") where line.contains("error:") && !line.hasPrefix("clang:") {
            guard let match = line.firstMatch(of: #/undefined symbol: (?<name>[A-Za-z_]\w*)$/#),
                !match.name.hasPrefix("swift_"), !match.name.hasPrefix("_swift")
            else { return nil }
            names.insert(String(match.name))
        }
        return names.isEmpty ? nil : names.sorted()
    }

    /// Makes functions that say that they are missing. Returns the object file.
    private func compile(_ functions: [String], to path: String) throws -> String {
        let definitions = functions.map { name in
            "void \(name)(void) { left_out(\"Left out: \(name): no library on this system has this function.\"); }\n"
        }
        try Cache.write(
            """
            #include <stdio.h>
            extern void perch_probe_note(const char *) __attribute__((weak));
            static void left_out(const char *what) {
              if (perch_probe_note) perch_probe_note(what);
              fprintf(stderr, "missing.c:1: Fatal error: %s\\n", what);
              __builtin_trap();
            }
            \(definitions.joined())
            """, to: path + ".c")
        let result = try Subprocess(
            executable: installation.toolchain + "/clang",
            arguments: ["-c", path + ".c", "-o", path + ".o", "-fPIC", "-w"]
        ).run()
        guard result.isSuccess else { throw BuildProblem(String(result.output.suffix(2000))) }
        return path + ".o"
    }

    // MARK: - The linker

    /// Writes the names of objects as the linker reads them from a file.
    private func write(_ objects: [String], to list: String) throws {
        try Cache.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: list)
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
        let runtime = installation.toolchainLibrary + "/swift/linux"
        let machine = Installation.architecture
        return try Subprocess(
            executable: installation.toolchain + "/clang",
            arguments: [
                "-fuse-ld=lld", "-Xlinker", "--error-limit=0", "-pie", "--target=\(machine)-unknown-linux-gnu", "-o",
                program,
                "\(runtime)/\(machine)/swiftrt.o", "@" + list, "@" + imports, "-L", runtime, "-Xlinker", "-rpath",
                "-Xlinker", runtime, "-lswiftCore",
            ] + installation.linkArguments + libraries.map { "-l" + $0 } + ["-lpthread", "-lm"]
        ).run()
    }
}
