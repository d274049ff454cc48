import LedgerCore

/// Values that were overwritten by somebody who had not seen them, until a person settles them.
public struct ConflictsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Leaves a document as it is.
    public func keepCurrent(_ id: String) throws {
        try store.write(as: session) { try $0.delete(Conflict.self, id) }
    }

    /// Gives a document the value back that was lost; a document that was deleted comes back.
    public func takeLost(_ id: String) throws {
        try store.write(as: session) { batch in
            let conflict = try batch.require(Conflict.self, id)
            guard let kind = EntityKind(rawValue: conflict.documentKind), conflict.canBeRestored else {
                throw ValidationError(
                    "field", localized("This value can’t be restored here. Change it where it belongs."))
            }
            let table = EntityTables.of(kind)
            let isBack = try table.revive(conflict.documentKey, in: batch)
            try table.change(conflict.documentKey, in: batch) { values in
                let lost: [String: JSONValue]
                if kind.fieldGroups.contains(where: { $0.name == conflict.field }),
                    case .object(let members) = conflict.lostValue
                {
                    lost = members
                } else {
                    lost = conflict.field.isEmpty ? [:] : [conflict.field: conflict.lostValue]
                }
                for (path, value) in lost { values[path] = value == .null ? nil : value }
            }
            // A server settles what comes back itself, and takes such changes from nobody else.
            if isBack, !batch.isReplica { try table.settle(conflict.documentKey, in: batch) }
            try batch.delete(Conflict.self, id)
        }
    }
}

extension Conflict {
    /// Whether what was lost can be put back by an edit: what only commands change, such as where an item belongs, cannot.
    public var canBeRestored: Bool {
        guard let kind = EntityKind(rawValue: documentKind) else { return false }
        let name = field.prefix { $0 != "/" && $0 != ":" }
        switch kind {
        case .item: return !["place", "projectId", "transactionId", "budgetCategoryId"].contains(name)
        case .transaction: return !["projectId", "itemIds", "isCanceled"].contains(name)
        case .space: return name != "projectId"
        case .budgetCategory: return !["name", "slug", "mergedInto"].contains(name)
        case .account, .member, .invite, .lineageEdge: return false
        default: return true
        }
    }
}
