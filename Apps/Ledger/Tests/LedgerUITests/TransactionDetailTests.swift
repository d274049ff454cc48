import Foundation
import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// The screen of a transaction: its sections, its fields, its items, and what goes wrong there.
@MainActor struct TransactionDetailTests {
    /// A purchase of four items, of which one went back and one was sold.
    private struct Firm {
        let ledger: LedgerEnvironment
        let project: String
        let purchase: String

        @MainActor init() throws {
            ledger = PreviewLedger.make(.empty)
            project = try ledger.addProject(budgets: ["cat-furnishings": 100_000])
            purchase = try ledger.addTransaction("Wayfair", project: project) {
                $0.amountCents = 40_000
                $0.budgetCategoryId = "cat-furnishings"
            }
            for (name, cents, sku) in [
                ("Chair", 5_000, "A-1"), ("Desk", 20_000, nil), ("Lamp", nil, "B-2"), ("Rug", 3_000, "C-3"),
            ] as [(String, Int?, String?)] {
                try ledger.addItem(name, project: project) {
                    $0.id = name
                    $0.transactionId = purchase
                    $0.purchasePriceCents = cents
                    $0.sku = sku
                    $0.bookmark = name == "Chair" ? true : nil
                }
            }
        }

        @MainActor func screen() -> LedgerScreen {
            LedgerScreen(ledger, variant: Variant(device: "iPad (10th generation)")) {
                TransactionDetailScreen(transactionID: purchase)
            }
        }
    }

