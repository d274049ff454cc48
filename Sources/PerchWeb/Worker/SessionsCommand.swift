import ArgumentParser
import DisplayList
import Foundation
import NIOCore
import NIOPosix
import PerchCommands
import PerchHost

/// What the server starts its workers with. People have no use for it, so help does not list it.
struct SessionsCommand: RegisteredCommand {
    static let name = "hold-sessions"
    static let rank = 9
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Hold sessions for the server that started this process.", shouldDisplay: false)

    func run() throws { try MainActor.assumeIsolated { try SessionWorker.run() } }
}

/// The sessions of this process. What pages say comes in over the line to the server, which is the standard input that the
/// server gave this process; user code finds an empty one in its place.
@MainActor
private final class SessionWorker {
    private var sessions: [UInt32: LiveSession] = [:]
    /// What views of sessions that are to be made held in the build before.
    private var saved: [UInt32: [String: Data]] = [:]
    /// What the program keeps for the browsers of sessions that are to be made.
    private var remembered: [UInt32: [String: Data]] = [:]
    private var channel: (any Channel)?

    static func run() throws {
        signal(SIGPIPE, SIG_IGN)
        let line = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        guard line >= 0 else { throw ExitCode.failure }
        let worker = SessionWorker()
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        worker.channel = try ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        ByteToMessageHandler(LinkDecoder()),
                        LinkHandler(
                            receive: { message in
                                DispatchQueue.main.async { MainActor.assumeIsolated { worker.receive(message) } }
                            },
                            // Without a server there is nobody to show anything to.
                            closed: { exit(0) }),
                    ])
                }
            }
            .withConnectedSocket(line).wait()
        // The main queue alone keeps no run loop going.
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private func receive(_ message: LinkMessage) {
        let id = message.session
        switch message.kind {
        case .open:
            let states = saved.removeValue(forKey: id) ?? [:]
            sessions[id] = LiveSession(
                settings: settings(message), states: states, defaults: defaults(of: id),
                draft: { [weak self] in self?.answer(id, .draft, $0) },
                send: { [weak self] in self?.answer(id, .message, $0) })
        case .restore: saved[id] = values(message)
        case .remembered:
            if let session = sessions[id] {
                session.take(values(message))
            } else {
                remembered[id] = values(message)
            }
        case .noted: sessions[id]?.noted(values(message).keys)
        case .save:
            var writer = WireWriter()
            writer.states(sessions[id]?.states ?? [:])
            answer(id, .save, writer.bytes)
        case .attach: sessions[id]?.attach(settings(message))
        case .message: sessions[id]?.receive(message.bytes)
        case .detach: sessions[id]?.detach()
        case .draft: answer(id, .draft, Draft.answer(settings(message)) ?? [])
        case .ping: answer(id, .ping, [])
        case .close:
            sessions[id]?.end()
            sessions[id] = nil
        }
    }

    /// The defaults of a session: kept by the server where its page is in a browser that is known.
    private func defaults(of id: UInt32) -> SessionDefaults {
        guard let remembered = remembered.removeValue(forKey: id), let channel else { return SessionDefaults() }
        return SessionDefaults(remembered: remembered) { changes in
            var writer = WireWriter()
            writer.states(changes)
            // Programs set defaults on any thread.
            channel.writeAndFlush(
                LinkMessage(session: id, kind: .remembered, bytes: writer.bytes).buffer, promise: nil)
        }
    }

    private func values(_ message: LinkMessage) -> [String: Data] {
        var reader = WireReader(message.bytes)
        return (try? reader.states()) ?? [:]
    }

    private func answer(_ id: UInt32, _ kind: LinkKind, _ bytes: [UInt8]) {
        channel?.writeAndFlush(LinkMessage(session: id, kind: kind, bytes: bytes).buffer, promise: nil)
    }

    private func settings(_ message: LinkMessage) -> [String: String] {
        var reader = WireReader(message.bytes)
        return (try? reader.strings(most: 64)) ?? [:]
    }
}
