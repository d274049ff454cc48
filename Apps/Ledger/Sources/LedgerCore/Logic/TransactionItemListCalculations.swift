/// The list of items on a transaction's own screen, with separate sorts and filters.
public enum TransactionItemListCalculations {
    public enum Sort: String, Hashable, Sendable, CaseIterable {
        case alphabeticalAscending = "alphabetical-asc"
        case alphabeticalDescending = "alphabetical-desc"
        case priceDescending = "price-desc"
        case priceAscending = "price-asc"
        case createdDescending = "created-desc"
        case createdAscending = "created-asc"
    }

    public enum Filter: String, Hashable, Sendable, CaseIterable {
        case all, bookmarked
        case noSKU = "no-sku"
        case noName = "no-name"
        /// Neither a purchase nor a project price.
        case noPrice = "no-price"
        case noImage = "no-image"
    }

    /// What the screen shows.
    public static func list(_ items: [Item], filter: Filter = .all, sort: Sort = .createdDescending) -> [Item] {
        self.sort(items.filter { matches($0, filter) }, by: sort)
    }

    public static func matches(_ item: Item, _ filter: Filter) -> Bool {
        switch filter {
        case .all: true
        case .bookmarked: ItemListCalculations.matches(item, .bookmarked)
        case .noSKU: ItemListCalculations.matches(item, .noSKU)
        case .noName: ItemListCalculations.matches(item, .noName)
        case .noPrice: item.purchasePriceCents == nil && item.projectPriceCents == nil
        case .noImage: ItemListCalculations.matches(item, .noImage)
        }
    }

    /// Sorts; an item without a price counts as free.
    public static func sort(_ items: [Item], by sort: Sort) -> [Item] {
        switch sort {
        case .alphabeticalAscending: return ItemListCalculations.sort(items, by: .alphabeticalAscending)
        case .alphabeticalDescending: return ItemListCalculations.sort(items, by: .alphabeticalDescending)
        case .createdDescending: return ItemListCalculations.sort(items, by: .createdDescending)
        case .createdAscending: return ItemListCalculations.sort(items, by: .createdAscending)
        case .priceDescending, .priceAscending:
            return items.sorted { left, right in
                let leftPrice = ItemDetailCalculations.displayPriceCents(left) ?? 0
                let rightPrice = ItemDetailCalculations.displayPriceCents(right) ?? 0
                if leftPrice == rightPrice { return ItemListCalculations.isCreatedBefore(right, left) }
                return sort == .priceAscending ? leftPrice < rightPrice : leftPrice > rightPrice
            }
        }
    }
}
