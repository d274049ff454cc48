import Foundation
import ProjectModel

/// The process that edits sources by their syntax.
struct Rewriter: Sendable {
    var installation: Installation

    /// Asks for copies of files; many files are shared out among processes.
    func run(_ request: RewriteRequest) throws -> RewriteReply {
        let processes = max(1, min(ProcessInfo.processInfo.activeProcessorCount, request.files.count / 16))
        guard processes > 1 else { return try ask(request) }
        let size = (request.files.count + processes - 1) / processes
        let parts = stride(from: 0, to: request.files.count, by: size).map { start -> RewriteRequest in
            var part = request
            part.files = Array(request.files[start..<min(start + size, request.files.count)])
            return part
        }
        return RewriteReply(files: try Concurrently.map(parts, ask).flatMap(\.files))
    }

    private func ask(_ request: RewriteRequest) throws -> RewriteReply {
        let result = try Subprocess(
            executable: installation.folder + "/perch-rewriter", arguments: [], input: JSONEncoder().encode(request)
        ).run(separatesErrors: true)
        if result.isSuccess, let reply = try? JSONDecoder().decode(RewriteReply.self, from: Data(result.output.utf8)) {
            return reply
        }
        // One file may be too much for it; the others are not lost.
        guard request.files.count > 1 else {
            var reply = RewriteReply.File(path: request.files.first?.path ?? "")
            reply.problem = "The file could not be parsed."
            return RewriteReply(files: request.files.isEmpty ? [] : [reply])
        }
        let middle = request.files.count / 2
        var (first, second) = (request, request)
        first.files = Array(request.files[..<middle])
        second.files = Array(request.files[middle...])
        return RewriteReply(files: try ask(first).files + ask(second).files)
    }
}
