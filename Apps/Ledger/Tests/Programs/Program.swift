import Foundation
import Subprocess

/// A program that the package builds beside its tests, or one of the system.
///
/// `Foundation.Process` does not serve tests that run side by side: it blocks a thread of the cooperative pool, and it learns of
/// the end by a socket, which a process that an exit test starts at the same moment inherits and holds open until it ends as well.
public struct Program: Sendable {
    /// How a run ended, and what it printed.
    public struct Result: Sendable {
        /// The exit code; 128 and the signal's number, as a shell has it, where a signal ended the program.
        public let status: Int32
        public let wasKilled: Bool
        public let output: String
        public let errors: String
    }

    public let path: String

    public init(path: String) { self.path = path }

    /// A program in the folder of the tests' binary.
    public init(built name: String) {
        path =
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name).path
    }

    public func run(_ arguments: [String]) async throws -> Result {
        let result = try await Subprocess.run(
            .path(.init(path)), arguments: Arguments(arguments), output: .string(limit: 64 << 20),
            error: .string(limit: 1 << 20))
        let (status, wasKilled): (Int32, Bool) =
            switch result.terminationStatus {
            case .exited(let code): (code, false)
            case .signaled(let signal): (128 + signal, true)
            }
        return Result(
            status: status, wasKilled: wasKilled, output: result.standardOutput, errors: result.standardError)
    }
}