    /// The names on the cards, from top to bottom.
    private func names(_ s: LedgerScreen) -> [String] {
        ["Chair", "Desk", "Lamp", "Rug"].compactMap { name in
            let card = s.screen.buttons.matching { $0.label.hasPrefix("\(name),") || $0.label == name }.firstMatch
            return card.exists ? (name, card.frame.minY) : nil
        }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test("WP04.2 What went back, was sold, or moved stands in sections of its own") func partitions() async throws {
        let firm = try Firm()
        let services = try firm.ledger.services()
        let refund = try firm.ledger.addTransaction("Wayfair", project: firm.project, type: .return)
        let other = try firm.ledger.addTransaction("Target", project: firm.project)
        try services.inventory.moveToReturn(["Chair"], transaction: refund)
        try services.inventory.sellToBusiness(["Desk"], fallbackCategory: nil)
        try services.inventory.setTransaction(["Lamp"], to: other)
        let s = firm.screen()
        s.screen.scroll(to: s.section("Transaction Audit"))
        await s.expect(s.section("Moved items").exists ? s.section("Moved items") : s.section("Items"))
        let items = s.section("Items")
        #expect(items.label.contains("1"), "\(items.label)")
        for title in ["Returned Items", "Sold Items"] {
            let header = s.section(title)
            if header.exists { await s.toggle(section: title) }
        }
        let text = s.screen.description
        #expect(text.contains("Moved items"), "\(text)")
        for name in ["Chair", "Desk", "Lamp"] { #expect(text.contains(name), "\(name)") }
    }

    @Test("WP04.2 All fields of a transaction are shown in their order, with a dash for what is not set") func fields()
        async throws
    {
        let firm = try Firm()
        try firm.ledger.services().transactions.update(firm.purchase) {
            $0.transactionDate = CalendarDate("2026-03-01")
            $0.status = .completed
            $0.reimbursementType = .owedToClient
            $0.hasEmailReceipt = true
            $0.subtotalCents = 37_000
            $0.taxRatePct = 8.25
        }
        let s = firm.screen()
        await s.toggle(section: "Receipts")
        await s.toggle(section: "Details")
        s.screen.scroll(to: s.section("Items"))
        let expected = [
            ("Vendor / Source", "Wayfair"), ("Amount", "$400.00"), ("Date", "Mar 1, 2026"), ("Status", "Completed"),
            ("Purchased By", "—"), ("Transaction Type", "Purchase"), ("Reimbursement Type", "Owed to Client"),
            ("Budget Category", "Furnishings"), ("Email Receipt", "Yes"), ("Subtotal", "$370.00"),
            ("Tax Rate", "8.25%"), ("Tax Amount", "$30.00"),
        ]
        var last = -CGFloat.infinity
        for (label, value) in expected {
            let row = s.screen.allElements.matching {
                $0.label.hasPrefix(label) && "\($0.label) \($0.value)".contains(value)
            }
            .firstMatch
            #expect(row.exists, "\(label): \(value)\n\(s.screen)")
            guard row.exists else { continue }
            #expect(row.frame.minY > last, "\(label)")
            last = row.frame.minY
        }
    }

    /// The list of a transaction's items alone, so that all of them are in sight.
    private struct ItemsList: View {
        let project: String
        @OpenContexts private var contexts

        var body: some View {
            let scope = contexts.scope(projectID: project)
            ScrollView { TransactionItemsList(items: scope.items, scope: scope) }
        }
    }

    @Test("WP04.2 The items of a transaction are sorted, filtered and searched on its own screen") func sorts()
        async throws
    {
        let firm = try Firm()
        let s = LedgerScreen(firm.ledger, variant: Variant(device: "iPad (10th generation)")) {
            ItemsList(project: firm.project)
        }
        // The button says which order was chosen.
        var button = "Sort"
        for (order, expected) in [
            ("A to Z", ["Chair", "Desk", "Lamp", "Rug"]), ("Z to A", ["Rug", "Lamp", "Desk", "Chair"]),
            ("Highest Price", ["Desk", "Chair", "Rug", "Lamp"]),
        ] {
            await s.tap(button)
            await s.tap(order)
            #expect(names(s) == expected, "\(order)")
            button = order
        }
        for (filter, expected) in [
            ("Bookmarked", ["Chair"]), ("No SKU", ["Desk"]), ("No Price", ["Lamp"]), ("No Name", []),
        ] as [(String, [String])] {
            await s.tap(with: "Filter")
            await s.tap(filter)
            #expect(names(s) == expected, "\(filter)")
        }
        await s.expect(s.screen.text("No items match your filters"))
        await s.tap(with: "Filter")
        await s.tap("All")
        #expect(names(s).count == 4)
    }

    @Test("WP04.4 Existing items of the project are linked, and those that are there cannot be picked again")
    func links() async throws {
        let firm = try Firm()
        let mirror = try firm.ledger.addItem("Mirror", project: firm.project)
        try firm.ledger.addItem("Elsewhere")
        let empty = try firm.ledger.addTransaction("Target", project: firm.project)
        let s = LedgerScreen(firm.ledger) { TransactionDetailScreen(transactionID: empty) }
        await s.tap("Add items")
        await s.tap("Link Existing Items")
        await s.expect(s.button(with: "Mirror"))
        #expect(!s.button(with: "Elsewhere").exists)
        await s.tap(with: "Mirror")
        await s.tap(with: "Add Selected")
        await s.expectGone(s.screen.text("Link Existing Items"))
        #expect(try s.stored(Item.self, mirror)?.transactionId == empty)
        #expect(try s.stored(Transaction.self, empty)?.itemIds == [mirror])
    }

    @Test("WP04.4 Linking that fails says so in its sheet, and nothing is linked") func linkingFails() async throws {
        let firm = try Firm()
        let mirror = try firm.ledger.addItem("Mirror", project: firm.project)
        let empty = try firm.ledger.addTransaction("Target", project: firm.project)
        let s = LedgerScreen(firm.ledger) { TransactionDetailScreen(transactionID: empty) }
        await s.tap("Add items")
        await s.tap("Link Existing Items")
        await s.tap(with: "Mirror")
        try firm.ledger.store.breakWrites()
        await s.tap(with: "Add Selected")
        await s.expect(s.screen.allElements.containing(text: "Failed to link the items. Please try again.").firstMatch)
        try firm.ledger.store.mendWrites()
        #expect(try s.stored(Item.self, mirror)?.transactionId == nil)
    }

    @Test("WP04.3 Saving and deleting that fail say so in the words for them") func failures() async throws {
        let firm = try Firm()
        let s = firm.screen()
        await s.tap("Set who purchased this")
        s.screen.field("Amount ($)").type("7")
        try firm.ledger.store.breakWrites()
        await s.tap("Save")
        await s.expect(
            s.screen.allElements.containing(text: "Failed to save the transaction. Please try again.").firstMatch)
        await s.tap("Cancel")
        await s.tap("Delete Transaction")
        await s.tap("Delete Transaction")
        await s.expect(s.screen.text("Failed to delete. Please try again."))
        try firm.ledger.store.mendWrites()
        #expect(try s.stored(Transaction.self, firm.purchase)?.amountCents == 40_000)
    }
}
