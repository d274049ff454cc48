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
            return pool
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }

    /// Files up to this size are looked through wholly before they are opened; it takes a fraction of a second. Of larger
    /// ones only the schema and the end of each table are.
    private static let thoroughSize = 32_000_000

    /// A connection that cannot write.
    static func readOnly(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(10)
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Looks at what is there, through a connection that cannot write: opening for writing writes by itself.
    static func inspect(_ path: String, isThorough: Bool = true) throws {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0 else {
            return
        }
        let magic = Array("SQLite format 3\0".utf8)
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw StoreError.cannotWrite(path: path, detail: "it cannot be read")
        }
        defer { try? file.close() }
        guard let head = try file.read(upToCount: magic.count), Array(head) == magic else {
            throw StoreError.damaged(path: path, detail: "it is no SQLite database")
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
            for table in EntityTables.all {
                _ = try Row.fetchOne(db, sql: "SELECT * FROM \"\(table.name)\" ORDER BY \"rowid\" DESC LIMIT 1")
            }
        }
    }
}
