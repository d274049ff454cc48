import Foundation
import GRDB
import LedgerCore

/// A folder of backups of one database, each with its pictures.
///
/// A backup is a folder named by its time. It holds the database, as one file without a log, and the pictures that its documents
/// show, laid out as beside a database that is in use: so any backup can be opened, searched and checked as it is. A picture that
/// the backup before has already is linked rather than copied.
public struct Backups: Sendable {
    /// One backup.
    public struct Backup: Hashable, Sendable {
        /// The backup's folder.
        public var folder: URL
        /// When it was made.
        public var date: Date
    }

    /// Which backups are kept when a new one is made: the latest of each of so many days, weeks and months.
    public struct Retention: Hashable, Sendable {
        public var days = 7
        public var weeks = 5
        public var months = 12

        public init() {}
    }

    /// What a new backup holds.
    public struct Report: Hashable, Sendable {
        public var backup: Backup
        public var documents: Int
        public var pictures: Int
        /// The pictures that documents show and that are missing or damaged beside the database.
        public var missing: [String]
    }

    public let folder: URL

    public init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

    /// The folder in which a database's backups are unless another one is given.
    public init(besideDatabase path: String) { self.init(folder: path + "-backups") }

    /// All backups, the latest first.
    public func all() -> [Backup] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.compactMap { name in
            BackupName.date(of: name).map { Backup(folder: folder.appendingPathComponent(name), date: $0) }
        }
        .sorted { ($0.date, $0.folder.path) > ($1.date, $1.folder.path) }
    }

    // MARK: Making

    /// Makes a backup of a database that may be in use. What is written meanwhile is not in it.
    ///
    /// Throws ``BackupError``, or ``StoreError`` for a database that is damaged; nothing half-made is left.
    ///
    /// - Parameter retention: which older backups are kept; all of them unless it is given.
    @discardableResult
    public func make(of store: LocalStore, keeping retention: Retention? = nil) throws -> Report {
        guard let path = store.path else { throw BackupError.inMemory }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let lock = FolderLock(folder) else { throw BackupError.busy(folder: folder.path) }
        defer { lock.release() }
        removeParts()
        let part = folder.appendingPathComponent(Self.partPrefix + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: part) }
        do {
            try FileManager.default.createDirectory(at: part, withIntermediateDirectories: false)
            let copy = part.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent).path
            var report = try copyAll(of: store, path, to: copy)
            let date = store.environment.now()
            let backup = BackupName.free(in: folder, at: date)
            guard rename(part.path, backup.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            report.backup = Backup(folder: backup, date: date)
            if let retention { prune(retention) }
            return report
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            throw StoreError.diskFull(path: folder.path)
        }
    }

    /// Makes a backup unless there is one from the last day. Gives `nil` if there is, or if another process is making one.
    @discardableResult
    public func makeIfDue(of store: LocalStore, keeping retention: Retention = Retention()) throws -> Report? {
        if let latest = all().first, store.environment.now().timeIntervalSince(latest.date) < Self.day { return nil }
        do {
            return try make(of: store, keeping: retention)
        } catch BackupError.busy {
            return nil
        }
    }

    private static let day: TimeInterval = 24 * 60 * 60
    private static let partPrefix = ".part-"

    /// A picture may be removed between the copy of the database and its own. Then the database no longer shows it, so both are
    /// copied again.
    private func copyAll(of store: LocalStore, _ path: String, to copy: String) throws -> Report {
        let media = LocalMediaStorage(besideDatabase: path)
        let copied = LocalMediaStorage(besideDatabase: copy)
        let before = all().first.flatMap { try? Self.database(in: $0.folder.path) }
            .map { LocalMediaStorage(besideDatabase: $0) }
        for attempt in 1... {
            let (addresses, documents) = try Self.copyDatabase(of: store, to: copy)
            var missing: [String] = []
            for address in addresses.sorted() where try !copied.adopt(address, linkingFrom: before, copyingFrom: media)
            {
                missing.append(address)
            }
            let isSettled = try missing.isEmpty || store.mediaAddresses().isSuperset(of: missing)
            guard isSettled || attempt == 5 else { continue }
            let kept = Backup(folder: folder, date: .distantPast)
            return Report(
                backup: kept, documents: documents, pictures: addresses.count - missing.count, missing: missing)
        }
        fatalError("The loop above ends by returning.")
    }

    /// Copies a database as it is at one moment, sees that the copy is sound, and gives what it shows and how much it holds.
    private static func copyDatabase(
        of store: LocalStore, to copy: String
    ) throws -> (addresses: Set<String>, documents: Int) {
        do {
            try? FileManager.default.removeItem(atPath: copy)
            let file = try DatabaseQueue(path: copy)
            try store.copy(to: file)
            let found = try file.writeWithoutTransaction { db in
                // One file, that can be read where nothing may be written.
                try db.execute(sql: "PRAGMA journal_mode = DELETE")
                if let words = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)"), words != "ok" {
                    throw StoreError.damaged(path: store.path ?? copy, detail: words)
                }
                let documents = try EntityTables.all.reduce(0) { count, table in
                    try count + (Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(table.name)\" WHERE \"alive\"") ?? 0)
                }
                return (try LocalStore.mediaAddresses(db), documents)
            }
            try file.close()
            return found
        } catch {
            throw StoreError.wrapping(error, path: copy)
        }
    }

    /// What a backup left whose process has died.
    private func removeParts() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasPrefix(Self.partPrefix) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    // MARK: Keeping

    /// Removes the backups that are not to be kept.
    func prune(_ retention: Retention) {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        let backups = all()
        var kept = Set(backups.prefix(1))
        let periods: [(components: Set<Calendar.Component>, count: Int)] = [
            ([.year, .month, .day], retention.days), ([.yearForWeekOfYear, .weekOfYear], retention.weeks),
            ([.year, .month], retention.months),
        ]
        for (components, count) in periods {
            var seen: Set<DateComponents> = []
            for backup in backups where seen.count < count {
                if seen.insert(calendar.dateComponents(components, from: backup.date)).inserted { kept.insert(backup) }
            }
        }
        for backup in backups where !kept.contains(backup) { try? FileManager.default.removeItem(at: backup.folder) }
    }

    // MARK: Restoring

    /// The database in a backup, given its folder or the database itself.
    static func database(in path: String) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw BackupError.notThere(path)
        }
        guard isFolder.boolValue else { return path }
        let files = try FileManager.default.contentsOfDirectory(atPath: path).map { path + "/" + $0 }.filter {
            FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
                && !isFolder.boolValue && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
        }
        guard files.count == 1 else { throw BackupError.notABackup(path) }
        return files[0]
    }

    /// Puts a backup in the place of a database, with its pictures.
    ///
    /// What is there already is moved aside and not removed. Throws ``BackupError`` if a process has it open.
    ///
    /// - Parameters:
    ///   - backup: a backup's folder, or the database in it.
    ///   - replaces: whether a database that is there may be moved aside.
    /// - Returns: where the one from before is now; `nil` if there was none.
    @discardableResult
    public static func restore(
        _ backup: String, to path: String, replaces: Bool = false, at date: Date = Date()
    ) throws -> String? {
        let source = try database(in: backup)
        try DatabaseFile.inspect(source)
        let files = FileManager.default
        let isThere = files.fileExists(atPath: path)
        if isThere, !replaces { throw BackupError.taken(path) }
        if isThere, PeerChannel.isInUse(database: path) || OpenDatabase.isOpen(path) {
            throw BackupError.inUse(path)
        }
        let part = path + "-restoring"
        try? files.removeItem(atPath: part)
        try? files.removeItem(atPath: part + "-media")
        let store = try LocalStore(path: source, access: .readOnly)
        defer { try? store.close() }
        let (addresses, _) = try copyDatabase(of: store, to: part)
        // The restored file becomes a separate device, because the one that was backed up may continue as well.
        let copy = try DatabaseQueue(path: part)
        try copy.write { try StoredClock.forgetNode($0) }
        try copy.close()
        let pictures = LocalMediaStorage(besideDatabase: part)
        let originals = LocalMediaStorage(besideDatabase: source)
        for address in addresses { _ = try pictures.adopt(address, linkingFrom: nil, copyingFrom: originals) }

        let aside = path + "-before-" + BackupName.name(at: date)
        for suffix in ["-wal", "-shm", "-media", ""] where files.fileExists(atPath: path + suffix) {
            try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
        }
        if files.fileExists(atPath: part + "-media") {
            try files.moveItem(atPath: part + "-media", toPath: path + "-media")
        }
        try files.moveItem(atPath: part, toPath: path)
        return isThere ? aside : nil
    }
}

