/// What an ``ItemCard`` shows, as a value.
public struct ItemCardData: Identifiable, Hashable, Sendable {
    /// Tells items apart.
    public let id: String
    /// What it is.
    public var name: String
    /// The number that its maker gave it.
    public var sku: String?
    /// Where it was bought.
    public var sourceLabel: String?
    /// Where it stands.
    public var locationLabel: String?
    /// What is to be remembered about it.
    public var notes: String?
    /// What it costs.
    public var priceLabel: String?
    /// Which of several it is.
    public var indexLabel: String?
    /// How far it has come.
    public var statusLabel: String?
    /// What its money is for.
    public var budgetCategoryName: String?
    /// Where its picture is.
    public var thumbnailUri: String?
    /// What is amiss with it.
    public var warningMessage: String?
    /// Whether it has a bookmark.
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
