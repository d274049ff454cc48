import Foundation
import Locking
import NIOCore
import NIOPosix
import PerchCommands

/// Who has started a process, and hears from it.
protocol WorkerOwner: AnyObject {
    func worker(_ worker: WorkerLink, said kind: LinkKind, of session: UInt32, _ bytes: [UInt8])
    /// The process takes nothing in, or does so again.
    func worker(_ worker: WorkerLink, isBusy: Bool)
    /// The process is gone.
    func workerEnded(_ worker: WorkerLink, _ end: WorkerLink.End)
}

/// A process that holds sessions, and the line to it.
///
/// Code that traps takes its process with it. The server is another process, so that it can say what happened, and so that the
/// other workers' sessions continue.
final class WorkerLink {
    /// The sessions that it holds.
    var sessions: Set<UInt32> = []
    let role: WorkerRole

    var processID: Int32 { process.processIdentifier }

    private let process: Process
    private let lastWords: LastWords
    private var channel: (any Channel)?
    private var queue: [LinkMessage] = []

    private let loop: any EventLoop
    private weak var owner: (any WorkerOwner)?
    private let patience: Patience

    /// How long a process may take to answer, in seconds.
    struct Patience: Sendable {
        /// Until those who look at it are notified.
        var busy = 3
        /// Until it is ended; 0 for never, as under a debugger.
        var ends: Int
    }

    /// What a process writes when it traps, beside the reason.
    enum Backtrace: String {
        /// Where code traps, people want to know where, and soon: registers, libraries and what called the main loop take long
        /// to write and tell them nothing.
        case short = "threads=crashed,limit=16,top=0,symbolicate=fast,registers=none,images=none,color=no"
        case none = "enable=no"
    }

    /// How a process ended.
    struct End {
        var title: String
        /// What it wrote last.
        var words: String
    }

    private init(
        _ role: WorkerRole, _ process: Process, _ lastWords: LastWords, _ loop: any EventLoop,
        _ owner: any WorkerOwner, _ patience: Patience
    ) {
        self.role = role
        self.loop = loop
        self.owner = owner
        self.patience = patience
        self.process = process
        self.lastWords = lastWords
    }

    /// This program, by the place that it was started from: a new build lies there later.
    static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

    /// Starts a copy of this program; nil if that is not possible.
    static func start(
        _ role: WorkerRole, on loop: any EventLoop, for owner: any WorkerOwner, patience: Patience,
        backtrace: Backtrace = .short
    ) -> WorkerLink? {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        let process = Process()
        process.executableURL = executable
        process.arguments = role.arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": backtrace.rawValue]) { own, _ in own }
            .merging(role.marksMissingParts ? MissingParts.marking : [:]) { $1 }
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
        let worker = WorkerLink(role, process, words, loop, owner, patience)
        let bound = NIOLoopBound(worker, eventLoop: loop)
        ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        ByteToMessageHandler(LinkDecoder()),
                        LinkHandler(receive: { bound.value.receive($0) }, closed: { bound.value.end() }),
                    ])
                }
            }
            .withConnectedSocket(ends[0])
            .whenComplete { result in
                switch result {
                case .success(let channel): bound.value.connected(channel)
                case .failure: bound.value.end()
                }
            }
        return worker
    }

    private func connected(_ channel: any Channel) {
        self.channel = channel
        for message in queue { channel.write(message.buffer, promise: nil) }
        channel.flush()
        queue = []
        ask()
    }

    private func receive(_ message: LinkMessage) {
        guard message.kind == .ping else {
            owner?.worker(self, said: message.kind, of: message.session, message.bytes)
            return
        }
        for timer in timers { timer.cancel() }
        timers = []
        if isBusy { owner?.worker(self, isBusy: false) }
        isBusy = false
        if hasMore { ask() }
    }

    func send(_ session: UInt32, _ kind: LinkKind, _ bytes: [UInt8]) {
        let message = LinkMessage(session: session, kind: kind, bytes: bytes)
        guard let channel else { return queue.append(message) }
        let buffer = message.buffer
        let count = buffer.readableBytes
        waiting += count
        // A process that reads nothing has come to hang; what it holds is lost as if it had trapped.
        guard waiting <= Self.mostWaiting else { return giveUp() }
        let this = NIOLoopBound(self, eventLoop: loop)
        channel.writeAndFlush(buffer).whenComplete { _ in this.value.waiting -= count }
        ask()
    }

    // MARK: Whether it answers

    /// What happens while the process owes an answer; empty while it owes none.
    private var timers: [Scheduled<Void>] = []
    /// Whether something was said since the process was asked.
    private var hasMore = false
    private var isBusy = false

    /// Asks the process whether it takes in what it was told. One to whom nobody says anything is left alone.
    private func ask() {
        guard let channel, patience.ends > 0 else { return }
        hasMore = !timers.isEmpty
        guard timers.isEmpty else { return }
        channel.writeAndFlush(LinkMessage(session: 0, kind: .ping, bytes: []).buffer, promise: nil)
        let this = NIOLoopBound(self, eventLoop: loop)
        timers = [
            loop.scheduleTask(in: .seconds(Int64(patience.busy))) { this.value.becomesBusy() },
            loop.scheduleTask(in: .seconds(Int64(patience.ends))) { this.value.giveUp() },
        ]
    }

    private func becomesBusy() {
        isBusy = true
        owner?.worker(self, isBusy: true)
    }

    private func giveUp() {
        hasGivenUp = true
        stop()
    }

    private var hasGivenUp = false

    /// Bytes that the process has not read yet.
    private var waiting = 0
    private static let mostWaiting = 8 << 20

    private func end() {
        channel = nil
        for timer in timers { timer.cancel() }
        // The worker leads a group of processes, unless it ends before it could begin.
        if process.isRunning, kill(-process.processIdentifier, SIGKILL) != 0 {
            kill(process.processIdentifier, SIGKILL)
        }
        let this = NIOLoopBound(self, eventLoop: loop)
        // What the process wrote last may still be on its way.
        loop.scheduleTask(in: .milliseconds(100)) {
            let worker = this.value
            let title = worker.hasGivenUp ? "The program no longer responds" : "The program ended unexpectedly"
            worker.owner?.workerEnded(worker, End(title: title, words: worker.lastWords.text))
        }
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

    /// What is reported about the end: from the line on that says why code trapped, or the last lines.
    var text: String {
        let words = kept.withLock { String(decoding: $0, as: UTF8.self) }
        guard let reason = words.range(of: "Fatal error:", options: .backwards) else {
            return String(words.suffix(Self.mostTold))
        }
        let line = words[..<reason.lowerBound].lastIndex(of: "\n").map(words.index(after:)) ?? words.startIndex
        return String(words[line...].prefix(Self.mostTold))
    }
}