/// Why a backup is not made or restored; the descriptions are for people.
public enum BackupError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
    /// A store in memory has nothing to back up.
    case inMemory
    /// Another process is making a backup in the folder.
    case busy(folder: String)
    case notThere(String)
    case notABackup(String)
    /// There is a database already where one is to be restored.
    case taken(String)
    /// The database that is to be replaced is open.
    case inUse(String)

    public var errorDescription: String? { description }

    public var description: String {
        switch self {
        case .inMemory: "A store in memory has nothing to back up."
        case .busy(let folder): "Another process is making a backup in \(folder). Try again when it is done."
        case .notThere(let path): "There is no backup \(path)."
        case .notABackup(let path): "\(path) holds no backup: a folder with one database is expected."
        case .taken(let path):
            "\(path) is there already. Choose another file, or replace it; it is moved aside, not removed."
        case .inUse(let path): "\(path) is open in Ledger. Stop Ledger, then restore the backup."
        }
    }
}

/// How backups are named: by the moment at which they were made, in Greenwich.
private enum BackupName {
    static func name(at date: Date) -> String { date.formatted(format) }

    static func date(of name: String) -> Date? {
        // A second one of the same second has a number behind.
        try? format.parse(String(name.prefix(length)))
    }

    /// A name that is not taken.
    static func free(in folder: URL, at date: Date) -> URL {
        let name = name(at: date)
        var candidate = folder.appendingPathComponent(name)
        var number = 2
        while FileManager.default.fileExists(atPath: candidate.path) {
            candidate = folder.appendingPathComponent("\(name)-\(number)")
            number += 1
        }
        return candidate
    }

    /// `2026-11-24T031500Z`, which may name a file on every system.
    private static let format = Date.ISO8601FormatStyle(timeSeparator: .omitted, timeZone: .gmt)
    private static let length = 18
}

/// Sees that one process at a time makes a backup in a folder. The system releases it when a process dies.
private struct FolderLock {
    private let descriptor: CInt

    init?(_ folder: URL) {
        descriptor = open(folder.appendingPathComponent(".lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    func release() { close(descriptor) }
}
