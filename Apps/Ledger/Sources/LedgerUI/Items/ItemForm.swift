import LedgerCore

/// An item's fields as they are typed.
struct ItemForm: Equatable {
    var name = ""
    var source = ""
    var sku = ""
    var purchasePrice = ""
    var projectPrice = ""
    var marketValue = ""
    var quantity = 1

    init() {}

    init(_ item: Item) {
        name = item.name
        source = item.source ?? ""
        sku = item.sku ?? ""
        purchasePrice = Self.text(item.purchasePriceCents)
        projectPrice = Self.text(item.projectPriceCents)
        marketValue = Self.text(item.marketValueCents)
        quantity = item.quantity ?? 1
    }

    /// What is wrong, in the order of the fields.
    var errors: [ValidationError] {
        ItemFormValidation.validate(
            name: name, purchasePriceCents: Self.checked(purchasePrice), projectPriceCents: Self.checked(projectPrice),
            marketValueCents: Self.checked(marketValue))
    }

    /// Puts what was typed into an item. An emptied price is none.
    func apply(to item: inout Item) {
        item.name = name.trimmedText
        item.source = source.textOrNil
        item.sku = sku.textOrNil
        item.purchasePriceCents = CurrencyFormatting.typedCents(from: purchasePrice)
        item.projectPriceCents = CurrencyFormatting.typedCents(from: projectPrice)
        item.marketValueCents = CurrencyFormatting.typedCents(from: marketValue)
        item.quantity = ItemFormValidation.storedQuantity(quantity)
    }

    /// An item with what was typed.
    func applied(to item: Item) -> Item {
        var item = item
        apply(to: &item)
        return item
    }

    private static func text(_ cents: Int?) -> String { cents.map(CurrencyFormatting.typed) ?? "" }

    /// What is typed, in cents; -1 for what is no price, so that the form refuses it.
    private static func checked(_ text: String) -> Int? {
        text.isBlankText ? nil : CurrencyFormatting.typedCents(from: text) ?? -1
    }
}
