/// What an item's card says.
public enum ItemCardCalculations {
    /// The badges in order: index, category, status. Blank ones are left out.
    public static func badges(index: String? = nil, category: String? = nil, status: String? = nil) -> [String] {
        [index, category, status].compactMap(\.nonBlank)
    }

    /// The lines below the name: price, then source and stock number in two lines or in one, then location.
    public static func metadataLines(
        price: String? = nil, source: String? = nil, sku: String? = nil, location: String? = nil, isStacked: Bool
    ) -> [String] {
        let source = source.nonBlank.map { localized("Source: \($0)") }
        let sku = sku.nonBlank.map { localized("SKU: \($0)") }
        let middle =
            isStacked
            ? [source, sku].compactMap(\.self)
            : [[sku, source].compactMap(\.self).joined(separator: " · ")].filter { !$0.isEmpty }
        return [price.nonBlank].compactMap(\.self) + middle
            + [location.nonBlank.map { localized("Location: \($0)") }].compactMap(\.self)
    }
}
