import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// WP04: the list of transactions, a transaction's screen and its sheets.
@MainActor struct TransactionsTests {
    /// An account with one project and transactions of known values.
    private func known() throws -> LedgerEnvironment {
        let ledger = PreviewLedger.make(.empty)
        let services = try ledger.services()
        try services.store.write(as: services.session) { batch in
            try batch.create(
                Project(id: "p") {
                    $0.name = "House"
                    $0.clientName = "Client"
                })
            let rows: [(String, String, Int, Int, TransactionType, TransactionStatus)] = [
                ("t1", "Wayfair", 30_000, 3, .purchase, .pending), ("t2", "Amazon", 10_000, 1, .sale, .completed),
                ("t3", "Target", 20_000, 2, .return, .pending),
            ]
            for (id, source, cents, day, type, status) in rows {
                try batch.create(
                    Transaction(id: id) {
                        $0.projectId = "p"
                        $0.source = source
                        $0.amountCents = cents
                        $0.transactionDate = CalendarDate(year: 2026, month: 2, day: day)
                        $0.transactionType = type
                        $0.status = status
                        $0.budgetCategoryId = id == "t1" ? "cat-furnishings" : "cat-install"
                    })
            }
        }
        return ledger
    }

    private func card(_ s: LedgerScreen, _ source: String) -> ElementQuery {
        // Beside it is a circle to select it, which has its name, too.
        s.screen.buttons.matching { $0.label.hasPrefix(source) }.firstMatch
    }

    private func order(_ s: LedgerScreen) -> [String] {
        ["Wayfair", "Amazon", "Target"].filter { card(s, $0).exists }
            .sorted { card(s, $0).frame.minY < card(s, $1).frame.minY }
    }

    @Test("WP04.1 Cards are sorted by date, newest first; another order is chosen from eight")
    func sorts() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        #expect(order(s) == ["Wayfair", "Target", "Amazon"])
        await s.tap("Sort")
        for sort in TransactionSort.allCases { #expect(s.screen.button(sort.label).exists, "\(sort.label)") }
        await s.tap("Amount (Lowest First)")
        #expect(order(s) == ["Amazon", "Target", "Wayfair"])
        // The bar says what is in force.
        #expect(s.screen.button("Amount (Lowest First)").exists)
    }

    @Test(
        "WP04.1 Eight dimensions filter, several choices of one at a time, and the bar counts them")
    func filters() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        await s.tap("Filter")
        for group in [
            "Status", "Reimbursement", "Email Receipt", "Transaction Type", "Completeness", "Budget Category",
            "Purchased By", "Source",
        ] { #expect(s.screen.button(group).firstMatch.exists, "\(group)") }
        await s.tap("Status")
        await s.tap("Completed")
        #expect(s.screen.button("Status (1)").exists)
        s.screen.sheets.firstMatch.swipeDown(velocity: .fast)
        s.settle()
        #expect(order(s) == ["Amazon"])
        #expect(s.screen.button("Filter (1)").exists)
    }

