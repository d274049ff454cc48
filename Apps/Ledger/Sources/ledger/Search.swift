import ArgumentParser
import LedgerCore
import LedgerStore

struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find items, transactions, and spaces by text, stock number, or amount.")

    @OptionGroup var database: DatabaseOptions
    @Argument(help: "The text to search for.") var text: String
    @Option(help: "The maximum number of results of each kind.") var limit = 20

    func run() throws {
        let store = try database.open()
        for account in try store.value(of: AccountsQuery()).compactMap(\.id) {
            let results = try store.search(text, accountID: account)
            try list("Items", results.items, store) { item in
                [
                    item.id ?? "", ItemDetailCalculations.displayName(item), item.source ?? "", item.sku ?? "",
                    ItemDetailCalculations.displayPriceCents(item).map(CurrencyFormatting.withDecimals) ?? "",
                ]
            }
            try list("Transactions", results.transactions, store) { transaction in
                [
                    transaction.id ?? "", TransactionDisplayCalculations.displayName(transaction),
                    TransactionDisplayCalculations.formattedDate(transaction),
                    TransactionDisplayCalculations.formattedAmount(transaction),
                ]
            }
            try list("Spaces", results.spaces, store) { [$0.id ?? "", SpaceDetailCalculations.displayName($0)] }
        }
    }

    private func list<E: Entity>(
        _ title: String, _ hits: SearchHits<E>, _ store: LocalStore, _ columns: (E) -> [String]
    ) throws {
        print("\(title) (\(hits.count))")
        for document in try store.documents(of: hits, in: 0..<max(0, limit)) {
            print("  " + columns(document).joined(separator: "\t"))
        }
    }
}
