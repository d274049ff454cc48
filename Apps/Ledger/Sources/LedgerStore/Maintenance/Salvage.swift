import Foundation
import GRDB
import LedgerCore

/// What can be read of a damaged file.
public struct Salvage: Sendable {
    /// The documents that can be read.
    public var archive: Archive
    /// Of each kind, how many could be read, and whether reading came to the end.
    public var tables: [(kind: EntityKind, count: Int, isComplete: Bool)]

    /// Reads whatever can be read of a file, through a connection that cannot write.
    public init(path: String) throws {
        do {
            // Without a transaction, since one that comes upon damage ends in an error.
            self = try DatabaseFile.readOnly(path).unsafeRead { db in try Salvage(db) }
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }

    private init(_ db: Database) throws {
        var collector = Collector(db: db)
        collector.collect(Account.self)
        var accounts: [String: AccountArchive] = [:]
        for (account, entity) in collector.found(Account.self) {
            var archive = AccountArchive()
            archive.account = entity
            accounts[account] = archive
        }
        var template = AccountArchive()
        template.visit(&collector)
        // An account whose own document is lost still has the others.
        for account in collector.accounts where accounts[account] == nil {
            var archive = AccountArchive()
            archive.account = Account(id: account)
            accounts[account] = archive
        }
        archive = Archive(
            accounts: accounts.sorted { $0.key < $1.key }.map { id, archive in
                var distributor = Distributor(collector: collector, account: id)
                var archive = archive
                archive.visit(&distributor)
                return archive
            })
        tables = collector.tables
    }

    private struct Collector: ArchiveVisitor {
        typealias Failure = Never
        let db: Database
        var tables: [(kind: EntityKind, count: Int, isComplete: Bool)] = []
        var accounts: Set<String> = []
        private var entities: [EntityKind: [(account: String, entity: any Entity)]] = [:]

        init(db: Database) { self.db = db }

        func found<E: Entity>(_ type: E.Type) -> [(account: String, entity: E)] {
            (entities[E.kind] ?? []).compactMap { found in (found.entity as? E).map { (found.account, $0) } }
        }

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) { collect(E.self) }

        /// Reads from the beginning up to the damage, then from the end back to it.
        mutating func collect<E: Entity>(_ type: E.Type) {
            let table = EntityTables.of(type)
            var seen: Set<Int64> = []
            var isComplete = false
            for order in ["ASC", "DESC"] where !isComplete {
                isComplete = table.salvage(db, order: order) { row, account, entity in
                    guard seen.insert(row).inserted else { return }
                    accounts.insert(account)
                    entities[E.kind, default: []].append((account, entity))
                }
            }
            tables.append((E.kind, seen.count, isComplete))
        }
    }

    private struct Distributor: ArchiveVisitor {
        typealias Failure = Never
        let collector: Collector
        let account: String

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) {
            entities = collector.found(E.self).filter { $0.account == account }.map(\.entity)
        }
    }
}
