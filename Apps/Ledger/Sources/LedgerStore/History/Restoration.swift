import Foundation
import LedgerCore

extension WriteBatch {
    /// Brings back what a write deleted: the documents, and the links to them that nobody has changed since.
    ///
    /// Throws ``RestoreRefusal``.
    func restore(_ write: Deletion.ID) throws {
        let entries = try History.entries(ofWrite: write, account: accountID, db)
        let deleted = entries.filter { $0.action == .delete }
        let kinds = Set(deleted.map(\.kind))
        guard let kind = Deletion.kinds.first(where: kinds.contains), let first = deleted.first,
            first.date.addingTimeInterval(Deletion.lifetime) >= now
        else { throw RestoreRefusal.unavailable }
        // The server keeps the log of such an account.
        guard !isReplica else { throw StoreError.onlyAtServer(kind) }
        try requirePermission(
            kind == .project ? .deleteProjects : kind == .spaceTemplate ? .editPresets : .editProjects)
        var isRestored = false
        for entry in deleted where try EntityTables.of(entry.kind).revive(entry.key, in: self) { isRestored = true }
        guard isRestored else { throw RestoreRefusal.unavailable }
        for entry in entries.reversed() where entry.action == .update { try revert(entry) }
        for entry in deleted { try EntityTables.of(entry.kind).settle(entry.key, in: self) }
    }

    /// Gives a document the values back that it had before, unless somebody has changed them since.
    private func revert(_ entry: HistoryEntry) throws {
        try EntityTables.of(entry.kind).change(entry.key, in: self) { values in
            for (path, change) in entry.changes where values[path] ?? .null == change.to {
                values[path] = change.from == .null ? nil : change.from
            }
        }
    }
}

extension EntityTable {
    /// Brings a deleted document back; returns whether it was deleted.
    func revive(_ key: String, in batch: WriteBatch) throws -> Bool {
        guard let state = try state(batch.db, account: batch.accountID, key: key)?.state, state.creation != nil,
            !state.isAlive
        else { return false }
        try batch.save(document(state.fields(of: kind), key))
        return true
    }

    /// Changes the values of a document that is there.
    func change(_ key: String, in batch: WriteBatch, _ change: (inout [String: JSONValue]) -> Void) throws {
        guard let state = try state(batch.db, account: batch.accountID, key: key)?.state, state.isAlive else { return }
        var values = state.values
        change(&values)
        try batch.save(document(FlatFields.nested(values, kind: kind) { state.time(of: $0) }, key))
    }

    /// Takes references out of a document that came back where what they name has gone meanwhile.
    func settle(_ key: String, in batch: WriteBatch) throws {
        try change(key, in: batch) { values in
            for (field, target) in EntityTables.references(of: kind) where field != "projectId" {
                guard case .string(let other)? = values[field], !batch.isThere(target, other) else { continue }
                values[field] = nil
            }
            // An item that has left the transaction meanwhile is not its own any more.
            guard kind == .transaction else { return }
            for path in values.keys where path.hasPrefix("itemIds/") {
                let item = try? batch.get(Item.self, FieldPath.unescaped(path.dropFirst("itemIds/".count)))
                if item == nil || item?.transactionId != key && item?.status?.isTerminal != true {
                    values[path] = nil
                }
            }
        }
        guard let project = try state(batch.db, account: batch.accountID, key: key)?.state.values["projectId"],
            case .string(let id) = project, !batch.isThere(.project, id)
        else { return }
        throw RestoreRefusal.projectIsDeleted
    }

    private func document(_ fields: [String: JSONValue], _ key: String) throws -> E {
        var document = try E(fieldValues: fields)
        document.id = EntityKind.id(ofKey: key)
        return document
    }
}
