import Foundation
import ProjectModel

/// Compiles one module, and leaves out what does not compile.
struct ModuleBuilder {
    var installation: Installation
    var project: Project
    var paths: ModulePaths
    /// The names of all modules that can be imported.
    var importable: Set<String>
    /// Folders with interfaces of C modules.
    var clangArguments: [String]
    /// Errors are errors: nothing is left out.
    var isStrict: Bool

    /// How often what does not compile is left out, at most.
    static let rounds = 40

    struct Outcome {
        var objects: [String] = []
        var state = ModuleState()
        /// What stops the module from being used.
        var failure: String?
        /// Whether anything was compiled.
        var isNew = false
        /// How an editor has the user's own files compiled.
        var editorCommand: [String] = []
    }

    private var module: Module { paths.module }
    /// What the objects were made of.
    private var memory: String { paths.folder + "/built" }
    private var rewriter: Rewriter { Rewriter(installation: installation) }

    func build() throws -> Outcome {
        var outcome = Outcome(state: ModuleState.read(paths.state))
        try refreshCopies(&outcome.state)
        let generated = try GeneratedSources(
            paths: paths, catalogs: catalogs, isInModuleBundle: module.bundle != nil,
            exported: exported(outcome.state)
        ).write()
        let compiled = try compile(generated, &outcome)
        let sources = try module.sources + generated + placeholders(outcome.state)
        outcome.editorCommand = ["swiftc"] + language(sources) + sources
        outcome.isNew = compiled
        try outcome.state.write(to: paths.state)
        return outcome
    }

    private var catalogs: [String] {
        let resources = module.bundle?.resources ?? (module.isThirdParty ? [] : project.resources)
        return resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
    }

    /// Apple's SwiftUI has property wrappers and an environment value for Core Data, so that files need no import for them.
    private func exported(_ state: ModuleState) -> [String] {
        guard !module.isThirdParty, importable.contains("CoreData") else { return [] }
        let isUsed = !module.dataModels.isEmpty || state.files.values.contains { $0.reply.imports.contains("CoreData") }
        return isUsed ? ["CoreData"] : []
    }

    // MARK: - Copies

    /// Whether conditions are decided as for iOS. Packages that know Linux are compiled for it.
    private var isForIOS: Bool {
        guard module.isThirdParty else { return true }
        return !module.sources.prefix(400).contains { path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
            return text.contains("os(Linux)") || text.contains("canImport(Glibc)")
                || text.contains("canImport(FoundationNetworking)")
        }
    }

    private func refreshCopies(_ state: inout ModuleState) throws {
        let isForIOS = isForIOS
        let context = Fingerprint.of(
            importable.sorted().joined(separator: ",") + module.settings.conditions.joined(separator: ",")
                + "\(isForIOS) \(isStrict) " + Fingerprint.of(file: installation.folder + "/perch-rewriter"))
        if state.context != context {
            state = ModuleState()
            state.context = context
            // What was found before is no longer known, so it is as if the module were new.
            try? FileManager.default.removeItem(atPath: memory)
        }
        var fingerprints: [String: String] = [:]
        for source in module.sources { fingerprints[source] = Fingerprint.of(file: source) }
        state.files = state.files.filter { fingerprints[$0.key] == $0.value.fingerprint }
        let stale = module.sources.filter { state.files[$0] == nil }
        guard !stale.isEmpty else { return }
        let request = RewriteRequest(
            files: stale.map { RewriteRequest.File(path: $0, copy: paths.copy(of: $0)) }, isForIOS: isForIOS,
            modules: importable,
            conditions: Set(module.settings.conditions))
        for reply in try rewriter.run(request).files {
            state.files[reply.path] = ModuleState.File(fingerprint: fingerprints[reply.path] ?? "-", reply: reply)
        }
    }

    // MARK: - Compiling

    /// How much is compiled. The cheap ways come first where a module is new: they find most of what is wrong.
    private enum Depth {
        /// What is declared. What uses a declaration may be right once that is.
        case declarations
        /// The bodies as well, without making code of them.
        case bodies
        case all
    }

