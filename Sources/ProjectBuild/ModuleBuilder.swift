import Foundation
import ProjectModel

/// Compiles one module, and leaves out what does not compile.
struct ModuleBuilder {
    var installation: Installation
    var project: Project
    var paths: ModulePaths
    /// The names of all modules that can be imported.
    var importable: Set<String>
    /// Where C modules and macros of packages are found.
    var packageArguments: [String]
    /// Errors are errors: nothing is left out.
    var isStrict: Bool
    /// Whether it is built again and again while its files are edited.
    var isLive = false

    /// How often what does not compile is left out, at most.
    static let rounds = 60
    /// From which round on bodies are left out whole. What is far from compiling gets there sooner.
    static let firstCoarseRound = 24

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

    var module: Module { paths.module }
    /// What the objects were made of.
    private var memory: String { paths.folder + "/built" }
    var rewriter: Rewriter { Rewriter(installation: installation) }
    private var compiler: ModuleCompiler {
        ModuleCompiler(installation: installation, paths: paths, packageArguments: packageArguments)
    }

    func build() throws -> Outcome {
        var outcome = Outcome(state: ModuleState.read(paths.state))
        let edited = try refreshCopies(&outcome.state)
        let generated = try GeneratedSources(
            paths: paths, catalogs: catalogs(".xcassets"), stringCatalogs: catalogs(".xcstrings"),
            isInModuleBundle: module.bundle?.hasAccessor ?? false,
            exported: exported(outcome.state)
        ).write()
        let compiled = try compile(generated, edited, &outcome)
        let sources = try module.sources + generated + placeholders(outcome.state)
        outcome.editorCommand = ["swiftc"] + compiler.language(sources) + sources
        outcome.isNew = compiled
        try outcome.state.write(to: paths.state)
        return outcome
    }

    /// The catalogs of a kind that the module's symbols are made of.
    private func catalogs(_ suffix: String) -> [String] {
        let resources = module.bundle?.resources ?? (module.isThirdParty ? [] : project.resources)
        return resources.map(\.path).filter { $0.hasSuffix(suffix) }
    }

    /// Apple's SwiftUI has property wrappers and an environment value for Core Data, so that files need no import for them.
    private func exported(_ state: ModuleState) -> [String] {
        guard !module.isThirdParty, importable.contains("CoreData") else { return [] }
        let isUsed = !module.dataModels.isEmpty || state.files.values.contains { $0.reply.imports.contains("CoreData") }
        return isUsed ? ["CoreData"] : []
    }

    // MARK: - Copies

    /// Makes copies without changeable literals of the files in which errors are. Returns the files; nil if there are none, so that
    /// the errors are the user's own.
    private func makePlain(_ errors: [SourceDiagnostic], _ state: inout ModuleState) throws -> Set<String>? {
        guard paths.hasLiterals else { return nil }
        let originals = self.originals
        let wrong = Set(errors.compactMap { originals[$0.path] })
        let changeable = wrong.filter { state.files[$0]?.reply.literals != nil }
        guard !changeable.isEmpty else {
            // With literals as they are, something is wrong as well; so they were not the reason.
            state.plain.subtract(wrong)
            return nil
        }
        state.plain.formUnion(changeable)
        for reply in try rewriter.run(copies(of: changeable.sorted(), state)).files {
            state.files[reply.path]?.reply = reply
        }
        return changeable
    }

    /// Asks for new copies of sources.
    private func copies(of sources: [String], _ state: ModuleState) -> RewriteRequest {
        var request = RewriteRequest(
            files: sources.map { path in
                var file = RewriteRequest.File(path: path, copy: paths.copy(of: path))
                file.hasLiterals = paths.hasLiterals && !state.plain.contains(path)
                return file
            }, isForIOS: isForIOS, modules: importable, conditions: Set(module.settings.conditions))
        request.hidesPreviews = module.isThirdParty
        return request
    }

    /// Whether conditions are decided as for iOS.
    var isForIOS: Bool {
        guard module.isThirdParty else { return true }
        let texts = module.sources.prefix(400).lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        return LinuxSupport(texts).isForIOS
    }

