import LedgerCore
import Observation

/// The project that is open, with everything in it.
@MainActor
@Observable
public final class ProjectContext {
    public private(set) var projectID: String?
    /// `nil` for a project that was deleted.
    public private(set) var project: Project?
    /// All projects of the account, to move items to.
    public private(set) var projects: [Project] = []
    public private(set) var transactions: [Transaction] = []
    public private(set) var items: [Item] = []
    public private(set) var spaces: [Space] = []
    public private(set) var budgetCategories: [BudgetCategory] = []
    public private(set) var projectBudgetCategories: [ProjectBudgetCategory] = []
    public private(set) var preferences: ProjectPreferences?
    /// How the budget stands; follows the transactions and the categories.
    public private(set) var progress = BudgetProgress()
    public private(set) var state = ContextState.idle

    @ObservationIgnored private let store: any DocumentStore
    @ObservationIgnored private let follower = QueryFollower()

    public init(store: any DocumentStore) { self.store = store }

    /// Opens a project, and closes the one that was open.
    ///
    /// - Parameter userID: whose preferences are read; `nil` for nobody's.
    public func activate(projectID: String, accountID: String, userID: String? = nil) {
        deactivate()
        self.projectID = projectID
        let query = ProjectQuery(accountID: accountID, projectID: projectID, userID: userID)
        follower.follow(query, in: store) { [weak self] in
            self?.receive($0)
        } failure: { [weak self] in
            self?.state = .failed("\($0)")
        }
    }

    private func receive(_ snapshot: ProjectSnapshot) {
        let isBudgetAnother =
            state != .loaded || transactions != snapshot.transactions || budgetCategories != snapshot.budgetCategories
            || projectBudgetCategories != snapshot.projectBudgetCategories
        // Only what is another is set, so that only what shows it is drawn again.
        if project != snapshot.project { project = snapshot.project }
        if projects != snapshot.projects { projects = snapshot.projects }
        if transactions != snapshot.transactions { transactions = snapshot.transactions }
        if items != snapshot.items { items = snapshot.items }
        if spaces != snapshot.spaces { spaces = snapshot.spaces }
        if budgetCategories != snapshot.budgetCategories { budgetCategories = snapshot.budgetCategories }
        if projectBudgetCategories != snapshot.projectBudgetCategories {
            projectBudgetCategories = snapshot.projectBudgetCategories
        }
        if preferences != snapshot.preferences { preferences = snapshot.preferences }
        if isBudgetAnother {
            progress = BudgetProgressCalculations.progress(
                transactions: transactions, categories: budgetCategories, projectCategories: projectBudgetCategories)
        }
        if state != .loaded { state = .loaded }
    }

    /// The categories that are pinned.
    public var pinnedCategoryIDs: [String] {
        BudgetTabCalculations.pinnedCategoryIDs(
            preferences: preferences, categories: budgetCategories, projectCategories: projectBudgetCategories)
    }

    /// Closes the project.
    public func deactivate() {
        follower.stop()
        projectID = nil
        project = nil
        projects = []
        transactions = []
        items = []
        spaces = []
        budgetCategories = []
        projectBudgetCategories = []
        preferences = nil
        progress = BudgetProgress()
        state = .idle
    }
}
