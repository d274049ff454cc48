import LedgerCore
import LedgerStore
import PerchTesting
import Testing

@testable import LedgerUI

/// D6: the books of a year, closed.
@MainActor struct BooksTests {
    @Test("D6 Books are closed in the settings; then a transaction says why it stays as it is, until they are reopened")
    func close() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let old = try ledger.addTransaction("Wayfair", project: project) {
            $0.transactionDate = CalendarDate("2025-12-31")
            $0.budgetCategoryId = "cat-furnishings"
        }
        let settings = LedgerScreen(ledger) { SettingsScreen(tab: .general) }
        await settings.tap(with: "Books Closed Through")
        await settings.tap("Close Books")
        await settings.expect(settings.screen.allElements.containing(text: "Dec 31, 2025").firstMatch)
        let s = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: old) }
        await s.tap("Set who purchased this")
        await s.type("5", into: "Amount ($)")
        await s.tap("Save")
        await s.expect(s.screen.allElements.containing(text: "The books are closed through Dec 31, 2025.").firstMatch)
        #expect(try s.stored(Transaction.self, old)?.amountCents == nil)
        await settings.tap(with: "Books Closed Through")
        await settings.tap("Reopen Books")
        await s.tap("Save")
        #expect(try s.stored(Transaction.self, old)?.amountCents == 500)
    }

    @Test("D6 Who may not close the books is told so") func users() async throws {
        let s = LedgerScreen(.empty, role: .user) { SettingsScreen(tab: .general) }
        let row = s.button(with: "Books Closed Through")
        #expect(!row.isEnabled)
        #expect(s.screen.allElements.containing(text: "Only owners and admins can close the books.").firstMatch.exists)
    }
}
