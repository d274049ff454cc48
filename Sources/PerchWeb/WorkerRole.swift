import ArgumentParser

/// What a worker is for. Previews run in separate workers, so their code shares no process with the program's sessions.
struct WorkerRole: Hashable, Sendable {
    enum Content: String, CaseIterable, ExpressibleByArgument, Sendable { case program, previews }

    var content: Content
    /// Whether questions about the element tree, the accessibility tree and frames are answered.
    var isInspected: Bool
    /// Whether views that call parts of the sources that were left out are marked. Otherwise such a call ends the worker.
    var marksMissingParts = false

    static let previews = WorkerRole(content: .previews, isInspected: true)

    /// The same, for what ended a worker because a part was left out.
    var markingMissingParts: WorkerRole {
        var role = self
        role.marksMissingParts = true
        return role
    }

    /// The arguments that start a worker of this role.
    var arguments: [String] {
        [SessionsCommand.name, "--content", content.rawValue] + (isInspected ? ["--inspected"] : [])
    }
}
