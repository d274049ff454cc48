import Foundation
import ProjectModel

/// Runs the compiler for the files of a module.
struct ModuleCompiler: Sendable {
    var installation: Installation
    var paths: ModulePaths
    /// Where C modules and macros of packages are found.
    var packageArguments: [String]
    /// How long the compiler may look for the types of one expression.
    var patience = Patience.short

    /// Seconds of CPU time, and memory for what the compiler has tried. It can continue for minutes where something is
    /// not there.
    enum Patience: String, Codable, Comparable {
        /// Enough for nearly all code that is right.
        case short
        /// For a module with an expression that takes longer.
        case long
        /// For predicates. What `#Predicate` makes of a few nested conditions is right and takes many seconds.
        case longest

        static func < (one: Patience, other: Patience) -> Bool { one.seconds < other.seconds }

        fileprivate var seconds: Int {
            switch self {
            case .short: 3
            case .long: 8
            case .longest: 90
            }
        }

        fileprivate var megabytes: Int {
            switch self {
            case .short: 30
            case .long: 200
            case .longest: 1_000
            }
        }
    }

    /// How much is compiled. The cheap ways come first where a module is new: they find most of what is wrong.
    enum Depth {
        /// What is declared. What uses a declaration may be right once that is.
        case declarations
        /// The bodies as well, without making code of them.
        case bodies
        /// The flow of control in bodies: whether each variable has a value before it is used, and each path returns one. If
        /// something was left out, this is often not the case.
        case flow
        case all

        /// Whether it looks at the bodies of those files only that are named.
        var isOfSomeFiles: Bool { self == .bodies || self == .flow }
    }

    private var module: Module { paths.module }

    /// Returns what the compiler said, or nil if nothing is wrong.
    ///
    /// - Parameter checked: the files whose bodies are checked; nil for all.
    func run(_ inputs: [String], _ depth: Depth, only checked: [String]?) throws -> String? {
        try writeOutputMap(inputs)
        let commands: [(String, [String])]
        switch depth {
        case .bodies, .flow:
            // The driver would check all files. The compiler that it starts checks those that are named.
            commands = Self.shares(checked ?? inputs, among: Self.processors).map { share in
                let outputs = depth == .flow ? share.flatMap { _ in ["-o", "/dev/null"] } : []
                let mode = depth == .flow ? "-emit-sil" : "-typecheck"
                return ("/swift-frontend", frontendArguments(inputs, share, mode: mode) + outputs)
            }
        case .declarations, .all: commands = [("/swiftc", arguments(depth, for: inputs) + inputs)]
        }
        let results = try Concurrently.map(commands) { program, arguments in
            try Subprocess(
                executable: installation.toolchain + program, arguments: arguments, folder: paths.cache
            ).run()
        }
        return results.allSatisfy(\.isSuccess) ? nil : results.map(\.output).joined(separator: "\n")
    }

    /// Compiles one file as the driver would have it compiled. Returns whether that went well.
    func compile(_ input: String, with inputs: [String], to object: String) throws -> Bool {
        try Subprocess(
            executable: installation.toolchain + "/swift-frontend",
            arguments: frontendArguments(inputs, [input], mode: "-c") + [
                "-target", Installation.architecture + "-unknown-linux-gnu", "-enable-testing",
                "-entry-point-function-name", entryPoint, "-o", object,
            ], folder: paths.cache
        ).run().isSuccess
    }

    private var entryPoint: String { module.kind == .program ? "perch_program" : module.name + "_main" }

    private static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// A compiler reads all modules before it looks at a file, and keeps what it has read of each file that it checks.
    private static let mostFilesOfOneCompiler = 60

