import Foundation
import ProjectModel

/// Compiles a module of C sources.
struct ClangModuleBuilder {
    var installation: Installation
    var paths: ModulePaths

    struct Outcome {
        var objects: [String] = []
        /// What lets Swift import it.
        var importArguments: [String] = []
        var failure: String?
        var isNew = false
    }

    private var module: Module { paths.module }

    func build() throws -> Outcome {
        guard let settings = module.clang else { return Outcome() }
        var outcome = Outcome()
        let map = settings.headers + "/module.modulemap"
        if FileTree.exists(map) {
            outcome.importArguments = ["-Xcc", "-fmodule-map-file=" + map, "-Xcc", "-I" + settings.headers]
        } else {
            let headers = FileTree.files(in: settings.headers).filter { $0.hasSuffix(".h") }
            let umbrella = headers.first { $0.hasSuffix("/\(module.name).h") }
            let content = umbrella.map { ["    umbrella header \"\($0)\""] } ?? headers.map { "    header \"\($0)\"" }
            let generated = paths.generated + "/module.modulemap"
            try Cache.write(
                "module \(module.name) {\n\(content.joined(separator: "\n"))\n    export *\n}\n", to: generated)
            outcome.importArguments = ["-Xcc", "-fmodule-map-file=" + generated, "-Xcc", "-I" + settings.headers]
        }
        try FileManager.default.createDirectory(atPath: paths.objects, withIntermediateDirectories: true)
        for source in module.sources {
            let object = paths.object(of: source)
            outcome.objects.append(object)
            let state = Fingerprint.of(file: source)
            let memory = object + ".state"
            if (try? String(contentsOfFile: memory, encoding: .utf8)) == state, FileTree.exists(object) { continue }
            let result = try Subprocess(
                executable: installation.toolchain + "/clang",
                arguments: ["-c", source, "-o", object, "-O1", "-fPIC", "-w", "-I" + settings.headers]
                    + settings.searchPaths.map { "-I" + $0 } + settings.arguments
            ).run()
            guard result.isSuccess else {
                outcome.failure = String(result.output.prefix(2000))
                return outcome
            }
            outcome.isNew = true
            try Cache.write(state, to: memory)
        }
        return outcome
    }
}
