import Foundation

/// Edits of fields.
extension AcceptedBatch {
    /// Merges an operation into what is there.
    func accept(_ operation: DocumentOperation) throws {
        guard operation.accountID == accountID else {
            throw Refusal(.notPermitted, "A batch changes documents of one account only.")
        }
        guard EntityKind.isSound(key: operation.key) else {
            throw Refusal(.invalid, "\"\(operation.key.prefix(100))\" cannot be the key of a document.")
        }
        try checkSizes(operation)
        var operation = operation
        try meanMergedCategories(&operation)
        let id = operation.documentID
        let before = try state(id)
        if userID != nil {
            try checkEdit(operation, on: before)
            restate(&operation, on: before)
        }
        let time = bounded(operation.timestamp)
        operation.timestamp = time
        // A device sends its changes in order, so it has seen what it wrote itself, whatever time that was given here.
        for path in operation.patch.keys {
            if let current = before.time(of: path), current.node == author.node { operation.replaced[path] = current }
        }
        if operation.action == .delete {
            for (path, time) in before.allTimes where time.node == author.node { operation.replaced[path] = time }
        }
        var after = before
        let lost = after.merge(operation) { path, value in
            // What was sent back stays sent back, unless someone who has seen it says otherwise.
            operation.kind == .item && path == "status"
                && value == .string(ItemStatus.returned.rawValue)
        }
        try validate(operation.kind.entity, after)
        try checkRights(operation.kind.entity, operation.key, from: before, to: after)
        set(after, id)
        for lost in lost { note(lost, of: id) }
        try markForReview(id, before, after, lost)
    }

    private func validate<E: Entity>(_ type: E.Type, _ state: DocumentState) throws {
        _ = try E(fieldValues: state.fields(of: E.kind))
    }

    /// Refuses edits of what only commands or the server may change.
    private func checkEdit(_ operation: DocumentOperation, on before: DocumentState) throws {
        let fields = Set(
            operation.patch.filter { path, value in before.values[path] ?? .null != value }.keys.map { path in
                path.utf8.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }.map { String(path[..<$0]) }
                    ?? path
            })
        let isNew = before.creation == nil
        let isDeletion = operation.action == .delete
        func needsCommand(_ what: String) -> Refusal {
            Refusal(.needsCommand, "\(what) cannot be changed in this way.")
        }
        switch operation.kind {
        case .account: throw needsCommand("An account")
        case .member: throw needsCommand("A member")
        case .invite: throw needsCommand("An invitation")
        case .lineageEdge: throw needsCommand("What was recorded of where items went")
        case .conflict where !isDeletion: throw needsCommand("A conflict")
        case .item:
            if isDeletion { throw needsCommand("That an item is there") }
            let moving: Set<String> =
                isNew ? ["transactionId"] : ["projectId", "transactionId", "budgetCategoryId"]
            if !fields.isDisjoint(with: moving) { throw needsCommand("Where an item belongs") }
        case .transaction:
            if isDeletion { throw needsCommand("That a transaction is there") }
            if fields.contains("itemIds") { throw needsCommand("Which items a transaction has") }
            if fields.contains("isCanceled") { throw needsCommand("Whether a transaction is canceled") }
            if !isNew, fields.contains("projectId") { throw needsCommand("The project of a transaction") }
        case .space:
            if isDeletion { throw needsCommand("That a space is there") }
            if !isNew, fields.contains("projectId") { throw needsCommand("The project of a space") }
        case .accountPresets:
            if fields.contains("booksClosedThrough") { throw needsCommand("How far the books are closed") }
        case .invoice:
            if case .string(let status)? = before.values["status"], InvoiceStatus(rawValue: status) != .draft {
                throw needsCommand("An issued invoice")
            }
            let isDraft = operation.patch["status"].map { $0 == .string(InvoiceStatus.draft.rawValue) } ?? true
            if !isDraft || !fields.subtracting(["status"]).isSubset(of: Invoice.editableFields) {
                throw needsCommand("What an invoice comes to")
            }
            if !isNew, fields.contains("projectId") { throw needsCommand("The project of an invoice") }
        case .project where isDeletion: throw needsCommand("That a project is there")
        case .budgetCategory:
            if isNew || isDeletion { throw needsCommand("Which categories there are") }
            if !fields.isDisjoint(with: ["name", "slug", "mergedInto"]) {
                throw needsCommand("The name of a category")
            }
        default: break
        }
    }

    /// Says what a device may not say: who made a change, and what others keep.
    private func restate(_ operation: inout DocumentOperation, on before: DocumentState) {
        for field in ["createdBy", "updatedBy"] where operation.patch[field] != nil {
            operation.patch[field] = before.creation != nil && field == "createdBy" ? nil : userID?.json
        }
        for field in operation.kind.deviceOnlyFields { operation.patch[field] = nil }
        operation.patch["accountId"] = nil
        if operation.kind == .project { operation.patch["budgetSummary"] = nil }
        if operation.kind == .transaction { operation.patch["isCanceled"] = nil }
    }

    /// Marks transactions whose amounts two people have set, or that were brought back.
    private func markForReview(
        _ id: DocumentID, _ before: DocumentState, _ after: DocumentState, _ lost: [DocumentState.LostValue]
    ) throws {
        guard id.kind == .transaction, after.isAlive else { return }
        let isBack = before.creation != nil && !before.isAlive
        guard isBack || lost.contains(where: { $0.path == "amount" }) else { return }
        try update(Transaction.self, id.key) { $0.needsReview = true }
    }

    // MARK: Merged categories

    /// Has an operation name the category that another one was merged into.
    private func meanMergedCategories(_ operation: inout DocumentOperation) throws {
        if operation.kind == .projectBudgetCategory {
            let id = EntityKind.id(ofKey: operation.key)
            let meant = try meantCategory(id)
            if meant != id { operation.key = String(operation.key.dropLast(id.count)) + meant }
        }
        for field in ["budgetCategoryId", "defaultBudgetCategoryId"] {
            guard case .string(let id)? = operation.patch[field] else { continue }
            operation.patch[field] = .string(try meantCategory(id))
        }
    }

    /// The category that an id means.
    func meantCategory(_ id: String) throws -> String {
        guard EntityKind.isSound(key: id),
            case .string(let other)? = try state(DocumentID(.budgetCategory, id)).values["mergedInto"]
        else { return id }
        return other
    }
}
