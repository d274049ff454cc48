import Foundation
import ProjectModel

@testable import SourceRewriting

/// Makes copies of sources in a folder, as `perch` has them made.
struct Copies {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("perch-rewriting-\(UUID().uuidString)")
        .path

    /// The copy of a source, and what is said about it.
    func copy(
        _ source: String, modules: Set<String> = ["SwiftUI", "UIKit"], isForIOS: Bool = true,
        hidesPreviews: Bool = false
    ) throws -> (text: String, reply: RewriteReply.File) {
        try rewrite(source, [], modules, isForIOS, hidesPreviews: hidesPreviews)
    }

    /// The copy after the compiler has complained about the line that holds `mark`, at the mark.
    func mend(
        _ source: String, at mark: String, message: String, isSplitting: Bool = false
    ) throws -> (text: String, reply: RewriteReply.File) {
        let range = source.range(of: mark)!
        let before = source[..<range.lowerBound]
        let line = before.count { $0 == "\n" } + 1
        let column =
            (before.lastIndex(of: "\n").map { before[before.index(after: $0)...].utf8.count } ?? before.utf8.count) + 1
        return try rewrite(
            source, [SourceDiagnostic(path: "", line: line, column: column, message: message)], ["SwiftUI"], true,
            isSplitting: isSplitting)
    }

    private func rewrite(
        _ source: String, _ diagnostics: [SourceDiagnostic], _ modules: Set<String>, _ isForIOS: Bool,
        hidesPreviews: Bool = false, isSplitting: Bool = false
    )
        throws -> (
            text: String, reply: RewriteReply.File
        )
    {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/Card.swift"
        let copy = folder + "/copy/Card.swift"
        try source.write(toFile: path, atomically: true, encoding: .utf8)
        var request = RewriteRequest(
            files: [.init(path: path, copy: copy, diagnostics: diagnostics)], isForIOS: isForIOS, modules: modules,
            conditions: ["DEBUG"])
        request.hidesPreviews = hidesPreviews
        request.isSplitting = isSplitting
        let reply = SourceRewriter.run(request).files[0]
        return (try String(contentsOfFile: reply.isChanged ? copy : path, encoding: .utf8), reply)
    }
}
