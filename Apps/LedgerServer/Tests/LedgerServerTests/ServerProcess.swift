import Foundation
import Synchronization

/// A server in a separate process, which can be killed.
final class ServerProcess: Sendable {
    private struct State {
        var process: Process?
        var port = 0
    }

    private let state = Mutex(State())
    private let database: String
    private let folder: String

    init(database: String) throws {
        self.database = database
        folder =
            FileManager.default.temporaryDirectory.appending(path: "ledger-server-\(UInt32.random(in: 0 ... .max))")
            .path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try start()
    }

    deinit {
        try? kill()
        try? FileManager.default.removeItem(atPath: folder)
    }

    var port: Int { state.withLock { $0.port } }

    /// Starts a server, and waits until it listens.
    func start() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "ledger-server")
        process.arguments = [
            "serve", "--database", database, "--port", "0", "--files", "\(folder)/files", "--secret",
            "\(folder)/secret",
        ]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { throw TestCluster.Failure(description: "ledger-server does not start.") }
            text += String(decoding: data, as: UTF8.self)
        }
        let address = text.split(separator: "\n").first.flatMap {
            URL(string: String($0.replacing("Listening at ", with: "")))
        }
        guard let port = address?.port else { throw TestCluster.Failure(description: "ledger-server says: \(text)") }
        state.withLock { state in
            state.process = process
            state.port = port
        }
    }

    /// Ends it as a power cut would.
    func kill() throws { end(by: SIGKILL) }

    /// Ends it as an operator does, and gives what it ends with.
    @discardableResult
    func stop() -> Int32 { end(by: SIGTERM) }

    @discardableResult
    private func end(by signal: Int32) -> Int32 {
        guard let process = state.withLock({ $0.process }), process.isRunning else { return -1 }
        Foundation.kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationStatus
    }
}
