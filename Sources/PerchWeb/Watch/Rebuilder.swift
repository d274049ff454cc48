import Foundation
import Locking
import PerchCommands

/// Builds the program again when its sources were saved. One build runs at a time; what is saved meanwhile makes another.
final class Rebuilder: Sendable {
    /// What came of a build.
    enum Outcome: Sendable {
        case built(seconds: Double)
        /// What the compiler said, the first error first.
        case failed(String)
    }

    private struct Work {
        var isBuilding = false
        var isStale = false
    }

    private let recipe: BuildRecipe
    private let work = Locked(Work())
    private let tell: @Sendable (Outcome) -> Void

    /// - Parameter executable: the program, where SwiftPM puts it: in a folder of `.build`. Nil for any other that `perch` has
    ///   not built.
    init?(executable: URL, tell: @escaping @Sendable (Outcome) -> Void) {
        guard let recipe = BuildRecipe(of: executable) else { return nil }
        self.recipe = recipe
        self.tell = tell
    }

    /// Where the sources lie.
    var folders: [URL] { recipe.folders.map { URL(fileURLWithPath: $0) } }

    /// What says how they are built.
    var manifests: [URL] { recipe.files.map { URL(fileURLWithPath: $0) } }

    func sourcesChanged() {
        let begins = work.withLock { work in
            if work.isBuilding {
                work.isStale = true
                return false
            }
            work.isBuilding = true
            return true
        }
        guard begins else { return }
        Thread.detachNewThread { [self] in
            while true {
                tell(build())
                let goesOn = work.withLock { work in
                    work.isBuilding = work.isStale
                    work.isStale = false
                    return work.isBuilding
                }
                if !goesOn { return }
            }
        }
    }

    private func build() -> Outcome {
        let start = ContinuousClock.now
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = recipe.command
        process.currentDirectoryURL = URL(fileURLWithPath: recipe.folder)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        do { try process.run() } catch {
            return .failed("\(recipe.command[0]) could not be started: \(error)")
        }
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else {
            return .built(seconds: (ContinuousClock.now - start) / .seconds(1))
        }
        return .failed(Self.errors(in: said, under: recipe.folder))
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
