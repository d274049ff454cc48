import Foundation
import Locking
import NIOCore
import NIOPosix

/// A process that holds sessions, and the line to it.
///
/// Code that traps takes its process with it. The server is another process, so that it can say what happened, and so that the
/// other workers' sessions go on.
final class WorkerLink {
    /// The sessions that it holds.
    var sessions: Set<UInt32> = []

    private let process: Process
    private let lastWords: LastWords
    private var channel: (any Channel)?
    private var queue: [LinkMessage] = []

    private let loop: any EventLoop

    private init(_ process: Process, _ lastWords: LastWords, _ loop: any EventLoop) {
        self.loop = loop
        self.process = process
        self.lastWords = lastWords
    }

    /// This program, by the place that it was started from: a new build lies there later.
    static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

    /// Where code traps, people want to know where, and soon: registers, libraries and what called the main loop take long to
    /// write and tell them nothing.
    private static let surroundings = ProcessInfo.processInfo.environment.merging([
        "SWIFT_BACKTRACE": "threads=crashed,limit=16,top=0,symbolicate=fast,registers=none,images=none,color=no"
    ]) { own, _ in own }

    /// Starts a copy of this program; nil where that is not possible.
    static func start(
        on loop: any EventLoop, receive: @escaping (WorkerLink, UInt32, LinkKind, [UInt8]) -> Void,
        ended: @escaping (WorkerLink, String) -> Void
    ) -> WorkerLink? {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        let process = Process()
        process.executableURL = executable
        process.arguments = [SessionsCommand.name]
        process.environment = surroundings
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        let words = LastWords()
        let errors = Pipe()
        process.standardError = errors
        errors.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { words.add(data) }
        }
        defer { close(ends[1]) }
        do { try process.run() } catch {
            close(ends[0])
            return nil
        }
        let worker = WorkerLink(process, words, loop)
        let bound = NIOLoopBound(worker, eventLoop: loop)
        let boundReceive = NIOLoopBound(receive, eventLoop: loop)
        let boundEnded = NIOLoopBound(ended, eventLoop: loop)
        ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        ByteToMessageHandler(LinkDecoder()),
                        LinkHandler(
                            receive: { boundReceive.value(bound.value, $0.session, $0.kind, $0.bytes) },
                            closed: { bound.value.end(boundEnded.value) }),
                    ])
                }
            }
            .withConnectedSocket(ends[0])
            .whenComplete { result in
                switch result {
                case .success(let channel): bound.value.connected(channel)
                case .failure: bound.value.end(boundEnded.value)
                }
            }
        return worker
    }

    private func connected(_ channel: any Channel) {
        self.channel = channel
        for message in queue { channel.write(message.buffer, promise: nil) }
        channel.flush()
        queue = []
    }

    func send(_ session: UInt32, _ kind: LinkKind, _ bytes: [UInt8]) {
        let message = LinkMessage(session: session, kind: kind, bytes: bytes)
        guard let channel else { return queue.append(message) }
        let buffer = message.buffer
        let count = buffer.readableBytes
        waiting += count
        // A process that reads nothing has come to hang; what it holds is lost as if it had trapped.
        guard waiting <= Self.mostWaiting else { return stop() }
        let this = NIOLoopBound(self, eventLoop: loop)
        channel.writeAndFlush(buffer).whenComplete { _ in this.value.waiting -= count }
    }

    /// Bytes that the process has not read yet.
    private var waiting = 0
    private static let mostWaiting = 8 << 20

    private func end(_ ended: @escaping (WorkerLink, String) -> Void) {
        channel = nil
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        let this = NIOLoopBound((self, ended), eventLoop: loop)
        // What the process wrote last may still be on its way.
        loop.scheduleTask(in: .milliseconds(100)) { this.value.1(this.value.0, this.value.0.lastWords.text) }
    }

    /// Ends the process, which takes its leave once its line is closed.
    func stop() { channel?.close(promise: nil) }
}

/// The last lines that a process wrote before it ended; they go to our own error output as well.
final class LastWords: Sendable {
    private let kept = Locked(Data())
    private static let mostKept = 64 << 10
    private static let mostTold = 4096

    func add(_ data: Data) {
        FileHandle.standardError.write(data)
        kept.withLock { $0 = ($0 + data).suffix(Self.mostKept) }
    }

    /// What is told about the end: from the line on that says why code trapped, or the last lines.
    var text: String {
        let words = kept.withLock { String(decoding: $0, as: UTF8.self) }
        guard let reason = words.range(of: "Fatal error:", options: .backwards) else {
            return String(words.suffix(Self.mostTold))
        }
        let line = words[..<reason.lowerBound].lastIndex(of: "\n").map(words.index(after:)) ?? words.startIndex
        return String(words[line...].prefix(Self.mostTold))
    }
}
