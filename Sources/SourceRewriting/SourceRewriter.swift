import Foundation
import LiteralValues
import ProjectModel
import SwiftSyntax

/// Makes and mends the copies of source files.
package enum SourceRewriter {
    /// The longest file that is read, in bytes.
    static let longest = 8 << 20

    package static func run(_ request: RewriteRequest) -> RewriteReply {
        let conditions = BuildConditions(
            isForIOS: request.isForIOS, modules: request.modules, flags: request.conditions,
            hidesPreviews: request.hidesPreviews)
        return RewriteReply(
            files: request.files.map { file in
                do {
                    guard request.names.isEmpty else { return try search(file, request.names) }
                    if request.isSplitting { return try split(file) }
                    if request.isOutlining { return try outline(file) }
                    return file.diagnostics.isEmpty
                        ? try copy(file, conditions) : try mend(file, isCoarse: request.isCoarse)
                } catch {
                    var reply = RewriteReply.File(path: file.path)
                    reply.problem = "\(error)"
                    return reply
                }
            })
    }

    private static func copy(_ file: RewriteRequest.File, _ conditions: BuildConditions) throws -> RewriteReply.File {
        let source = try read(file.path)
        let tree = SourceFileSyntax(parsing: source)
        let found = PlatformEdits(conditions, path: file.path, tree: tree)
        var reply = found.summary
        var edits = found.edits
        let bytes = Array(source.utf8)
        if reply.imports.contains("XCTest") { reply.tests = TestSearch(tree).found }
        if file.hasLiterals {
            let search = LiteralSearch(tree)
            let first = SourceLiterals.firstID(of: file.path)
            edits += search.found.enumerated().map { LiteralSearch.wrapped($1, id: first + $0) }
            if !search.found.isEmpty { reply.literals = search.summary(path: file.path, source: bytes, tree: tree) }
        }
        reply.isChanged = !edits.isEmpty
        if reply.isChanged {
            try write(String(decoding: edits.applied(to: bytes), as: UTF8.self), to: file.copy)
        } else {
            try? FileManager.default.removeItem(atPath: file.copy)
        }
        return reply
    }

    /// What differs between files and what was compiled of them.
    package static func changes(in paths: [String], since index: LiteralIndex) -> LiteralChanges {
        var changes: [String: [Int: LiteralValue]] = [:]
        for path in paths {
            guard let compiled = index.files[path]?.literals, let source = try? read(path) else {
                return LiteralChanges(files: nil)
            }
            let tree = SourceFileSyntax(parsing: source)
            let now = LiteralSearch(tree).summary(path: path, source: Array(source.utf8), tree: tree)
            guard now.skeleton == compiled.skeleton, now.values.count == compiled.values.count else {
                return LiteralChanges(files: nil)
            }
            let first = SourceLiterals.firstID(of: path)
            let pairs = zip(now.values, compiled.values).enumerated().compactMap { index, values in
                values.0 == values.1 ? nil : (first + index, values.0)
            }
            changes[path] = Dictionary(uniqueKeysWithValues: pairs)
        }
        return LiteralChanges(files: changes)
    }

    private static func search(_ file: RewriteRequest.File, _ names: Set<String>) throws -> RewriteReply.File {
        var reply = RewriteReply.File(path: file.path)
        reply.names = NameUsageSearch(names, in: SourceFileSyntax(parsing: try latest(file))).found
        return reply
    }

    /// The copy, or the source if there is none.
    private static func latest(_ file: RewriteRequest.File) throws -> String {
        try read(FileManager.default.fileExists(atPath: file.copy) ? file.copy : file.path)
    }

    private static func outline(_ file: RewriteRequest.File) throws -> RewriteReply.File {
        var reply = RewriteReply.File(path: file.path)
        let source = try read(file.path)
        let bytes = Array(source.utf8)
        let reader = InterfaceReader(SourceFileSyntax(parsing: source), source: bytes)
        reply.interface = reader.words
        reply.isChanged = !reader.edits.isEmpty
        if reply.isChanged {
            try write(String(decoding: reader.edits.applied(to: bytes), as: UTF8.self), to: file.copy)
        }
        return reply
    }

    private static func split(_ file: RewriteRequest.File) throws -> RewriteReply.File {
        var reply = RewriteReply.File(path: file.path)
        let splitter = BodySplitter(path: file.path, source: try latest(file))
        guard let text = splitter.split(file.diagnostics) else { return reply }
        reply.isChanged = true
        try write(text, to: file.copy)
        return reply
    }

    private static func mend(_ file: RewriteRequest.File, isCoarse: Bool) throws -> RewriteReply.File {
        var reply = RewriteReply.File(path: file.path)
        let source = try latest(file)
        let replacer = Replacer(path: file.path, source: source, isCoarse: isCoarse)
        if let text = replacer.mended(file.diagnostics) {
            reply.isChanged = true
            try write(text, to: file.copy)
            return reply
        }
        var result = replacer.replace(file.diagnostics)
        if result.replacements.isEmpty, let first = file.diagnostics.first { result = replacer.empty(because: first) }
        reply.replacements = result.replacements
        reply.isChanged = true
        if source.contains("import XCTest") { reply.tests = TestSearch(SourceFileSyntax(parsing: result.source)).found }
        try write(result.source, to: file.copy)
        return reply
    }

    private static func read(_ path: String) throws -> String {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        guard data.count <= longest else { throw RewritingProblem(description: "\(path) is larger than 8 MB.") }
        return String(decoding: data, as: UTF8.self)
    }

    /// A copy that stays the same keeps its time, so that nothing is compiled again.
    private static func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        if let old = try? Data(contentsOf: url), old == Data(text.utf8) { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }
}

struct RewritingProblem: Error, CustomStringConvertible {
    var description: String
}
