import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@MainActor struct ConflictsTests {
    private func ledger() throws -> LedgerEnvironment {
        let ledger = PreviewLedger.make()
        try ledger.services().transactions.update(PreviewLedger.transactionID) { $0.amountCents = 5_000 }
        ledger.addPreviewConflict()
        return ledger
    }

    @Test("Conflicts: settings count them and lead to them; the value that is there can be kept")
    func keep() async throws {
        let s = LedgerScreen(try ledger()) { SettingsScreen() }
        await s.expect(s.screen.allElements.containing(text: "1 to settle").firstMatch)
        await s.tap(with: "Conflicts")
        #expect(s.screen.allElements.containing(text: "change was overwritten").exists)
        await s.tap(with: "Keep Amount: $50.00")
        #expect(try s.stored(Transaction.self, PreviewLedger.transactionID)?.amountCents == 5_000)
        #expect(try s.all(Conflict.self).isEmpty)
        await s.expect(s.screen.text("No Conflicts"))
    }

    @Test("Conflicts: the overwritten value can be taken") func take() async throws {
        let s = LedgerScreen(try ledger()) { ConflictsScreen() }
        await s.tap(with: "Use Amount: $10,300.00")
        #expect(try s.stored(Transaction.self, PreviewLedger.transactionID)?.amountCents == 1_030_000)
        #expect(try s.all(Conflict.self).isEmpty)
    }
}
