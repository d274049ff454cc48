import ArgumentParser

/// What one page, one address, and all of them may take up.
struct LimitOptions: ParsableArguments {
    private static let standard = ServerConfiguration.Limits()

    @Option(help: "The maximum number of sessions.")
    var maxSessions = Self.standard.sessions

    @Option(help: "The maximum number of connections.")
    var maxConnections = Self.standard.connections

    @Option(help: "The maximum number of connections from one address. All pages behind a proxy have the same address.")
    var maxConnectionsPerAddress = Self.standard.connectionsPerAddress

    @Option(help: "The number of seconds for which a session waits for its page after a lost connection.")
    var keepSessions = Self.standard.detachedTime

    @Option(help: "The maximum number of messages per second from a page.")
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
