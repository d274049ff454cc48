import Foundation

/// How a list of transactions is sorted.
public enum TransactionSort: String, Hashable, Sendable, CaseIterable {
    case dateDescending = "date-desc"
    case dateAscending = "date-asc"
    case createdDescending = "created-desc"
    case createdAscending = "created-asc"
    case sourceAscending = "source-asc"
    case sourceDescending = "source-desc"
    case amountDescending = "amount-desc"
    case amountAscending = "amount-asc"

    /// What the sort menu says.
    public var label: String {
        switch self {
        case .dateDescending: localized("Date (Newest First)")
        case .dateAscending: localized("Date (Oldest First)")
        case .createdDescending: localized("Created (Newest First)")
        case .createdAscending: localized("Created (Oldest First)")
        case .sourceAscending: localized("Source (A to Z)")
        case .sourceDescending: localized("Source (Z to A)")
        case .amountDescending: localized("Amount (Highest First)")
        case .amountAscending: localized("Amount (Lowest First)")
        }
    }
}

/// Which transactions a list shows: those that satisfy every dimension in which something is chosen.
public struct TransactionFilter: Hashable, Sendable {
    /// How far the audit of an itemized transaction has come.
    public enum Completeness: String, Hashable, Sendable, CaseIterable {
        case needsReview = "needs-review"
        case complete
    }

    public var statuses: Set<TransactionStatus> = []
    /// Stored values: `owedToCompany` is labeled "Owed to Business".
    public var reimbursements: Set<ReimbursementType> = []
    /// Whether there is a receipt.
    public var receipts: Set<Bool> = []
    public var types: Set<TransactionType> = []
    public var completeness: Set<Completeness> = []
    public var budgetCategoryIDs: Set<String> = []
    public var purchasedBy: Set<PurchasedBy> = []
    public var sources: Set<String> = []

    public init() {}

    /// In how many of the eight dimensions something is chosen.
    public var activeDimensions: Int {
        [
            statuses.isEmpty, reimbursements.isEmpty, receipts.isEmpty, types.isEmpty, completeness.isEmpty,
            budgetCategoryIDs.isEmpty, purchasedBy.isEmpty, sources.isEmpty,
        ].count(where: { !$0 })
    }
}

/// The list of transactions of a project or of the inventory.
public enum TransactionListCalculations {
    /// What the screen shows.
    ///
    /// - Parameter auditStatus: the status of an itemized transaction's audit; `nil` for all others.
    public static func list(
        _ transactions: [Transaction], query: String = "", filter: TransactionFilter = TransactionFilter(),
        sort: TransactionSort = .dateDescending,
        auditStatus: (Transaction) -> TransactionCompletenessCalculations.Status? = { _ in nil }
    ) -> [Transaction] {
        let filtered = transactions.filter {
            matches($0, filter, auditStatus: auditStatus) && listSearch(query, finds: [searchText($0)])
        }
        return self.sort(filtered, by: sort)
    }

    /// Source, notes, type and amount in one text.
    static func searchText(_ transaction: Transaction) -> String {
        [
            transaction.source, transaction.notes, transaction.transactionType?.label,
            transaction.amountCents.map(CurrencyFormatting.withDecimals),
            // Without commas, as most people type it.
            transaction.amountCents.map { "$\(CurrencyFormatting.plain($0))" },
        ].compactMap(\.self).joined(separator: " ")
    }

    /// Whether a transaction satisfies every dimension of a filter.
    public static func matches(
        _ transaction: Transaction, _ filter: TransactionFilter,
        auditStatus: (Transaction) -> TransactionCompletenessCalculations.Status? = { _ in nil }
    ) -> Bool {
        passes(filter.statuses) { matches(transaction, status: $0) }
            && passes(filter.reimbursements) { $0 == (transaction.reimbursementType ?? ReimbursementType.none) }
            && passes(filter.receipts) { $0 == TransactionDisplayCalculations.hasReceipt(transaction) }
            && passes(filter.types) { $0 == transaction.transactionType }
            && passes(filter.completeness) { matches(transaction, $0, auditStatus(transaction)) }
            && passes(filter.budgetCategoryIDs) { $0 == transaction.budgetCategoryId }
            && passes(filter.purchasedBy) { $0 == (transaction.purchasedBy ?? .missing) }
            && passes(filter.sources) { matches(transaction.source, source: $0) }
    }

    private static func passes<Choice>(_ choices: Set<Choice>, _ satisfies: (Choice) -> Bool) -> Bool {
        choices.isEmpty || choices.contains(where: satisfies)
    }

    private static func matches(_ transaction: Transaction, status: TransactionStatus) -> Bool {
        if status == .inventoryOnly, transaction.projectId.reference == nil { return true }
        return transaction.status == status
    }

    private static func matches(
        _ transaction: Transaction, _ completeness: TransactionFilter.Completeness,
        _ status: TransactionCompletenessCalculations.Status?
    ) -> Bool {
        switch completeness {
        case .needsReview: transaction.needsReview == true || status.map { $0 != .complete } ?? false
        case .complete: status == .complete
        }
    }

    private static func matches(_ source: String?, source choice: String) -> Bool {
        source?.trimmed.lowercased() == choice.trimmed.lowercased()
    }

    /// The sources to choose from: distinct whatever their case, in order.
    public static func sources(_ transactions: [Transaction]) -> [String] {
        var seen: Set<String> = []
        let distinct = transactions.compactMap(\.source.nonBlank).filter { seen.insert($0.lowercased()).inserted }
        return TextOrder.sorted(distinct, by: \.self) { $0 < $1 }
    }

    /// Sorts. Missing dates and blank sources come last either way; no amount counts as zero, no moment of creation as
    /// the oldest. Equals are ordered by creation, newest first, then by id.
    public static func sort(_ transactions: [Transaction], by sort: TransactionSort) -> [Transaction] {
        switch sort {
        case .dateDescending, .dateAscending:
            return transactions.sorted { left, right in
                guard left.transactionDate != right.transactionDate else { return tie(left, right) }
                guard let leftDate = left.transactionDate, let rightDate = right.transactionDate else {
                    return right.transactionDate == nil
                }
                return sort == .dateAscending ? leftDate < rightDate : leftDate > rightDate
            }
        case .createdDescending:
            return transactions.sorted(by: tie)
        case .createdAscending:
            return transactions.sorted { left, right in
                let (leftDate, rightDate) = (created(left), created(right))
                return leftDate == rightDate ? (left.id ?? "") < (right.id ?? "") : leftDate < rightDate
            }
        case .sourceAscending, .sourceDescending:
            return TextOrder.sorted(
                transactions, by: \.source, descending: sort == .sourceDescending, ties: tie)
        case .amountDescending, .amountAscending:
            return transactions.sorted { left, right in
                let (leftAmount, rightAmount) = (left.amountCents ?? 0, right.amountCents ?? 0)
                guard leftAmount != rightAmount else { return tie(left, right) }
                return sort == .amountAscending ? leftAmount < rightAmount : leftAmount > rightAmount
            }
        }
    }

    private static func created(_ transaction: Transaction) -> Date { transaction.createdAt ?? .distantPast }

    private static func tie(_ left: Transaction, _ right: Transaction) -> Bool {
        let (leftDate, rightDate) = (created(left), created(right))
        return leftDate == rightDate ? (left.id ?? "") < (right.id ?? "") : leftDate > rightDate
    }

    /// What stands where there are no transactions.
    public static func emptyText(isFiltered: Bool) -> String {
        isFiltered ? localized("No transactions match your filters") : localized("No transactions yet")
    }
}
