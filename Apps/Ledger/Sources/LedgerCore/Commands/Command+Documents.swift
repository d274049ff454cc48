/// Making and deleting items, and deleting what items belong to.
extension Command {
    /// New items, each listed by its transaction, whose category it takes over.
    static func createItems(_ items: [Item], _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editProjects)
        for var item in items {
            if let error = ItemFormValidation.validate(
                name: item.name, purchasePriceCents: item.purchasePriceCents,
                projectPriceCents: item.projectPriceCents, marketValueCents: item.marketValueCents
            ).first {
                throw error
            }
            item.quantity = ItemFormValidation.storedQuantity(item.quantity)
            item.createdBy = batch.userID
            let linked = try item.transactionId.map { try batch.require(Transaction.self, $0) }
            if let linked, TransactionDisplayCalculations.isCanonicalSale(linked) {
                throw InventoryOperationRefusal.canonicalTransaction
            }
            if let category = linked?.budgetCategoryId { item.budgetCategoryId = category }
            try batch.create(item)
            if let id = linked?.id, let itemID = item.id {
                try batch.update(Transaction.self, id) { $0.itemIds = ($0.itemIds ?? []) + [itemID] }
            }
        }
    }

    /// Deletes items, and takes them off the lists of all transactions. What is gone already is passed over.
    static func deleteItems(_ ids: [String], _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editProjects)
        let items = try ids.compactMap { try batch.get(Item.self, $0) }
        let gone = Set(items.compactMap(\.id))
        var listing = Set(items.compactMap(\.transactionId))
        for id in gone {
            for edge in try batch.documents(LineageEdge.self, where: FieldCondition("itemId", is: id)) {
                listing.formUnion(
                    [edge.fromTransactionId, edge.toTransactionId, edge.sourceSaleId].compactMap(\.self))
            }
        }
        for id in listing.sorted() where try batch.get(Transaction.self, id) != nil {
            try batch.update(Transaction.self, id) { transaction in
                transaction.itemIds = transaction.itemIds?.filter { !gone.contains($0) }
            }
        }
        for id in ids where gone.contains(id) { try batch.delete(Item.self, id) }
    }

    /// Deletes transactions; their items are unlinked, and stay.
    static func deleteTransactions(_ ids: [String], _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editProjects)
        for id in ids {
            guard let transaction = try batch.get(Transaction.self, id) else { continue }
            if TransactionDisplayCalculations.isCanonicalSale(transaction) {
                try batch.requirePermission(.editCanonicalSales)
            }
            for item in try batch.documents(Item.self, where: FieldCondition("transactionId", is: id)) {
                try batch.update(Item.self, item.id!) { $0.transactionId = nil }
            }
            try batch.delete(Transaction.self, id)
        }
    }

    /// Deletes a space; its items stay, in no space.
    static func deleteSpace(_ id: String, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editProjects)
        guard try batch.get(Space.self, id) != nil else { return }
        for item in try batch.documents(Item.self, where: FieldCondition("spaceId", is: id)) {
            try batch.update(Item.self, item.id!) { $0.spaceId = nil }
        }
        try batch.delete(Space.self, id)
    }

    /// Deletes a project with everything in it, unless somebody else has changed something there meanwhile.
    static func deleteProject(_ id: String, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.deleteProjects)
        guard try batch.get(Project.self, id) != nil else { return }
        func isChanged<E: Entity>(_ type: E.Type, _ documents: [E]) throws -> Bool {
            try documents.contains { try batch.isChangedUnseen(type, $0.key ?? "") }
        }
        let inside = FieldCondition("projectId", is: id)
        let items = try batch.documents(Item.self, where: inside)
        let transactions = try batch.documents(Transaction.self, where: inside)
        let spaces = try batch.documents(Space.self, where: inside)
        let categories = try batch.documents(ProjectBudgetCategory.self, where: inside)
        let preferences = try batch.documents(ProjectPreferences.self, where: inside)
        let invoices = try batch.documents(Invoice.self, where: inside)
        guard invoices.allSatisfy({ $0.status == .draft }) else {
            throw Refusal(
                .rule,
                localized("This project has issued invoices, which have to be kept. Archive the project instead."))
        }
        if try batch.isChangedUnseen(Project.self, id) || isChanged(Item.self, items)
            || isChanged(Transaction.self, transactions) || isChanged(Space.self, spaces)
            || isChanged(ProjectBudgetCategory.self, categories) || isChanged(Invoice.self, invoices)
        {
            throw Refusal(
                .changedMeanwhile,
                localized("Someone else has changed this project since. Look at it, then delete it again."))
        }
        try unlink(items, transactions, spaces, fromOutside: id, batch)
        for item in items { try batch.delete(Item.self, item.id!) }
        for transaction in transactions { try batch.delete(Transaction.self, transaction.id!) }
        for space in spaces { try batch.delete(Space.self, space.id!) }
        for invoice in invoices { try batch.delete(Invoice.self, invoice.id!) }
        for category in categories { try batch.delete(ProjectBudgetCategory.self, category.key!) }
        for preferences in preferences { try batch.delete(ProjectPreferences.self, preferences.key!) }
        try batch.delete(Project.self, id)
    }

    /// Ends the links between what a project holds and what is outside of it: a returned item, for example, belongs to a
    /// transaction that may be another project's.
    private static func unlink(
        _ items: [Item], _ transactions: [Transaction], _ spaces: [Space], fromOutside project: String,
        _ batch: some DocumentBatch
    ) throws {
        let goneItems = Set(items.compactMap(\.id))
        let goneTransactions = Set(transactions.compactMap(\.id))
        let goneSpaces = Set(spaces.compactMap(\.id))
        for transaction in try batch.documents(Transaction.self, where: nil)
        where transaction.projectId != project && transaction.itemIds?.contains(where: goneItems.contains) == true {
            try batch.update(Transaction.self, transaction.id!) {
                $0.itemIds = $0.itemIds?.filter { !goneItems.contains($0) }
            }
        }
        for item in try batch.documents(Item.self, where: nil) where item.projectId != project {
            let isUnlinked = item.transactionId.map(goneTransactions.contains) == true
            let isMoved = item.spaceId.map(goneSpaces.contains) == true
            guard isUnlinked || isMoved else { continue }
            try batch.update(Item.self, item.id!) {
                if isUnlinked { $0.transactionId = nil }
                if isMoved { $0.spaceId = nil }
            }
        }
    }
}
