import Foundation
import LiteralValues
import Locking
import PerchCommands

/// Builds the program again when its sources were saved. One build runs at a time; what is saved meanwhile makes another. Where
/// nothing but literals has changed, there is no build: the program is given their new values.
final class Rebuilder: Sendable {
    /// What came of a build.
    enum Outcome: Sendable {
        case built(seconds: Double)
        /// The literals that say something else than was compiled, by their numbers.
        case changed([Int: LiteralValue])
        /// What the compiler said, the first error first.
        case failed(String)
    }

    private struct Work {
        var isBuilding = false
        /// What was saved and not looked at yet.
        var saved: Set<String> = []
        /// What was saved since the latest build that went well.
        var unbuilt: Set<String> = []
    }

    private let recipe: BuildRecipe
    private let work = Locked(Work())
    private let tell: @Sendable (Outcome) -> Void

    /// - Parameter executable: the program, where SwiftPM puts it: in a folder of `.build`. Nil for any other that `perch` has
    ///   not built.
    convenience init?(executable: URL, tell: @escaping @Sendable (Outcome) -> Void) {
        guard let recipe = BuildRecipe(of: executable) else { return nil }
        self.init(recipe, tell: tell)
    }

    init(_ recipe: BuildRecipe, tell: @escaping @Sendable (Outcome) -> Void) {
        self.recipe = recipe
        self.tell = tell
    }

    /// Where the sources lie.
    var folders: [URL] { recipe.folders.map { URL(fileURLWithPath: $0) } }

    /// What says how they are built.
    var manifests: [URL] { recipe.files.map { URL(fileURLWithPath: $0) } }

    /// - Parameter paths: what was saved.
    func sourcesChanged(_ paths: Set<String>) {
        let begins = work.withLock { work in
            work.saved.formUnion(paths)
            defer { work.isBuilding = true }
            return !work.isBuilding
        }
        guard begins else { return }
        Thread.detachNewThread { [self] in while takeTurn() {} }
    }

    /// Returns false once nothing is left to do.
    private func takeTurn() -> Bool {
        let paths: Set<String>? = work.withLock { work in
            work.isBuilding = !work.saved.isEmpty
            guard work.isBuilding else { return nil }
            work.unbuilt.formUnion(work.saved)
            work.saved = []
            return work.unbuilt
        }
        guard let paths else { return false }
        if let literals = literals(in: paths) {
            tell(.changed(literals))
            return true
        }
        let outcome = build()
        if case .built = outcome { work.withLock { $0.unbuilt = [] } }
        tell(outcome)
        return true
    }

    /// How the literals of files differ from those that were compiled; nil if more than that has changed.
    private func literals(in paths: Set<String>) -> [Int: LiteralValue]? {
        guard let literals = recipe.literals,
            let (status, said) = try? run(
                [literals.command, "literals", literals.index] + paths.sorted(), isQuiet: true),
            status == 0, let changes = try? JSONDecoder().decode(LiteralChanges.self, from: said)
        else { return nil }
        return changes.files?.values.reduce(into: [:]) { all, values in all.merge(values) { $1 } }
    }

    private func run(_ command: [String], isQuiet: Bool = false) throws -> (status: Int32, said: Data) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(fileURLWithPath: recipe.folder)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = isQuiet ? FileHandle.nullDevice : output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }

    private func build() -> Outcome {
        let start = ContinuousClock.now
        do {
            let (status, said) = try run(recipe.command)
            guard status != 0 else { return .built(seconds: (ContinuousClock.now - start) / .seconds(1)) }
            return .failed(Self.errors(in: String(decoding: said, as: UTF8.self), under: recipe.folder))
        } catch {
            return .failed("\(recipe.command[0]) could not be started: \(error)")
        }
    }

    /// The errors of a build with the code that they are in, each once.
    static func errors(in said: String, under folder: String) -> String {
        var blocks: [[Substring]] = []
        for line in said.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains(": error:") {
                blocks.append([line])
            } else if line.contains(": warning:") || line.hasPrefix("[") || line.hasPrefix("error:") {
                blocks.append([])
            } else if blocks.last?.isEmpty == false, blocks[blocks.count - 1].count < 8 {
                blocks[blocks.count - 1].append(line)
            }
        }
        var seen: Set<Substring> = []
        let errors = blocks.filter { block in block.first.map { seen.insert($0).inserted } ?? false }
        guard !errors.isEmpty else { return String(said.suffix(2000)) }
        let text = errors.prefix(5).map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
            .replacingOccurrences(of: folder + "/", with: "")
        return errors.count > 5 ? text + "\n\nand \(errors.count - 5) more." : text
    }
}

/// Brings what came of builds to the server, which starts before the first of them.
final class BuildNews: Sendable {
    private let listener = Locked<(@Sendable (Rebuilder.Outcome) -> Void)?>(nil)

    func listen(_ listener: @escaping @Sendable (Rebuilder.Outcome) -> Void) {
        self.listener.withLock { $0 = listener }
    }

    func tell(_ outcome: Rebuilder.Outcome) { listener.withLock { $0 }?(outcome) }
}
