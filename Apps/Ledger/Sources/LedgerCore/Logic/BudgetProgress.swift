/// How a budget category of a project stands.
public struct CategoryProgress: Hashable, Sendable, Identifiable {
    public var id: String
    public var name: String
    public var budgetCents: Int
    public var spentCents: Int
    public var categoryType: CategoryType
    public var excludeFromOverallBudget: Bool

    public init(
        id: String, name: String, budgetCents: Int, spentCents: Int, categoryType: CategoryType = .general,
        excludeFromOverallBudget: Bool = false
    ) {
        self.id = id
        self.name = name
        self.budgetCents = budgetCents
        self.spentCents = spentCents
        self.categoryType = categoryType
        self.excludeFromOverallBudget = excludeFromOverallBudget
    }
}

/// How the budget of a project stands.
public struct BudgetProgress: Hashable, Sendable {
    /// Without the categories that are excluded from the overall budget.
    public var totalBudgetCents: Int
    /// Without the categories that are excluded from the overall budget.
    public var totalSpentCents: Int
    /// All categories that are not archived, in the order in which they were given.
    public var categories: [CategoryProgress]

    public init(totalBudgetCents: Int = 0, totalSpentCents: Int = 0, categories: [CategoryProgress] = []) {
        self.totalBudgetCents = totalBudgetCents
        self.totalSpentCents = totalSpentCents
        self.categories = categories
    }
}

/// Works out what has been spent of a budget.
public enum BudgetProgressCalculations {
    /// What a transaction adds to what is spent. The first rule that applies: canceled by the server, nothing; a return,
    /// less; a canonical sale, by its direction; otherwise its amount.
    public static func normalizedSpendCents(_ transaction: Transaction) -> Int {
        guard transaction.isCanceled != true, let amount = transaction.amountCents else { return 0 }
        let magnitude = Int(clamping: amount.magnitude)
        if isReturn(transaction) { return -magnitude }
        if TransactionDisplayCalculations.isCanonicalSale(transaction) {
            switch transaction.inventorySaleDirection {
            case .projectToBusiness: return -magnitude
            case .businessToProject: return magnitude
            default: return amount
            }
        }
        return amount
    }

    /// Whether money came back: by type, by status or by sign.
    public static func isReturn(_ transaction: Transaction) -> Bool {
        transaction.transactionType == .return || transaction.status == .returned || (transaction.amountCents ?? 0) < 0
    }

    /// How all categories stand. Transactions without a category count nowhere.
    public static func progress(
        transactions: [Transaction], categories: [BudgetCategory], projectCategories: [ProjectBudgetCategory]
    ) -> BudgetProgress {
        var spent: [String: Int] = [:]
        for transaction in transactions {
            guard let category = transaction.budgetCategoryId.reference else { continue }
            spent[category, default: 0] += normalizedSpendCents(transaction)
        }
        var budgets: [String: Int] = [:]
        for category in projectCategories {
            if let id = category.id { budgets[id] = category.budgetCents ?? 0 }
        }
        var progress = BudgetProgress()
        for category in categories where category.isArchived != true {
            guard let id = category.id else { continue }
            let row = CategoryProgress(
                id: id, name: category.name, budgetCents: budgets[id] ?? 0, spentCents: spent[id] ?? 0,
                categoryType: category.categoryType,
                excludeFromOverallBudget: category.isExcludedFromOverallBudget)
            progress.categories.append(row)
            guard !row.excludeFromOverallBudget else { continue }
            progress.totalBudgetCents += row.budgetCents
            progress.totalSpentCents += row.spentCents
        }
        return progress
    }
}
