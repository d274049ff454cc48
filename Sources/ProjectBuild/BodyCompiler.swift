import Foundation
import ProjectModel

/// Compiles single files of a module in which nothing has changed but what they do: the bodies of functions and accessors, and
/// previews.
///
/// The driver would plan, write the module's interface again, and compile with all previews of the module. Here a compiler is
/// started for each file that has changed. It sees outlines of the others, and the module's interface stays.
struct BodyCompiler: Sendable {
    var compiler: ModuleCompiler
    var rewriter: Rewriter

    /// How many files it is worth it for.
    static let most = 4

    private var paths: ModulePaths { compiler.paths }

    /// Returns whether the files that have changed could be compiled; otherwise all of the module has to be looked at.
    func compile(
        _ inputs: [String], _ fingerprints: [String: String], context: String, since last: inout CompiledFiles
    ) throws -> Bool {
        guard let changed = last.changes(in: inputs, fingerprints, context: context),
            (1...Self.most).contains(changed.count)
        else { return false }
        // Both at once: that a file can be compiled says nothing about whether others have to be, too.
        let others = inputs.map {
            !changed.contains($0) && last.files[$0]?.hasOutline == true ? paths.outline(of: $0) : $0
        }
        let (isDone, outlined) = try Concurrently.both({
            try Trace.timed("Compiler") {
                try Concurrently.map(changed) { try compiler.compile($0, with: others, to: paths.aloneObject(of: $0)) }
                    .allSatisfy { $0 }
            }
        }) { try Trace.timed("Outline") { try outline(changed, fingerprints) } }
        for path in changed {
            guard let interface = outlined[path]?.interface, interface == last.files[path]?.interface else {
                return false
            }
        }
        guard isDone else { return false }
        var next = last
        next.files.merge(outlined) { $1 }
        for path in changed { next.files[path]?.isAlone = true }
        last = next
        return true
    }

    /// What is to be known about a module that was compiled as a whole, for the next time.
    ///
    /// - Parameter fingerprints: of the files before they were compiled.
    func files(
        _ inputs: [String], _ fingerprints: [String: String], context: String, since last: CompiledFiles
    ) throws -> CompiledFiles {
        var files = last.files.filter { fingerprints[$0.key] == $0.value.fingerprint }
        files.merge(try outline(inputs.filter { files[$0] == nil }, fingerprints)) { $1 }
        for path in files.keys { files[path]?.isAlone = false }
        return CompiledFiles(context: context, inputs: inputs, files: files)
    }

    private func outline(_ inputs: [String], _ fingerprints: [String: String]) throws -> [String: CompiledFiles.File] {
        guard !inputs.isEmpty else { return [:] }
        var request = RewriteRequest(
            files: inputs.map { RewriteRequest.File(path: $0, copy: paths.outline(of: $0)) }, isForIOS: true,
            modules: [],
            conditions: [])
        request.isOutlining = true
        var files: [String: CompiledFiles.File] = [:]
        for reply in try rewriter.run(request).files {
            // One that was saved meanwhile is another one.
            let isSame = Fingerprint.of(file: reply.path) == fingerprints[reply.path]
            files[reply.path] = CompiledFiles.File(
                fingerprint: fingerprints[reply.path] ?? "-",
                interface: isSame ? reply.interface.map { Fingerprint.of($0) } : nil,
                hasOutline: isSame && reply.isChanged)
        }
        return files
    }
}
