import Foundation

/// The installed Perch: a folder with the library, the modules, the macro plugin and the resources.
package struct Installation: Sendable {
    /// The folder, such as `/usr/lib/perch`.
    package let folder: String
    /// The compiler's folder of programs.
    package let toolchain: String
    /// The modules that can be imported, beside those of the compiler.
    package let modules: Set<String>
    /// Modules of packages that are part of the installation. A project that depends on such a package uses them, since a program
    /// can contain a module once.
    let packageModules: Set<String>
    private let headers: [String]

    private struct Description: Decodable {
        var compiler: String
        var headers: [String]
        var modules: [String]
        var packageModules: [String]
    }

    /// The installation that the running program is part of, or the one that `PERCH_HOME` names.
    package static func current() throws -> Installation {
        let environment = ProcessInfo.processInfo.environment
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        return try Installation(folder: environment["PERCH_HOME"] ?? program)
    }

    init(folder: String) throws {
        self.folder = folder
        let file = folder + "/perch.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw BuildProblem(
                "\(folder) contains no installed Perch: \(file) is missing. Install it with `make install PREFIX=…`.")
        }
        guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
            throw BuildProblem("\(file) cannot be read. Install Perch again.")
        }
        modules = Set(description.modules)
        packageModules = Set(description.packageModules)
        headers = description.headers
        guard let compiler = Self.search("swiftc") else {
            throw BuildProblem(
                "swiftc was not found in PATH. Install \(description.compiler), from swift.org/install."
            )
        }
        toolchain = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
        let version = try Self.version(of: compiler)
        guard version == description.compiler else {
            throw BuildProblem(
                """
                Perch was built with another compiler than the one in PATH, and Swift modules fit one version only.
                  Perch: \(description.compiler)
                  \(compiler): \(version)
                Put the former into PATH, or build Perch again with `make install`.
                """)
        }
    }

    /// Asked once for each state of the compiler's file: it takes a tenth of a second.
    private static func version(of compiler: String) throws -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: compiler)
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let key = Fingerprint.of("\(compiler) \(time)")
        let memory = Cache.root + "/compilers/\(key)"
        if let known = try? String(contentsOfFile: memory, encoding: .utf8) { return known }
        let result = try Subprocess(executable: compiler, arguments: ["--version"]).run()
        guard let line = result.output.split(separator: "\n").first(where: { $0.contains("Swift version") }) else {
            throw BuildProblem("\(compiler) --version printed no version:\n\(result.output)")
        }
        _ = try? Cache.write(String(line), to: memory)
        return String(line)
    }

    static func search(_ program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map {
            "\($0)/\(program)"
        }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The modules of the names that are installed.
    var nameOwners: NameOwners {
        NameOwners((try? String(contentsOfFile: folder + "/names.tsv", encoding: .utf8)) ?? "")
    }

    /// What every compilation needs in order to import what is installed.
    var importArguments: [String] {
        ["-I", folder + "/modules", "-Xcc", "-I" + folder + "/include"] + headers.flatMap { ["-Xcc", $0] } + [
            "-load-plugin-executable", folder + "/PerchMacros#PerchMacros",
        ]
    }

    /// The functions that give each session a separate time. A program must contain them, because the system's libraries call the
    /// definition that comes first, and those of a library come too late.
    private var timeObject: String { folder + "/Time.o" }

    /// What a program is linked with.
    var linkArguments: [String] {
        [
            timeObject, "-L" + folder, "-lPerch", "-ldispatch", "-lBlocksRuntime", "-Xlinker", "-rpath", "-Xlinker",
            folder,
        ]
    }

    /// What `swift build --toolset` needs in order to build packages that import what is installed, as JSON.
    package func toolset() throws -> Data {
        struct Toolset: Encodable {
            struct Tool: Encodable { var extraCLIOptions: [String] }
            var schemaVersion = "1.0"
            var swiftCompiler: Tool
            var linker: Tool
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            Toolset(
                swiftCompiler: .init(extraCLIOptions: importArguments),
                linker: .init(extraCLIOptions: [timeObject, "-L" + folder, "-lPerch", "-rpath", folder])))
    }

    /// Where the libraries of the toolchain lie.
    var toolchainLibrary: String { URL(fileURLWithPath: toolchain).deletingLastPathComponent().path + "/lib" }

    /// Modules that are part of the compiler.
    var toolchainModules: Set<String> {
        let library = toolchainLibrary + "/swift/linux"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: library)) ?? []
        let machine = (try? FileManager.default.contentsOfDirectory(atPath: library + "/" + Self.architecture)) ?? []
        return Set(
            (names + machine).filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        )
        .union(["Swift", "Glibc", "Builtin", "XCTest", "Testing"])
    }

    static var architecture: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }
}
