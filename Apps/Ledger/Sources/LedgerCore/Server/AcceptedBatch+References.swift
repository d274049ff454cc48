/// References between documents, which merging may leave dangling.
extension AcceptedBatch {
    /// Puts right what the changed documents refer to, once the whole batch is there.
    func settleReferences() throws {
        for id in changed where try state(id).isAlive {
            switch id.kind {
            case .item:
                try meanMergedCategory(Item.self, id, \.budgetCategoryId)
                try bringBackProject(of: id)
                try settleItem(id)
                try linkAgain(id)
            case .transaction:
                try meanMergedCategory(Transaction.self, id, \.budgetCategoryId)
                try bringBackProject(of: id)
                if try isBack(id) {
                    // Its items were unlinked when it was deleted, and stay so.
                    let linked = try documents(Item.self, where: FieldCondition("transactionId", is: id.key))
                    try update(Transaction.self, id.key) { $0.itemIds = linked.compactMap(\.id) }
                }
            case .space, .projectBudgetCategory, .invoice: try bringBackProject(of: id)
            case .projectPreferences:
                guard let project = try reference("projectId", of: id),
                    try !state(DocumentID(.project, project)).isAlive
                else { continue }
                try delete(ProjectPreferences.self, id.key)
            default: continue
            }
        }
    }

    private func reference(_ field: String, of id: DocumentID) throws -> String? {
        if case .string(let key)? = try state(id).values[field], !key.isEmpty { key } else { nil }
    }

    private func meanMergedCategory<E: Entity>(
        _ type: E.Type, _ id: DocumentID, _ field: WritableKeyPath<E, String?>
    ) throws {
        guard let category = try reference("budgetCategoryId", of: id) else { return }
        let meant = try meantCategory(category)
        if meant != category { try update(type, id.key) { $0[keyPath: field] = meant } }
    }

    /// Whether a document was deleted, and is there again.
    private func isBack(_ id: DocumentID) throws -> Bool {
        guard let before = try stored(id)?.state else { return false }
        return before.creation != nil && !before.isAlive
    }

    /// An item that is there again is listed by its transaction again.
    private func linkAgain(_ id: DocumentID) throws {
        guard try isBack(id), let transaction = try reference("transactionId", of: id) else { return }
        try update(Transaction.self, transaction) { transaction in
            if transaction.itemIds?.contains(id.key) != true {
                transaction.itemIds = (transaction.itemIds ?? []) + [id.key]
            }
        }
    }

    /// What arrives in a project that was deleted brings it back, archived.
    private func bringBackProject(of id: DocumentID) throws {
        guard let key = try reference("projectId", of: id) else { return }
        let project = DocumentID(.project, key)
        var state = try state(project)
        guard !state.isAlive else { return }
        guard state.creation != nil else {
            throw Refusal(.notFound, "The \(id.kind.rawValue) \(id.key) is in a project that is not there.")
        }
        var fields = state.fields(of: .project)
        fields["isArchived"] = .bool(true)
        fields["updatedAt"] = now.json
        let change = state.change(
            to: fields, id: batchID, accountID: accountID, kind: .project, key: key, timestamp: nextTime())
        if let change { state.apply(change) }
        set(state, project)
    }

    /// An item lies in a room of the same project, and belongs to a transaction that is there.
    private func settleItem(_ id: DocumentID) throws {
        if let key = try reference("spaceId", of: id) {
            let space = try state(DocumentID(.space, key))
            let isThere = try space.isAlive && space.values["projectId"] == state(id).values["projectId"]
            if !isThere { try clear("spaceId", of: id) { $0.spaceId = nil } }
        }
        if let key = try reference("transactionId", of: id), try !state(DocumentID(.transaction, key)).isAlive {
            try clear("transactionId", of: id) { $0.transactionId = nil }
        }
    }

    private func clear(_ field: String, of id: DocumentID, _ change: (inout Item) -> Void) throws {
        let state = try state(id)
        if let value = state.values[field], let time = state.time(of: field) {
            note(.init(path: field, value: value, time: time), of: id)
        }
        try update(Item.self, id.key, change)
    }
}
