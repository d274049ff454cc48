import LedgerCore

/// Values that were overwritten by someone who had not seen them, until a person has settled each.
public struct ConflictsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Leaves what is there as it is.
    public func keep(_ id: String) throws {
        try store.write(as: session) { try $0.delete(Conflict.self, id) }
    }

    /// Puts the value back that was lost.
    public func restore(_ id: String) throws {
        try store.write(as: session) { batch in
            let conflict = try batch.require(Conflict.self, id)
            guard let kind = EntityKind(rawValue: conflict.documentKind), conflict.canBeRestored else {
                throw ValidationError("field", "This version of Ledger cannot put that back.")
            }
            try put(conflict, of: kind.entity, batch)
            try batch.delete(Conflict.self, id)
        }
    }

    private func put<E: Entity>(_ conflict: Conflict, of type: E.Type, _ batch: WriteBatch) throws {
        let before = try batch.require(type, conflict.documentKey)
        var values = FlatFields.flatten(before.fieldValues, kind: E.kind)
        let group = E.kind.fieldGroups.first { $0.name == conflict.field }
        if let group, case .object(let lost) = conflict.lostValue {
            for field in group.fields { values[field] = lost[field] }
        } else {
            values[conflict.field] = conflict.lostValue
        }
        values = values.filter { $0.value != .null }
        var after = try E(fieldValues: DocumentState(values: values).fields(of: E.kind))
        after.id = before.id
        try batch.save(after)
    }
}

extension Conflict {
    /// Whether what was lost can be put back by an edit. A whole document that was deleted cannot, nor can what only commands
    /// change.
    public var canBeRestored: Bool {
        let isPlace = EntityKind(rawValue: documentKind) == .item && field == "place"
        return !field.isEmpty && !isPlace && EntityKind(rawValue: documentKind) != nil
    }
}
