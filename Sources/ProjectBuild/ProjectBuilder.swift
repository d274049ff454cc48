import Foundation
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
    package var progress: (String) -> Void = { _ in }

    package init(installation: Installation, project: Project, cache: String, isStrict: Bool) {
        self.installation = installation
        self.project = project
        self.cache = cache
        self.isStrict = isStrict
    }

    /// The program that was built.
    package var program: String { cache + "/product/" + ModuleName.of(project.name) }

    /// Builds what is stale, and returns what became of it.
    package func build() throws -> BuildReport {
        var report = BuildReport(project: project.name, folder: project.folder, notes: project.notes)
        var objects: [String] = []
        var libraries: [String] = []
        var clangArguments: [String] = []
        var built: Set<String> = []
        var isNew = false
        let base = installation.modules.union(installation.toolchainModules)
        for module in project.modules where module.kind != .tests || withTests {
            let paths = ModulePaths(cache: cache, module: module)
            if module.kind == .clang {
                let outcome = try ClangModuleBuilder(installation: installation, paths: paths).build()
                if let failure = outcome.failure {
                    report.modules.append(BuildReport.ModuleReport(module, failure: failure))
                    continue
                }
                clangArguments += outcome.importArguments
                objects += outcome.objects
                libraries += module.clang?.libraries ?? []
                built.insert(module.name)
                isNew = isNew || outcome.isNew
                continue
            }
            progress("Building \(module.name)")
            let builder = ModuleBuilder(
                installation: installation, project: project, paths: paths, importable: base.union(built),
                clangArguments: clangArguments, isStrict: isStrict)
            let outcome = try builder.build()
            report.modules.append(BuildReport.ModuleReport(module, outcome))
            isNew = isNew || outcome.isNew
            guard outcome.failure == nil else { continue }
            built.insert(module.name)
            objects += outcome.objects
        }
        report.isUsable = report.modules.contains { $0.failure == nil && !$0.isThirdParty }
        if report.isUsable { try link(objects, libraries, isNew: isNew) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Cache.write(encoder.encode(report), to: cache + "/report.json")
        return report
    }

    // MARK: - The program

    private func link(_ objects: [String], _ libraries: [String], isNew: Bool) throws {
        let product = cache + "/product"
        try Bundles(project: project, installation: installation, folder: product).write()
        let key = Fingerprint.of(objects.joined(separator: "\n") + libraries.joined() + installation.folder)
        let memory = cache + "/linked"
        if !isNew, FileTree.exists(program), (try? String(contentsOfFile: memory, encoding: .utf8)) == key { return }
        try? FileManager.default.removeItem(atPath: memory)
        let list = cache + "/objects.txt"
        try Cache.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: list)
        let result = try Subprocess(
            executable: installation.toolchain + "/swiftc",
            arguments: ["-emit-executable", "-o", program + ".new", "-use-ld=lld", "@" + list]
                + installation.linkArguments
                + libraries.map { "-l" + $0 } + ["-lpthread", "-lm"]
        ).run()
        guard result.isSuccess else {
            throw BuildProblem("\(project.name) could not be linked:\n\(result.output.suffix(4000))")
        }
        // Programs that run keep the old one.
        rename(program + ".new", program)
        try Cache.write(key, to: memory)
    }
}
