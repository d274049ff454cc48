import Foundation

/// Merging what was entered twice.
extension Command {
    static func mergeItems(_ merge: ItemMerge, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editProjects)
        let (kept, duplicate) = (
            try batch.require(Item.self, merge.kept), try batch.require(Item.self, merge.duplicate)
        )
        let (ownEdges, edges) = (try movements(of: merge.kept, batch), try movements(of: merge.duplicate, batch))
        try checkMerge(merge, kept, duplicate, ownEdges + edges, batch)
        var (item, unseen) = try merge.result(kept, duplicate)
        if let id = item.transactionId.reference, let category = try batch.get(Transaction.self, id)?.budgetCategoryId {
            item.budgetCategoryId = category
        }
        let former = [kept, duplicate].compactMap(\.transactionId.reference)
        for id in Set(former + (ownEdges + edges).flatMap(\.transactions)).sorted() {
            guard let transaction = try batch.get(Transaction.self, id) else { continue }
            var seen: Set<String> = []
            var ids = (transaction.itemIds ?? []).map { $0 == merge.duplicate ? merge.kept : $0 }
                .filter { seen.insert($0).inserted }
            // It belongs to one transaction. Those that it has left for others go on listing it.
            if former.contains(id), id != item.transactionId { ids.removeAll { $0 == merge.kept } }
            if ids != transaction.itemIds ?? [] { try batch.update(Transaction.self, id) { $0.itemIds = ids } }
        }
        for edge in edges { try batch.update(LineageEdge.self, edge.id!) { $0.itemId = merge.kept } }
        let aboutDuplicate = FieldCondition("documentKey", is: merge.duplicate)
        for conflict in try batch.documents(Conflict.self, where: aboutDuplicate)
        where conflict.documentKind == EntityKind.item.rawValue {
            try batch.update(Conflict.self, conflict.id!) { $0.documentKey = merge.kept }
        }
        for lost in unseen where lost.field != "transactionId" {
            try batch.keepUnseen(lost.value, of: Item.self, lost.item, field: lost.field, for: merge.kept)
        }
        item.updatedBy = batch.userID
        try batch.save(item)
        try batch.deleteUnnoted(Item.self, merge.duplicate)
    }

    private static func checkMerge(
        _ merge: ItemMerge, _ kept: Item, _ duplicate: Item, _ edges: [LineageEdge], _ batch: some DocumentBatch
    ) throws {
        guard merge.kept != merge.duplicate, kept.projectId.reference == duplicate.projectId.reference else {
            throw Refusal(.rule, localized("Only two items of the same project can be merged."))
        }
        // Where an item belongs is money, which is not merged.
        guard kept.transactionId.reference == merge.seenTransaction(of: merge.kept),
            duplicate.transactionId.reference == merge.seenTransaction(of: merge.duplicate)
        else {
            throw Refusal(
                .changedMeanwhile,
                localized("Someone else has moved one of these items since. Look at them, then merge them again."))
        }
        var isSold = edges.contains { $0.movementKind == .sold }
        for id in [kept, duplicate].compactMap(\.transactionId.reference) where !isSold {
            isSold = try batch.get(Transaction.self, id).map(TransactionDisplayCalculations.isCanonicalSale) == true
        }
        // The record of its sale says what it was sold at.
        if isSold { throw Refusal(.rule, localized("An item that was sold cannot be merged.")) }
    }

    /// Undoes a merge, as far as nobody has changed anything since.
    ///
    /// - Parameter edges: the ids of the movements that were the duplicate's.
    static func separateItems(_ merge: ItemMerge, edges: [String], _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editProjects)
        let kept = try batch.require(Item.self, merge.kept)
        guard try batch.get(Item.self, merge.duplicate) == nil,
            var duplicate = try batch.deleted(Item.self, merge.duplicate)
        else { throw Refusal(.rule, localized("This merge was undone already.")) }
        // The merge was refused, if somebody else has merged or deleted the duplicate before.
        if try batch.isChangedUnseen(Item.self, merge.duplicate) {
            throw Refusal(
                .changedMeanwhile,
                localized("Someone else has changed this item since. The merge cannot be undone."))
        }
        guard kept.projectId.reference == duplicate.projectId.reference else {
            throw Refusal(.rule, localized("This item has been moved since. The merge cannot be undone."))
        }
        for id in edges where try batch.get(LineageEdge.self, id)?.itemId == merge.kept {
            try batch.update(LineageEdge.self, id) { $0.itemId = merge.duplicate }
        }
        var item = try merge.undone(kept)
        try leaveOutWhatIsGone(&item, batch)
        try leaveOutWhatIsGone(&duplicate, batch)
        item.updatedBy = batch.userID
        try batch.save(item)
        try batch.save(duplicate)
        let (moved, own) = (try movements(of: merge.duplicate, batch), try movements(of: merge.kept, batch))
        let current = [kept, item, duplicate].compactMap(\.transactionId.reference)
        for id in Set(current + moved.flatMap(\.transactions)).sorted() {
            guard let transaction = try batch.get(Transaction.self, id) else { continue }
            // A transaction goes on listing what has left it for another one, and a record of sales what was sold.
            let isRecord = TransactionDisplayCalculations.isCanonicalSale(transaction)
            func isListed(by edges: [LineageEdge]) -> Bool {
                edges.contains { isRecord ? $0.transactions.contains(id) : $0.fromTransactionId == id }
            }
            var ids = transaction.itemIds ?? []
            let listed = ids.contains(merge.kept)
            let isKepts = item.transactionId == id || listed && isListed(by: own)
            if !isKepts { ids.removeAll { $0 == merge.kept } }
            if isKepts, !listed { ids.append(merge.kept) }
            let isDuplicates = duplicate.transactionId == id || listed && isListed(by: moved)
            if isDuplicates, !ids.contains(merge.duplicate) { ids.append(merge.duplicate) }
            if ids != transaction.itemIds ?? [] { try batch.update(Transaction.self, id) { $0.itemIds = ids } }
        }
    }

    /// An item refers to nothing that has gone meanwhile.
    private static func leaveOutWhatIsGone(_ item: inout Item, _ batch: some DocumentBatch) throws {
        if let id = item.transactionId.reference, try batch.get(Transaction.self, id) == nil {
            item.transactionId = nil
        }
        if let id = item.spaceId.reference, try batch.get(Space.self, id) == nil { item.spaceId = nil }
    }

    private static func movements(of item: String, _ batch: some DocumentBatch) throws -> [LineageEdge] {
        try batch.documents(LineageEdge.self, where: FieldCondition("itemId", is: item))
    }

    /// Has whatever names a vendor name another one. Transactions of closed days stay as they are.
    static func mergeVendors(_ duplicate: String, into kept: String, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editPresets)
        guard !kept.trimmed.isEmpty, !duplicate.isEmpty, kept != duplicate else {
            throw Refusal(.invalid, localized("Choose two vendors to merge."))
        }
        let named = FieldCondition("source", is: duplicate)
        let books = try batch.closedBooks()
        for transaction in try batch.documents(Transaction.self, where: named) where !books.hold(transaction) {
            try batch.update(Transaction.self, transaction.id!) { $0.source = kept }
        }
        for item in try batch.documents(Item.self, where: named) {
            try batch.update(Item.self, item.id!) { $0.source = kept }
        }
        try changeVendors(batch) { vendors in
            let place = vendors.firstIndex(of: duplicate)
            vendors.removeAll { $0 == duplicate }
            if let place, !vendors.contains(kept) { vendors.insert(kept, at: min(place, vendors.count)) }
        }
    }

    /// Undoes a merge of vendors for what was the duplicate's, where nobody has changed it since.
    static func separateVendors(_ merge: VendorMerge, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editPresets)
        let books = try batch.closedBooks()
        for id in merge.transactions {
            guard let transaction = try batch.get(Transaction.self, id), transaction.source == merge.kept,
                !books.hold(transaction)
            else { continue }
            try batch.update(Transaction.self, id) { $0.source = merge.duplicate }
        }
        for id in merge.items where try batch.get(Item.self, id)?.source == merge.kept {
            try batch.update(Item.self, id) { $0.source = merge.duplicate }
        }
        guard let place = merge.place else { return }
        try changeVendors(batch) { vendors in
            if !merge.isKeptListed { vendors.removeAll { $0 == merge.kept } }
            if !vendors.contains(merge.duplicate) {
                vendors.insert(merge.duplicate, at: min(max(place, 0), vendors.count))
            }
        }
    }

    private static func changeVendors(_ batch: some DocumentBatch, _ change: (inout [String]) -> Void) throws {
        var stored =
            try batch.get(VendorDefaults.self, VendorDefaults.onlyID)
            ?? VendorDefaults(id: VendorDefaults.onlyID) { $0.vendors = VendorDefaults.initialVendors }
        let before = stored.vendors
        change(&stored.vendors)
        if stored.vendors != before { try batch.save(stored) }
    }
}

extension ItemMerge {
    /// The transaction that an item belonged to when the person looked.
    fileprivate func seenTransaction(of item: String) -> String? {
        guard case .string(let id)? = (item == kept ? seenKept : seenDuplicate)["transactionId"] else { return nil }
        return id.isEmpty ? nil : id
    }
}

extension LineageEdge {
    /// The transactions that a movement names.
    fileprivate var transactions: [String] {
        [fromTransactionId, toTransactionId, sourceSaleId].compactMap(\.reference)
    }
}

extension ClosedBooks {
    /// Whether a transaction is of a closed day.
    fileprivate func hold(_ transaction: Transaction) -> Bool {
        guard let through, let day = transaction.transactionDate else { return false }
        return day <= through
    }
}