    /// Makes new copies of the sources that have changed. Returns those of them that did not compile as they were.
    private func refreshCopies(_ state: inout ModuleState) throws -> Set<String> {
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
        let old = state.files.filter { fingerprints[$0.key] != $0.value.fingerprint }
        for path in old.keys { state.files[path] = nil }
        let stale = module.sources.filter { state.files[$0] == nil }
        guard !stale.isEmpty else { return [] }
        for var reply in try rewriter.run(copies(of: stale, state)).files {
            if !reply.isChanged, old[reply.path]?.reply.isChanged == true {
                // The driver compiles a whole module again where an input is another file than before.
                try Cache.write(String(contentsOfFile: reply.path, encoding: .utf8), to: paths.copy(of: reply.path))
                reply.isChanged = true
            }
            state.files[reply.path] = ModuleState.File(fingerprint: fingerprints[reply.path] ?? "-", reply: reply)
        }
        return Set(stale.filter { old[$0]?.reply.replacements.isEmpty == false })
    }

    // MARK: - Compiling

    /// Compiles until nothing is wrong any longer. Returns whether there was anything to do.
    ///
    /// - Parameter edited: sources that have changed and did not compile before.
    private func compile(_ generated: [String], _ edited: Set<String>, _ outcome: inout Outcome) throws -> Bool {
        let built = try? String(contentsOfFile: memory, encoding: .utf8)
        var last = CompiledFiles.read(paths.compiled)
        // Swift Testing's macros need the bodies: they make constants of them.
        let shallowest = module.kind == .tests ? ModuleCompiler.Depth.bodies : .declarations
        // Modules in place of packages are known to compile.
        var depth = built == nil && !isStrict && !module.isStandIn ? shallowest : .all
        var compiler = self.compiler
        compiler.patience = max(outcome.state.patience, isStrict ? .long : .short)
        defer { outcome.state.patience = compiler.patience }
        // The files whose bodies are looked at again; nil for all. That the others are right is seen when all is compiled.
        var suspects: Set<String>?
        if built != nil, !isStrict, !edited.isEmpty {
            // What was left out of them is likely to be wrong again.
            depth = .bodies
            suspects = edited
        }
        // The files whose flow of control was found right.
        var sound = built == nil ? [] : Set(outcome.state.replacements.map(\.path)).subtracting(edited)
        for round in 0..<Self.rounds {
            let inputs =
                try inputs(outcome.state) + generated + placeholders(outcome.state)
            let fingerprints = CompiledFiles.fingerprints(of: inputs)
            let key = self.key(inputs, fingerprints)
            if round == 0, built != nil {
                let isKnown = built == key
                let isDone = try isKnown || compileAlone(inputs, fingerprints, &last)
                outcome.objects = inputs.map {
                    last.files[$0]?.isAlone == true ? paths.aloneObject(of: $0) : paths.object(of: $0)
                }
                if isDone, outcome.objects.allSatisfy(FileManager.default.fileExists) {
                    if !isKnown {
                        try Cache.write(key, to: memory)
                    } else if isLive, last.inputs != inputs || last.context != context {
                        try remember(inputs, fingerprints, last)
                    }
                    return !isKnown
                }
            }
            outcome.objects = inputs.map(paths.object)
            guard let output = try run(compiler, inputs, depth, round, suspects) else {
                switch depth {
                // Where nothing is missing, chances are that all of it compiles.
                case .declarations: depth = outcome.state.replacements.isEmpty ? .all : .bodies
                case .bodies, .flow:
                    if depth == .flow { sound.formUnion(suspects ?? []) }
                    let unknown = Set(outcome.state.replacements.map(\.path)).subtracting(sound)
                    suspects = unknown
                    depth = unknown.isEmpty ? .all : .flow
                case .all:
                    try remember(inputs, fingerprints, last)
                    try Cache.write(key, to: memory)
                    return true
                }
                continue
            }
            let messages = CompilerMessages(output, files: filesByID)
            if depth == .flow { sound.formUnion(suspects ?? []) }
            sound.subtract(messages.errors.compactMap { originals[$0.path] })
            if let plain = try makePlain(messages.errors, &outcome.state) {
                // Errors must have the lines and columns of the user's text.
                suspects = plain
                depth = depth == .declarations ? depth : .bodies
                try outcome.state.write(to: paths.state)
                continue
            }
            let isImported = try addImports(messages.errors, &outcome.state)
            // An import in the first line keeps the lines and columns of all others.
            let isQualified = try qualifyTypes(messages.errors, &outcome.state)
            if isImported || isQualified {
                // Neither changes anything in other files.
                if depth != .declarations { suspects = Set(messages.errors.map(\.path)) }
                try outcome.state.write(to: paths.state)
                continue
            }
            if isStrict || messages.errors.isEmpty {
                outcome.failure = isStrict ? shown(output) : String(shown(output).suffix(4000))
                return true
            }
            // What is wrong with a declaration can make it look as if files that use it were wrong; hardly ever the other way.
            if depth != .declarations { suspects = Set(messages.errors.map(\.path)) }
            if depth == .all, round == 0 {
                depth = shallowest
                continue
            }
            if try addPlaceholders(messages.errors, &outcome.state) {
                if depth == .declarations {
                    depth = shallowest
                } else {
                    // Names that only bodies use change nothing in declarations, except in the files that declare them now.
                    depth = .bodies
                    suspects?.formUnion([paths.placeholders, paths.makeable])
                }
                try outcome.state.write(to: paths.state)
                continue
            }
            // A body that is wrong somewhere can keep the compiler busy for minutes. In parts it says where.
            let slow = messages.errors.filter(\.tookTooLong)
            if !slow.isEmpty, let patience = morePatience(than: compiler.patience, for: slow) {
                let isSplit = try split(slow, &outcome.state)
                if isSplit || slow.count == messages.errors.count {
                    // What cannot be taken apart may just be long.
                    if !isSplit { compiler.patience = patience }
                    depth = depth == .declarations ? depth : .bodies
                    try outcome.state.write(to: paths.state)
                    continue
                }
            }
            let (kinds, isMended) = try leaveOut(
                messages.errors.filter { compiler.patience > .short || !$0.tookTooLong }, &outcome.state,
                isCoarse: round >= Self.firstCoarseRound)
            guard !kinds.isEmpty || isMended else {
                outcome.failure = shown(output)
                return true
            }
            // What is within bodies concerns no other file.
            let isWithin = kinds.isSubset(of: [.view, .modifier, .statement, .body, .value])
            depth = isWithin ? (depth == .declarations ? .declarations : .bodies) : shallowest
            try outcome.state.write(to: paths.state)
        }
        outcome.failure = "The module still does not compile after \(Self.rounds) rounds."
        return true
    }

