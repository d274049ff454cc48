import Foundation

/// Another process, and what it has written to its output.
struct ToldProcess {
    private let process = Process()
    private let output: String

    init(_ program: URL, _ arguments: [String], output: String) throws {
        self.output = output
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw Failure("\(program.path) is not there. Build it: swift build --product \(program.lastPathComponent)")
        }
        process.executableURL = program
        process.arguments = arguments
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = process.standardOutput
        try process.run()
    }

    private var text: String { String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self) }

    /// All lines that were written to their ends.
    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }

    func expectSuccess(_ name: String) throws {
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure("\(name) has ended with \(process.terminationStatus): \(text.suffix(2000))")
        }
    }

    func expectKilled(_ name: String) throws {
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL else {
            throw Failure("\(name) has ended by itself, with \(process.terminationStatus): \(text.suffix(2000))")
        }
    }

    func kill(_ name: String) throws {
        end()
        try expectKilled(name)
    }

    func end() { if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) } }
}
