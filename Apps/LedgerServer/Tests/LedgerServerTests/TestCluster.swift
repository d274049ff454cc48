import Foundation
import Testing

@testable import LedgerServer

/// A PostgreSQL for the tests, in a temporary folder, reached by a socket in it only. Gone with the process.
final class TestCluster: @unchecked Sendable {
    /// One that all tests share which do not kill it; nothing is synchronized to the disk.
    static let shared = Result { try TestCluster(isDurable: false) }

    private let folder: String
    private let arguments: [String]
    private let lock = NSLock()
    private var server: Process?
    private var databases = 0

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    init(isDurable: Bool) throws {
        folder = "/tmp/ledger-pg-\(UInt32.random(in: 0 ... .max))"
        arguments =
            ["-D", "\(folder)/data", "-k", folder, "-c", "listen_addresses="]
            + (isDurable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"])
        try Self.run(["install", "-d", "-m", "700"] + (getuid() == 0 ? ["-o", "postgres"] : []) + [folder])
        try Self.run(
            Self.unprivileged + [
                "\(try Self.programs())/initdb", "-N", "-A", "trust", "-U", "postgres", "-D", "\(folder)/data",
            ])
        try start()
        clusters.withLock { $0.append(self) }
    }

    // MARK: Running

    func start() throws {
        let server = try Self.process(Self.unprivileged + ["\(try Self.programs())/postgres"] + arguments)
        try server.run()
        lock.withLock { self.server = server }
        for _ in 0..<600 {
            if (try? PostgresConnection("\(address("postgres")) connect_timeout=5")) != nil { return }
            guard server.isRunning else { break }
            usleep(50_000)
        }
        throw Failure(description: "PostgreSQL does not start in \(folder).")
    }

    /// Ends the server as a power cut would.
    func kill() throws {
        let text = try String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8)
        guard let pid = text.split(separator: "\n").first.flatMap({ pid_t($0) }) else {
            throw Failure(description: "PostgreSQL does not say which process it is.")
        }
        Foundation.kill(pid, SIGKILL)
        lock.withLock { server }?.waitUntilExit()
    }

    fileprivate func remove() {
        if let text = try? String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8),
            let pid = text.split(separator: "\n").first.flatMap({ pid_t($0) })
        {
            Foundation.kill(pid, SIGQUIT)
        }
        lock.withLock { server }?.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    // MARK: Databases

    func address(_ database: String) -> String { "host=\(folder) user=postgres dbname=\(database)" }

    /// The address of a new database, with the tables.
    func database() throws -> String {
        let name = lock.withLock {
            databases += 1
            return "test\(databases)"
        }
        try PostgresConnection(address("postgres")).run("CREATE DATABASE \(name)")
        try PostgresStorage.migrate(address(name))
        return address(name)
    }

    // MARK: Programs

    /// PostgreSQL refuses to run as root.
    private static var unprivileged: [String] { getuid() == 0 ? ["runuser", "-u", "postgres", "--"] : [] }

    private static func programs() throws -> String {
        let root = "/usr/lib/postgresql"
        let versions = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).compactMap { Int($0) }
        guard let version = versions.max() else {
            throw Failure(description: "PostgreSQL is not installed: make test-ledger-server installs it.")
        }
        return "\(root)/\(version)/bin"
    }

    private static func process(_ command: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    private static func run(_ command: [String]) throws {
        let process = try process(command)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(command.joined(separator: " ")) failed.")
        }
    }
}

/// All clusters of the process, ended with it.
private let clusters: ClusterList = {
    atexit { clusters.withLock { for cluster in $0 { cluster.remove() } } }
    return ClusterList()
}()

private final class ClusterList: @unchecked Sendable {
    private let lock = NSLock()
    private var clusters: [TestCluster] = []

    func withLock(_ body: (inout [TestCluster]) -> Void) { lock.withLock { body(&clusters) } }
}
