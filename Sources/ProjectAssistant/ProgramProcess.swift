import Foundation
import InspectionMessages
import ModelContext

/// A built program that shows previews on request, in a process that may trap or hang.
final class ProgramProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var buffer = MessageLines()
    private var lines: [MessageLines.Line] = []
    private let said = LastLines()

    /// - Throws: `AssistantProblem` where the program cannot be started.
    init(_ program: BuiltProgram) throws {
        process.executableURL = URL(fileURLWithPath: program.executable)
        process.arguments = ["inspect"]
        // The same everywhere, whatever the machine's settings are. A backtrace takes seconds.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["TZ": "UTC", "LC_ALL": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
            .merging(program.environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        errors.fileHandleForReading.readabilityHandler = { [said] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            said.add(data)
        }
        do { try process.run() } catch {
            throw AssistantProblem("\(program.executable) could not be started: \(error.localizedDescription)")
        }
    }

    deinit {
        errors.fileHandleForReading.readabilityHandler = nil
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Sends a request and waits for the reply, at most so many seconds.
    ///
    /// - Throws: `AssistantProblem` if the program ended or did not answer. It is of no use any longer then.
    func ask(_ request: InspectionRequest, seconds: Double) throws -> InspectionReply {
        try? input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request) + [UInt8(ascii: "\n")])
        let deadline = ContinuousClock.now + .seconds(seconds)
        let descriptor = output.fileHandleForReading.fileDescriptor
        while true {
            if !lines.isEmpty {
                guard case .message(let line) = lines.removeFirst() else {
                    throw AssistantProblem("The reply is larger than 16 MB. Ask for fewer frames or a smaller scale.")
                }
                guard let reply = try? JSONDecoder().decode(InspectionReply.self, from: line) else { continue }
                return reply
            }
            let left = (deadline - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else {
                throw AssistantProblem(
                    "The preview did not settle within \(Int(seconds)) seconds and was ended.")
            }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, Int32(clamping: Int(left) + 1)) > 0 else { continue }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { throw ended() }
            lines += buffer.add(chunk[..<count])
        }
    }

    private func ended() -> AssistantProblem {
        process.waitUntilExit()
        // What it said last may still be in the pipe.
        usleep(50_000)
        let reason = process.terminationReason == .uncaughtSignal ? "trapped" : "ended"
        return AssistantProblem((["The program \(reason)."] + said.latest).joined(separator: "\n"))
    }
}
