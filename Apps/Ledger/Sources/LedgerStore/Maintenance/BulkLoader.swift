import GRDB
import LedgerCore

/// Stores documents that a server has already, in great numbers: they are no changes of anyone's, so they go into no
/// outbox.
public final class BulkLoader {
    private let db: Database
    private let time: HybridTimestamp
    private var search = SearchTable.Writer()
    /// How many documents were stored so far.
    public private(set) var count = 0

    init(_ db: Database, _ time: HybridTimestamp) {
        self.db = db
        self.time = time
    }

    /// Stores a document of an account, which is not there yet.
    public func add<E: Entity>(_ entity: E, accountID: String) throws {
        guard let key = entity.key else { throw StoreError.badKey("") }
        let table = EntityTables.of(E.self)
        let state = DocumentState(creation: time, version: time)
        let document = table.prepare(entity, state, account: accountID, key: key)
        let row = try table.write(db, document)
        if let entry = document.searchEntry {
            try search.write(db, entry, account: accountID, kind: E.kind, document: row)
        }
        count += 1
    }

    /// Writes what was gathered.
    fileprivate func finish() throws { try search.finish(db) }

    /// Stores an account with all that it has.
    public func add(_ archive: AccountArchive) throws {
        guard let accountID = archive.account.id else { throw StoreError.badKey("") }
        try add(archive.account, accountID: accountID)
        var visitor = Adder(loader: self, accountID: accountID)
        var archive = archive
        try archive.visit(&visitor)
    }

    private struct Adder: ArchiveVisitor {
        typealias Failure = any Error
        let loader: BulkLoader
        let accountID: String

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) throws(any Error) {
            for entity in entities { try loader.add(entity, accountID: accountID) }
        }
    }
}

extension LocalStore {
    /// Stores many documents at once: all of them, or none if one cannot be stored.
    public func load<Result>(_ body: (BulkLoader) throws -> Result) throws -> Result {
        try commit { db in
            var clock = try StoredClock(db, wall: environment.now())
            let loader = BulkLoader(db, clock.next())
            let result = try body(loader)
            try loader.finish()
            try clock.store(db)
            return (result, Touches(everything: true))
        }
    }
}
