import LedgerCore

/// Items.
public struct ItemsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes an item. One that names a transaction is listed by it, and takes its category over.
    @discardableResult
    public func create(_ item: Item) throws -> Item {
        if let error = ItemFormValidation.validate(
            name: item.name, purchasePriceCents: item.purchasePriceCents, projectPriceCents: item.projectPriceCents,
            marketValueCents: item.marketValueCents
        ).first {
            throw error
        }
        return try store.write(as: session) { batch in
            var item = item
            item.quantity = ItemFormValidation.storedQuantity(item.quantity)
            item.createdBy = batch.userID
            let linked = try item.transactionId.map { try batch.require(Transaction.self, $0) }
            if let category = linked?.budgetCategoryId { item.budgetCategoryId = category }
            let created = try batch.create(item)
            if let id = linked?.id {
                try batch.update(Transaction.self, id) { $0.itemIds = ($0.itemIds ?? []) + [created.id!] }
            }
            return created
        }
    }

    @discardableResult
    public func update(_ id: String, _ change: (inout Item) throws -> Void) throws -> Item {
        try store.write(as: session) { batch in
            try batch.update(Item.self, id) {
                try change(&$0)
                $0.updatedBy = batch.userID
            }
        }
    }

    /// Changes several items at once, as the bulk menu does.
    public func update(_ ids: [String], _ change: (inout Item) throws -> Void) throws {
        try store.write(as: session) { batch in
            for id in ids {
                try batch.update(Item.self, id) {
                    try change(&$0)
                    $0.updatedBy = batch.userID
                }
            }
        }
    }

    /// Deletes items, and takes them off the lists of all transactions.
    public func delete(_ ids: [String]) throws {
        // The system's own records list items, too.
        try store.write(authority: .service(session)) { batch in
            try batch.requirePermission(.editProjects)
            let gone = Set(ids)
            let edges = try ids.flatMap { id in
                try batch.documents(DocumentsQuery<LineageEdge>(accountID: session.accountID).item(id))
            }
            var listing = Set(edges.flatMap { [$0.fromTransactionId, $0.toTransactionId] }.compactMap(\.self))
            for id in ids {
                if let transaction = try batch.require(Item.self, id).transactionId { listing.insert(transaction) }
            }
            for id in listing where try batch.get(Transaction.self, id) != nil {
                try batch.update(Transaction.self, id) { transaction in
                    transaction.itemIds = transaction.itemIds?.filter { !gone.contains($0) }
                }
            }
            for id in ids { try batch.delete(Item.self, id) }
        }
    }
}
