import DesignSystem
import LedgerCore

extension ItemCardData {
    /// What the card of an item shows; `nil` for one that was not stored yet.
    init?(
        _ item: Item, spaceName: String? = nil, categoryName: String? = nil, thumbnail: String? = nil,
        warning: String? = nil
    ) {
        guard let id = item.id else { return nil }
        self.init(
            id: id, name: ItemDetailCalculations.displayName(item), sku: item.sku, sourceLabel: item.source,
            locationLabel: spaceName, notes: DisplayFormatting.notesPreview(item.notes),
            priceLabel: ItemDetailCalculations.displayPriceCents(item).map(CurrencyFormatting.withDecimals),
            statusLabel: item.status?.label, budgetCategoryName: categoryName, thumbnailUri: thumbnail,
            warningMessage: warning, bookmarked: item.bookmark == true)
    }
}

/// Turns items into what cards show, by the names of what they refer to.
struct ItemCards: Equatable {
    var spaceNames: [String: String]
    var categoryNames: [String: String]
    var media: MediaAddresses
    /// The items that count as returned although nothing records their way back.
    var incompleteReturns: Set<String>

    init(
        spaces: [Space], categories: [BudgetCategory], media: MediaAddresses, incompleteReturns: Set<String> = []
    ) {
        spaceNames = spaces.reduce(into: [:]) { names, space in
            if let id = space.id, !space.name.isBlankText { names[id] = space.name }
        }
        categoryNames = categories.reduce(into: [:]) { names, category in
            if let id = category.id, !category.name.isBlankText { names[id] = category.name }
        }
        self.media = media
        self.incompleteReturns = incompleteReturns
    }

    func card(_ item: Item) -> ItemCardData? {
        ItemCardData(
            item, spaceName: item.spaceId.flatMap { spaceNames[$0] },
            categoryName: item.budgetCategoryId.flatMap { categoryNames[$0] },
            thumbnail: media.primary(.thumbnail, of: item.images),
            warning: item.id.map(incompleteReturns.contains) == true
                ? String(localized: "Marked as returned, no return recorded") : nil
        )
    }

    /// Items that are alike become one card that opens.
    func groups(_ items: [Item]) -> [ItemCardGroup] {
        ItemListCalculations.group(items.filter { $0.id != nil }).map { group in
            let cards = group.items.compactMap(card)
            let key = [group.name, group.sku ?? "", group.source ?? ""].map { $0.trimmedText.lowercased() }
            return ItemCardGroup(
                id: group.count == 1 ? cards[0].id : key.joined(separator: "\u{1F}"),
                name: cards[0].name, totalLabel: group.totalLabel, items: cards)
        }
    }
}
