import LedgerCore
import LedgerSamples
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerStore
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
        let ledger = try known()
        try ledger.services().transactions.update("t1") {
            $0.reimbursementType = .owedToCompany
            $0.hasEmailReceipt = true
            $0.purchasedBy = .clientCard
        }
        let s = LedgerScreen(ledger) { SharedTransactionsList(projectID: "p") }
        let dimensions: [(group: String, choices: [String], shown: [String])] = [
            ("Status", ["Completed"], ["Amazon"]),
            ("Reimbursement", [ReimbursementType.owedToCompany.label ?? ""], ["Wayfair"]),
            ("Receipt", ["Yes"], ["Wayfair"]), ("Transaction Type", ["Return"], ["Target"]),
            ("Completeness", ["Needs Review"], ["Wayfair"]), ("Budget Category", ["Install"], ["Target", "Amazon"]),
            ("Purchased By", [PurchasedBy.clientCard.label ?? ""], ["Wayfair"]),
            ("Source", ["Amazon", "Target"], ["Target", "Amazon"]),
        ]
        for (group, choices, shown) in dimensions {
            await s.tap("Filter")
            s.raiseSheet()
            await s.tap(group)
            for choice in choices { await s.tap(choice) }
            #expect(s.screen.button("\(group) (\(choices.count))").exists)
            s.dismissSheet()
            #expect(order(s) == shown, "\(group)")
            await s.tap("Filter (1)")
            s.raiseSheet()
            await s.tap("Clear Filters")
            s.dismissSheet()
            #expect(order(s) == ["Wayfair", "Target", "Amazon"], "\(group)")
        }
        // Those of several dimensions narrow together.
        await s.tap("Filter")
        s.raiseSheet()
        await s.tap("Budget Category")
        await s.tap("Install")
        await s.tap("Status")
        await s.tap("Completed")
        s.dismissSheet()
        #expect(order(s) == ["Amazon"])
        #expect(s.screen.button("Filter (2)").exists)
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

    @Test("WP04.1 A category that is missing is chosen from the list of categories") func category() async throws {
        let s = LedgerScreen(try known()) { TransactionDetailScreen(transactionID: "t1") }
        try s.ledger.services().transactions.update("t1") { $0.budgetCategoryId = nil }
        await s.expect(s.screen.button("Add a budget category"))
        await s.tap("Add a budget category")
        await s.expect(s.screen.button("No Category"))
        await s.tap("Install")
        await s.expectGone(s.screen.button("No Category"))
        #expect(try s.stored(Transaction.self, "t1")?.budgetCategoryId == "cat-install")
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
        #expect(screen.allElements.containing(text: "You can restore it for 30 days.").exists)
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

    @Test(
        "12.9 What the store refuses is said in an alert; nothing of it is done, and what was selected stays selected")
    func failureIsSaid() async throws {
        let s = LedgerScreen(try known()) { SharedTransactionsList(projectID: "p") }
        await s.tap("Select All")
        await s.tap("Actions")
        await s.tap("Delete")
        // Meanwhile one of them comes to be a record that the system keeps.
        let session = try s.ledger.services().session
        try s.ledger.store.write(authority: .service(session)) {
            try $0.update(Transaction.self, "t2") { $0.isCanonicalInventorySale = true }
        }
        await s.tap("Delete")
        await s.expect(s.screen.text("Something Went Wrong"))
        #expect(
            s.screen.allElements.containing(text: "have permission to change inventory sale records").firstMatch.exists)
        await s.tap("OK")
        #expect(!s.screen.text("Something Went Wrong").exists)
        #expect(try s.all(Transaction.self).count == 3)
        #expect(s.screen.text("3 of 3 selected").exists)
        #expect(s.screen.button("Actions").exists)
    }

    /// A project from which a sofa of 100.00 was sold to the business; the purchase still lists it, beside a lamp.
    private func sold() throws -> (LedgerEnvironment, purchase: String, sale: String) {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let purchase = try ledger.addTransaction("Wayfair", project: project) {
            $0.subtotalCents = 15_000
            $0.amountCents = 15_000
            $0.budgetCategoryId = "cat-furnishings"
        }
        var ids: [String] = []
        for (name, cents) in [("Sofa", 10_000), ("Lamp", 5_000)] {
            let id = try ledger.addItem(name, project: project) {
                $0.transactionId = purchase
                $0.purchasePriceCents = cents
            }
            ids.append(id)
        }
        try ledger.services().inventory.sellToBusiness([ids[0]])
        // As an importer or another device may have it.
        try ledger.services().transactions.update(purchase) { $0.itemIds = ids }
        let sales = try ledger.store.value(of: DocumentsQuery<Transaction>(accountID: SampleFirm.accountID))
        let sale = try #require(sales.first(where: TransactionDisplayCalculations.isCanonicalSale)?.id)
        return (ledger, purchase, sale)
    }

    @Test("WP04.1 The filter and the audit agree on what is complete, though an item was sold away")
    func completeness() async throws {
        let (ledger, purchase, _) = try sold()
        let project = try ledger.store.value(
            of: DocumentQuery<Transaction>(accountID: SampleFirm.accountID, key: purchase))?.projectId
        let page = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: purchase) }
        page.screen.scroll(to: page.section("Transaction Audit"))
        await page.toggle(section: "Transaction Audit")
        page.screen.scroll(to: page.screen.text("Complete").firstMatch)
        let s = LedgerScreen(ledger) { SharedTransactionsList(projectID: project) }
        await s.tap("Filter")
        await s.tap("Completeness")
        await s.tap("Needs Review")
        s.dismissSheet()
        #expect(!card(s, "Wayfair").exists)
        await s.tap("Filter (1)")
        await s.tap("Completeness (1)")
        await s.tap("Needs Review")
        await s.tap("Complete")
        s.dismissSheet()
        await s.expect(card(s, "Wayfair"))
        // It follows what happens to the item, wherever that is.
        let sofa = try #require(try s.items().first { $0.name == "Sofa" }?.id)
        try ledger.services().items.update(sofa) { $0.purchasePriceCents = 1_000 }
        await s.expectGone(card(s, "Wayfair"))
    }

    @Test(
        "12.9 A record that the system keeps cannot be deleted, and says why: on its page, in its menu and among others"
    )
    func keptRecords() async throws {
        let (ledger, purchase, sale) = try sold()
        let reason = TransactionPage.keptReason
        let page = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: sale) }
        #expect(!page.screen.button("Delete Transaction").firstMatch.isEnabled)
        #expect(page.screen.text(reason).exists)
        let project = try page.stored(Transaction.self, purchase)?.projectId
        let s = LedgerScreen(ledger) { SharedTransactionsList(projectID: project) }
        await s.tap("Select All")
        await s.tap("Actions")
        #expect(!s.screen.button("Delete").isEnabled && s.screen.button("Delete").hint == reason)
        await s.tap("Clear Selection")
        var refused = 0
        for menu in s.screen.buttons.matching({ $0.label == "More options" }).allElementsBoundByIndex {
            menu.tap()
            s.settle()
            let delete = s.screen.button("Delete Transaction")
            if !delete.isEnabled {
                refused += 1
                #expect(delete.hint == reason)
            }
            s.dismissSheet()
        }
        #expect(refused == 1)
        #expect(throws: StoreError.self) { try ledger.services().transactions.delete([purchase, sale]) }
        #expect(try s.stored(Transaction.self, purchase) != nil)
    }
}
