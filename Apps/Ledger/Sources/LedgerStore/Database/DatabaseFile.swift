import Foundation
import GRDB

/// Opening the file, with care for what is there already.
enum DatabaseFile {
    static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.label = "Ledger"
        configuration.busyMode = .timeout(10)
        return configuration
    }

    /// Opens or makes the file; what is no sound file of ours is reported, and not touched.
    static func open(_ path: String) throws -> DatabasePool {
        do {
            try inspect(path)
            let pool = try DatabasePool(path: path, configuration: configuration())
            // A commit is on the disk when it is acknowledged, so that not even a power cut takes it back.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            try Schema.migrator.migrate(pool)
            try ReplicaIdentity.settle(pool, path: path)
            return pool
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }

    /// Files up to this size are looked through wholly before they are opened; it takes a fraction of a second. Of larger
    /// ones only the schema and the end of each table are.
    private static let thoroughSize = 32_000_000

    /// Opens a file of ours for reading only, whether or not it may be written.
    static func openReadOnly(_ path: String) throws -> DatabaseQueue {
        do {
            try inspect(path)
            let queue = try readOnly(path)
            guard try queue.read(Schema.migrator.hasCompletedMigrations) else {
                throw StoreError.cannotWrite(
                    path: path, detail: "it was made by an older version of Ledger, and has to be written to be read")
            }
            return queue
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }

    /// A connection that cannot write.
    static func readOnly(_ path: String) throws -> DatabaseQueue {
        var configuration = configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: isStill(path) ? still(path) : path, configuration: configuration)
    }

    /// Whether nobody has a file open, and nobody who is in no better position than this process can open it for writing.
    ///
    /// SQLite needs the log's index even to read. Where it cannot make one, it reads a file that does not change without.
    private static func isStill(_ path: String) -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return access(folder, W_OK) != 0 && access(path + "-wal", F_OK) != 0
    }

    private static func still(_ path: String) -> String {
        var url = URLComponents(url: URL(fileURLWithPath: path), resolvingAgainstBaseURL: true)
        url?.queryItems = [URLQueryItem(name: "immutable", value: "1")]
        return url?.string ?? path
    }

    /// Looks at what is there, through a connection that cannot write: opening for writing writes in any case.
    ///
    /// All of it is read through SQLite. Where the process has the file open, opening and closing it in any other way would take
    /// SQLite's locks away.
    static func inspect(_ path: String, isThorough: Bool = true) throws {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0 else {
            return
        }
        guard access(path, R_OK) == 0 else {
            throw StoreError.cannotWrite(path: path, detail: "it cannot be read")
        }
        try readOnly(path).unsafeRead { db in
            let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            // A file that a crash left before its first commit is as good as a new one.
            guard !tables.isEmpty else { return }
            guard try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
                throw StoreError.notALedger(path: path)
            }
            guard try !Schema.migrator.hasBeenSuperseded(db) else { throw StoreError.newerVersion(path: path) }
            if isThorough, size <= thoroughSize, let words = try String.fetchOne(db, sql: "PRAGMA quick_check(1)"),
                words != "ok"
            {
                throw StoreError.damaged(path: path, detail: words)
            }
            // A file of an older version does not have all of them yet.
            for table in EntityTables.all where tables.contains(table.name) {
                _ = try Row.fetchOne(db, sql: "SELECT * FROM \"\(table.name)\" ORDER BY \"rowid\" DESC LIMIT 1")
            }
        }
    }
}
