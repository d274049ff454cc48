import Foundation
import GRDB
import LedgerCore

/// What can be read of a damaged file.
public struct Salvage: Sendable {
    /// The documents that can be read.
    public var archive: Archive
    /// Of each kind, how many could be read, and whether reading came to the end.
    public var tables: [(kind: EntityKind, count: Int, isComplete: Bool)]
    /// What was left out or taken out of documents, because what it refers to could not be read, so that the archive can be
    /// imported.
    public var omissions: [String]

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
        var omissions: [String] = []
        let sound = accounts.filter { id, _ in EntityKind.isKey(id, ofID: id) }
        if sound.count < accounts.count { omissions.append("\(accounts.count - sound.count) accounts without an id") }
        archive = Archive(
            accounts: sound.sorted { $0.key < $1.key }.map { id, archive in
                var distributor = Distributor(collector: collector, account: id)
                var archive = archive
                archive.visit(&distributor)
                var mender = Mender()
                archive.visit(&mender)
                omissions += mender.omissions
                return archive
            })
        tables = collector.tables
        self.omissions = omissions
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

    /// Takes out of an archive what an import would refuse. Collections come in such an order that what is referred to is known.
    private struct Mender: ArchiveVisitor {
        typealias Failure = Never
        var omissions: [String] = []
        private var known: [EntityKind: Set<String>] = [:]

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) {
            var keys: Set<String> = []
            entities = entities.compactMap { entity in
                guard let id = entity.id, let key = entity.key, EntityKind.isKey(key, ofID: id),
                    keys.insert(key).inserted
                else {
                    omissions.append("a \(E.kind.words) without an id that is only its own")
                    return nil
                }
                guard let mended = mended(entity, key) else {
                    keys.remove(key)
                    return nil
                }
                return mended
            }
            known[E.kind] = keys
        }

        /// The document without references to what is not there; `nil` if it says nothing without them.
        private mutating func mended<E: Entity>(_ entity: E, _ key: String) -> E? {
            var fields = entity.fieldValues
            let words = "the \(E.kind.words) \(key)"
            for (field, target) in EntityTables.references(of: E.kind) {
                guard case .string(let id)? = fields[field], known[target]?.contains(id) != true else { continue }
                if E.kind == .projectBudgetCategory || E.kind == .projectPreferences {
                    omissions.append("\(words), since its \(target.words) \(id) could not be read")
                    return nil
                }
                omissions.append("the \(target.words) \(id) in \(words), since it could not be read")
                fields[field] = nil
            }
            guard var mended = try? E(fieldValues: fields) else { return nil }
            mended.id = entity.id
            return mended
        }
    }
}
