import Foundation
import LedgerCore
import Testing

@testable import LedgerStore

@MainActor
@Suite struct ContextTests {

    /// Waits until something holds, as an observer on the main actor would see it.
    private func eventually(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
        #expect(condition(), sourceLocation: sourceLocation)
    }

    @Test func aProjectIsThereAtOnceAndFollowsChanges() async throws {
        let firm = try TestFirm()
        try firm.makeProject("p")
        try firm.makeProject("q")
        try firm.store.write(authority: .system(accountID: TestFirm.account)) { batch in
            try batch.create(BudgetCategory(id: "c") { $0.name = "Furnishings" })
            try batch.create(
                ProjectBudgetCategory(id: "c") {
                    $0.projectId = "p"; $0.budgetCents = 5000
                })
            try batch.update(Transaction.self, "p-t") { $0.budgetCategoryId = "c" }
        }
        let context = ProjectContext(store: firm.store)
        #expect(context.state == .idle)
        context.activate(projectID: "p", accountID: TestFirm.account, userID: "user")
        #expect(context.state == .loaded && context.project?.name == "House p" && context.projectID == "p")
        #expect(context.projects.count == 2 && context.items.map(\.id) == ["p-i"] && context.spaces.count == 1)
        #expect(context.progress.totalSpentCents == 1000 && context.pinnedCategoryIDs == ["c"])

        try TransactionsService(store: firm.store, session: firm.session()).update("p-t") { $0.amountCents = 2500 }
        try await eventually { context.progress.totalSpentCents == 2500 }
        try ProjectsService(store: firm.store, session: firm.session("user")).setPinned([], project: "p")
        try await eventually { context.pinnedCategoryIDs.isEmpty }

        context.activate(projectID: "q", accountID: TestFirm.account)
        #expect(context.project?.name == "House q" && context.items.map(\.id) == ["q-i"])
        context.deactivate()
        #expect(context.state == .idle && context.items.isEmpty && context.projects.isEmpty && context.project == nil)
        context.activate(projectID: "gone", accountID: TestFirm.account)
        #expect(context.state == .loaded && context.project == nil)
    }

    @Test("WP09.1, WP09.3 Nothing of a project is in the inventory") func nothingOfAProjectIsInTheInventory()
        async throws
    {
        let firm = try TestFirm()
        try firm.makeProject()
        try firm.write { batch in
            try batch.create(Item(id: "i") { $0.name = "i" })
            try batch.create(Space(id: "s") { $0.name = "s" })
            try batch.create(Transaction(id: "t") { $0.transactionType = .purchase })
        }
        let context = InventoryContext(store: firm.store)
        context.activate(accountID: TestFirm.account)
        #expect(
            context.items.map(\.id) == ["i"] && context.spaces.map(\.id) == ["s"]
                && context.transactions.map(\.id) == ["t"])
        try InventoryOperationsService(store: firm.store, session: firm.session()).sellToBusiness(["p-i"])
        try await eventually { context.items.map(\.id) == ["p-i", "i"] }
        // The record of the sale is the project's.
        #expect(context.transactions.map(\.id) == ["t"])
        context.deactivate()
        #expect(context.items.isEmpty && context.state == .idle)
    }

    @Test func accountsAreFoundAndChosen() async throws {
        let firm = try TestFirm()
        for name in ["beta", "Alpha"] { try AccountsService(store: firm.store, userID: "owner").create(name: name) }
        let context = AccountContext(store: firm.store)
        context.discover(userID: "owner")
        #expect(context.memberships.map(\.account.name) == ["Alpha", "beta", "Firm"])
        #expect(context.currentAccountID == nil && context.session == nil)
        context.select(TestFirm.account)
        #expect(context.account?.name == "Firm" && context.member?.role == .owner && context.members.count == 3)
        #expect(context.session == firm.session() && context.vendors.count == 15)
        // The next time it is chosen at once, and comes first.
        let next = AccountContext(store: firm.store, lastSelectedAccountID: context.lastSelectedAccountID)
        next.discover(userID: "owner")
        #expect(next.currentAccountID == TestFirm.account)
        #expect(next.memberships.map(\.account.name) == ["Firm", "Alpha", "beta"])
        // The only one is chosen at once, too.
        let other = AccountContext(store: firm.store)
        other.discover(userID: "user")
        #expect(other.currentAccountID == TestFirm.account && other.member?.role == .user)
        let nobody = AccountContext(store: firm.store)
        nobody.discover(userID: "stranger")
        #expect(nobody.memberships.isEmpty && nobody.currentAccountID == nil)

        try firm.write { try $0.create(Project { $0.name = "new" }) }
        try await eventually { context.projects.count == 1 && context.pendingCount > 0 }
        try AccountsService(store: firm.store, userID: "owner").remove(member: "user", from: TestFirm.account)
        try await eventually { other.currentAccountID == nil && other.members.isEmpty }
        context.signOut()
        #expect(context.memberships.isEmpty && context.account == nil && context.lastSelectedAccountID == nil)
    }

    @Test func whatCannotBeReadIsSaid() throws {
        let context = ProjectContext(store: BrokenStore())
        context.activate(projectID: "p", accountID: "a")
        guard case .failed = context.state else { return #expect(Bool(false)) }
        let account = AccountContext(store: BrokenStore())
        account.discover(userID: "u")
        #expect(account.memberships.isEmpty)
        guard case .failed = account.discoveryState else { return #expect(Bool(false)) }
        account.select("a")
        guard case .failed = account.state else { return #expect(Bool(false)) }
        let inventory = InventoryContext(store: BrokenStore())
        inventory.activate(accountID: "a")
        guard case .failed = inventory.state else { return #expect(Bool(false)) }
    }
}

private struct BrokenStore: DocumentStore {
    private var error: StoreError { .damaged(path: "f", detail: "d") }
    func value<Query: StoreQuery>(of query: Query) throws -> Query.Value { throw error }
    func observation<Query: StoreQuery>(of query: Query) throws -> QueryObservation<Query.Value> { throw error }
    func write<Result>(as session: Session, _ body: (WriteBatch) throws -> Result) throws -> Result { throw error }
    func search(_ query: String, accountID: String) throws -> SearchResults { throw error }
}