    /// Compiles until nothing is wrong any longer. Returns whether there was anything to do.
    private func compile(_ generated: [String], _ outcome: inout Outcome) throws -> Bool {
        let built = try? String(contentsOfFile: memory, encoding: .utf8)
        // Swift Testing's macros need the bodies: they make constants of them.
        let shallowest = module.kind == .tests ? Depth.bodies : .declarations
        var depth = built == nil && !isStrict ? shallowest : .all
        // The files whose bodies are looked at; nil for all.
        var suspects: Set<String>?
        for round in 0..<Self.rounds {
            let inputs =
                try inputs(outcome.state) + generated + placeholders(outcome.state)
            outcome.objects = inputs.map(paths.object)
            let key = self.key(inputs)
            if round == 0, built == key, outcome.objects.allSatisfy(FileManager.default.fileExists) { return false }
            let output = try run(inputs, depth, round, only: depth == .bodies ? suspects : nil)
            guard let output else {
                switch depth {
                // Where nothing is missing, chances are that all of it compiles.
                case .declarations: depth = outcome.state.replacements.isEmpty ? .all : .bodies
                case .bodies: depth = .all
                case .all:
                    try Cache.write(key, to: memory)
                    return true
                }
                continue
            }
            let messages = CompilerMessages(output)
            if isStrict || messages.errors.isEmpty {
                outcome.failure = isStrict ? shown(output) : String(shown(output).suffix(4000))
                return true
            }
            if depth == .all, round == 0 {
                depth = shallowest
                continue
            }
            if try addPlaceholders(messages.errors, &outcome.state) {
                (depth, suspects) = (shallowest, nil)
                try outcome.state.write(to: paths.state)
                continue
            }
            let kinds = try leaveOut(messages.errors, &outcome.state)
            guard !kinds.isEmpty else {
                outcome.failure = shown(output)
                return true
            }
            let isWithin = kinds.isSubset(of: [.view, .modifier, .statement, .body, .value])
            // What is within bodies concerns no other file.
            suspects = isWithin && depth != .declarations ? Set(messages.errors.map(\.path)) : nil
            depth = isWithin ? (depth == .declarations ? .declarations : .bodies) : shallowest
            try outcome.state.write(to: paths.state)
        }
        outcome.failure = "After \(Self.rounds) rounds it still does not compile."
        return true
    }

    /// Runs the compiler. Returns what it said, or nil if nothing is wrong.
    ///
    /// - Parameter suspects: the files whose bodies are checked; nil for all.
    private func run(_ inputs: [String], _ depth: Depth, _ round: Int, only suspects: Set<String>?) throws -> String? {
        try writeOutputMap(inputs)
        let start = ContinuousClock.now
        // The driver checks all files; the compiler that it starts checks those that are named.
        let primaries = suspects.map { suspects in
            let sources = self.originals
            return inputs.filter { suspects.contains($0) || sources[$0].map(suspects.contains) == true }
        }
        let isPartial = primaries.map { !$0.isEmpty && $0.count * 3 < inputs.count } ?? false
        let result = try Subprocess(
            executable: installation.toolchain + (isPartial ? "/swift-frontend" : "/swiftc"),
            arguments: isPartial ? frontendArguments(inputs, primaries ?? []) : arguments(inputs, depth),
            folder: paths.cache
        ).run()
        Trace.write(
            "\(module.name), round \(round), \(depth): \(ContinuousClock.now - start), "
                + "\(CompilerMessages(result.output).errors.count) errors")
        return result.isSuccess ? nil : result.output
    }

    /// The sources by their paths and by those of their copies.
    private var originals: [String: String] {
        var originals: [String: String] = [:]
        for source in module.sources {
            originals[source] = source
            originals[paths.copy(of: source)] = source
        }
        return originals
    }

    /// The sources or their copies.
    private func inputs(_ state: ModuleState) -> [String] {
        module.sources.map { state.files[$0]?.reply.isChanged == true ? paths.copy(of: $0) : $0 }
    }

    /// What the objects were made of.
    private func key(_ inputs: [String]) -> String {
        let dependencies = project.modules.filter {
            importable.contains($0.name) && $0.name != module.name && $0.kind != .clang
        }
        .map { Fingerprint.of(file: paths.interfaces + "/\($0.name).swiftmodule") }
        return Fingerprint.of(
            (inputs.map { $0 + Fingerprint.of(file: $0) } + arguments([], .all) + dependencies
                + [Fingerprint.of(file: installation.folder + "/libPerch.so")]).joined(separator: "\n"))
    }

    // MARK: - Placeholders

    /// Writes the placeholders; returns the file, if there are any.
    private func placeholders(_ state: ModuleState) throws -> [String] {
        guard !state.placeholders.isEmpty else { return [] }
        try Cache.write(types(state).source, to: paths.placeholders)
        return [paths.placeholders]
    }

    private func types(_ state: ModuleState) -> Placeholders {
        Placeholders(names: state.placeholders, isPublic: module.kind == .library)
    }

