import ArgumentParser

/// What a worker is for. Previews run in separate workers, so their code shares no process with the program's sessions.
struct WorkerRole: Hashable, Sendable {
    enum Content: String, CaseIterable, ExpressibleByArgument, Sendable { case program, previews }

    var content: Content
    /// Whether questions about the element tree, the accessibility tree and frames are answered.
    var isInspected: Bool

    static let previews = WorkerRole(content: .previews, isInspected: true)

    /// The arguments that start a worker of this role.
    var arguments: [String] {
        [SessionsCommand.name, "--content", content.rawValue] + (isInspected ? ["--inspected"] : [])
    }
}
