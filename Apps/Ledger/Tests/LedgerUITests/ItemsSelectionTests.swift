import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@Suite("WP06 Selected items") @MainActor
struct ItemsSelectionTests {
    @MainActor private struct Firm {
        let s: LedgerScreen
        let project: String
        let sofa: String
        let lamp: String
        let purchase: String
    }

    /// A project with a sofa that is linked to a purchase, and a lamp that is not.
    private func firm() throws -> Firm {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject(budgets: ["cat-furnishings": 100_000])
        let purchase = try ledger.addTransaction("Wayfair", project: project)
        let sofa = try ledger.addItem("Sofa", project: project) {
            $0.projectPriceCents = 120_000
            $0.transactionId = purchase
        }
        let lamp = try ledger.addItem("Lamp", project: project) { $0.purchasePriceCents = 5_000 }
        let screen = LedgerScreen(ledger) { SharedItemsList(scope: .project(project)) }
        return Firm(s: screen, project: project, sofa: sofa, lamp: lamp, purchase: purchase)
    }

    /// Selects all items, and opens what can be done with them.
    private func openBulkMenu(_ s: LedgerScreen) async {
        await s.tap("Select All")
        await s.tap("Actions")
    }

    @Test("2.6 A long press begins; then taps select, with count and total")
    func longPress() async throws {
        let firm = try firm()
        let s = firm.s
        let sofa = s.button(with: "$1,200.00")
        await s.expect(sofa)
        sofa.press(forDuration: 1)
        s.settle()
        await s.expect(s.screen.allElements.containing(text: "1 of 2 selected").firstMatch)
        await s.tap(with: "$50.00")
        await s.expect(s.screen.allElements.containing(text: "2 selected").firstMatch)
        #expect(s.screen.allElements.containing(text: "$1,250.00").exists)
    }

    @Test("2.6 Select in a card's menu")
    func selectByMenu() async throws {
        let s = try firm().s
        await s.tap("More options")
        await s.tap("Select")
        await s.expect(s.screen.allElements.containing(text: "1 selected").firstMatch)
    }

    @Test("2.6 Clearing selects nothing")
    func clear() async throws {
        let s = try firm().s
        await s.tap("Select All")
        await s.expect(s.screen.button("Actions"))
        await s.tap("Clear selection")
        await s.expectGone(s.screen.button("Actions"))
    }

    @Test("2.6 The menu names how many, and offers each operation")
    func menu() async throws {
        let s = try firm().s
        await openBulkMenu(s)
        await s.expect(s.screen.allElements.containing(text: "2 Items Selected").firstMatch)
        for label in [
            "Change Status", "Set Space", "Clear Space", "Set Transaction", "Clear Transaction", "Move to Return",
            "Sell to Business", "Sell to Project", "Reassign to Project", "Reassign to Inventory", "Delete",
        ] {
            #expect(s.screen.button(label).exists, "\(label)")
        }
    }

    @Test("2.6 Bulk: change status; the selection is cleared afterwards")
    func status() async throws {
        let firm = try firm()
        await openBulkMenu(firm.s)
        await firm.s.tap("Change Status")
        await firm.s.tap("Purchased")
        #expect(try firm.s.items().allSatisfy { $0.status == .purchased })
        await firm.s.expectGone(firm.s.screen.button("Actions"))
    }

    @Test("2.6 Bulk: set and clear space")
    func space() async throws {
        let firm = try firm()
        let den = try firm.s.ledger.addSpace("Den", project: firm.project)
        await openBulkMenu(firm.s)
        await firm.s.tap("Set Space")
        await firm.s.tap(with: "Den")
        #expect(try firm.s.items().allSatisfy { $0.spaceId == den })
        await openBulkMenu(firm.s)
        await firm.s.tap("Clear Space")
        #expect(try firm.s.items().allSatisfy { $0.spaceId == nil })
    }

    @Test("2.6 Bulk: set and clear transaction; No Transaction unlinks")
    func transaction() async throws {
        let firm = try firm()
        await openBulkMenu(firm.s)
        await firm.s.tap("Set Transaction")
        await firm.s.tap(with: "Wayfair")
        #expect(try firm.s.items().allSatisfy { $0.transactionId == firm.purchase })
        #expect(try firm.s.stored(Transaction.self, firm.purchase)?.itemIds?.count == 2)
        await openBulkMenu(firm.s)
        await firm.s.tap("Set Transaction")
        await firm.s.tap("No Transaction")
        #expect(try firm.s.items().allSatisfy { $0.transactionId == nil })
        #expect(try firm.s.stored(Transaction.self, firm.purchase)?.itemIds?.isEmpty == true)
    }

    @Test("2.6 Bulk: move to return")
    func moveToReturn() async throws {
        let firm = try firm()
        let back = try firm.s.ledger.addTransaction("Wayfair returns", project: firm.project, type: .return)
        await openBulkMenu(firm.s)
        await firm.s.tap("Move to Return")
        await firm.s.tap(with: "Wayfair returns")
        #expect(try firm.s.items().allSatisfy { $0.transactionId == back && $0.status == .returned })
    }