    /// Puts types in place of names that the compiler did not find. Returns whether there is a change to compile.
    private func addPlaceholders(_ errors: [SourceDiagnostic], _ state: inout ModuleState) throws -> Bool {
        var isChanged = false
        for error in errors {
            // What the module declares after all, or what cannot be such a type, gets no placeholder again.
            let refused =
                error.path == paths.placeholders
                ? types(state).name(atLine: error.line) : Placeholders.redeclared(in: error.message)
            guard let refused, state.placeholders.removeValue(forKey: refused) != nil else { continue }
            state.refused.insert(refused)
            isChanged = true
        }
        let wanted = Set(errors.compactMap { Placeholders.name(in: $0.message) })
            .subtracting(state.placeholders.keys).subtracting(state.refused)
        guard !wanted.isEmpty else { return isChanged }
        var request = RewriteRequest(
            files: module.sources.map { RewriteRequest.File(path: $0, copy: paths.copy(of: $0)) }, isForIOS: true,
            modules: [], conditions: [])
        request.names = wanted
        var found: [String: NameUsage] = [:]
        for reply in try rewriter.run(request).files {
            for (name, usage) in reply.names { found[name, default: NameUsage()].merge(usage) }
        }
        for name in wanted {
            if let usage = found[name], Placeholders.isUseful(usage) {
                state.placeholders[name] = usage
                isChanged = true
            } else {
                state.refused.insert(name)
            }
        }
        return isChanged
    }

    /// Has what does not compile left out. Returns what kinds of parts were.
    private func leaveOut(_ errors: [SourceDiagnostic], _ state: inout ModuleState) throws -> Set<Replacement.Kind> {
        let originals = self.originals
        var byFile: [String: [SourceDiagnostic]] = [:]
        for error in errors {
            guard let source = originals[error.path] else { continue }
            byFile[source, default: []].append(error)
        }
        guard !byFile.isEmpty else { return [] }
        var kinds: Set<Replacement.Kind> = []
        let request = RewriteRequest(
            files: byFile.sorted { $0.key < $1.key }.map {
                RewriteRequest.File(path: $0.key, copy: paths.copy(of: $0.key), diagnostics: $0.value)
            }, isForIOS: true, modules: importable, conditions: Set(module.settings.conditions))
        for reply in try rewriter.run(request).files {
            state.files[reply.path]?.reply.isChanged = true
            state.files[reply.path]?.reply.replacements += reply.replacements
            state.files[reply.path]?.reply.tests = reply.tests
            kinds.formUnion(reply.replacements.map(\.kind))
        }
        return kinds
    }

    /// The compiler's messages with the user's own files.
    private func shown(_ output: String) -> String {
        var text = output
        for source in module.sources { text = text.replacing(paths.copy(of: source), with: source) }
        return text
    }

    // MARK: - Arguments

    /// How long the compiler tries to find the types of one expression, in seconds. What names something that is not there can
    /// take minutes.
    private static let patience = 4

    /// What says how the module is compiled, whichever program is asked.
    private func language(_ inputs: [String]) -> [String] {
        let settings = module.settings
        var arguments = [
            "-module-name", module.name, "-module-cache-path", Cache.root + "/clang-modules", "-Onone",
            "-suppress-warnings",
            "-diagnostic-style", "llvm", "-swift-version", settings.languageMode, "-I", paths.interfaces,
        ]
        arguments += installation.importArguments + clangArguments
        if !inputs.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        arguments += settings.conditions.map { "-D" + $0 }
        arguments += settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        arguments += settings.experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
        if settings.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
        if settings.hasBareSlashRegex, settings.languageMode != "6" { arguments.append("-enable-bare-slash-regex") }
        if let name = settings.packageName { arguments += ["-package-name", name] }
        return arguments + settings.arguments
    }

    /// The compiler's arguments for checking the bodies of some files.
    private func frontendArguments(_ inputs: [String], _ primaries: [String]) -> [String] {
        let plugins =
            URL(fileURLWithPath: installation.toolchain).deletingLastPathComponent().path
            + "/lib/swift/host/plugins"
        var arguments = ["-frontend", "-typecheck", "-disable-objc-interop", "-plugin-path", plugins]
        arguments += language(inputs).filter { $0 != "-Xfrontend" }
        arguments.append("-solver-expression-time-threshold=\(Self.patience)")
        let primaries = Set(primaries)
        return arguments + inputs.flatMap { primaries.contains($0) ? ["-primary-file", $0] : [$0] }
    }

    private func arguments(_ inputs: [String], _ depth: Depth) -> [String] {
        var arguments = language(inputs)
        arguments += ["-Xfrontend", "-solver-expression-time-threshold=\(Self.patience)"]
        switch depth {
        case .declarations:
            arguments += [
                "-emit-module", "-emit-module-path", paths.folder + "/declarations/\(module.name).swiftmodule",
                "-Xfrontend",
                "-experimental-skip-non-inlinable-function-bodies-without-types", "-whole-module-optimization",
            ]
        case .bodies:
            arguments += [
                "-typecheck", "-continue-building-after-errors", "-j",
                String(ProcessInfo.processInfo.activeProcessorCount),
            ]
        case .all:
            arguments += [
                "-c", "-emit-module", "-emit-module-path", paths.interface, "-enable-testing", "-incremental",
                "-output-file-map",
                paths.outputMap, "-continue-building-after-errors", "-j",
                String(ProcessInfo.processInfo.activeProcessorCount),
                "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
                module.kind == .program ? "perch_program" : module.name + "_main",
            ]
        }
        return arguments + inputs
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
