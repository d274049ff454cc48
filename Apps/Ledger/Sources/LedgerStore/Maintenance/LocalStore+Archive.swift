import GRDB
import LedgerCore

extension LocalStore {
    /// Everything in the store. Documents that were deleted are not in it.
    public func archive() throws -> Archive {
        try read { db in
            let accounts = try EntityTables.of(Account.self).documents(db, where: "1", arguments: []).documents
            return Archive(
                accounts: try accounts.map { account in
                    var archive = AccountArchive()
                    archive.account = account
                    var reader = TableReader(db: db, accountID: account.id ?? "")
                    try archive.visit(&reader)
                    return archive
                })
        }
    }

    private struct TableReader: ArchiveVisitor {
        typealias Failure = any Error
        let db: Database
        let accountID: String

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) throws(any Error) {
            entities = try EntityTables.of(E.self)
                .documents(db, where: "\"accountId\" = ?", arguments: [accountID]).documents
        }
    }

    /// Adds what a file holds to what is there; documents that are there already become what the file says. All of it is
    /// stored, or nothing.
    ///
    /// Throws ``ArchiveError``, which names line, field and reason, if the file is malformed or refers to what is not
    /// there.
    ///
    /// - Parameter progress: called with how many documents of how many are done.
    /// - Returns: how many documents the file holds.
    @discardableResult
    public func importArchive(text: String, progress: @escaping (Int, Int) -> Void = { _, _ in }) throws -> Int {
        let archive = try Archive(text: text)
        let total = archive.accounts.reduce(0) { $0 + $1.count }
        return try commit { db in
            var touches = Touches()
            var done = 0
            for (index, account) in archive.accounts.enumerated() {
                var path: [FieldPathElement] = [.field("accounts"), .index(index), .field("account")]
                do {
                    let batch = try WriteBatch(
                        db, authority: .system(accountID: account.account.id ?? ""), environment: environment)
                    try batch.save(account.account)
                    done += 1
                    var writer = BatchWriter(batch: batch, path: Array(path.dropLast())) {
                        done += 1
                        progress(done, total)
                    }
                    var account = account
                    defer { path = writer.path }
                    try account.visit(&writer)
                    writer.path = [.field("accounts"), .index(index)]
                    try batch.finish()
                    touches.formUnion(batch.touches)
                } catch let error as StoreError {
                    throw Self.located(error, path, account, text)
                }
            }
            return (total, touches)
        }
    }

    private struct BatchWriter: ArchiveVisitor {
        typealias Failure = any Error
        let batch: WriteBatch
        var path: [FieldPathElement]
        let done: () -> Void

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) throws(any Error) {
            path = Array(path.prefix(2)) + [.field(name), .index(0)]
            for (index, entity) in entities.enumerated() {
                path[3] = .index(index)
                try batch.save(entity)
                done()
            }
        }
    }

    /// What the store refuses, as an error in the file.
    private static func located(
        _ error: StoreError, _ path: [FieldPathElement], _ account: AccountArchive, _ text: String
    ) -> any Error {
        switch error {
        case .dangling(let kind, let key, let field, let target):
            var finder = Finder(kind: kind, key: key)
            var account = account
            account.visit(&finder)
            let place = (finder.place ?? []) + [.field(field)]
            return ArchiveError(
                FieldError("refers to \(target), which is not there", path: Array(path.prefix(2)) + place), in: text)
        case .invalid(_, _, let reason):
            return ArchiveError(FieldError(reason.reason, path: path + reason.path), in: text)
        case .badKey:
            return ArchiveError(FieldError("\(error)", path: path + [.field("id")]), in: text)
        default:
            return error
        }
    }

    private struct Finder: ArchiveVisitor {
        typealias Failure = Never
        let kind: EntityKind
        let key: String
        var place: [FieldPathElement]?

        init(kind: EntityKind, key: String) {
            self.kind = kind
            self.key = key
        }

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) {
            guard E.kind == kind, let index = entities.firstIndex(where: { $0.key == key }) else { return }
            place = [.field(name), .index(index)]
        }
    }
}
