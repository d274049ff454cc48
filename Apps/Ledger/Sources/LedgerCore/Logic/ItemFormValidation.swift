/// The form of a new or changed item.
public enum ItemFormValidation {
    /// How many of a thing one item can represent.
    public static let quantities = 1...9999

    /// What is wrong, in the order of the fields.
    public static func validate(
        name: String, purchasePriceCents: Int? = nil, projectPriceCents: Int? = nil, marketValueCents: Int? = nil
    ) -> [ValidationError] {
        var errors: [ValidationError] = []
        if name.isBlank { errors.append(ValidationError("name", localized("Name is required"))) }
        let prices = [
            ("purchasePrice", purchasePriceCents), ("projectPrice", projectPriceCents),
            ("marketValue", marketValueCents),
        ]
        for (field, cents) in prices where (cents ?? 0) < 0 {
            errors.append(ValidationError(field, localized("Price must be zero or greater")))
        }
        return errors
    }

    /// A quantity as it is stored: within its range, and one as `nil`.
    public static func storedQuantity(_ quantity: Int?) -> Int? {
        guard let quantity else { return nil }
        let clamped = min(max(quantity, quantities.lowerBound), quantities.upperBound)
        return clamped == 1 ? nil : clamped
    }
}
