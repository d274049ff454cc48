import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@Suite("WP10 Inventory") @MainActor
struct InventoryTests {
    @Test("WP10.1 Three tabs; only what belongs to no project")
    func tabs() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        try ledger.addItem("In a project", project: project)
        try ledger.addItem("Vase")
        try ledger.addTransaction("Flea market")
        try ledger.addSpace("Shelf")
        let s = LedgerScreen(ledger) { InventoryScreen() }
        await s.expect(s.button(with: "Vase"))
        #expect(!s.button(with: "In a project").exists)
        await s.tap("Transactions")
        await s.expect(s.button(with: "Flea market"))
        await s.tap("Spaces")
        await s.expect(s.button(with: "Shelf"))
    }

    @Test("WP10.1 The tab is remembered")
    func remembered() async throws {
        let ledger = PreviewLedger.make(.empty)
        let defaults = UserDefaults(suiteName: "ledger-test-\(UUID().uuidString)")!
        let s = LedgerScreen(ledger) { InventoryScreen().defaultAppStorage(defaults) }
        await s.tap("Spaces")
        #expect(defaults.integer(forKey: "inventorySelectedTab") == 2)
        let again = LedgerScreen(ledger) { InventoryScreen().defaultAppStorage(defaults) }
        await again.expect(again.screen.text("No inventory spaces yet"))
    }

    @Test("WP10.3 The same detail screens, with no project open")
    func details() async throws {
        let ledger = PreviewLedger.make(.empty)
        try ledger.addItem("Vase")
        try ledger.addSpace("Shelf")
        let s = LedgerScreen(ledger) { InventoryScreen() }
        s.screen.buttons.matching { $0.label.contains("Vase") && !$0.label.contains("Select") }.firstMatch.tap()
        s.settle()
        await s.expect(s.screen.button("Item Options"))
    }

    @Test("Section 3: empty tabs say so")
    func empty() async {
        let s = LedgerScreen(.empty) { InventoryScreen() }
        await s.expect(s.screen.text("No inventory items yet"))
        await s.tap("Transactions")
        await s.expect(s.screen.text("No inventory transactions yet"))
        await s.tap("Spaces")
        await s.expect(s.screen.text("No inventory spaces yet"))
    }

    @Test("WP12.6 An item is made in the inventory")
    func create() async throws {
        let s = LedgerScreen(.empty) { InventoryScreen() }
        await s.tap("Add")
        await s.type("Vase", into: "Name *")
        await s.tap("Create Item")
        #expect(try s.items().map(\.projectId) == [nil])
        await s.expect(s.button(with: "Vase"))
    }

    @Test("Section 3: sell to a project out of the inventory makes one record, at the buyer's")
    func sell() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject(budgets: ["cat-furnishings": 10_000])
        let vase = try ledger.addItem("Vase") {
            $0.purchasePriceCents = 4_500
            $0.budgetCategoryId = "cat-furnishings"
        }
        let s = LedgerScreen(ledger) { InventoryScreen() }
        await s.tap("More options")
        await s.tap("Sell to Project")
        await s.tap(with: "Lakeside House")
        await s.tap("Confirm Sale")
        #expect(try s.stored(Item.self, vase)?.projectId == project)
        let sales = try s.all(Transaction.self)
        #expect(sales.map(\.inventorySaleDirection) == [.businessToProject])
        #expect(sales.map(\.projectId) == [project])
    }
}
