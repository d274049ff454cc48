import Foundation
import Locking
import Sessions

/// A store's rows: a table for each entity, and one for each relationship that is not kept in a row.
///
/// Everything goes through one connection, one thread at a time. All containers of a process that name the same file share it.
final class Store: @unchecked Sendable {
    // Unchecked because the lock guards the connection and the tables.
    private let lock = NSRecursiveLock()
    private let database: Database
    private var tables: [ObjectIdentifier: EntityTable] = [:]
    private let inboxes = Locked<[WeakInbox]>([])
    /// What names the store in identifiers.
    let identifier: String

    private struct WeakInbox { weak var inbox: StoreInbox? }

    private init(path: String?, isReadOnly: Bool) throws {
        if let path, !isReadOnly {
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        database = try Database(path: path, isReadOnly: isReadOnly)
        if !isReadOnly {
            try database.run("CREATE TABLE IF NOT EXISTS _metadata (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
            try database.run(
                "INSERT OR IGNORE INTO _metadata VALUES ('identifier', ?)", [.text(UUID().uuidString)])
        }
        let rows = try database.rows("SELECT value FROM _metadata WHERE key = 'identifier'")
        identifier = rows.first?.first?.string ?? ""
    }

    // MARK: Opening

    private struct Shared: Sendable { weak var store: Store? }

    private static let opened = Locked<[String: Shared]>([:])

    /// Returns the store of a file, or a new store in memory.
    static func open(_ url: URL?, isReadOnly: Bool) throws -> Store {
        guard let url else { return try Store(path: nil, isReadOnly: false) }
        let path = url.standardizedFileURL.resolvingSymlinksInPath().path
        if isReadOnly { return try Store(path: path, isReadOnly: true) }
        return try opened.withLock { opened in
            if let store = opened[path]?.store { return store }
            let store = try Store(path: path, isReadOnly: false)
            opened[path] = Shared(store: store)
            return store
        }
    }

    private struct SessionStores: Sendable {
        weak var session: SessionScope?
        var stores: [String: Store] = [:]
    }

    private static let storesOfSessions = Locked<[ObjectIdentifier: SessionStores]>([:])

    /// The store that a session has by a name, in memory. It is there as long as the session, also where the session has no other
    /// values for itself.
    static func store(of session: SessionScope, named name: String) throws -> Store {
        try storesOfSessions.withLock { known in
            known = known.filter { $0.value.session != nil }
            let id = ObjectIdentifier(session)
            if let store = known[id]?.stores[name] { return store }
            let store = try Store(path: nil, isReadOnly: false)
            known[id, default: SessionStores(session: session)].stores[name] = store
            return store
        }
    }

    // MARK: Using

    /// Reads rows.
    func read<Result>(_ body: (Database) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(database)
    }

    /// Changes rows: all that `body` does, or nothing.
    func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try read { database in try database.transaction { try body(database) } }
    }

    /// The table of an entity, once it was prepared.
    func table(of entity: Schema.Entity) -> EntityTable? { read { _ in tables[ObjectIdentifier(entity.type)] } }

    /// Makes the tables fit a schema: adds what is missing, renames what has another name now, and drops columns that no
    /// variable has any longer.
    func prepare(_ schema: Schema, isReadOnly: Bool) throws {
        try read { database in
            func prepare() throws {
                for entity in schema.entities {
                    let table = EntityTable(entity)
                    if !isReadOnly { try table.prepare(in: database) }
                    tables[ObjectIdentifier(entity.type)] = table
                }
                guard !isReadOnly else { return }
                try database.run(
                    "INSERT OR REPLACE INTO _metadata VALUES ('version', ?)", [.text(schema.version.description)])
            }
            if isReadOnly { try prepare() } else { try database.transaction(prepare) }
        }
    }

    /// The version of the schema that the store was prepared for last.
    var version: Schema.Version? {
        get throws {
            let text = try read {
                try $0.rows("SELECT value FROM _metadata WHERE key = 'version'").first?.first?.string
            }
            let numbers = (text ?? "").split(separator: ".").compactMap { Int($0) }
            return numbers.count == 3 ? Schema.Version(numbers[0], numbers[1], numbers[2]) : nil
        }
    }

    // MARK: News

    /// Gives an inbox what others save from now on.
    func subscribe(_ inbox: StoreInbox) {
        inboxes.withLock { inboxes in
            inboxes.removeAll { $0.inbox == nil }
            inboxes.append(WeakInbox(inbox: inbox))
        }
    }

    /// Tells all but the sender what was saved.
    func tell(_ change: StoreChange, from sender: StoreInbox) {
        let receivers = inboxes.withLock { $0.compactMap(\.inbox) }
        for receiver in receivers where receiver !== sender { receiver.receive(change) }
    }
}

/// What one save changed in a store.
struct StoreChange: Sendable {
    var inserted: Set<PersistentIdentifier> = []
    var updated: Set<PersistentIdentifier> = []
    var deleted: Set<PersistentIdentifier> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    mutating func add(_ other: StoreChange) {
        inserted.formUnion(other.inserted)
        updated.formUnion(other.updated)
        deleted.formUnion(other.deleted)
    }
}

/// Where what others saved waits for a context, which looks there on its own thread.
final class StoreInbox: Sendable {
    private let waiting = Locked(StoreChange())
    private let wake: @Sendable () -> Void

    /// - Parameter wake: is called on any thread when there is something new.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    func receive(_ change: StoreChange) {
        waiting.withLock { $0.add(change) }
        wake()
    }

    func take() -> StoreChange {
        waiting.withLock { waiting in
            defer { waiting = StoreChange() }
            return waiting
        }
    }
}
