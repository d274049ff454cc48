import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// The lists of the settings, put into another order.
@MainActor struct ReorderTests {
    /// Drags the grip of a row to where another one is.
    private func drag(_ s: LedgerScreen, from: Int, to: Int) {
        let grips = s.screen.allElements.matching { $0.label.hasPrefix("Reorder") }
        guard grips.count > max(from, to) else {
            Issue.record("\(grips.count) grips\n\(s.screen)")
            return
        }
        let (start, end) = (grips.element(boundBy: from).frame, grips.element(boundBy: to).frame)
        s.screen.drag(
            from: CGPoint(x: start.midX, y: start.midY),
            to: CGPoint(x: end.midX, y: to > from ? end.maxY + 8 : end.minY - 8), press: 0.5)
        s.settle()
    }

    @Test("WP13.6 Vendors are put into another order, down and up") func vendors() async throws {
        let s = LedgerScreen(.empty) { PresetsSettings(part: .vendors) }
        let before = s.ledger.account.vendors
        drag(s, from: 0, to: 2)
        #expect(s.ledger.account.vendors.prefix(3) == [before[1], before[2], before[0]])
        drag(s, from: 2, to: 0)
        #expect(s.ledger.account.vendors == before)
    }

    @Test("WP13.4 Categories are put into another order") func categories() async throws {
        let s = LedgerScreen(.empty) { PresetsSettings() }
        let before = PresetListCalculations.pickable(s.ledger.account.budgetCategories).compactMap(\.id)
        drag(s, from: 0, to: 1)
        let after = PresetListCalculations.pickable(s.ledger.account.budgetCategories).compactMap(\.id)
        #expect(after.prefix(2) == [before[1], before[0]])
        #expect(after.dropFirst(2) == before.dropFirst(2))
    }
}
