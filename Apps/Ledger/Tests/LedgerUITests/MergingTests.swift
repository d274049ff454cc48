import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// D6: merging what was entered twice.
@MainActor struct MergingTests {
    @Test("D6 Two items are compared side by side, merged with the chosen values, and separated again") func items()
        async throws
    {
        let s = LedgerScreen(PreviewDuplicates.make()) { DuplicatesScreen() }
        await s.tap(with: "velvet sofa, green")
        await s.expect(s.screen.text("Merge Items"))
        #expect(s.button(with: "Notes: Deliver to the back door.").isSelected)
        await s.tap(with: "Notes: Oak legs")
        #expect(s.button(with: "Notes: Oak legs").isSelected)
        #expect(!s.button(with: "Notes: Deliver to the back door.").isSelected)
        // What only one has, and what both have, is no choice.
        await s.expect(s.screen.allElements.containing(text: "KEPT FROM BOTH").firstMatch)
        #expect(!s.button(with: "Project Price").exists)
        await s.tap("Merge")
        await s.expectGone(s.screen.text("Merge Items"))
        let item = try #require(try s.stored(Item.self, PreviewDuplicates.first))
        #expect(item.name == "Velvet Sofa" && item.notes == "Oak legs" && item.projectPriceCents == 165_000)
        #expect(try s.stored(Item.self, PreviewDuplicates.second) == nil)
        #expect(try s.all(Transaction.self).first?.itemIds == [PreviewDuplicates.first])
        await s.tap("Undo")
        #expect(try s.stored(Item.self, PreviewDuplicates.second)?.notes == "Oak legs")
        #expect(try s.stored(Item.self, PreviewDuplicates.first)?.notes == "Deliver to the back door.")
        #expect(try s.all(Transaction.self).first?.itemIds == [PreviewDuplicates.second])
    }

    @Test("D6 Two spellings of a vendor become the one that is chosen, and two again") func vendors() async throws {
        let s = LedgerScreen(PreviewDuplicates.make()) { DuplicatesScreen() }
        await s.tap(with: "Home Goods · HomeGoods")
        await s.expect(s.screen.text("Merge Vendors"))
        await s.tap(with: "HomeGoods\nUsed once")
        await s.tap("Merge")
        await s.expectGone(s.screen.text("Merge Vendors"))
        #expect(try s.all(Transaction.self).map(\.source) == ["HomeGoods"])
        #expect(try s.items().map(\.source) == ["HomeGoods", "HomeGoods"])
        #expect(s.ledger.account.vendors.contains("HomeGoods"))
        await s.expectGone(s.button(with: "Home Goods · HomeGoods"))
        await s.tap("Undo")
        #expect(try s.all(Transaction.self).map(\.source) == ["Home Goods"])
        await s.expect(s.button(with: "Home Goods · HomeGoods"))
    }

    @Test("D6 The settings lead to what was entered twice; who may not merge vendors reads why") func rights()
        async throws
    {
        let ledger = PreviewDuplicates.make(role: .user)
        let settings = LedgerScreen(ledger) { SettingsScreen(tab: .general) }
        #expect(settings.button(with: "Duplicates").exists)
        let s = LedgerScreen(ledger) { DuplicatesScreen() }
        #expect(!s.button(with: "Home Goods · HomeGoods").isEnabled)
        #expect(s.screen.allElements.containing(text: "Only owners and admins can change presets.").firstMatch.exists)
        await s.tap(with: "velvet sofa, green")
        await s.expect(s.screen.text("Merge Items"))
    }

    @Test("D6 Two selected items can be merged from their list; three cannot", arguments: [2, 3])
    func selected(count: Int) async throws {
        let ledger = PreviewLedger.make(.empty)
        for name in ["Chair", "Desk", "Lamp"].prefix(count) { try ledger.addItem(name) }
        let s = LedgerScreen(ledger) { SharedItemsList(scope: .inventory) }
        await s.tap("Select All")
        await s.tap("Actions")
        await s.expect(s.screen.button("Delete"))
        #expect(s.screen.button("Merge Items").exists == (count == 2))
        guard count == 2 else { return }
        await s.tap("Merge Items")
        await s.tap(with: "Name: Desk")
        await s.tap("Merge")
        #expect(try s.items().map(\.name) == ["Desk"])
        // Nothing is selected any longer.
        await s.expectGone(s.screen.button("Actions"))
    }

    @Test("D6 A merge that is refused says why in its sheet, and nothing is changed") func refused() async throws {
        let ledger = PreviewDuplicates.make()
        let s = LedgerScreen(ledger) { DuplicatesScreen() }
        await s.tap(with: "velvet sofa, green")
        try ledger.services().inventory.setTransaction([PreviewDuplicates.second], to: nil)
        await s.tap("Merge")
        await s.expect(
            s.screen.allElements.containing(text: "Someone else has moved one of these items since.").firstMatch)
        #expect(try s.stored(Item.self, PreviewDuplicates.second) != nil)
    }

    @Test("D6 Nothing that was entered twice says so") func none() async {
        let s = LedgerScreen(.empty) { DuplicatesScreen() }
        await s.expect(s.screen.text("No Duplicates"))
    }
}
