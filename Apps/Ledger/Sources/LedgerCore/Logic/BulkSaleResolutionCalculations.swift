/// Which items can be sold or moved together, and which budget categories their sale needs.
public enum BulkSaleResolutionCalculations {
    /// The items that can be reassigned: those linked to no transaction.
    public static func eligibleForReassign(_ items: [Item]) -> [Item] {
        items.filter { $0.transactionId.reference == nil }
    }

    /// What is said of the others; `nil` when there are none.
    public static func linkedItemsText(_ items: [Item]) -> String? {
        let linked = items.count - eligibleForReassign(items).count
        guard linked > 0 else { return nil }
        return
            linked == 1
            ? localized("1 item is linked to a transaction and can’t be reassigned.")
            : localized("\(linked) items are linked to transactions and can’t be reassigned.")
    }

    /// Each item's own category, or `nil`. Items without an id are left out.
    public static func categoryMap(_ items: [Item]) -> [String: String?] {
        items.reduce(into: [:]) { map, item in
            if let id = item.id { map[id] = .some(item.budgetCategoryId.reference) }
        }
    }

    /// The items that have no category.
    public static func needingCategory(_ items: [Item]) -> [Item] {
        items.filter { $0.budgetCategoryId.reference == nil }
    }

    /// Whether someone has to choose a category on the selling side.
    public static func needsSourceCategory(_ items: [Item]) -> Bool { !needingCategory(items).isEmpty }

    /// Whether someone has to choose a category on the receiving side: some item has none, or one that is not enabled
    /// there.
    public static func needsDestinationCategory(_ items: [Item], enabledCategoryIDs: Set<String>) -> Bool {
        items.contains { !isEnabled($0.budgetCategoryId, enabledCategoryIDs) }
    }

    /// The categories for the selling side: an item's own, else the fallback. Without either, an item is left out.
    public static func sourceCategories(_ map: [String: String?], fallback: String?) -> [String: String] {
        map.compactMapValues { $0.reference ?? fallback.reference }
    }

    /// The categories for the receiving side: an item's own if it is enabled there, else the fallback. Without either,
    /// an item is left out.
    public static func destinationCategories(
        _ map: [String: String?], enabledCategoryIDs: Set<String>, fallback: String?
    ) -> [String: String] {
        map.compactMapValues { isEnabled($0, enabledCategoryIDs) ? $0 : fallback.reference }
    }

    private static func isEnabled(_ category: String?, _ enabled: Set<String>) -> Bool {
        category.reference.map(enabled.contains) ?? false
    }
}
