/// The three reports on a project: what they say, not how they look.
public enum ReportAggregationCalculations {
    // MARK: Invoice

    /// An item below a line of an invoice.
    public struct InvoiceItem: Hashable, Sendable {
        public var name: String
        public var projectPriceCents: Int?
        /// Whether the price is missing or nothing.
        public var isMissingPrice: Bool
    }

    /// A line of an invoice.
    public struct InvoiceLine: Hashable, Sendable, Identifiable {
        public var id: String?
        /// What the app calls the transaction.
        public var displayName: String
        /// What a printed report calls it.
        public var reportTitle: String
        public var date: CalendarDate?
        public var notes: String?
        public var amountCents: Int
        public var categoryName: String?
        public var items: [InvoiceItem]

        /// Whether the price of any item is missing.
        public var isMissingPrices: Bool { items.contains(where: \.isMissingPrice) }
    }

    /// What a client owes the firm, less what the firm owes the client.
    public struct Invoice: Hashable, Sendable {
        public var charges: [InvoiceLine]
        public var credits: [InvoiceLine]

        public var chargesSubtotalCents: Int { charges.reduce(0) { $0 + $1.amountCents } }
        public var creditsSubtotalCents: Int { credits.reduce(0) { $0 + $1.amountCents } }
        /// Below zero when the firm owes more.
        public var netDueCents: Int { chargesSubtotalCents - creditsSubtotalCents }
        /// Whether any price is missing, so that the totals may be too low.
        public var isMissingPrices: Bool { (charges + credits).contains(where: \.isMissingPrices) }
        public var isEmpty: Bool { charges.isEmpty && credits.isEmpty }
    }

    /// The invoice of a project. Canceled transactions, and those that nobody owes anything for, are left out.
    public static func invoice(
        transactions: [Transaction], items: [Item], categories: [BudgetCategory]
    ) -> Invoice {
        let names = categoryNames(categories)
        let itemsByID = Dictionary(
            items.compactMap { item in item.id.map { ($0, item) } }, uniquingKeysWith: { first, _ in first })
        let lines = { (reimbursement: ReimbursementType) in
            byDate(transactions.filter { $0.isCanceled != true && $0.reimbursementType == reimbursement })
                .map { invoiceLine($0, itemsByID, names) }
        }
        return Invoice(charges: lines(.owedToCompany), credits: lines(.owedToClient))
    }

    private static func invoiceLine(
        _ transaction: Transaction, _ itemsByID: [String: Item], _ names: [String: String]
    ) -> InvoiceLine {
        let items = (transaction.itemIds ?? []).compactMap { itemsByID[$0] }.map { item in
            InvoiceItem(
                name: ItemDetailCalculations.displayName(item), projectPriceCents: item.projectPriceCents,
                isMissingPrice: (item.projectPriceCents ?? 0) == 0)
        }
        return InvoiceLine(
            id: transaction.id, displayName: TransactionDisplayCalculations.displayName(transaction),
            reportTitle: TransactionDisplayCalculations.reportTitle(transaction), date: transaction.transactionDate,
            notes: transaction.notes.nonBlank,
            amountCents: items.isEmpty
                ? transaction.amountCents ?? 0 : items.reduce(0) { $0 + ($1.projectPriceCents ?? 0) },
            categoryName: transaction.budgetCategoryId.flatMap { names[$0] }, items: items)
    }

    private static func byDate(_ transactions: [Transaction]) -> [Transaction] {
        TransactionListCalculations.sort(transactions, by: .dateAscending)
    }

    // MARK: Client summary

    /// Where the receipt of an item is.
    public enum ReceiptLink: Hashable, Sendable {
        case none
        /// It is on the invoice.
        case invoice
        /// At an address.
        case receipt(url: String)
    }

    /// An item of a client summary.
    public struct ClientSummaryItem: Hashable, Sendable, Identifiable {
        public var id: String?
        public var name: String
        public var source: String?
        public var spaceName: String?
        public var projectPriceCents: Int?
        public var receipt: ReceiptLink
    }

    /// What was spent in one category.
    public struct CategoryTotal: Hashable, Sendable {
        public var name: String
        public var totalCents: Int
    }

    /// What a client got for their money.
    public struct ClientSummary: Hashable, Sendable {
        public var totalSpentCents: Int
        public var totalMarketValueCents: Int
        /// Market value less project price, over the items whose market value is known.
        public var totalSavedCents: Int
        /// By name. Items without a category are in the totals only.
        public var breakdown: [CategoryTotal]
        public var items: [ClientSummaryItem]
    }

