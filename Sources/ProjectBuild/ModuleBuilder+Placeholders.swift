import Foundation
import ProjectModel

// Types in place of names that the compiler does not find.
extension ModuleBuilder {
    /// Writes the placeholders, and what lets them give objects of the module's types; returns the files, if there are any.
    func placeholders(_ state: ModuleState) throws -> [String] {
        var files: [String] = []
        if !state.placeholders.isEmpty || !state.aliases.isEmpty {
            try Cache.write(types(state).source, to: paths.placeholders)
            files.append(paths.placeholders)
        }
        let makeable = makeable(state)
        if !makeable.types.isEmpty {
            try Cache.write(makeable.text, to: paths.makeable)
            files.append(paths.makeable)
        }
        return files
    }

    /// Types of which something that is not there may be asked for an object.
    private func makeable(_ state: ModuleState) -> MakeableSource {
        guard !module.isThirdParty, !state.placeholders.isEmpty || !state.replacements.isEmpty else {
            return MakeableSource(types: [])
        }
        let types = Set(state.files.values.flatMap(\.reply.makeable)).filter { !state.refused.contains($0.name) }
        return MakeableSource(types: types.sorted { $0.name < $1.name })
    }

    private func types(_ state: ModuleState) -> Placeholders {
        Placeholders(names: state.placeholders, aliases: state.aliases)
    }

    /// Puts types in place of names that the compiler did not find. Returns whether there is a change to compile.
    func addPlaceholders(_ errors: [SourceDiagnostic], _ state: inout ModuleState) throws -> Bool {
        var isChanged = false
        let (types, makeable) = (types(state), makeable(state))
        for error in errors {
            if error.path == paths.makeable {
                guard let name = makeable.name(atLine: error.line) else { continue }
                state.refused.insert(name)
                isChanged = true
                continue
            }
            // What the module declares after all, or what cannot be such a type, gets no placeholder again.
            let refused =
                error.path == paths.placeholders
                ? types.name(atLine: error.line) : Placeholders.redeclared(in: error.message)
            guard let refused else { continue }
            guard state.placeholders.removeValue(forKey: refused) != nil else {
                if state.aliases[refused] == nil, let owner = ownerOfPlaceholder(refused) {
                    state.aliases[refused] = owner
                    isChanged = true
                }
                continue
            }
            state.refused.insert(refused)
            isChanged = true
        }
        let wanted = Set(errors.compactMap { Placeholders.name(in: $0.message) })
            .subtracting(state.placeholders.keys).subtracting(state.refused)
        guard !wanted.isEmpty else { return isChanged }
        // The project's other modules may use what they see of this one's.
        let users = project.modules.filter { $0.name == module.name || !$0.isThirdParty && $0.kind != .clang }
        var request = RewriteRequest(
            files: users.flatMap(\.sources).map { RewriteRequest.File(path: $0, copy: paths.copy(of: $0)) },
            isForIOS: true, modules: [], conditions: [])
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

    /// An imported module with a placeholder of a name.
    private func ownerOfPlaceholder(_ name: String) -> String? {
        project.modules.first { other in
            guard other.name != module.name, other.kind == .library, importable.contains(other.name) else {
                return false
            }
            var paths = paths
            paths.module = other
            return ModuleState.read(paths.state).placeholders[name] != nil
        }?.name
    }
}
