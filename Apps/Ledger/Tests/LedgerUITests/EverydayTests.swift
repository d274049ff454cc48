import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// What a person does from the first screen to the last.
@MainActor struct EverydayTests {
    @Test("11.6 Signing in, opening a project and a transaction, editing its amount: list, budget and invoice follow")
    func editIsSeenEverywhere() async throws {
        let user = SignedInUser(id: "owner", email: "owner@example.com")
        let ledger = PreviewLedger.signedOut(.empty, auth: FixedAuthService(user: user))
        let services = LedgerServices(
            store: ledger.store, session: Session(userID: "owner", accountID: "sample-firm"), storage: ledger.storage)
        let project = try services.projects.create(
            Project {
                $0.name = "Lake House"
                $0.clientName = "Kessler"
            }, allocations: ["cat-install": 100_000])
        try services.transactions.create(
            Transaction {
                $0.projectId = project.id
                $0.source = "Wayfair"
                $0.amountCents = 10_000
                $0.transactionType = .purchase
                $0.reimbursementType = .owedToCompany
                $0.budgetCategoryId = "cat-install"
            })

        let screen = render(PreviewRoot(ledger))
        func settle() { screen.advance(by: .seconds(1)) }
        func shows(_ text: String) -> Bool { screen.allElements.containing(text: text).firstMatch.exists }
        settle()
        screen.field("Email").type("owner@example.com")
        screen.field("Password").type("secret")
        screen.button("Sign In").tap()
        #expect(await screen.wait { shows("Lake House") })
        screen.buttons.containing(text: "Lake House").firstMatch.tap()
        settle()
        #expect(shows("$100 spent"))
        screen.button("Transactions").tap()
        settle()
        screen.buttons.matching { $0.label.hasPrefix("Wayfair") }.firstMatch.tap()
        settle()
        screen.button("Set who purchased this").tap()
        settle()
        screen.field("Amount ($)").clearText()
        screen.field("Amount ($)").type("250")
        screen.button("Save").tap()
        settle()
        #expect(await screen.wait { shows("$250.00") })
        screen.swipeBack()
        settle()
        #expect(shows("$250.00"))
        screen.button("Budget").tap()
        settle()
        #expect(shows("$250 spent"))
        screen.button("Accounting").tap()
        settle()
        screen.button("Invoice").tap()
        settle()
        #expect(shows("Net Due") && shows("$250.00"))
    }

    @Test("12.10 Two people see each other's changes at once")
    func twoPeople() async throws {
        let owner = PreviewLedger.make()
        let admin = LedgerEnvironment(
            store: owner.store, storage: owner.storage, auth: owner.auth)
        admin.enter(as: SignedInUser(id: "admin", email: "admin@example.com"))
        let first = LedgerScreen(owner) { SharedTransactionsList(projectID: PreviewLedger.projectID) }
        let second = LedgerScreen(admin) { TransactionDetailScreen(transactionID: PreviewLedger.transactionID) }
        #expect(second.ledger.role == .admin)
        try second.ledger.services().transactions.update(PreviewLedger.transactionID) {
            $0.source = "Changed by another"
        }
        // Wherever in the list it stands.
        await first.tap("Search")
        await first.type("Changed by", into: "Search")
        await first.expect(first.button(with: "Changed by another"))
        await second.expect(second.screen.allElements.containing(text: "Changed by another").firstMatch)
    }
}
