import Foundation
import GRDB

/// Opening the file, with care for what is there already.
enum DatabaseFile {
    static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.label = "Ledger"
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { db in
            // A commit is on the disk when it is acknowledged, so that not even a power cut takes it back.
            try db.execute(sql: "PRAGMA synchronous = FULL")
        }
        return configuration
    }

    /// Opens or makes the file; what is no sound file of ours is reported, and not touched.
    static func open(_ path: String) throws -> DatabasePool {
        do {
            try inspect(path)
            let pool = try DatabasePool(path: path, configuration: configuration())
            try Schema.migrator.migrate(pool)
            return pool
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }

    /// Looks at what is there, through a connection that cannot write.
    static func inspect(_ path: String) throws {
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
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(10)
        try DatabaseQueue(path: path, configuration: configuration).read { db in
            let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            // A file that a crash left before its first commit is as good as a new one.
            guard !tables.isEmpty else { return }
            guard try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
                throw StoreError.notALedger(path: path)
            }
            guard try !Schema.migrator.hasBeenSuperseded(db) else { throw StoreError.newerVersion(path: path) }
            for table in EntityTables.all {
                _ = try Row.fetchOne(db, sql: "SELECT * FROM \"\(table.name)\" ORDER BY \"rowid\" DESC LIMIT 1")
            }
        }
    }
}
