import Foundation
import GRDB
import LedgerCore

/// An account that is in this file only, as batches that a server can be filled with.
///
/// Members and invitations are not in it: the server makes its own.
public struct AccountUpload: Sendable {
    public var name: String
    /// The same content has the same ids, so that filling can be repeated after it broke off.
    public var batches: [SyncBatch]
    /// The last change that is part of it.
    fileprivate var lastBatch: Int64
}

extension LocalStore {
    /// What an account of this file holds now; `nil` if there is no such account.
    public func upload(accountID: String) throws -> AccountUpload? {
        guard var archive = try archive().accounts.first(where: { $0.account.id == accountID }) else { return nil }
        var clock = HybridLogicalClock(node: "upload")
        let time = clock.now(wall: environment.now())
        let last = try read { db in
            try Int64.fetchOne(
                db, sql: "SELECT max(\"sequence\") FROM \"batches\" WHERE \"accountId\" = ?", arguments: [accountID])
                ?? 0
        }
        var collector = Collector(accountID: accountID, time: time)
        archive.visit(&collector)
        return AccountUpload(name: archive.account.name, batches: collector.batches, lastBatch: last)
    }

    /// Makes an account that a server was filled with a replica. What was written since it was read goes on waiting.
    public func finish(_ upload: AccountUpload, accountID: String, node: String) throws {
        _ = try change { db in
            try db.execute(
                sql: "DELETE FROM \"batches\" WHERE \"accountId\" = ? AND \"sequence\" <= ?",
                arguments: [accountID, upload.lastBatch])
        }
        try register(accountID: accountID, node: node)
    }

    private struct Collector: ArchiveVisitor {
        typealias Failure = Never
        let accountID: String
        let time: HybridTimestamp
        var batches: [SyncBatch] = []
        private var operations: [DocumentOperation] = []
        private var bytes = 0

        init(accountID: String, time: HybridTimestamp) {
            self.accountID = accountID
            self.time = time
        }

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) {
            guard E.kind != .member, E.kind != .invite else { return }
            for entity in entities {
                guard let key = entity.key else { continue }
                let change = DocumentState().change(
                    to: entity.fieldValues, id: key, accountID: accountID, kind: E.kind, key: key, timestamp: time)
                guard let change else { continue }
                operations.append(change)
                bytes += (change.json ?? .null).text.utf8.count
                if operations.count == 500 || bytes > 1 << 20 { close() }
            }
            close()
        }

        private mutating func close() {
            guard !operations.isEmpty else { return }
            let content = operations.map { "\($0.kind.rawValue)/\($0.key) \(JSONValue.object($0.patch).text)" }
            batches.append(
                SyncBatch(
                    id: "upload-\(ContentDigest.hex(Data(content.joined(separator: "\n").utf8)))", number: 0,
                    accountID: accountID, userID: nil, timestamp: time, content: .operations(operations)))
            operations = []
            bytes = 0
        }
    }
}
