import Foundation
import Locking
import PerchCommands

/// A second copy of this program, which draws what it is asked to. If it dies or hangs, only it is lost.
final class WorkerProcess {
    /// How a request went.
    enum Outcome {
        case reply(WorkerReply)
        /// The process ended; with the signal or status, and what it said last.
        case died(reason: String, said: [String])
        case timedOut
    }

    private let pid: pid_t
    private let toWorker: Int32
    private let replies: LineReader
    private let errors: LineReader
    private var status: Int32?

    /// Starts a copy of the running program. Returns nil if the system refuses.
    ///
    /// - Parameter findsMissingParts: Whether the copy marks views that call parts of the sources that were left out. It takes
    ///   longer for each preview.
    init?(findsMissingParts: Bool = false) {
        // Started one after the other, lest one inherit the other's pipes before they are marked.
        let (pid, input, output, error) = Self.starting.withLock { _ in Self.start(findsMissingParts) }
        self.pid = pid ?? 0
        toWorker = input
        replies = LineReader(output)
        errors = LineReader(error)
        guard pid != nil else {
            status = 0
            return nil
        }
    }

    private static let starting = Locked(())

    /// Both ends of a new pipe, of which processes started later get none.
    private static func pipe() -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Starts a copy; returns our ends of its input, output and error.
    private static func start(_ findsMissingParts: Bool) -> (pid_t?, Int32, Int32, Int32) {
        let input = pipe()
        let output = pipe()
        let error = pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, error.writing, 2)

        var variables = ProcessInfo.processInfo.environment
        // The same everywhere, whatever the host's settings are.
        variables["TZ"] = "UTC"
        variables["LC_ALL"] = "en_US.UTF-8"
        // A backtrace takes seconds; the message is enough to name the preview that trapped.
        variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
        if findsMissingParts { variables.merge(MissingParts.marking) { $1 } }
        let path = "/proc/self/exe"
        var arguments: [UnsafeMutablePointer<CChar>?] = [
            strdup(CommandLine.arguments.first ?? path), strdup(WorkerCommand.name), nil,
        ]
        var environment: [UnsafeMutablePointer<CChar>?] =
            variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + environment { free(text) } }

        var pid = pid_t()
        let result = posix_spawn(&pid, path, &actions, nil, &arguments, &environment)
        for descriptor in [input.reading, output.writing, error.writing] { close(descriptor) }
        return (result == 0 ? pid : nil, input.writing, output.reading, error.reading)
    }

    deinit { end() }

    /// Sends a request and waits for the reply for at most `seconds`.
    func send(_ request: WorkerRequest, timeout seconds: Double) -> Outcome {
        guard var line = try? JSONEncoder().encode(request) else {
            return .died(reason: "the request could not be written", said: [])
        }
        line.append(UInt8(ascii: "\n"))
        let wrote = line.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(toWorker, bytes.baseAddress! + sent, bytes.count - sent)
                if count <= 0 { return false }
                sent += count
            }
            return true
        }
        guard wrote else { return died() }

        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let line = replies.nextLine() {
                guard let reply = try? JSONDecoder().decode(WorkerReply.self, from: Data(line.utf8)) else {
                    continue
                }
                return .reply(reply)
            }
            if replies.isAtEnd { return died() }
            let left = deadline - ContinuousClock.now
            guard left > .zero else {
                kill(pid, SIGKILL)
                return .timedOut
            }
            let milliseconds = Int32(
                clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
                    + 1)
            var descriptors = [replies.poll, errors.poll]
            if poll(&descriptors, nfds_t(descriptors.count), milliseconds) < 0, errno != EINTR {
                return died()
            }
            replies.read(if: descriptors[0].revents)
            errors.read(if: descriptors[1].revents)
        }
    }

    /// Lines that the worker wrote to standard error since the last call.
    func takeErrors() -> [String] { errors.takeLines() }

    private func died() -> Outcome {
        // The pipe is closed a moment before the process is gone, and may still hold its last words.
        while !errors.isAtEnd {
            var descriptor = errors.poll
            guard poll(&descriptor, 1, 1000) > 0 else { break }
            errors.read(if: descriptor.revents)
        }
        end()
        return .died(reason: Self.describe(status ?? 0), said: takeErrors())
    }

    private func end() {
        guard status == nil else { return }
        close(toWorker)
        replies.close()
        errors.close()
        // A worker ends itself when its input does; one that hangs is not waited for.
        var result: Int32 = 0
        for _ in 0..<100 where waitpid(pid, &result, WNOHANG) == 0 { usleep(10_000) }
        kill(pid, SIGKILL)
        waitpid(pid, &result, 0)
        status = result
    }

    private static func describe(_ status: Int32) -> String {
        let signal = status & 0x7f
        if signal == 0 { return "ended with status \((status >> 8) & 0xff)" }
        switch signal {
        case SIGILL, SIGTRAP: return "trapped"
        case SIGSEGV, SIGBUS: return "crashed with a bad memory access"
        case SIGABRT: return "aborted"
        case SIGKILL: return "was killed, perhaps for want of memory"
        default: return "ended by signal \(signal)"
        }
    }
}

/// Splits what comes through a pipe into lines.
private final class LineReader {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var lines: [String] = []
    private(set) var isAtEnd = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// What to wait for; a negative descriptor, which `poll` ignores, once the end was read.
    var poll: pollfd { pollfd(fd: isAtEnd ? -1 : descriptor, events: Int16(POLLIN), revents: 0) }

    func read(if events: Int16) {
        guard events != 0, !isAtEnd else { return }
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        if count > 0 {
            buffer += chunk[..<count]
            while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(String(decoding: buffer[..<end], as: UTF8.self))
                buffer.removeSubrange(...end)
            }
        } else if count == 0 || errno != EINTR {
            isAtEnd = true
            if !buffer.isEmpty { lines.append(String(decoding: buffer, as: UTF8.self)) }
            buffer = []
        }
    }

    func nextLine() -> String? { lines.isEmpty ? nil : lines.removeFirst() }

    func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }

    func close() { _ = Glibc.close(descriptor) }
}