    @Test("WP04.1 Searching narrows the list; nothing found is said")
    func searches() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        await s.tap("Search")
        await s.type("targ", into: "Search")
        s.settle()
        #expect(order(s) == ["Target"])
        await s.type("zzz", into: "Search")
        s.settle()
        #expect(s.screen.text("No transactions match your filters").exists)
    }

    @Test("WP04.1 Selected transactions are summed up, and deleted after a question")
    func bulk() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        await s.tap("Select All")
        #expect(s.screen.text("3 of 3 selected").exists)
        #expect(s.screen.allElements.containing(text: "$600.00").firstMatch.exists)
        await s.tap("Actions")
        #expect(s.screen.text("3 selected").exists)
        await s.tap("Delete")
        #expect(s.screen.text("Delete 3 Transactions?").exists)
        await s.tap("Delete")
        await s.expect(s.screen.text("No transactions yet"))
        #expect(try s.stored(Transaction.self, "t1") == nil)
    }

    @Test("WP04.5 A card opens the transaction") func opens() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        card(s, "Wayfair").tap()
        s.settle()
        #expect(s.screen.button("Delete Transaction").exists)
    }

    @Test("WP04.2 Next steps count what is filled in, and go where a step is done")
    func nextSteps() async throws {
        let s = LedgerScreen(try known()) { TransactionDetailScreen(transactionID: "t1") }
        #expect(s.screen.text("Next Steps").exists)
        #expect(s.screen.text("2/6 complete").exists)
        await s.tap("Set who purchased this")
        #expect(s.screen.text("Edit Details").exists)
        await s.tap("Cancel")
        await s.tap("Add items")
        #expect(s.screen.button("Create from List").exists)
    }

    @Test("WP04.2 The sections stand in order, receipts open, the others closed; the audit only where items count")
    func sections() async throws {
        let s = LedgerScreen(try known()) { TransactionDetailScreen(transactionID: "t1") }
        #expect(s.screen.allElements.containing(text: "No receipts yet").firstMatch.exists)
        #expect(!s.screen.text("No notes").exists)
        s.screen.scroll(to: s.screen.buttons.containing(text: "TRANSACTION AUDIT").firstMatch)
        let names = ["OTHER IMAGES", "NOTES", "DETAILS", "ITEMS", "TRANSACTION AUDIT"]
        let places = names.map { name in
            s.screen.buttons.matching { $0.label.hasPrefix(name) }.firstMatch.frame.minY
        }
        #expect(places == places.sorted())
        let general = LedgerScreen(try known()) { TransactionDetailScreen(transactionID: "t2") }
        #expect(!general.screen.buttons.containing(text: "TRANSACTION AUDIT").firstMatch.exists)
    }

    @Test("WP04.3 Editing an amount changes the transaction; an emptied amount is none, and zero is zero")
    func edits() async throws {
        let s = LedgerScreen(try known()) { TransactionDetailScreen(transactionID: "t1") }
        for (text, cents) in [("450.25", 45_025), ("0", 0), ("", nil)] as [(String, Int?)] {
            await s.tap("Set who purchased this")
            let field = s.screen.field("Amount ($)")
            field.clearText()
            if !text.isEmpty { field.type(text) }
            await s.tap("Save")
            #expect(try s.stored(Transaction.self, "t1")?.amountCents == cents)
        }
    }

    @Test("WP04.3 What is no amount cannot be saved") func refusesNonsense() async throws {
        let s = LedgerScreen(try known()) { TransactionDetailScreen(transactionID: "t1") }
        await s.tap("Set who purchased this")
        s.screen.field("Amount ($)").type("abc")
        #expect(s.screen.text("Enter an amount").exists)
        #expect(!s.screen.button("Save").isEnabled)
    }

    @Test("WP04.4 Items come from a pasted list: previewed, with the lines that were skipped, then made")
    func createsFromList() async throws {
        let s = LedgerScreen(try known()) { TransactionDetailScreen(transactionID: "t1") }
        await s.tap("Add items")
        await s.tap("Create from List")
        #expect(!s.screen.button("Preview").isEnabled)
        s.screen.field("Receipt text").type("53 - ACCENT FURNISH 252972 $129.99 T\nSUBTOTAL 129.99")
        await s.tap("Preview")
        #expect(s.screen.text("1 item parsed").exists)
        #expect(s.screen.allElements.containing(text: "Skipped Lines (1)").firstMatch.exists)
        await s.tap("Create All")
        let transaction = try #require(try s.stored(Transaction.self, "t1"))
        #expect(transaction.itemIds?.count == 1)
        #expect(try s.stored(Item.self, transaction.itemIds![0])?.purchasePriceCents == 12_999)
    }

    @Test("WP04.2 Deleting asks, unlinks the items and goes back") func deletes() async throws {
        let ledger = PreviewLedger.make()
        let navigator = Navigator(path: [.transaction(PreviewLedger.transactionID)])
        let screen = render(
            LedgerStack(navigator) { SharedTransactionsList(projectID: PreviewLedger.projectID) }.environment(ledger))
        screen.advance(by: .seconds(1))
        screen.button("Delete Transaction").firstMatch.tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("This action cannot be undone. All linked items will be unlinked.").exists)
        screen.button("Delete Transaction").firstMatch.tap()
        screen.advance(by: .seconds(1))
        #expect(navigator.path.isEmpty)
        let items = try ledger.store.value(
            of: DocumentsQuery<Item>(accountID: SampleFirm.accountID).transaction(PreviewLedger.transactionID))
        #expect(items.isEmpty)
    }

    @Test("WP12.2 A new transaction in three steps is in the list at once")
    func creates() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        await s.tap("Add Transaction")
        #expect(s.screen.text("Step 1 of 3").exists)
        await s.tap("Purchase")
        #expect(s.screen.text("Where was this purchased?").exists)
        await s.tap("Next")
        #expect(s.screen.allElements.containing(text: "Destination is required").firstMatch.exists)
        await s.tap("Wayfair")
        await s.tap("Next")
        #expect(s.screen.text("Step 3 of 3").exists)
        s.screen.field("Amount").type("99.50")
        await s.tap("Create Transaction")
        let made = try s.ledger.store.value(of: DocumentsQuery<Transaction>(accountID: SampleFirm.accountID))
            .first { $0.amountCents == 9_950 }
        #expect(made?.projectId == "p" && made?.transactionType == .purchase && made?.status == .pending)
        #expect(made?.transactionDate == s.ledger.today)
    }

    @Test("12.9 A store that refuses is said in an alert, and nothing changes")
    func failureIsSaid() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        #expect(!s.ledger.perform("Failed. Please try again.") { try $0.transactions.delete("nothing") })
        s.settle()
        #expect(s.screen.text("Error").exists && s.screen.text("Failed. Please try again.").exists)
        await s.tap("OK")
        #expect(!s.screen.text("Error").exists)
    }
}
