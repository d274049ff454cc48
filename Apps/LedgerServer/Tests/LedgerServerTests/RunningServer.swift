import Foundation
import LedgerAuth
import LedgerCore
import LedgerSync
import Logging
import ServiceLifecycle
import Synchronization

@testable import LedgerServer

/// A server in the tests' process, on a separate database.
final class RunningServer: Sendable {
    let port: Int
    /// How the database is reached.
    let database: String
    let storage: PostgresStorage
    let server: LedgerServer
    let log: Lines
    /// What the server takes for the time.
    let clock: TestClock
    private let group: ServiceGroup
    private let task: Task<Void, any Error>

    /// Lines that were logged.
    final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    final class TestClock: Sendable {
        private let ahead = Mutex<TimeInterval>(0)
        var now: Date { Date().addingTimeInterval(ahead.withLock { $0 }) }
        func advance(_ seconds: TimeInterval) { ahead.withLock { $0 += seconds } }
    }

    /// - Parameter change: what is different from a server's usual configuration.
    init(database: String? = nil, _ change: (inout ServerConfiguration) -> Void = { _ in }) async throws {
        var configuration = ServerConfiguration(secret: Data("a secret of the tests, long enough".utf8))
        configuration.port = 0
        // As cheap as it can be: what it costs is no part of what is tested.
        configuration.signIn.cost = .init(rounds: 2, blockSize: 1, parallelism: 1)
        configuration.limits.signIns = .init(perSecond: 1000, burst: 1000)
        change(&configuration)
        self.database = try database ?? TestCluster.shared.get().database()
        storage = PostgresStorage(self.database, connections: 4)
        let log = Lines()
        let clock = TestClock()
        self.log = log
        self.clock = clock
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "ledger-files-\(UInt32.random(in: 0 ... .max))")
        let server = LedgerServer(
            storage, files: try FolderFiles(folder: folder.path, secret: configuration.secret),
            configuration: configuration,
            logger: Logger(label: "test", factory: { JSONLog(label: $0) { log.add($0) } }), now: { clock.now })
        self.server = server
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let group = ServiceGroup(
            services: [Serving(server: server, ports: continuation)],
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        self.group = group
        task = Task { try await group.run() }
        var iterator = ports.makeAsyncIterator()
        guard let port = await iterator.next() else {
            throw TestCluster.Failure(description: "The server does not start.")
        }
        self.port = port
    }

    // A server that was canceled would crash the process if a device connects at that moment.
    deinit { Task { [group] in await group.triggerGracefulShutdown() } }

    /// Stops as SIGTERM does, and waits for the end.
    func stop() async {
        await group.triggerGracefulShutdown()
        _ = await task.result
    }

    private struct Serving: Service {
        let server: LedgerServer
        let ports: AsyncStream<Int>.Continuation

        func run() async throws {
            defer { ports.finish() }
            try await server.run(endsBySignal: false) { ports.yield($0) }
        }
    }

    var address: URL { URL(string: "http://127.0.0.1:\(port)")! }
    var client: ServerClient { ServerClient(address: address) }
    var exchange: URLSessionExchange { URLSessionExchange(address: address) }

    /// Someone new, with a firm of that id if one is given.
    func person(_ name: String, firm: String? = nil) async throws -> SignInAnswer {
        let person = try await client.signUp(email: "\(name)@example.com", password: "long enough")
        if let firm { try await client.makeAccount(firm, name: "Firm", token: person.token) }
        return person
    }

    /// Makes someone a member of a firm.
    func invite(_ person: SignInAnswer, as role: MemberRole = .user, to firm: String, by owner: SignInAnswer)
        async throws
    {
        let invitation = try await client.invite(person.email, as: role, to: firm, token: owner.token)
        _ = try await client.accept(code: invitation.code, token: person.token)
    }
}

/// A batch that makes an item.
func itemBatch(_ id: String, _ number: Int, _ node: String, by user: String, in firm: String = "firm") -> SyncBatch {
    SyncBatch(
        id: "\(node)-\(number)", number: number, accountID: firm, userID: user,
        timestamp: HybridTimestamp(milliseconds: Date().milliseconds, node: node),
        content: .command(.createItems([Item(id: id) { $0.name = id }])))
}

/// The failure of a request; `nil` if there was none.
func failure(_ body: () async throws -> Void) async -> ServerFailure? {
    do {
        try await body()
        return nil
    } catch {
        return error as? ServerFailure
    }
}

/// Waits until something is so, and tells whether it came to be. What throws is not so.
func eventually(seconds: Double = 20, _ condition: () throws -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
        if (try? condition()) == true { return true }
        try? await Task.sleep(for: .milliseconds(20))
    }
    return (try? condition()) ?? false
}
