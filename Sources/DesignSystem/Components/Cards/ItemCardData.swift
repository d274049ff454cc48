/// The data of an ``ItemCard``.
public struct ItemCardData: Identifiable, Hashable, Sendable {
    /// The identifier of the item.
    public let id: String
    /// The name of the item.
    public var name: String
    /// The number that its maker gave it.
    public var sku: String?
    /// The source of the item.
    public var sourceLabel: String?
    /// The location of the item.
    public var locationLabel: String?
    /// The notes about the item.
    public var notes: String?
    /// The price of the item.
    public var priceLabel: String?
    /// The position of the item among several items.
    public var indexLabel: String?
    /// The status of the item.
    public var statusLabel: String?
    /// The name of the item's budget category.
    public var budgetCategoryName: String?
    /// The address of the item's picture.
    public var thumbnailUri: String?
    /// The warning about the item.
    public var warningMessage: String?
    /// A Boolean value that indicates whether the item has a bookmark.
    public var bookmarked: Bool

    /// Creates the content of a card.
    public init(
        id: String, name: String, sku: String? = nil, sourceLabel: String? = nil, locationLabel: String? = nil,
        notes: String? = nil, priceLabel: String? = nil, indexLabel: String? = nil, statusLabel: String? = nil,
        budgetCategoryName: String? = nil, thumbnailUri: String? = nil, warningMessage: String? = nil,
        bookmarked: Bool = false
    ) {
        self.id = id
        self.name = name
        self.sku = sku
        self.sourceLabel = sourceLabel
        self.locationLabel = locationLabel
        self.notes = notes
        self.priceLabel = priceLabel
        self.indexLabel = indexLabel
        self.statusLabel = statusLabel
        self.budgetCategoryName = budgetCategoryName
        self.thumbnailUri = thumbnailUri
        self.warningMessage = warningMessage
        self.bookmarked = bookmarked
    }

    /// The lines below the name. The price comes first, the place last; what is missing is left out.
    ///
    /// - Parameter isStacked: whether source and number stand on separate lines.
    func lines(isStacked: Bool) -> [String] {
        let (sku, source) = (
            sku.nonBlank.map { String(localized: "SKU: \($0)") },
            sourceLabel.nonBlank.map { String(localized: "Source: \($0)") }
        )
        let origin =
            isStacked
            ? [source, sku].compactMap { $0 }
            : [[sku, source].compactMap { $0 }.joined(separator: " · ")].filter { !$0.isEmpty }
        return [priceLabel.nonBlank].compactMap { $0 } + origin
            + [locationLabel.nonBlank.map { String(localized: "Location: \($0)") }].compactMap { $0 }
    }
}
