import ArgumentParser
import PerchCommands

/// The command that the server starts its workers with. It is for the server alone, so help does not list it.
struct SessionsCommand: RegisteredCommand {
    static let name = "hold-sessions"
    static let rank = 9
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Run sessions for the server that started this process.", shouldDisplay: false)

    @Option(help: "The content of the sessions: program or previews.")
    var content = WorkerRole.Content.program

    @Flag(help: "Answer questions about the element tree and about frames.")
    var inspected = false

    func run() throws {
        let role = WorkerRole(content: content, isInspected: inspected)
        try MainActor.assumeIsolated { try SessionWorker.run(role) }
    }
}
