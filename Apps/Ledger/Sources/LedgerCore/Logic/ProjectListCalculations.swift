/// The list of projects and the bars of its cards.
public enum ProjectListCalculations {
    /// The active projects, or the archived ones.
    public static func filter(_ projects: [Project], archived: Bool) -> [Project] {
        projects.filter { ($0.isArchived == true) == archived }
    }

    /// The projects whose name or client holds a text.
    public static func search(_ projects: [Project], _ query: String) -> [Project] {
        projects.filter { listSearch(query, finds: [$0.name, $0.clientName]) }
    }

    /// By name, nameless ones last, equals by id.
    public static func sort(_ projects: [Project]) -> [Project] {
        TextOrder.sorted(projects, by: \.name) { ($0.id ?? "") < ($1.id ?? "") }
    }

    /// What the screen shows.
    public static func list(_ projects: [Project], archived: Bool, query: String = "") -> [Project] {
        sort(search(filter(projects, archived: archived), query))
    }

    /// What stands where there are no projects.
    public static func emptyText(archived: Bool, isSearching: Bool = false) -> String {
        if isSearching { return localized("No projects match your search.") }
        return archived ? localized("No archived projects yet.") : localized("No active projects yet.")
    }

    /// `Project` for one without a name.
    public static func displayName(_ project: Project) -> String {
        project.name.isBlank ? localized("Project") : project.name
    }

    /// `No client` for one without a client.
    public static func displayClient(_ project: Project) -> String {
        project.clientName.isBlank ? localized("No client") : project.clientName
    }

    /// The bars of a card: pinned categories in their order, then the others by how much of their budget is spent. When
    /// there are none, the card shows ``overallBar(_:)`` instead.
    public static func budgetBars(_ categories: [CategoryProgress], pinned: [String] = []) -> [CategoryProgress] {
        let enabled = categories.filter(BudgetTabCalculations.isEnabled)
        let first = BudgetTabCalculations.pinned(enabled, pinned)
        let pinnedIDs = Set(first.map(\.id))
        let rest = enabled.filter { !pinnedIDs.contains($0.id) }.sorted { left, right in
            let (leftRatio, rightRatio) = (spendRatio(left), spendRatio(right))
            return leftRatio == rightRatio ? left.id < right.id : leftRatio > rightRatio
        }
        return first + rest
    }

    /// The one bar of a card whose project has no enabled category.
    public static func overallBar(_ progress: BudgetProgress) -> CategoryProgress {
        CategoryProgress(
            id: BudgetTabCalculations.overallID, name: localized("Overall Budget"),
            budgetCents: progress.totalBudgetCents,
            spentCents: progress.totalSpentCents)
    }

    /// A project's progress as the server last summed it up, for cards of projects that are not open.
    public static func progress(of summary: BudgetSummary?) -> BudgetProgress {
        guard let summary else { return BudgetProgress() }
        let categories = (summary.categories ?? []).compactMap { category -> CategoryProgress? in
            guard let id = category.budgetCategoryId, category.isArchived != true else { return nil }
            return CategoryProgress(
                id: id, name: category.name ?? "", budgetCents: category.budgetCents ?? 0,
                spentCents: category.spentCents ?? 0, categoryType: category.categoryType ?? .general,
                excludeFromOverallBudget: category.excludeFromOverallBudget == true)
        }
        return BudgetProgress(
            totalBudgetCents: summary.totalBudgetCents ?? 0, totalSpentCents: summary.spentCents ?? 0,
            categories: categories)
    }

    private static func spendRatio(_ category: CategoryProgress) -> Double {
        category.budgetCents > 0 ? Double(category.spentCents) / Double(category.budgetCents) : 0
    }
}