    /// The files in as many parts as there are processors, of about the same length.
    static func shares(_ files: [String], among processors: Int) -> [[String]] {
        let sizes = files.map { path -> (path: String, size: Int) in
            var status = stat()
            return (path, stat(path, &status) == 0 ? Int(status.st_size) : 0)
        }
        let total = sizes.reduce(0) { $0 + $1.size }
        let worthwhile = min(processors, max(1, total / leastBytesOfOneCompiler))
        let count = min(
            files.count, max(worthwhile, (files.count + mostFilesOfOneCompiler - 1) / mostFilesOfOneCompiler))
        var shares = Array(repeating: (files: [String](), size: 0), count: count)
        for file in sizes.sorted(by: { ($0.size, $0.path) > ($1.size, $1.path) }) {
            guard let index = shares.indices.min(by: { shares[$0].size < shares[$1].size }) else { continue }
            shares[index].files.append(file.path)
            shares[index].size += file.size
        }
        return shares.map(\.files).filter { !$0.isEmpty }
    }

    /// To start another one for less is not worth its time.
    private static let leastBytesOfOneCompiler = 8000

    // MARK: - Arguments

    /// How much the compiler tries in order to find the types of one expression or body.
    private var limits: [String] {
        [
            "-solver-expression-time-threshold=\(patience.seconds)",
            "-solver-memory-threshold=\(patience.megabytes << 20)",
        ]
    }

    /// What says how the module is compiled, whichever program is asked.
    func language(_ inputs: [String]) -> [String] {
        var arguments = [
            "-module-name", module.name, "-module-cache-path", Cache.root + "/clang-modules", "-Onone",
            "-suppress-warnings", "-diagnostic-style", "llvm",
        ]
        // This pass only reports values that are sent to another region, which the project's own compiler has checked. For an
        // enumeration of a thousand symbols it takes many gigabytes.
        arguments += ["-Xllvm", "-sil-disable-pass=send-non-sendable"]
        arguments += paths.imports.flatMap { ["-I", $0] }
        arguments += installation.importArguments + packageArguments
        if !inputs.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        // SwiftPM passes this condition, too, and `#bundle` asks for it.
        if module.bundle?.hasAccessor ?? false { arguments.append("-DSWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE") }
        return arguments + module.settings.compilerArguments
    }

    /// The compiler's arguments for checking the bodies of some files.
    private func frontendArguments(_ inputs: [String], _ primaries: [String], mode: String) -> [String] {
        let host = installation.toolchainLibrary + "/swift/host"
        var arguments = [
            "-frontend", mode, "-disable-objc-interop", "-plugin-path", host + "/plugins",
            "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
        ]
        arguments += language(inputs).filter { $0 != "-Xfrontend" }
        arguments += limits
        let primaries = Set(primaries)
        return arguments + inputs.flatMap { primaries.contains($0) ? ["-primary-file", $0] : [$0] }
    }

    /// The driver's arguments.
    func arguments(_ depth: Depth, for inputs: [String] = []) -> [String] {
        var arguments = language(inputs)
        arguments += limits.flatMap { ["-Xfrontend", $0] }
        if depth == .declarations {
            return arguments + [
                "-emit-module", "-emit-module-path", paths.folder + "/declarations/\(module.name).swiftmodule",
                "-Xfrontend",
                "-experimental-skip-non-inlinable-function-bodies-without-types", "-whole-module-optimization",
            ]
        }
        // In batches, because each compiler reads all modules.
        return arguments + [
            "-c", "-emit-module", "-emit-module-path", paths.interface, "-enable-testing", "-incremental",
            "-enable-batch-mode", "-output-file-map", paths.outputMap, "-continue-building-after-errors", "-j",
            String(Self.processors),
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", entryPoint,
        ]
    }

    private func writeOutputMap(_ inputs: [String]) throws {
        var map: [String: [String: String]] = ["": ["swift-dependencies": paths.objects + "/module.swiftdeps"]]
        for input in inputs {
            let object = paths.object(of: input)
            map[input] = ["object": object, "swift-dependencies": object.dropLast(2) + ".swiftdeps"]
        }
        for folder in [paths.objects, paths.interfaces, paths.folder + "/declarations"] {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try Cache.write(encoder.encode(map), to: paths.outputMap)
    }
}
