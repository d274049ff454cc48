import Foundation
import ProjectModel

/// Names the modules of types that several modules declare.
///
/// A package can have a type for systems that lack Apple's, such as `Bindable`, and mark it as obsolete for later versions of iOS.
/// On Linux, the mark means nothing, so the compiler cannot choose.
struct TypeQualifier {
    var owners: NameOwners

    /// The type that a message is about, if an Apple framework's module declares it, and that module; nil for other messages.
    func type(in message: String) -> (name: String, module: String)? {
        guard message.hasPrefix("'"), message.contains("' is ambiguous for type lookup in this context") else {
            return nil
        }
        let name = String(message.dropFirst().prefix { $0 != "'" })
        return owners.module(of: name).map { (name, $0) }
    }

    /// The text with the module before each ambiguous name; nil if there is none.
    ///
    /// - Parameter errors: messages about the text. Their columns count bytes.
    func qualified(_ text: String, _ errors: [SourceDiagnostic]) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        var isChanged = false
        // From the right, so that the columns before stay as they are.
        for error in errors.sorted(by: { $0.column > $1.column }) {
            guard let (name, module) = type(in: error.message), lines.indices.contains(error.line - 1) else { continue }
            let place = error.column - 1
            let line = lines[error.line - 1]
            guard place >= 0, place <= line.count, line[place...].starts(with: name.utf8) else { continue }
            lines[error.line - 1].insert(contentsOf: "\(module).".utf8, at: place)
            isChanged = true
        }
        return isChanged ? lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") : nil
    }
}

extension ModuleBuilder {
    /// Names the modules of ambiguous types in the copies of the files that use them. Returns whether there is a change to compile.
    func qualifyTypes(_ errors: [SourceDiagnostic], _ state: inout ModuleState) throws -> Bool {
        let qualifier = TypeQualifier(owners: installation.nameOwners)
        let originals = self.originals
        let ambiguous = errors.filter { qualifier.type(in: $0.message) != nil && originals[$0.path] != nil }
        var isChanged = false
        for (source, errors) in Dictionary(grouping: ambiguous, by: { originals[$0.path] ?? $0.path }) {
            let copy = paths.copy(of: source)
            let isCopied = state.files[source]?.reply.isChanged == true
            let text = try String(contentsOfFile: isCopied ? copy : source, encoding: .utf8)
            guard let qualified = qualifier.qualified(text, errors) else { continue }
            try Cache.write(qualified, to: copy)
            state.files[source]?.reply.isChanged = true
            isChanged = true
        }
        return isChanged
    }
}
