import Foundation

/// Links a program with Perch, by the steps that the compiler's driver would plan each time.
struct Linker {
    var installation: Installation
    var program: String
    /// A file with the names of the objects.
    var list: String

    func run(_ objects: [String], libraries: [String]) throws -> Subprocess.Result {
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
