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
    /// Whether the store was opened for reading only.
    public let isReadOnly: Bool
    /// What all stores of this process on the file share.
    private let shared: OpenDatabase
    private let observer = ObservationHub.Observer()
    /// Set once the store is closed.
    private let isClosed = Locked(false)
    /// Called at points of a write where torture tests kill the process.
    package let interruption = Locked<(@Sendable (WritePoint) -> Void)?>(nil)

    /// How a file is opened.
    public enum Access: Hashable, Sendable {
        case readWrite
        /// Through a connection that cannot write: for files that may not be written, too. The file has to be there.
        case readOnly
    }

    /// Opens a file, or makes it. All stores of a process on one file share its connections.
    ///
    /// Throws ``StoreError`` for a damaged file, for one of another program or of a newer version, and leaves it as it is.
    public convenience init(
        path: String, access: Access = .readWrite, environment: Environment = Environment()
    ) throws {
        let shared =
            switch access {
            case .readWrite: try OpenDatabase.acquire(path)
            case .readOnly: try OpenDatabase.acquireIfOpen(path) ?? OpenDatabase(reading: path)
            }
        self.init(path: path, shared, isReadOnly: access == .readOnly, environment)
    }

    /// A store that is gone with the process: for previews and tests.
    public convenience init(inMemory environment: Environment = Environment()) throws {
        self.init(path: nil, try OpenDatabase(), isReadOnly: false, environment)
    }

    private init(path: String?, _ shared: OpenDatabase, isReadOnly: Bool, _ environment: Environment) {
        self.path = path
        self.shared = shared
        self.isReadOnly = isReadOnly
        self.environment = environment
    }

    deinit { if !isClosed({ $0 }) { try? finish(closesNow: false) } }

    /// Ends what observes through this store, and closes the file at once unless other stores of the process have it open,
    /// rather than when nothing holds the store any longer. Whatever is asked of it afterwards fails.
    public func close() throws {
        let isFirst = isClosed { isClosed in
            defer { isClosed = true }
            return !isClosed
        }
        if isFirst { try finish(closesNow: true) }
    }

    private func finish(closesNow: Bool) throws {
        shared.hub.end(observer)
        try shared.release(closesNow: closesNow)
    }

    var database: any DatabaseWriter { shared.connections }
    var search: SearchCorpus { shared.search }
    private var hub: ObservationHub { shared.hub }

    // MARK: Reading

    public func value<Query: StoreQuery>(of query: Query) throws -> Query.Value {
        try read { db in
            let result = query.makeResult()
            try result.load(QueryReader(db: db, statistics: hub.statistics))
            return result.value
        }
    }

    /// The fields of a document of any kind; none if it is not there.
    public func fields(of kind: EntityKind, _ key: String, accountID: String) throws -> [String: JSONValue] {
        try read { db in
            let state = try EntityTables.of(kind).state(db, account: accountID, key: key)?.state
            return state.map { $0.isAlive ? $0.fields(of: kind) : [:] } ?? [:]
        }
    }

    public func observation<Query: StoreQuery>(of query: Query) throws -> QueryObservation<Query.Value> {
        try report { try hub.observe(query, for: observer) }
    }

    public func search(_ query: String, accountID: String) throws -> SearchResults {
        try report { try hub.search(query, accountID: accountID) }
    }

    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try report { try shared.connections.readState(body) }
    }

    /// Copies everything as it is at one moment.
    func copy(to file: DatabaseQueue) throws { try report { try shared.connections.backup(to: file) } }

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

    /// Does what a command says, for someone at work.
    ///
    /// - Returns: what the history calls the write.
    @discardableResult
    package func perform(_ command: Command, as session: Session) throws -> Deletion.ID {
        try write(authority: .service(session)) { batch in
            try batch.perform(command)
            return batch.writeID
        }
    }

    /// Changes the database, records what was touched in the same transaction, and tells everyone.
    func commit<Result>(_ body: (Database) throws -> (Result, Touches)) throws -> Result {
        let (result, isPurging) = try change { db in
            interruption { $0 }?(.begun)
            let (result, touches) = try body(db)
            try ChangeLog.record(touches, db)
            return (result, try Purge.isOrdered(db))
        }
        interruption { $0 }?(.committed)
        if isPurging { shared.purge() }
        hub.catchUp()
        shared.peers?.announce()
        return result
    }

    /// Changes what nobody observes, such as who is signed in.
    func change<Result>(_ body: (Database) throws -> Result) throws -> Result {
        if isReadOnly {
            throw StoreError.cannotWrite(path: path ?? "The store", detail: "it was opened for reading only")
        }
        return try report { try shared.write(body) }
    }

    private func report<Result>(_ body: () throws -> Result) throws -> Result {
        if isClosed({ $0 }) {
            throw StoreError.cannotWrite(path: path ?? "The store in memory", detail: "it was closed")
        }
        return try shared.report(body)
    }

    /// Forgets the times of all documents that the store has seen: for simulations that use a store again.
    package func forgetTimes() throws {
        try change { try $0.execute(sql: "DELETE FROM \"meta\" WHERE \"name\" = 'clock'") }
    }

    /// Frees what searching has read into memory, as if nobody had searched yet: for benchmarks.
    package func forgetSearches() { hub.forgetSearches() }

    /// Waits until all observers have what was committed so far: for tests and benchmarks.
    package func waitForObservers() { hub.wait() }
}

/// Points of a write.
package enum WritePoint: Sendable {
    case begun, operation, beforeCommit, committed
}