    /// How long the compiler may take next where it was stopped; nil if what it was stopped at is left out.
    private func morePatience(
        than patience: ModuleCompiler.Patience, for slow: [SourceDiagnostic]
    ) -> ModuleCompiler.Patience? {
        switch patience {
        case .short: return .long
        case .long:
            let originals = self.originals
            let arePredicates = Set(slow.map(\.path)).allSatisfy { path in
                originals[path].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }?.contains("#Predicate")
                    == true
            }
            return arePredicates ? .longest : nil
        case .longest: return nil
        }
    }

    /// Runs the compiler. Returns what it said, or nil if nothing is wrong.
    private func run(
        _ compiler: ModuleCompiler, _ inputs: [String], _ depth: ModuleCompiler.Depth, _ round: Int,
        _ suspects: Set<String>?
    ) throws -> String? {
        let start = ContinuousClock.now
        let sources = originals
        let checked = suspects.map { suspects in
            inputs.filter { suspects.contains($0) || sources[$0].map(suspects.contains) == true }
        }
        let output = try compiler.run(inputs, depth, only: checked)
        Trace.write(
            "\(module.name), round \(round), \(depth): \(ContinuousClock.now - start)"
                + (depth.isOfSomeFiles ? ", \(checked?.count ?? inputs.count) of \(inputs.count) files" : "")
                + Self.summary(of: output))
        return output
    }

    /// How many errors the compiler found, and the first of them.
    private static func summary(of output: String?) -> String {
        let errors = CompilerMessages(output ?? "").errors
        return ", \(errors.count) errors"
            + errors.prefix(2).map { "; \($0.path):\($0.line): \($0.message)" }.joined()
    }

    /// The sources by their paths and by those of their copies.
    var originals: [String: String] {
        var originals: [String: String] = [:]
        for source in module.sources {
            originals[source] = source
            originals[paths.copy(of: source)] = source
        }
        return originals
    }

    /// The sources by their names in `#fileID`, which macros give the code that they copy.
    private var filesByID: [String: String] {
        let ids = module.sources.map { ("\(module.name)/\(URL(fileURLWithPath: $0).lastPathComponent)", $0) }
        return Dictionary(ids) { first, _ in first }
    }

    /// The sources or their copies.
    private func inputs(_ state: ModuleState) -> [String] {
        module.sources.map { state.files[$0]?.reply.isChanged == true ? paths.copy(of: $0) : $0 }
    }

    // MARK: - Single files

    private var bodyCompiler: BodyCompiler { BodyCompiler(compiler: compiler, rewriter: rewriter) }

    /// Compiles the files that have changed, where nobody else depends on what has. Returns whether that was enough.
    private func compileAlone(
        _ inputs: [String], _ fingerprints: [String: String], _ last: inout CompiledFiles
    ) throws -> Bool {
        guard isLive, module.kind != .tests,
            try bodyCompiler.compile(inputs, fingerprints, context: context, since: &last)
        else { return false }
        try last.write(to: paths.compiled)
        return true
    }

    /// Keeps what lets single files be compiled next time.
    private func remember(_ inputs: [String], _ fingerprints: [String: String], _ last: CompiledFiles) throws {
        guard isLive, module.kind != .tests, !module.isThirdParty else {
            try? FileManager.default.removeItem(atPath: paths.compiled)
            return
        }
        try Trace.timed("Outlines of \(module.name)") {
            try bodyCompiler.files(inputs, fingerprints, context: context, since: last).write(to: paths.compiled)
        }
    }

    /// What the objects were made of.
    private func key(_ inputs: [String], _ fingerprints: [String: String]) -> String {
        Fingerprint.of((inputs.map { $0 + (fingerprints[$0] ?? "-") } + [context]).joined(separator: "\n"))
    }

    /// What they depend on beside the files.
    private var context: String {
        let dependencies = project.modules.filter {
            importable.contains($0.name) && $0.name != module.name && $0.kind != .clang
        }
        .map { other in
            var paths = paths
            paths.module = other
            return Fingerprint.of(file: paths.interface)
        }
        return Fingerprint.of(
            (compiler.arguments(.all) + dependencies
                + [Fingerprint.of(file: installation.folder + "/libPerch.so")]).joined(separator: "\n"))
    }

    // MARK: - Leaving out

    /// Takes apart the bodies in which messages are. Returns whether there was anything to take apart.
    private func split(_ errors: [SourceDiagnostic], _ state: inout ModuleState) throws -> Bool {
        var request = mending(errors)
        request.isSplitting = true
        var isSplit = false
        for reply in try rewriter.run(request).files where reply.isChanged {
            state.files[reply.path]?.reply.isChanged = true
            isSplit = true
        }
        return isSplit
    }

    /// Has what does not compile left out. Returns what kinds of parts were, and whether something was made right instead.
    private func leaveOut(
        _ errors: [SourceDiagnostic], _ state: inout ModuleState, isCoarse: Bool
    ) throws -> (kinds: Set<Replacement.Kind>, isMended: Bool) {
        var request = mending(errors)
        request.isCoarse = isCoarse
        guard !request.files.isEmpty else { return ([], false) }
        var kinds: Set<Replacement.Kind> = []
        var isMended = false
        for reply in try rewriter.run(request).files {
            state.files[reply.path]?.reply.isChanged = true
            state.files[reply.path]?.reply.replacements += reply.replacements
            state.files[reply.path]?.reply.tests = reply.tests
            kinds.formUnion(reply.replacements.map(\.kind))
            isMended = isMended || reply.isChanged && reply.replacements.isEmpty
        }
        return (kinds, isMended)
    }

    /// A request about the files in which messages are.
    private func mending(_ errors: [SourceDiagnostic]) -> RewriteRequest {
        let originals = self.originals
        var byFile: [String: [SourceDiagnostic]] = [:]
        for error in errors {
            guard let source = originals[error.path] else { continue }
            byFile[source, default: []].append(error)
        }
        return RewriteRequest(
            files: byFile.sorted { $0.key < $1.key }.map {
                RewriteRequest.File(path: $0.key, copy: paths.copy(of: $0.key), diagnostics: $0.value)
            }, isForIOS: true, modules: importable, conditions: Set(module.settings.conditions))
    }

    /// The compiler's messages with the user's own files.
    private func shown(_ output: String) -> String {
        var text = output
        for source in module.sources { text = text.replacing(paths.copy(of: source), with: source) }
        return text
    }
}
