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
        let replies = Replies(count: parts.count)
        DispatchQueue.concurrentPerform(iterations: parts.count) { index in
            replies.set(Result { try ask(parts[index]) }, at: index)
        }
        return RewriteReply(files: try replies.all().flatMap { try $0.get().files })
    }

    private final class Replies: @unchecked Sendable {
        // Guarded by the lock.
        private var values: [Result<RewriteReply, any Error>?]
        private let lock = NSLock()

        init(count: Int) { values = Array(repeating: nil, count: count) }

        func set(_ value: Result<RewriteReply, any Error>, at index: Int) { lock.withLock { values[index] = value } }
        func all() -> [Result<RewriteReply, any Error>] { lock.withLock { values.compactMap { $0 } } }
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
            reply.problem = "It could not be parsed."
            return RewriteReply(files: request.files.isEmpty ? [] : [reply])
        }
        let middle = request.files.count / 2
        var (first, second) = (request, request)
        first.files = Array(request.files[..<middle])
        second.files = Array(request.files[middle...])
        return RewriteReply(files: try ask(first).files + ask(second).files)
    }
}
