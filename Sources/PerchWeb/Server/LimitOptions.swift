import ArgumentParser

/// What one page, one address, and all of them may take up.
struct LimitOptions: ParsableArguments {
    private static let standard = ServerConfiguration.Limits()

    @Option(help: "Sessions that there may be at a time.")
    var maxSessions = Self.standard.sessions

    @Option(help: "Connections that there may be at a time.")
    var maxConnections = Self.standard.connections

    @Option(help: "Connections that one address may have. A proxy has one address for all pages.")
    var maxConnectionsPerAddress = Self.standard.connectionsPerAddress

    @Option(help: "Seconds for which a session waits for its page after the connection was lost.")
    var keepSessions = Self.standard.detachedTime

    @Option(help: "Messages that a page may send in a second.")
    var maxMessagesPerSecond = Int(Self.standard.messagesPerSecond)

    func validate() throws {
        for (name, value) in [
            ("--max-sessions", maxSessions), ("--max-connections", maxConnections),
            ("--max-connections-per-address", maxConnectionsPerAddress),
            ("--max-messages-per-second", maxMessagesPerSecond),
        ] where value < 1 {
            throw ValidationError("\(name) must be at least 1.")
        }
        guard (0...86_400).contains(keepSessions) else {
            throw ValidationError("--keep-sessions must be from 0 to 86400 seconds.")
        }
    }

    func apply(to limits: inout ServerConfiguration.Limits) {
        limits.sessions = maxSessions
        limits.connections = maxConnections
        limits.connectionsPerAddress = maxConnectionsPerAddress
        limits.detachedTime = keepSessions
        limits.messagesPerSecond = Double(maxMessagesPerSecond)
    }
}