    /// The client summary of a project.
    public static func clientSummary(
        items: [Item], transactions: [Transaction], categories: [BudgetCategory], spaces: [Space]
    ) -> ClientSummary {
        let names = categoryNames(categories)
        let transactionsByID = Dictionary(
            transactions.compactMap { transaction in transaction.id.map { ($0, transaction) } },
            uniquingKeysWith: { first, _ in first })
        var summary = ClientSummary(
            totalSpentCents: 0, totalMarketValueCents: 0, totalSavedCents: 0, breakdown: [], items: [])
        var totals: [String: Int] = [:]
        for item in items {
            let price = item.projectPriceCents ?? 0
            let market = item.marketValueCents ?? 0
            summary.totalSpentCents += price
            summary.totalMarketValueCents += market
            if market > 0 { summary.totalSavedCents += market - price }
            let transaction = item.transactionId.reference.flatMap { transactionsByID[$0] }
            if let category = item.budgetCategoryId.reference ?? transaction?.budgetCategoryId.reference {
                totals[names[category] ?? localized("Unknown Category"), default: 0] += price
            }
            summary.items.append(
                ClientSummaryItem(
                    id: item.id, name: ItemDetailCalculations.displayName(item), source: item.source.nonBlank,
                    spaceName: ItemDetailCalculations.spaceName(item.spaceId, in: spaces),
                    projectPriceCents: item.projectPriceCents, receipt: receiptLink(transaction)))
        }
        summary.breakdown = TextOrder.sorted(
            totals.map { CategoryTotal(name: $0.key, totalCents: $0.value) }, by: \.name
        ) { $0.name < $1.name }
        return summary
    }

    /// Where the receipt of a transaction is.
    public static func receiptLink(_ transaction: Transaction?) -> ReceiptLink {
        guard let transaction else { return .none }
        if TransactionDisplayCalculations.isCanonicalSale(transaction)
            || transaction.reimbursementType == .owedToClient || transaction.reimbursementType == .owedToCompany
        {
            return .invoice
        }
        let receipt = transaction.receiptImages?.first { !$0.url.isBlank && !$0.isOffline }
        return receipt.map { .receipt(url: $0.url) } ?? .none
    }

    // MARK: Property management

    /// An item of a property report.
    public struct PropertyItem: Hashable, Sendable, Identifiable {
        public var id: String?
        public var name: String
        public var source: String?
        public var sku: String?
        public var marketValueCents: Int?

        /// `$150.00`, or "No market value".
        public var marketValueLabel: String {
            guard let marketValueCents, marketValueCents != 0 else { return localized("No market value") }
            return CurrencyFormatting.withDecimals(marketValueCents)
        }
    }

    /// The items of a space.
    public struct PropertyGroup: Hashable, Sendable {
        /// `nil` for the items that are in no space.
        public var spaceID: String?
        public var title: String
        public var items: [PropertyItem]

        public var marketValueCents: Int { items.reduce(0) { $0 + ($1.marketValueCents ?? 0) } }
    }

    /// What is where.
    public struct PropertyManagement: Hashable, Sendable {
        /// By name; "No Space" last.
        public var groups: [PropertyGroup]

        public var itemCount: Int { groups.reduce(0) { $0 + $1.items.count } }
        public var totalMarketValueCents: Int { groups.reduce(0) { $0 + $1.marketValueCents } }
    }

    /// The property report of a project. Items of a space that is not known are in no space.
    public static func propertyManagement(items: [Item], spaces: [Space]) -> PropertyManagement {
        let known = Set(spaces.compactMap(\.id))
        let bySpace = Dictionary(grouping: items) { item in
            item.spaceId.reference.flatMap { known.contains($0) ? $0 : nil }
        }
        var groups = SpaceListCalculations.sort(spaces).compactMap { space -> PropertyGroup? in
            guard let id = space.id, let items = bySpace[id] else { return nil }
            return PropertyGroup(
                spaceID: id, title: SpaceDetailCalculations.displayName(space), items: items.map(propertyItem))
        }
        if let items = bySpace[nil] {
            groups.append(PropertyGroup(spaceID: nil, title: localized("No Space"), items: items.map(propertyItem)))
        }
        return PropertyManagement(groups: groups)
    }

    private static func propertyItem(_ item: Item) -> PropertyItem {
        PropertyItem(
            id: item.id, name: ItemDetailCalculations.displayName(item), source: item.source.nonBlank,
            sku: item.sku.nonBlank, marketValueCents: item.marketValueCents)
    }

    private static func categoryNames(_ categories: [BudgetCategory]) -> [String: String] {
        Dictionary(
            categories.compactMap { category in category.id.map { ($0, category.name) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// `invoice-{project}.pdf` and its like, without anything that a file name cannot hold.
    public static func fileName(_ report: String, project: Project) -> String {
        "\(report)-\(fileNamePart(ProjectListCalculations.displayName(project))).pdf"
    }

    /// A text as a part of a file's name: no slashes, no control characters, no leading dot, not too long.
    public static func fileNamePart(_ text: String) -> String {
        let allowed = text.trimmed.map { character in
            "/\\:*?\"<>|".contains(character)
                || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
                ? "-" : character
        }
        let part = String(allowed).drop { $0 == "." }.prefix(100)
        return part.isEmpty ? "untitled" : String(part)
    }
}
