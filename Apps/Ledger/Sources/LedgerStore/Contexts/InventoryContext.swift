import LedgerCore
import Observation

/// What belongs to the business and to no project.
@MainActor
@Observable
public final class InventoryContext {
    public private(set) var items: [Item] = []
    public private(set) var transactions: [Transaction] = []
    public private(set) var spaces: [Space] = []
    /// All projects of the account, to sell items to.
    public private(set) var projects: [Project] = []
    public private(set) var budgetCategories: [BudgetCategory] = []
    public private(set) var state = ContextState.idle

    @ObservationIgnored private let store: any DocumentStore
    @ObservationIgnored private let follower = QueryFollower()

    public init(store: any DocumentStore) { self.store = store }

    /// Opens the inventory of an account.
    public func activate(accountID: String) {
        deactivate()
        follower.follow(InventoryQuery(accountID: accountID), in: store) { [weak self] in
            self?.receive($0)
        } failure: { [weak self] in
            self?.state = .failed("\($0)")
        }
    }

    private func receive(_ snapshot: InventorySnapshot) {
        if items != snapshot.items { items = snapshot.items }
        if transactions != snapshot.transactions { transactions = snapshot.transactions }
        if spaces != snapshot.spaces { spaces = snapshot.spaces }
        if projects != snapshot.projects { projects = snapshot.projects }
        if budgetCategories != snapshot.budgetCategories { budgetCategories = snapshot.budgetCategories }
        if state != .loaded { state = .loaded }
    }

    /// Closes the inventory.
    public func deactivate() {
        follower.stop()
        items = []
        transactions = []
        spaces = []
        projects = []
        budgetCategories = []
        state = .idle
    }
}
