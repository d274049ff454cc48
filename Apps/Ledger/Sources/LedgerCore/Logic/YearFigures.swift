/// What a firm spent, invoiced and received in a year, for its tax adviser.
///
/// Spending is what the firm itself paid for: canceled transactions, what a client paid by card, and the records that the
/// system keeps of sales to and from the inventory are left out. Void invoices do not count.
public struct YearFigures: Hashable, Sendable {
    public var year: Int
    /// Everything that counts, in the order of its days.
    public var entries: [Entry]
    /// How many transactions would count if they had a date.
    public var undated: Int

    /// Something that counts.
    public struct Entry: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case purchase, `return`, invoice, payment
        }

        public var kind: Kind
        public var date: CalendarDate
        /// The number of an invoice, or the id of a transaction.
        public var reference: String
        /// Whom the firm bought from, or the client.
        public var name: String
        public var project: String
        public var category: String
        /// Below zero for money that came back.
        public var totalCents: Int
        /// What of it is sales tax.
        public var taxCents: Int

        public var netCents: Int { totalCents - taxCents }
    }

    /// A sum by category or month.
    public struct Sum: Hashable, Sendable {
        public var name: String
        public var netCents = 0
        public var taxCents = 0
        public var totalCents: Int { netCents + taxCents }
    }

    public init(
        _ year: Int, transactions: [Transaction], invoices: [Invoice], projects: [Project], categories: [BudgetCategory]
    ) {
        self.year = year
        let projects = Self.names(projects.map { ($0.id, ProjectListCalculations.displayName($0)) })
        let categories = Self.names(categories.map { ($0.id, $0.name) })
        let counted = transactions.filter(Self.counts)
        undated = counted.count { $0.transactionDate == nil }
        var entries: [Entry] = []
        for transaction in counted {
            guard let date = transaction.transactionDate, date.year == year else { continue }
            let total = BudgetProgressCalculations.normalizedSpendCents(transaction)
            let tax = transaction.subtotalCents.map { max(abs(total) - $0, 0) } ?? 0
            entries.append(
                Entry(
                    kind: BudgetProgressCalculations.isReturn(transaction) ? .return : .purchase, date: date,
                    reference: transaction.id ?? "", name: TransactionDisplayCalculations.displayName(transaction),
                    project: transaction.projectId.flatMap { projects[$0] } ?? "",
                    category: transaction.budgetCategoryId.flatMap { categories[$0] } ?? "", totalCents: total,
                    taxCents: total < 0 ? -tax : tax))
        }
        for invoice in invoices where invoice.status == .issued {
            func entry(_ kind: Entry.Kind, _ date: CalendarDate?, _ total: Int, tax: Int) {
                guard let date, date.year == year else { return }
                entries.append(
                    Entry(
                        kind: kind, date: date, reference: invoice.number ?? "", name: invoice.clientName ?? "",
                        project: invoice.projectName ?? "", category: "", totalCents: total, taxCents: tax))
            }
            entry(.invoice, invoice.date, invoice.totalCents ?? 0, tax: invoice.taxCents ?? 0)
            for payment in invoice.payments ?? [] { entry(.payment, payment.date, payment.amountCents ?? 0, tax: 0) }
        }
        self.entries = entries.enumerated().sorted {
            ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
        }.map(\.element)
    }

    private static func counts(_ transaction: Transaction) -> Bool {
        transaction.isCanceled != true && transaction.status != .canceled && transaction.purchasedBy != .clientCard
            && transaction.transactionType != .sale && !TransactionDisplayCalculations.isCanonicalSale(transaction)
    }

    private static func names(_ pairs: [(String?, String)]) -> [String: String] {
        Dictionary(pairs.compactMap { id, name in id.map { ($0, name) } }) { first, _ in first }
    }

    // MARK: Sums

    /// What some kinds of entries come to.
    public func sum(_ kinds: Entry.Kind...) -> Sum { sum("", entries.filter { kinds.contains($0.kind) }) }

    private func sum(_ name: String, _ entries: [Entry]) -> Sum {
        entries.reduce(into: Sum(name: name)) { sum, entry in
            sum.netCents += entry.netCents
            sum.taxCents += entry.taxCents
        }
    }

    /// What was spent less what came back, by the names of categories; what has none is last.
    public var spendingByCategory: [Sum] {
        let spending = entries.filter { [.purchase, .return].contains($0.kind) }
        return Dictionary(grouping: spending, by: \.category)
            .sorted { ($0.key.isEmpty ? 1 : 0, $0.key.lowercased()) < ($1.key.isEmpty ? 1 : 0, $1.key.lowercased()) }
            .map { sum($0.key.isEmpty ? localized("No Category") : $0.key, $0.value) }
    }

    /// What was spent, invoiced and received in a month.
    public struct Month: Hashable, Sendable {
        /// 1 to 12.
        public var number: Int
        public var spentCents: Int
        public var invoicedCents: Int
        public var receivedCents: Int
    }

    public var months: [Month] {
        (1...12).map { number in
            func total(_ kinds: [Entry.Kind]) -> Int {
                entries.filter { $0.date.month == number && kinds.contains($0.kind) }.reduce(0) { $0 + $1.totalCents }
            }
            return Month(
                number: number, spentCents: total([.purchase, .return]), invoicedCents: total([.invoice]),
                receivedCents: total([.payment]))
        }
    }

    /// The years in which anything happened, the latest first.
    public static func years(transactions: [Transaction], invoices: [Invoice]) -> [Int] {
        let days =
            transactions.compactMap(\.transactionDate) + invoices.compactMap(\.date)
            + invoices.flatMap { $0.payments ?? [] }.compactMap(\.date)
        return Set(days.map(\.year)).sorted(by: >)
    }

    // MARK: File

    /// A line for each entry, with a header.
    public var csv: String {
        let lines = entries.map { entry in
            [entry.kind.rawValue, entry.date.description].joined(separator: ",") + ","
                + [entry.reference, entry.name, entry.project, entry.category].map(CSVTable.field).joined(
                    separator: ",")
                + ","
                + [entry.netCents, entry.taxCents, entry.totalCents].map(CurrencyFormatting.plain).joined(
                    separator: ",")
        }
        return (["kind,date,reference,name,project,category,net,salesTax,total"] + lines).joined(separator: "\n")
    }
}
