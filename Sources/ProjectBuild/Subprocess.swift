import Foundation

/// A program that is run to its end.
struct Subprocess {
    var executable: String
    var arguments: [String]
    var folder: String?
    var environment: [String: String] = [:]
    var input: Data?

    struct Result: Sendable {
        var status: Int32
        /// Output and errors, as they came.
        var output: String
        var isSuccess: Bool { status == 0 }
    }

    /// Runs it and returns what it wrote. With `separatesErrors`, errors go to this process's.
    func run(separatesErrors: Bool = false) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        let output = Pipe()
        process.standardOutput = output
        if !separatesErrors { process.standardError = output }
        let stream = input.map { _ in Pipe() }
        process.standardInput = stream ?? FileHandle.nullDevice
        do { try process.run() } catch {
            throw BuildProblem("\(executable) could not be started: \(error.localizedDescription)")
        }
        // On a separate thread, because a pipe has a limited capacity.
        if let stream, let input {
            Thread.detachNewThread {
                try? stream.fileHandleForWriting.write(contentsOf: input)
                try? stream.fileHandleForWriting.close()
            }
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(status: status, output: String(decoding: data, as: UTF8.self))
    }
}

/// What makes a build impossible.
package struct BuildProblem: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
