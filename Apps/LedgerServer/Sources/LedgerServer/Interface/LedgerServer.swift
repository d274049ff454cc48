import Foundation
import Hummingbird
import LedgerAuth
import LedgerCore
import Logging
import ServiceLifecycle

/// The HTTP interface to accounts in PostgreSQL.
///
/// ```swift
/// let server = try LedgerServer(storage, files: files, configuration: configuration)
/// try await server.run()
/// ```
public final class LedgerServer: Sendable {
    let storage: PostgresStorage
    let people: People
    let files: any FileStorage
    let registry: FileRegistry
    let configuration: ServerConfiguration
    let metrics = Metrics()
    let hints: HintBus
    let work: WorkQueue
    /// Hashing passwords is slow on purpose, so it has threads that nothing else waits for.
    let passwords: WorkQueue
    let pushes: PushQueue
    let sessions: KnownTokens
    let buckets: Buckets
    let logger: Logger
    let now: @Sendable () -> Date

    /// What is counted for each client.
    struct Buckets: Sendable {
        let signIns: TokenBuckets
        let requestsOfPerson: TokenBuckets
        let pushesOfDevice: TokenBuckets
        let pushesOfAccount: TokenBuckets
        let newAccounts: TokenBuckets
        let devices: TokenBuckets
    }

    public init(
        _ storage: PostgresStorage, files: any FileStorage, configuration: ServerConfiguration,
        logger: Logger = Logger(label: "ledger-server", factory: { JSONLog(label: $0) }),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        let limits = configuration.limits
        self.storage = storage
        self.files = files
        self.configuration = configuration
        self.logger = logger
        self.now = now
        people = People(storage, policy: configuration.signIn)
        registry = FileRegistry(storage)
        let hints = HintBus(limit: limits.hints, limitOfPerson: limits.hintsOfPerson)
        let metrics = metrics
        let work = WorkQueue(threads: configuration.connections, limit: limits.waiting)
        self.hints = hints
        self.work = work
        passwords = WorkQueue(threads: 2, limit: 50)
        pushes = PushQueue(storage, work, limit: limits.waitingPushes, now: now) { account, answer in
            hints.announce(account, answer.head)
            for batch in answer.answers {
                metrics.count("ledger_batches_total", ["outcome": batch.outcome.label])
            }
        }
        sessions = KnownTokens(people)
        buckets = Buckets(
            signIns: TokenBuckets(limits.signIns), requestsOfPerson: TokenBuckets(limits.requestsOfPerson),
            pushesOfDevice: TokenBuckets(limits.pushesOfDevice), pushesOfAccount: TokenBuckets(limits.pushesOfAccount),
            newAccounts: TokenBuckets(limits.newAccounts), devices: TokenBuckets(limits.devices))
        metrics.gauge("ledger_hints_waiting") { Double(hints.count) }
        metrics.gauge("ledger_work_waiting") { Double(work.depth) }
    }

    /// Listens until the task is canceled. What was begun by then is finished first.
    ///
    /// - Parameters:
    ///   - endsBySignal: whether SIGTERM and SIGINT end it as well.
    ///   - listening: called with the port once the server listens.
    public func run(endsBySignal: Bool = true, listening: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        let router = Router(context: ServerContext.self)
        router.add(middleware: Gateway(metrics: metrics))
        addOperationRoutes(to: router)
        addPeopleRoutes(to: router)
        addSyncRoutes(to: router)
        addFileRoutes(to: router)
        let application = Application(
            router: router,
            server: .http1(configuration: .init(idleTimeout: .seconds(Int64(configuration.limits.hintSeconds + 70)))),
            configuration: .init(
                address: .hostname(configuration.host, port: configuration.port), serverName: "ledger-server",
                backlog: 1024,
                availableConnectionsDelegate: .maximum(configuration.limits.openConnections, logger: logger)),
            services: [HintWatch(self)],
            onServerRunning: { channel in listening(channel.localAddress?.port ?? 0) }, logger: logger)
        try await application.runService(gracefulShutdownSignals: endsBySignal ? [.sigterm, .sigint] : [])
    }
}

/// Looks for what other servers have accepted.
private struct HintWatch: Service {
    private let server: LedgerServer

    init(_ server: LedgerServer) { self.server = server }

    func run() async throws {
        let hints = server.hints
        while !Task.isCancelled, !Task.isShuttingDownGracefully {
            hints.endOldWaits()
            let accounts = hints.accounts
            if !accounts.isEmpty {
                let storage = server.storage
                // While the database is away there is no news; devices hear of it when they ask themselves.
                if let heads = try? await server.work.run({ try storage.heads(of: accounts) }) {
                    hints.announce(heads)
                }
            }
            try? await Task.sleep(for: .milliseconds(200))
        }
    }
}

extension BatchAnswer.Outcome {
    fileprivate var label: String {
        switch self {
        case .applied: "applied"
        case .merged: "merged"
        case .mergedInto: "mergedInto"
        case .refused(let refusal): "refused-\(refusal.code.rawValue)"
        }
    }
}
