/// Items made from the text of a receipt.
public enum CreateItemsFromListCalculations {
    /// The items of a transaction: bought where it was, in its project and its category.
    ///
    /// - Parameter ids: as many as there are parsed items.
    public static func items(
        _ parsed: [ReceiptListParser.ParsedItem], transaction: Transaction, ids: [String], userID: String?
    ) -> [Item] {
        zip(parsed, ids).map { line, id in
            Item(id: id) {
                $0.projectId = transaction.projectId
                $0.transactionId = transaction.id
                $0.name = line.name
                $0.source = transaction.source
                $0.sku = line.sku
                $0.status = .purchased
                $0.purchasePriceCents = line.priceCents
                $0.budgetCategoryId = transaction.budgetCategoryId
                $0.createdBy = userID
            }
        }
    }
}
