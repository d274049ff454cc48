import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@MainActor struct TrashTests {
    @Test("A5 A deleted space comes back by Undo, with its items") func undo() async throws {
        let ledger = PreviewLedger.make(.empty)
        let den = try ledger.addSpace("Den")
        let sofa = try ledger.addItem("Sofa") { $0.spaceId = den }
        let s = LedgerScreen(ledger) { SpaceDetailScreen(spaceID: den) }
        await s.tap("Space Options")
        await s.tap("Delete Space")
        await s.expect(s.screen.allElements.containing(text: "You can restore it for 30 days.").firstMatch)
        await s.tap("Delete Space")
        #expect(try s.stored(Space.self, den) == nil)
        await s.expect(s.screen.allElements.containing(text: "Space deleted").firstMatch)
        await s.tap("Undo")
        #expect(try s.stored(Space.self, den)?.name == "Den")
        #expect(try s.stored(Item.self, sofa)?.spaceId == den)
        await s.expectGone(s.screen.button("Undo"))
    }

    @Test("A5 The offer to undo goes after a while") func offerEnds() async throws {
        let ledger = PreviewLedger.make(.empty)
        let sofa = try ledger.addItem("Sofa")
        let s = LedgerScreen(ledger) { TrashScreen() }
        ledger.delete("Item deleted", "Failed.") { try $0.items.delete([sofa]) }
        await s.expect(s.screen.button("Undo"))
        s.screen.advance(by: .seconds(UndoOffer.duration + 1))
        await s.expectGone(s.screen.button("Undo"))
    }

    @Test("A5 The trash lists what was deleted, by whom and for how long, and restores it") func trash() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        try ledger.addItem("Sofa", project: project)
        try ledger.addItem("Lamp", project: project)
        try ledger.addTransaction("Wayfair", project: project)
        try ledger.services().projects.delete(project)
        let s = LedgerScreen(ledger) { TrashScreen(now: ledger.store.environment.now()) }
        await s.expect(s.screen.text("Project “Lakeside House”"))
        for fact in ["With 2 items and 1 transaction", "Deleted on", "Kept for 30 more days"] {
            #expect(s.screen.allElements.containing(text: fact).exists, "\(fact)")
        }
        await s.tap("Restore Project “Lakeside House”")
        #expect(try s.stored(Project.self, project) != nil)
        #expect(try s.items().count == 2)
        await s.expect(s.screen.text("Nothing to Restore"))
    }

    @Test("A5 Settings lead to the trash") func reached() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen() }
        await s.tap(with: "Recently Deleted")
        await s.expect(s.screen.text("Nothing to Restore"))
    }

    @Test("A5 A user sees why they may not restore a project") func rights() async throws {
        let ledger = PreviewLedger.make(.many, role: .user)
        try ProjectsService(
            store: ledger.store, session: Session(userID: "owner", accountID: SampleFirm.accountID)
        ).delete(PreviewLedger.projectID)
        let s = LedgerScreen(ledger) { TrashScreen(now: ledger.store.environment.now()) }
        let restore = s.screen.buttons.containing(text: "Restore Project").firstMatch
        await s.expect(restore)
        #expect(!restore.isEnabled && restore.hint == "Only owners and admins can delete or restore projects.")
    }

    @Test("D2 A document's history says who changed what") func history() async throws {
        let ledger = PreviewLedger.make(.empty)
        let transaction = try ledger.addTransaction("Wayfair") { $0.amountCents = 10_000 }
        try ledger.services().transactions.update(transaction) {
            $0.amountCents = 1_030_000
            $0.status = .completed
        }
        let s = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: transaction) }
        await s.tap("History")
        await s.expect(s.screen.allElements.containing(text: "Amount: $100.00 → $10,300.00").firstMatch)
        #expect(s.screen.allElements.containing(text: "Status: None → Completed").exists)
        #expect(s.screen.allElements.containing(text: "created this").exists)
    }
}
