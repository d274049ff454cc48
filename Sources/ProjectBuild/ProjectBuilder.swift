import Foundation
import LiteralValues
import ProjectModel

/// Builds a project into a program that shows its previews.
package struct ProjectBuilder {
    package var installation: Installation
    package var project: Project
    /// The project's folder in the cache.
    package var cache: String
    package var isStrict: Bool
    /// Whether modules of tests are built as well.
    package var withTests = false
    /// Whether a compilation database for editors is written, into `editorFolder`.
    package var isForEditor = false
    /// Whether the project is built again and again while its files are edited, as for the live page.
    package var isLive = false
    package var progress: (String) -> Void = { _ in }
    private let standIns: PackageModules

    package init(installation: Installation, project: Project, cache: String, isStrict: Bool) {
        self.installation = installation
        standIns = PackageModules(installation: installation, project: project)
        self.project = standIns.completing(project)
        self.cache = cache
        self.isStrict = isStrict
    }

    /// Where programs are put together.
    private var home: String { isLive ? ModulePaths.live(in: cache) : cache }

    /// The program that was built.
    package var program: String { home + "/product/" + ModuleName.of(project.name) }

    /// Where the literals are listed that can be changed while the program runs.
    package var literals: String { home + "/literals.json" }

    /// Where the compilation database lies.
    package var editorFolder: String { cache + "/editor" }

    /// The variables that the program is started with: the scheme's, and what Xcode sets for previews.
    package var programEnvironment: [String: String] {
        project.environment.merging(["XCODE_RUNNING_FOR_PREVIEWS": "1"]) { $1 }
    }

    /// Builds what is stale, and returns what became of it.
    package func build() throws -> BuildReport {
        var report = BuildReport(project: project.name, folder: project.folder, notes: project.notes)
        var objects: [String] = []
        var libraries: [String] = []
        var packageArguments: [String] = []
        var built: Set<String> = []
        var isNew = false
        var index = LiteralIndex()
        var commands = CompileCommands()
        var tests: (listings: [String: String], objects: [String]) = ([:], [])
        let base = installation.modules.union(installation.toolchainModules)
        for macros in project.macros {
            do {
                let builder = MacroBuilder(installation: installation, macros: macros)
                packageArguments += try Trace.timed(macros.name) { try builder.build(progress: progress) }
            } catch {
                report.notes.append(ProjectNote(macros.name, "Its macros could not be built: \(error)"))
            }
        }
        var queue = project.modules.filter { $0.kind != .tests || withTests }
        while !queue.isEmpty {
            let module = queue.removeFirst()
            let paths = ModulePaths(cache: cache, module: module, isLive: isLive)
            if module.kind == .clang {
                let outcome = try ClangModuleBuilder(installation: installation, paths: paths).build()
                if let failure = outcome.failure {
                    report.modules.append(BuildReport.ModuleReport(module, failure: failure))
                    queue.insert(contentsOf: standIns.replacement(of: module.name, built: built), at: 0)
                    continue
                }
                packageArguments += outcome.importArguments
                objects += outcome.objects
                libraries += module.clang?.libraries ?? []
                built.insert(module.name)
                isNew = isNew || outcome.isNew
                continue
            }
            progress("Building \(module.name)")
            let builder = ModuleBuilder(
                installation: installation, project: project, paths: paths, importable: base.union(built),
                packageArguments: packageArguments, isStrict: isStrict, isLive: isLive)
            let outcome = try Trace.timed(module.name) { try builder.build() }
            report.modules.append(BuildReport.ModuleReport(module, outcome))
            isNew = isNew || outcome.isNew
            if !module.isThirdParty { commands.add(module, outcome.editorCommand, folder: project.folder) }
            guard outcome.failure == nil else {
                if module.isThirdParty, !module.isStandIn {
                    queue.insert(contentsOf: standIns.replacement(of: module.name, built: built), at: 0)
                }
                continue
            }
            if module.kind == .tests {
                // Nothing imports it, so that the other modules are the same with and without tests.
                let found = module.sources.flatMap { outcome.state.files[$0]?.reply.tests ?? [] }
                tests.listings[module.name] = TestSources.listing(of: module.name, found)
                tests.objects += outcome.objects
            } else {
                built.insert(module.name)
                objects += outcome.objects
                for (path, file) in outcome.state.files {
                    index.files[path] = file.reply.literals.map { .init(module: module.name, literals: $0) }
                }
            }
        }
        report.isUsable = report.modules.contains { $0.failure == nil && !$0.isThirdParty && !$0.isTests }
        if isForEditor { try commands.write(to: editorFolder) }
        if report.isUsable {
            let missing = try Trace.timed("Linking") { try link(objects, libraries, isNew: isNew) }
            if !missing.isEmpty {
                report.notes.append(
                    ProjectNote(
                        project.name,
                        "No library on this system has these functions of C, which stop the program where they are called: "
                            + missing.joined(separator: ", ") + "."))
            }
            if isLive {
                try Trace.timed("Literals") { _ = try Cache.write(JSONEncoder().encode(index), to: literals) }
            }
        }
        if !tests.listings.isEmpty {
            progress("Linking tests")
            try linkTests(tests.listings, objects + tests.objects, libraries)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Cache.write(encoder.encode(report), to: cache + "/report.json")
        return report
    }

    // MARK: - The program

    private func link(_ objects: [String], _ libraries: [String], isNew: Bool) throws -> [String] {
        try Bundles(project: project, installation: installation, folder: home + "/product").write()
        return try link(program, objects + [installation.folder + "/Start.o"], libraries, isNew: isNew)
    }

    @discardableResult private func link(
        _ program: String, _ objects: [String], _ libraries: [String], isNew: Bool
    ) throws -> [String] {
        try Linker(installation: installation, cache: home).link(
            program, title: project.name, objects, libraries, isNew: isNew, isStrict: isStrict)
    }

    // MARK: - Tests

    private var testRunner: String { program + "-tests" }

    /// The program that runs the tests; nil if none were built.
    package func testProgram(of report: BuildReport) -> String? {
        report.modules.contains { $0.isTests && $0.failure == nil } ? testRunner : nil
    }

    /// Arguments for XCTest, which takes names of tests; nil if none is meant.
    package func xctestArguments(_ filter: String?) -> [String]? {
        guard let filter else { return [] }
        guard let pattern = try? Regex(filter) else { return nil }
        let names = project.modules.filter { $0.kind == .tests }.flatMap { module -> [String] in
            let state = ModuleState.read(ModulePaths(cache: cache, module: module).state)
            return TestSources.tests(in: state.files.values.flatMap(\.reply.tests)).flatMap { test in
                test.methods.map { "\(module.name).\(test.name)/\($0.name)" }
            }
        }
        let chosen = names.filter { $0.contains(pattern) }.sorted()
        return chosen.isEmpty ? nil : [chosen.joined(separator: ",")]
    }

    /// - Parameter listings: the sources that list the tests, by module.
    private func linkTests(_ listings: [String: String], _ objects: [String], _ libraries: [String]) throws {
        let folder = cache + "/tests"
        let object = folder + "/Runner.o"
        var sources = [folder + "/Runner.swift"]
        try Cache.write(TestSources.runner(of: listings.keys.sorted()), to: sources[0])
        for (module, text) in listings.sorted(by: { $0.key < $1.key }) {
            sources.append(folder + "/\(module).swift")
            try Cache.write(text, to: folder + "/\(module).swift")
        }
        // In the older mode, in which tests may be of any isolation.
        let result = try Subprocess(
            executable: installation.toolchain + "/swiftc",
            arguments: [
                "-c", "-wmo", "-parse-as-library", "-module-name", "PerchTestRunner", "-suppress-warnings",
                "-swift-version", "5", "-I", cache + "/interfaces", "-o", object,
            ] + sources + installation.importArguments
        ).run()
        guard result.isSuccess else {
            throw BuildProblem("The program that runs the tests could not be built:\n\(result.output.suffix(4000))")
        }
        try link(testRunner, objects + [object], libraries + ["XCTest", "Testing"], isNew: true)
    }
}
