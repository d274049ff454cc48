import Foundation
import ProjectModel

extension ModuleBuilder {
    /// Imports what declares the names that the compiler did not find, in the copies of the files that use them. Returns whether
    /// there is a change to compile.
    func addImports(_ errors: [SourceDiagnostic], _ state: inout ModuleState) throws -> Bool {
        guard isForIOS, errors.contains(where: { CompilerMessages.missingName(in: $0.message) != nil }) else {
            return false
        }
        let owners = installation.nameOwners
        let originals = self.originals
        var wanted: [String: Set<String>] = [:]
        for error in errors {
            guard let source = originals[error.path], let owner = owners.module(in: error.message),
                owner != module.name, importable.contains(owner),
                state.files[source]?.reply.imports.contains(owner) == false
            else { continue }
            wanted[source, default: []].insert(owner)
        }
        for (source, modules) in wanted {
            let copy = paths.copy(of: source)
            let isChanged = state.files[source]?.reply.isChanged == true
            let text = try String(contentsOfFile: isChanged ? copy : source, encoding: .utf8)
            // In the first line, so that all others keep their numbers. The level is stated in case other files state it.
            try Cache.write(modules.sorted().map { "public import \($0); " }.joined() + text, to: copy)
            state.files[source]?.reply.isChanged = true
            state.files[source]?.reply.imports += modules.sorted()
        }
        return !wanted.isEmpty
    }
}
