import LedgerCore

/// Something that is done with one item or several, in a sheet or after a question.
struct ItemOperation: Identifiable, Hashable {
    enum Kind: Hashable {
        case editDetails, editNotes, changeStatus, setSpace, setTransaction
        case sellToBusiness, sellToProject, reassignToProject, reassignToInventory
        case moveToReturn, makeCopies, merge, delete
    }

    var kind: Kind
    var items: [Item]

    var id: Self { self }
    var itemIDs: [String] { items.compactMap(\.id) }

    /// Whether it is asked about in a dialog rather than chosen in a sheet.
    var isQuestion: Bool { kind == .delete || kind == .reassignToInventory }

    /// Whether the items are elsewhere afterwards, so that a screen about one of them closes.
    var takesItemsAway: Bool {
        switch kind {
        case .delete, .sellToBusiness, .sellToProject: true
        default: false
        }
    }
}

extension ItemOperation {
    /// What the dialog asks.
    var question: String {
        switch kind {
        case .delete: String(localized: "Delete \(items.count) Items?")
        default: String(localized: "Reassign to Inventory?")
        }
    }

    /// What the dialog says below.
    @MainActor
    func explanation(_ ledger: LedgerEnvironment) -> String {
        if kind == .delete { return ledger.restoring(items.count) }
        let eligible = BulkSaleResolutionCalculations.eligibleForReassign(items)
        let moved =
            eligible.isEmpty
            ? nil
            : String(
                localized:
                    "\(DisplayFormatting.itemCount(eligible.count)) will be moved to business inventory. No sale or purchase records will be created."
            )
        return [moved, BulkSaleResolutionCalculations.linkedItemsText(items)].compactMap(\.self)
            .joined(separator: "\n")
    }

    /// What its button says; `nil` where nothing can be done.
    var answer: String? {
        if kind == .delete {
            return items.count == 1 ? String(localized: "Delete Item") : String(localized: "Delete Items")
        }
        return BulkSaleResolutionCalculations.eligibleForReassign(items).isEmpty
            ? nil : String(localized: "Reassign to Inventory")
    }
}
