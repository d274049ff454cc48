import Foundation
import GRDB
import LedgerCore

/// A store in one SQLite file, or in memory.
///
/// Several processes may have the file open: each sees the others' commits. Reads and writes may come from any thread.
public final class LocalStore: DocumentStore {
    /// What a store takes from its surroundings, handed in so that tests decide it.
    public struct Environment: Sendable {
        /// The wall's clock.
        public var now: @Sendable () -> Date
        /// A new id for a document or an operation.
        public var newID: @Sendable () -> String

        public init(
            now: @escaping @Sendable () -> Date = { Date() },
            newID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
        ) {
            self.now = now
            self.newID = newID
        }
    }

    /// The file; `nil` in memory.
    public let path: String?
    public let environment: Environment
    let database: any DatabaseWriter
    let search: SearchCorpus
    private let hub: ObservationHub
    private let peers: PeerChannel?
    /// Set when the file turns out to be damaged; from then on nothing is written to it.
    private let damage = Locked<StoreError?>(nil)
    /// Set once the file is closed. A closed database in memory must not be asked for anything: it would crash.
    private let isClosed = Locked(false)
    /// Called at points of a write where torture tests kill the process.
    package let interruption = Locked<(@Sendable (WritePoint) -> Void)?>(nil)

    /// Opens a file, or makes it.
    ///
    /// Throws ``StoreError`` for a damaged file, for one of another program or of a newer version, and leaves it as it is.
    public convenience init(path: String, environment: Environment = Environment()) throws {
        try self.init(path: path, database: DatabaseFile.open(path), environment: environment)
    }

    /// A store that is gone with the process: for previews and tests.
    public convenience init(inMemory environment: Environment = Environment()) throws {
        let queue = try DatabaseQueue(configuration: DatabaseFile.configuration())
        try Schema.migrator.migrate(queue)
        try self.init(path: nil, database: queue, environment: environment)
    }

    private init(path: String?, database: any DatabaseWriter, environment: Environment) throws {
        self.path = path
        self.database = database
        self.environment = environment
        search = SearchCorpus()
        hub = ObservationHub(database: database, corpus: search)
        peers = path.flatMap { PeerChannel(database: $0) }
        peers?.listen { [weak hub] in hub?.catchUp() }
        hub.hasPeers = { [weak peers] in peers?.hasPeers ?? false }
    }

    deinit { peers?.close() }

    /// Closes the file at once, rather than when nothing holds the store any longer. Whatever is asked of it afterwards
    /// fails.
    public func close() throws {
        isClosed { $0 = true }
        peers?.close()
        hub.stop()
        try database.close()
    }

    // MARK: Reading

    public func value<Query: StoreQuery>(of query: Query) throws -> Query.Value {
        try read { db in
            let result = query.makeResult()
            try result.load(QueryReader(db: db, statistics: hub.statistics))
            return result.value
        }
    }

    public func observation<Query: StoreQuery>(of query: Query) throws -> QueryObservation<Query.Value> {
        try report { try hub.observe(query) }
    }

    public func search(_ query: String, accountID: String) throws -> SearchResults {
        try report { try hub.search(query, accountID: accountID) }
    }

    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try report { try database.read(body) }
    }

    /// How many documents observers have read again so far: the cost of observation.
    public var documentsReadByObservers: Int { hub.statistics.documentsRead { $0 } }

    /// Looks for other processes' commits, as is done whenever one of them announces one.
    public func catchUp() { hub.catchUp() }

    // MARK: Writing

    @discardableResult
    public func write<Result>(as session: Session, _ body: (WriteBatch) throws -> Result) throws -> Result {
        try write(authority: .member(session), body)
    }

    /// Writes a batch that no member may write by themselves: for services that have checked what they do, for imports,
    /// and for what comes from other devices.
    @discardableResult
    package func write<Result>(authority: Authority, _ body: (WriteBatch) throws -> Result) throws -> Result {
        try commit { db in
            let batch = try WriteBatch(db, authority: authority, environment: environment)
            let result = try body(batch)
            interruption { $0 }?(.beforeCommit)
            try batch.finish()
            return (result, batch.touches)
        }
    }

    /// Changes the database, records what was touched in the same transaction, and tells everyone.
    func commit<Result>(_ body: (Database) throws -> (Result, Touches)) throws -> Result {
        if let error = damage({ $0 }) { throw error }
        return try report {
            let result = try database.write { db in
                interruption { $0 }?(.begun)
                let (result, touches) = try body(db)
                try ChangeLog.record(touches, db)
                return result
            }
            interruption { $0 }?(.committed)
            hub.catchUp()
            peers?.announce()
            return result
        }
    }

    private func report<Result>(_ body: () throws -> Result) throws -> Result {
        if isClosed({ $0 }) {
            throw StoreError.cannotWrite(path: path ?? "The store in memory", detail: "it was closed")
        }
        do {
            return try body()
        } catch {
            let error = StoreError.wrapping(error, path: path ?? "the store in memory")
            if case .damaged = error as? StoreError { damage { $0 = error as? StoreError } }
            throw error
        }
    }

    /// Waits until all observers have what was committed so far: for tests and benchmarks.
    package func waitForObservers() { hub.wait() }
}

/// Points of a write.
package enum WritePoint: Sendable {
    case begun, operation, beforeCommit, committed
}
