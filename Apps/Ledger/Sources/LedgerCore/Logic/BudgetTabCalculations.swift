/// The rows, labels and bars of a project's budget.
public enum BudgetTabCalculations {
    /// The id of the overall row.
    public static let overallID = "overall"

    /// Whether a category has a row: it has a budget, or something was spent or came back.
    public static func isEnabled(_ category: CategoryProgress) -> Bool {
        category.budgetCents > 0 || category.spentCents != 0
    }

    /// The rows of the budget tab: pinned categories in their order, then the others by name, fees last.
    public static func rows(_ categories: [CategoryProgress], pinned: [String] = []) -> [CategoryProgress] {
        let enabled = categories.filter(isEnabled)
        let first = self.pinned(enabled, pinned)
        let pinnedIDs = Set(first.map(\.id))
        let rest = byName(enabled.filter { !pinnedIDs.contains($0.id) })
        return first + rest.filter { $0.categoryType != .fee } + rest.filter { $0.categoryType == .fee }
    }

    /// The last row, when there is an overall budget.
    public static func overallRow(_ progress: BudgetProgress) -> CategoryProgress? {
        guard progress.totalBudgetCents > 0 else { return nil }
        return CategoryProgress(
            id: overallID, name: localized("Overall Budget"), budgetCents: progress.totalBudgetCents,
            spentCents: progress.totalSpentCents)
    }

    /// Those of the categories that are pinned, in the order of the pins.
    static func pinned(_ categories: [CategoryProgress], _ pinned: [String]) -> [CategoryProgress] {
        var byID = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return pinned.compactMap { byID.removeValue(forKey: $0) }
    }

    private static func byName(_ categories: [CategoryProgress]) -> [CategoryProgress] {
        TextOrder.sorted(categories, by: \.name) { $0.id < $1.id }
    }

    /// `Furnishings Budget`.
    public static func title(_ category: CategoryProgress) -> String {
        category.id == overallID ? category.name : localized("\(category.name) Budget")
    }

    /// `$150 spent`, or `$150 received` for a fee.
    public static func spentLabel(_ category: CategoryProgress) -> String {
        let amount = CurrencyFormatting.wholeDollars(category.spentCents)
        return category.categoryType == .fee ? localized("\(amount) received") : localized("\(amount) spent")
    }

    /// `$50 remaining`, `$50 over`, or the spent label when there is no budget.
    public static func remainingLabel(_ category: CategoryProgress) -> String {
        guard category.budgetCents > 0 else { return spentLabel(category) }
        return difference(category)
    }

    /// The same as the category tracker has it, which says "No budget set" when there is none.
    public static func trackerRemainingLabel(_ category: CategoryProgress) -> String {
        guard category.budgetCents > 0 else { return localized("No budget set") }
        return difference(category)
    }

    private static func difference(_ category: CategoryProgress) -> String {
        let left = category.budgetCents - category.spentCents
        if left >= 0 { return localized("\(CurrencyFormatting.wholeDollars(left)) remaining") }
        let over = CurrencyFormatting.wholeDollars(-left)
        return category.categoryType == .fee ? localized("\(over) over received") : localized("\(over) over")
    }

    /// Whether more was spent than there is. Exactly the budget is not over, and without a budget nothing is.
    public static func isOverBudget(spentCents: Int, budgetCents: Int) -> Bool {
        budgetCents > 0 && spentCents > budgetCents
    }

    /// In percent, above 100 when over; 0 without a budget.
    public static func progressPercentage(spentCents: Int, budgetCents: Int) -> Double {
        budgetCents > 0 ? Double(spentCents) / Double(budgetCents) * 100 : 0
    }

    /// How far over, in percent of the budget, at most 100.
    public static func overflowPercentage(spentCents: Int, budgetCents: Int) -> Double {
        guard isOverBudget(spentCents: spentCents, budgetCents: budgetCents) else { return 0 }
        return clamped(Double(spentCents - budgetCents) / Double(budgetCents) * 100)
    }

    /// A percentage between 0 and 100.
    public static func clamped(_ percentage: Double) -> Double { min(max(percentage, 0), 100) }

    /// From 0 to 1; 0 without a budget.
    public static func ratio(spentCents: Int, budgetCents: Int) -> Double {
        clamped(progressPercentage(spentCents: spentCents, budgetCents: budgetCents)) / 100
    }

    /// `Spent $500 of $1000`, or `$500 / $1000`.
    public static func progressLabel(spentCents: Int, budgetCents: Int, compact: Bool = false) -> String {
        let spent = CurrencyFormatting.wholeDollars(spentCents)
        let budget = CurrencyFormatting.wholeDollars(budgetCents)
        return compact ? "\(spent) / \(budget)" : localized("Spent \(spent) of \(budget)")
    }

    /// `33%`.
    public static func percentageLabel(spentCents: Int, budgetCents: Int) -> String {
        "\(Int(progressPercentage(spentCents: spentCents, budgetCents: budgetCents).rounded()))%"
    }

    /// What color a bar has.
    public enum BarTone: Hashable, Sendable {
        case overflow, inProgress, primary
    }

    /// Over the budget, exactly at it, or below.
    public static func barTone(spentCents: Int, budgetCents: Int) -> BarTone {
        if isOverBudget(spentCents: spentCents, budgetCents: budgetCents) { return .overflow }
        return budgetCents > 0 && spentCents == budgetCents ? .inProgress : .primary
    }

    /// The categories that are pinned in a project: those of the preferences or, while there are none, the category
    /// "Furnishings" if it is enabled.
    public static func pinnedCategoryIDs(
        preferences: ProjectPreferences?, categories: [BudgetCategory], projectCategories: [ProjectBudgetCategory]
    ) -> [String] {
        if let preferences { return preferences.pinnedBudgetCategoryIds }
        let enabled = Set(projectCategories.compactMap(\.id))
        let furnishings = categories.first {
            $0.isArchived != true && $0.name.trimmed.lowercased() == "furnishings"
                && $0.id.map(enabled.contains) == true
        }
        return furnishings?.id.map { [$0] } ?? []
    }
}