    @Test(
        "FR-8.5 Bulk: sell to business; a category is asked for only where one is missing")
    func sellToBusiness() async throws {
        let firm = try firm()
        await openBulkMenu(firm.s)
        await firm.s.tap("Sell to Business")
        await firm.s.expect(firm.s.screen.allElements.containing(text: "2 items will move to inventory").firstMatch)
        firm.s.raiseSheet()
        await firm.s.tap("Install")
        await firm.s.tap("Confirm Sale")
        let items = try firm.s.items()
        #expect(items.allSatisfy { $0.projectId == nil && $0.status == .purchased })
        let sales = try firm.s.all(Transaction.self).filter { $0.isCanonicalInventorySale == true }
        #expect(sales.map(\.budgetCategoryId) == ["cat-install"])
        #expect(sales.first?.inventorySaleDirection == .projectToBusiness)
        await firm.s.expect(firm.s.screen.text("No items in this project"))
    }

    @Test("FR-8.6 Bulk: sell to project, step by step")
    func sellToProject() async throws {
        let firm = try firm()
        let other = try firm.s.ledger.addProject("Loft", budgets: ["cat-install": 50_000])
        await openBulkMenu(firm.s)
        await firm.s.tap("Sell to Project")
        await firm.s.tap(with: "Loft")
        await firm.s.tap("Next")
        await firm.s.expect(firm.s.screen.allElements.containing(text: "Destination Category").firstMatch)
        await firm.s.tap("Install")
        await firm.s.tap("Next")
        await firm.s.expect(firm.s.screen.allElements.containing(text: "Source Category").firstMatch)
        await firm.s.tap("Skip")
        #expect(try firm.s.items().allSatisfy { $0.projectId == other })
        let sales = try firm.s.all(Transaction.self).filter { $0.isCanonicalInventorySale == true }
        #expect(Set(sales.map(\.inventorySaleDirection)) == [.projectToBusiness, .businessToProject])
    }

    @Test("FR-8 Bulk: reassigning passes over linked items and says so")
    func reassignToInventory() async throws {
        let firm = try firm()
        await openBulkMenu(firm.s)
        await firm.s.tap("Reassign to Inventory")
        await firm.s.expect(
            firm.s.screen.allElements.containing(text: "1 item will be moved to business inventory.").firstMatch)
        #expect(
            firm.s.screen.allElements.containing(text: "1 item is linked to a transaction and can’t be reassigned.")
                .exists)
        await firm.s.tap("Reassign to Inventory")
        #expect(try firm.s.stored(Item.self, firm.lamp)?.projectId == nil)
        #expect(try firm.s.stored(Item.self, firm.sofa)?.projectId == firm.project)
    }

    @Test("FR-8 Bulk: reassign to a project; archived ones and its own are not offered")
    func reassignToProject() async throws {
        let firm = try firm()
        let other = try firm.s.ledger.addProject("Loft")
        let old = try firm.s.ledger.addProject("Old House")
        try firm.s.ledger.services().projects.update(old) { $0.isArchived = true }
        await openBulkMenu(firm.s)
        await firm.s.tap("Reassign to Project")
        #expect(!firm.s.button(with: "Old House").exists)
        #expect(!firm.s.button(with: "Lakeside House").exists)
        await firm.s.tap(with: "Loft")
        #expect(try firm.s.stored(Item.self, firm.lamp)?.projectId == other)
        #expect(try firm.s.stored(Item.self, firm.sofa)?.projectId == firm.project)
    }

    @Test("2.6 Bulk: deleting asks first")
    func delete() async throws {
        let firm = try firm()
        await openBulkMenu(firm.s)
        await firm.s.tap("Delete")
        await firm.s.expect(firm.s.screen.allElements.containing(text: "Delete 2 Items?").firstMatch)
        #expect(firm.s.screen.allElements.containing(text: "You can restore them for 30 days.").exists)
        #expect(try firm.s.items().count == 2)
        await firm.s.tap("Delete Items")
        #expect(try firm.s.items().isEmpty)
        await firm.s.expect(firm.s.screen.text("No items in this project"))
    }

    @Test("WP10.2 The inventory's bulk menu")
    func inventory() async throws {
        let ledger = PreviewLedger.make(.empty)
        try ledger.addItem("Vase")
        let s = LedgerScreen(ledger) { SharedItemsList(scope: .inventory) }
        await openBulkMenu(s)
        for label in ["Change Status", "Set Space", "Sell to Project", "Reassign to Project", "Delete"] {
            #expect(s.screen.button(label).exists, "\(label)")
        }
        for label in ["Sell to Business", "Reassign to Inventory", "Set Transaction"] {
            #expect(!s.screen.button(label).exists, "\(label)")
        }
    }
}
