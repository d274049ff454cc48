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
            guard let kind = EntityKind(rawValue: conflict.documentKind) else {
                throw StoreError.badKey(conflict.documentKey)
            }
            let table = EntityTables.of(kind)
            _ = try table.revive(conflict.documentKey, in: batch)
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
            try table.settle(conflict.documentKey, in: batch)
            try batch.delete(Conflict.self, id)
        }
    }
}
