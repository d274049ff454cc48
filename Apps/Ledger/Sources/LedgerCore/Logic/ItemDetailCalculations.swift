/// What can be done with an item.
public enum ItemAction: Hashable, Sendable {
    case changeStatus, setSpace, clearSpace, setTransaction, clearTransaction
    case sellToBusiness, sellToProject, reassignToProject, reassignToInventory
    case moveToReturn, makeCopies, bookmark, unbookmark, delete

    /// Whether the action takes something away for good.
    public var isDestructive: Bool { self == .delete }
}

/// An item's own screen, and the menus of items.
public enum ItemDetailCalculations {
    /// What the item costs the client or, when that is not known, what it cost.
    public static func displayPriceCents(_ item: Item) -> Int? { item.projectPriceCents ?? item.purchasePriceCents }

    /// `Unnamed Item` for one without a name.
    public static func displayName(_ item: Item) -> String { item.name.isBlank ? localized("Unnamed Item") : item.name }

    /// The name of a space; `nil` when there is none, or none of that id.
    public static func spaceName(_ id: String?, in spaces: [Space]) -> String? {
        guard let id = id.reference else { return nil }
        return spaces.first { $0.id == id }?.name.nonBlankName
    }

    /// The name of a category; `nil` when there is none, or none of that id.
    public static func categoryName(_ id: String?, in categories: [BudgetCategory]) -> String? {
        guard let id = id.reference else { return nil }
        return categories.first { $0.id == id }?.name.nonBlankName
    }

    /// `Qty: 3`, when a quantity is set.
    public static func quantityLabel(_ item: Item) -> String? {
        guard let quantity = item.quantity, quantity > 0 else { return nil }
        return localized("Qty: \(quantity)")
    }

    /// The actions that an item offers, in order. One that was returned or sold can only be marked and deleted.
    public static func actions(for item: Item, in scope: ListScope) -> [ItemAction] {
        let mark: ItemAction = item.bookmark == true ? .unbookmark : .bookmark
        if item.status?.isTerminal == true { return [mark, .delete] }
        var actions: [ItemAction] = [
            .changeStatus,
            item.spaceId.reference == nil ? .setSpace : .clearSpace,
            item.transactionId.reference == nil ? .setTransaction : .clearTransaction,
        ]
        if scope != .inventory { actions.append(.sellToBusiness) }
        actions += [.sellToProject, .reassignToProject]
        if scope != .inventory { actions.append(.reassignToInventory) }
        return actions + [.moveToReturn, .makeCopies, mark, .delete]
    }

    /// The actions for several items at once, in order.
    public static func bulkActions(in scope: ListScope) -> [ItemAction] {
        if scope == .inventory { return [.changeStatus, .setSpace, .sellToProject, .reassignToProject, .delete] }
        return [
            .changeStatus, .setTransaction, .clearTransaction, .moveToReturn, .setSpace, .clearSpace, .sellToBusiness,
            .sellToProject, .reassignToInventory, .reassignToProject, .delete,
        ]
    }

    /// Whether an item counts as returned although nothing records its way back.
    ///
    /// - Parameters:
    ///   - transactionType: the type of the item's transaction.
    ///   - edges: the item's lineage edges.
    public static func isIncompleteReturn(
        _ item: Item, transactionType: TransactionType?, edges: [LineageEdge]
    ) -> Bool {
        guard item.status == .returned, let transactionType, transactionType != .return else { return false }
        return !edges.contains { $0.itemId == item.id && $0.movementKind == .returned }
    }
}

extension String {
    fileprivate var nonBlankName: String? { isBlank ? nil : self }
}
