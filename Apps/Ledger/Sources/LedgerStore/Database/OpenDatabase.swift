import Dispatch
import Foundation
import GRDB
import LedgerCore

/// A database as this process has it open: one pool of connections, one observation and one search for all stores on it.
///
/// The stores of a process share it, because SQLite's locks on a file belong to the process: whatever opens the file beside SQLite
/// and closes it again takes all of them away, and then another process may delete the log that this one writes to. So nothing
/// looks at an open file but through SQLite, and a second store opens nothing.
final class OpenDatabase: Sendable {
    let connections: any DatabaseWriter
    let search = SearchCorpus()
    let hub: ObservationHub
    let peers: PeerChannel?
    /// Nothing is written to a file that was opened for reading.
    let isReadOnly: Bool
    private let path: String?
    private let files: DatabaseFiles?
    /// Why nothing is written any more.
    private let failure = Locked<StoreError?>(nil)

    /// - Parameter path: the one by which the process has the file open; see ``acquire(_:)``.
    private init(_ connections: any DatabaseWriter, path: String?, files: DatabaseFiles?, isReadOnly: Bool) {
        self.connections = connections
        self.path = path
        self.files = files
        self.isReadOnly = isReadOnly
        hub = ObservationHub(database: connections, corpus: search)
        peers = isReadOnly ? nil : path.flatMap { PeerChannel(database: $0) }
        peers?.listen { [weak hub] in hub?.catchUp() }
        hub.surroundings = .init(
            hasPeers: { [weak peers] in peers?.hasPeers ?? false },
            verify: { [weak self] in try self?.verify() })
    }

    /// A database in memory.
    convenience init() throws {
        let queue = try DatabaseQueue(configuration: DatabaseFile.configuration())
        try Schema.migrator.migrate(queue)
        self.init(queue, path: nil, files: nil, isReadOnly: false)
    }

    /// A file through a connection that cannot write.
    convenience init(reading path: String) throws {
        self.init(try DatabaseFile.openReadOnly(path), path: path, files: nil, isReadOnly: true)
    }

    private convenience init(writing path: String) throws {
        let pool = try DatabaseFile.open(path)
        self.init(pool, path: path, files: try DatabaseFiles(database: path), isReadOnly: false)
    }

    // MARK: What the process has open

    private struct Entry {
        var database: OpenDatabase
        var file: FileIdentity?
        var users = 1
    }

    /// By the path that leads to the file without any link.
    private static let entries = Locked<[String: Entry]>([:])

    /// Opens a file, or makes it, unless the process has it open already. Each acquisition needs a release.
    static func acquire(_ path: String) throws -> OpenDatabase {
        let path = canonical(path)
        return try entries { entries in
            if let database = entries[path]?.database {
                try database.verify()
                if let failure = database.failure({ $0 }) { throw failure }
                entries[path]!.users += 1
                return database
            }
            // By a second name the file would get a second log.
            if let file = FileIdentity(path: path), let name = entries.first(where: { $0.value.file == file })?.key {
                throw StoreError.cannotWrite(path: path, detail: "it is open already as \(name)")
            }
            let database = try OpenDatabase(writing: path)
            entries[path] = Entry(database: database, file: FileIdentity(path: path))
            return database
        }
    }

    /// Whether this process has a file open.
    static func isOpen(_ path: String) -> Bool { entries { $0[canonical(path)] != nil } }

    /// The open database of a path, if the process has it open.
    static func acquireIfOpen(_ path: String) throws -> OpenDatabase? {
        isOpen(path) ? try acquire(path) : nil
    }

    /// Closes the file once all that have acquired it have released it.
    ///
    /// - Parameter closesNow: whether it is closed when this returns, rather than when nothing uses it any longer.
    func release(closesNow: Bool) throws {
        guard isLastUser() else { return }
        peers?.close()
        guard closesNow else { return }
        hub.stop()
        // The last connection to close writes the log into the file, which needs the connection that may write.
        (connections as? DatabasePool)?.invalidateReadOnlyConnections()
        try connections.close()
    }

    /// Takes one user away, and gives whether nobody is left.
    private func isLastUser() -> Bool {
        guard let path, !isReadOnly else { return true }
        return Self.entries { entries in
            entries[path]!.users -= 1
            // Closing would write what a detached log holds over whatever the file holds by now.
            guard entries[path]!.users == 0, !isDetached else { return false }
            entries[path] = nil
            return true
        }
    }

    private static func canonical(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        let url = URL(fileURLWithPath: path)
        guard let folder = realpath(url.deletingLastPathComponent().path, nil) else { return path }
        defer { free(folder) }
        return String(cString: folder) + "/" + url.lastPathComponent
    }

    // MARK: Using it

    /// Changes the database in a transaction, and returns when that is in the file.
    func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        if let error = failure({ $0 }) { throw error }
        let result = try connections.write(body)
        try verify()
        return result
    }

    /// Removes deleted data from the bytes of the file. If that fails, as on a full disk, the next change tries again.
    func purge() {
        try? connections.writeWithoutTransaction { try Purge.run($0, hasLog: path != nil) }
    }

    /// Runs something on the database. Failures are thrown as the store's own errors. A failure of the file itself ends all
    /// writing.
    func report<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            try verify()
            return try body()
        } catch {
            let error = StoreError.wrapping(error, path: path ?? "the store in memory")
            if case .damaged? = error as? StoreError { failure { $0 = $0 ?? error as? StoreError } }
            throw error
        }
    }

    // MARK: A file that is another by now

    private var isDetached: Bool { if case .detached = failure({ $0 }) { true } else { false } }

    /// Throws if the files in the folder are not the ones that are open.
    func verify() throws {
        guard let files else { return }
        if isDetached { throw failure { $0! } }
        do {
            try files.verify()
        } catch {
            let isFirst = failure { failure in
                if case .detached = failure { return false }
                failure = error
                return true
            }
            if isFirst { rescue(error) }
            throw failure { $0! }
        }
    }

    /// Says on the standard error stream that the file is lost, and writes what this process still has of it to a new one.
    ///
    /// It is read through the connection that has written it, in its turn, so the caller may be in a transaction.
    private func rescue(_ error: StoreError) {
        guard let path else { return }
        let copy = path + StoreError.rescuedSuffix
        let connections = connections
        FileHandle.standardError.write(Data("ledger: \(error)\n".utf8))
        DispatchQueue.global().async {
            do {
                try connections.writeWithoutTransaction { db in
                    try db.execute(sql: "VACUUM INTO ?", arguments: [copy])
                }
                try DatabaseFile.inspect(copy)
            } catch {
                FileHandle.standardError.write(Data("ledger: \(copy) could not be written: \(error)\n".utf8))
            }
        }
    }
}
