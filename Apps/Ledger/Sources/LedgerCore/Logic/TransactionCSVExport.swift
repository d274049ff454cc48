/// Transactions as a table for spreadsheets.
public enum TransactionCSVExport {
    private static let header =
        "id,date,source,amount,categoryName,budgetCategoryId,inventorySaleDirection,itemCategories"

    /// A line for each transaction, in their order, without a line break at the end.
    ///
    /// Fields are quoted as RFC 4180 has it. A text that a spreadsheet would take for a formula gets an apostrophe in
    /// front, since sources and names are typed by anyone.
    public static func csv(
        transactions: [Transaction], items: [Item], categories: [BudgetCategory]
    ) -> String {
        let names = Dictionary(
            categories.compactMap { category in category.id.map { ($0, category.name) } },
            uniquingKeysWith: { first, _ in first })
        let itemsByTransaction = Dictionary(grouping: items) { $0.transactionId.reference }
        let lines = transactions.map { transaction in
            let itemCategories = (transaction.id.reference.flatMap { itemsByTransaction[$0] } ?? [])
                .compactMap(\.budgetCategoryId.reference)
            let fields = [
                CSVTable.field(transaction.id ?? ""),
                transaction.transactionDate?.description ?? "",
                CSVTable.field(transaction.source ?? ""),
                CurrencyFormatting.plain(transaction.amountCents ?? 0),
                CSVTable.field(transaction.budgetCategoryId.flatMap { names[$0] } ?? ""),
                CSVTable.field(transaction.budgetCategoryId ?? ""),
                CSVTable.field(transaction.inventorySaleDirection?.rawValue ?? ""),
                CSVTable.field(itemCategories.joined(separator: "|")),
            ]
            return fields.joined(separator: ",")
        }
        return ([header] + lines).joined(separator: "\n")
    }

    /// `transactions-{projectId}.csv`.
    public static func fileName(projectID: String) -> String {
        "transactions-\(ReportAggregationCalculations.fileNamePart(projectID)).csv"
    }
}
