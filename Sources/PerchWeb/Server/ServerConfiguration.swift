import Foundation
import NIOCore

/// Where the server listens, whom it trusts, and how much it gives to each.
struct ServerConfiguration: Sendable {
    /// Nil for this machine alone.
    var host: String?
    /// 0 for any that is free.
    var port = 0
    /// What a page must know; nil if nobody else can reach the server.
    var token: String?
    /// Names beside those of this machine that pages may be asked for by.
    var allowedHosts: [String] = []
    /// Where browsers find a proxy in front; nil for none.
    var publicAddress: PublicAddress?
    /// The number of processes that run sessions.
    var workers = ProcessInfo.processInfo.activeProcessorCount
    /// Whether each session has a process to itself, for programs whose globals are one person's.
    var isProcessPerSession = false
    /// Whether there is a program, which a page without a preview shows.
    var hasProgram = false
    /// Whether pages may show previews, and inspect what they show.
    var servesPreviews = false
    /// Makes what encrypts a connection; nil if nothing does.
    var encryption: (@Sendable () -> any ChannelHandler)?
    /// The port for the operator of the server, which only this machine can reach; nil for none.
    var operationsPort: Int?
    /// How long the server waits for its pages to leave on SIGTERM, in seconds.
    var drain = 0
    var log = ServerLog.off
    /// Where what the program keeps for each browser outlives the server; nil for nowhere.
    var memory: URL?
    var limits = Limits()

    /// What holds the session of a page with these settings: previews, and their list, have separate workers.
    func role(for settings: [String: String]) -> WorkerRole {
        let isPreview = !settings["preview", default: ""].isEmpty || settings["previews"] == "1" || !hasProgram
        return isPreview ? .previews : WorkerRole(content: .program, isInspected: servesPreviews)
    }

    /// What one peer, and all of them, may take up. Sources for the numbers: what comparable hosts start from.
    struct Limits: Sendable {
        /// In bytes.
        var headerBlock = 16 << 10
        var frame = 256 << 10
        var message = 256 << 10
        var fragments = 64
        /// Messages, and bytes, that a session may send in a second, and in one go.
        var messagesPerSecond = 200.0
        var bytesPerSecond = Double(1 << 20)
        var burst = 2.0
        /// Seconds until a peer must have said what it wants.
        var handshake = 10
        /// Bytes that may wait for a peer before it is turned away.
        var waiting = 16 << 20
        /// Bytes that may wait for a peer while its pings are answered.
        var waitingPongs = 64 << 10
        var connections = 1000
        /// Of all connections, those that one address may have. A proxy has one address for all pages.
        var connectionsPerAddress = 400
        var sessions = 300
        var memory = BrowserMemory.Limits()
        /// Sessions without a peer, and how long they are kept, in seconds.
        var detached = 100
        var detachedTime = 180
        /// Seconds that the session of a page that was closed waits: it may have been closed to be loaded again.
        var leavingTime = 10
        /// Seconds between pings; a peer that misses two is gone.
        var ping = 20
        /// Seconds that a process may take to answer: one that holds sessions, for longer than the contexts of previews may
        /// take, and one that draws previews for the index.
        var patience = 40
        var draftPatience = 10
    }
}

/// Bits from the system's generator, written so that they can be in an address.
enum Secret {
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(generator.next(), radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
    }

    /// A few letters that tell one thing from others; not for what must not be guessed.
    static func short() -> String { String(make().prefix(12)) }

    /// Whether a text is written as secrets are.
    static func isOne(_ text: String) -> Bool {
        text.utf8.count == 52 && text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }

    /// Takes as long for wrong secrets as for right ones.
    static func areEqual(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
