import ArgumentParser
import PerchCommands

/// What the tool starts its copies with. People have no use for it, so help does not list it.
struct WorkerCommand: RegisteredCommand {
    static let name = "draw-for-tool"
    static let rank = 9
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Draw pictures for the tool that started this process.", shouldDisplay: false)

    func run() { MainActor.assumeIsolated { WorkerLoop.run() } }
}
