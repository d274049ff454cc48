import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@Suite("WP15 Universal search") @MainActor
struct SearchScreenTests {
    private func firm() throws -> LedgerEnvironment {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        try ledger.addItem("Walnut desk", project: project) { $0.purchasePriceCents = 4_050 }
        try ledger.addItem("Walnut stool") { $0.sku = "ABC-123" }
        try ledger.addTransaction("Walnut & Sons", project: project) { $0.amountCents = 4_099 }
        try ledger.addSpace("Walnut room", project: project) { $0.notes = "Faces north" }
        return ledger
    }

    private func search(_ text: String, _ s: LedgerScreen) async {
        await s.type(text, into: "Search")
        s.screen.advance(by: .milliseconds(500))
    }

    @Test("WP15.1 At first there is nothing but how to begin; the field has the focus")
    func initial() async throws {
        let s = LedgerScreen(try firm()) { SearchScreen() }
        await s.expect(s.screen.text("Start typing to search"))
        let hasFocus = await s.screen.wait { s.screen.field("Search").hasFocus }
        #expect(hasFocus)
    }

    @Test("WP15.1 Projects and inventory alike are searched, in three tabs with their counts")
    func results() async throws {
        let s = LedgerScreen(try firm()) { SearchScreen() }
        await search("walnut", s)
        await s.expect(s.screen.button("Items (2)"))
        #expect(s.screen.button("Transactions (1)").exists)
        #expect(s.screen.button("Spaces (1)").exists)
        #expect(s.button(with: "Walnut desk").exists && s.button(with: "Walnut stool").exists)
        await s.tap("Spaces (1)")
        await s.expect(s.button(with: "Faces north"))
    }

    @Test("WP15.1 Nothing is searched before 400 ms have passed without a key")
    func debounce() async throws {
        let s = LedgerScreen(try firm()) { SearchScreen() }
        await s.expect(s.screen.field("Search"))
        s.screen.field("Search").tap()
        s.screen.field("Search").type("wal")
        s.screen.advance(by: .milliseconds(300))
        #expect(s.screen.text("Start typing to search").exists)
        s.screen.field("Search").type("nut")
        s.screen.advance(by: .milliseconds(300))
        await s.screen.drain()
        #expect(s.screen.text("Start typing to search").exists)
        s.screen.advance(by: .milliseconds(200))
        await s.expect(s.screen.button("Items (2)"))
    }

    @Test("WP14.1 Amounts by their first digits, SKUs without punctuation")
    func strategies() async throws {
        let s = LedgerScreen(try firm()) { SearchScreen() }
        await search("$40", s)
        await s.expect(s.screen.button("Items (1)"))
        #expect(s.screen.button("Transactions (1)").exists)
        s.screen.field("Search").clearText()
        await search("abc 123", s)
        await s.expect(s.button(with: "Walnut stool"))
    }

    @Test("WP15.1 Each tab says that nothing was found")
    func nothing() async throws {
        let s = LedgerScreen(try firm()) { SearchScreen() }
        await search("zebra", s)
        await s.expect(s.screen.text("No items found"))
        await s.tap("Transactions (0)")
        await s.expect(s.screen.text("No transactions found"))
        await s.tap("Spaces (0)")
        await s.expect(s.screen.text("No spaces found"))
        await s.tap("Items (0)")
    }

    @Test("5. Clearing goes back to the beginning")
    func clear() async throws {
        let s = LedgerScreen(try firm()) { SearchScreen() }
        await search("walnut", s)
        await s.expect(s.screen.button("Items (2)"))
        await s.tap("Clear search")
        await s.expect(s.screen.text("Start typing to search"))
    }

    @Test("WP15.2 A result opens; coming back, the text is still there and what was changed shows")
    func opens() async throws {
        let ledger = try firm()
        let s = LedgerScreen(ledger) { SearchScreen() }
        await search("walnut desk", s)
        await s.tap(with: "Walnut desk")
        await s.expect(s.screen.button("Item Options"))
        let id = try #require(try s.items().first { $0.name == "Walnut desk" }?.id)
        try ledger.services().items.update(id) { $0.notes = "sold as seen" }
        s.screen.swipeBack()
        s.settle()
        await s.expect(s.button(with: "sold as seen"))
        #expect(s.screen.field("Search").value == "walnut desk")
    }

    @Test("WP15.2 What somebody else changes shows in the results at once")
    func follows() async throws {
        let ledger = try firm()
        let other = LedgerEnvironment(store: ledger.store, storage: ledger.storage, auth: ledger.auth)
        other.enter(as: SignedInUser(id: "admin", email: "admin@example.com"))
        let s = LedgerScreen(ledger) { SearchScreen() }
        await search("walnut", s)
        await s.expect(s.screen.button("Items (2)"))
        try other.addItem("Walnut shelf")
        await s.expect(s.screen.button("Items (3)"))
        let desk = try #require(try s.items().first { $0.name == "Walnut desk" }?.id)
        try other.services().items.update(desk) { $0.name = "Oak desk" }
        await s.expect(s.screen.button("Items (2)"))
        #expect(!s.button(with: "desk").exists)
    }

    @Test("WP15.3 The tab that was open is open the next time")
    func keepsTheTab() async throws {
        let defaults = UserDefaults(suiteName: "ledger-test-\(UUID().uuidString)")!
        let ledger = try firm()
        let s = LedgerScreen(ledger) { SearchScreen().defaultAppStorage(defaults) }
        await search("walnut", s)
        await s.tap("Spaces (1)")
        await s.expect(s.button(with: "Faces north"))
        let again = LedgerScreen(ledger) { SearchScreen(query: "walnut").defaultAppStorage(defaults) }
        await again.expect(again.button(with: "Faces north"))
    }

    @Test("WP15.1 More hits come as the list is scrolled; the count is that of all")
    func pages() async throws {
        let ledger = PreviewLedger.make(.empty)
        for number in 0..<120 { try ledger.addItem("Tile \(number)") }
        let model = SearchModel()
        await model.search("tile", in: ledger)
        #expect(model.counts[.items] == 120)
        #expect(model.items.count == SearchModel.pageSize)
        model.more(.items, in: ledger)
        model.more(.items, in: ledger)
        model.more(.items, in: ledger)
        #expect(Set(model.items.compactMap(\.id)).count == 120)
    }

    @Test("WP15.1 What stands in the field at first has been searched in the first frame")
    func atFirst() {
        let screen = render(PreviewScreen(.one) { SearchScreen(query: "Marble") })
        #expect(screen.button("Items (1)").exists)
    }

    @Test("WP15.1 What cannot be searched is said, and can be tried again")
    func failure() async {
        let s = LedgerScreen(.failed) { SearchScreen(query: "a") }
        #expect(s.screen.allElements.containing(text: "cannot be read").firstMatch.exists)
        s.ledger.source = s.ledger.store
        await s.tap("Try Again")
        await s.expectGone(s.screen.button("Try Again"))
        #expect(s.screen.buttons.containing(text: "Items (").firstMatch.exists)
    }
}
