import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@Suite("WP06 The list of items") @MainActor
struct ItemsListTests {
    /// A project with a sofa, two equal chairs and a lamp, and its list.
    private func list() throws -> (screen: LedgerScreen, project: String, ids: [String: String]) {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let space = try ledger.addSpace("Den", project: project)
        var ids = ["project": project, "space": space]
        ids["sofa"] = try ledger.addItem("Sofa", project: project) {
            $0.projectPriceCents = 120_000
            $0.purchasePriceCents = 90_000
            $0.source = "Wayfair"
            $0.sku = "AB-123"
            $0.status = .purchased
            $0.spaceId = space
            $0.budgetCategoryId = "cat-furnishings"
            $0.notes = "with loose cushions"
        }
        ids["lamp"] = try ledger.addItem("Lamp", project: project) {
            $0.status = .toReturn
            $0.bookmark = true
            $0.purchasePriceCents = 5_000
        }
        ids["chair"] = try ledger.addItem("Chair", project: project) { $0.purchasePriceCents = 10_000 }
        ids["chair2"] = try ledger.addItem("Chair", project: project) { $0.purchasePriceCents = 10_000 }
        return (LedgerScreen(ledger) { SharedItemsList(scope: .project(project)) }, project, ids)
    }

    @Test("WP06.1 A card shows price, source, SKU, location, category and status")
    func card() async throws {
        let s = try list().screen
        await s.expect(s.button(with: "Sofa"))
        for text in ["$1,200.00", "Wayfair", "AB-123", "Den"] {
            #expect(s.screen.allElements.containing(text: text).exists, "\(text)")
        }
        #expect(s.screen.allElements.containing(text: "Furnishings").exists)
        #expect(s.screen.allElements.containing(text: "Purchased").exists)
    }

    @Test("WP06.1 A card warns of a return that nothing records")
    func incompleteReturn() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let purchase = try ledger.addTransaction("Wayfair", project: project)
        let sofa = try ledger.addItem("Sofa", project: project) { $0.transactionId = purchase }
        let lamp = try ledger.addItem("Lamp", project: project) { $0.transactionId = purchase }
        let s = LedgerScreen(ledger) { SharedItemsList(scope: .project(project)) }
        let warning = s.screen.allElements.containing(text: "no return recorded").firstMatch
        await s.expect(s.button(with: "Lamp"))
        #expect(!warning.exists)
        try ledger.services().items.update([sofa]) { $0.status = .returned }
        await s.expect(warning)
        #expect(s.screen.buttons.matching { $0.label.hasPrefix("Sofa") }.firstMatch.label.contains("no return"))
        // With a return it is as it should be.
        let back = try ledger.addTransaction("Returns", project: project, type: .return)
        try ledger.services().items.update([sofa]) { $0.status = .purchased }
        try ledger.services().inventory.moveToReturn([sofa, lamp], transaction: back)
        await s.expectGone(warning)
        #expect(try s.stored(Item.self, sofa)?.status == .returned)
    }

    @Test("WP06.1 Items that are alike are one card, closed at first, with their number and their total")
    func groups() async throws {
        let s = try list().screen
        let group = s.button(with: "2 items")
        await s.expect(group)
        #expect(group.label.contains("$200.00"))
        #expect(s.screen.buttons.containing(text: "Chair").count < 3)
        group.tap()
        s.settle()
        #expect(s.screen.buttons.matching { $0.label.contains("Chair") && $0.label.contains("$100.00") }.count == 2)
    }

    @Test("WP05.1 Ten filters in a project, and several at once add up")
    func filters() async throws {
        let s = try list().screen
        await s.tap("Filter")
        for option in ItemFilterOption.allCases { await s.expect(s.screen.button(option.label)) }
        await s.tap("Bookmarked")
        await s.tap("No SKU")
        s.dismissSheet()
        await s.expect(s.screen.button("Filter (2)"))
        #expect(s.button(with: "Lamp").exists)
        #expect(s.button(with: "Chair").exists)
        #expect(!s.button(with: "Sofa").exists)
    }

    @Test("WP10.2 Seven filters in the inventory")
    func inventoryFilters() async throws {
        let ledger = PreviewLedger.make(.empty)
        try ledger.addItem("Vase")
        let s = LedgerScreen(ledger) { SharedItemsList(scope: .inventory) }
        await s.tap("Filter")
        await s.expect(s.screen.button("No Image"))
        for option in [ItemFilterOption.fromInventory, .toReturn, .returned] {
            #expect(!s.screen.button(option.label).exists)
        }
    }

    @Test("WP06.1 Four sorts; the bar names the one that is not usual")
    func sorts() async throws {
        let s = try list().screen
        await s.tap("Sort")
        for option in ItemSortOption.allCases { await s.expect(s.screen.button(option.label)) }
        await s.tap("Z to A")
        await s.expect(s.screen.button("Z-A"))
        let sofa = s.button(with: "Sofa").frame.minY
        #expect(sofa < s.button(with: "Lamp").frame.minY)
        await s.tap("Z-A")
        await s.tap("A to Z")
        #expect(s.button(with: "2 items").frame.minY < s.button(with: "Lamp").frame.minY)
    }

    @Test("WP05.1 Searching looks at names, sources, notes, and SKUs without their punctuation")
    func search() async throws {
        let s = try list().screen
        await s.tap("Search")
        await s.type("ab123", into: "Search")
        await s.expectGone(s.button(with: "Lamp"))
        #expect(s.button(with: "Sofa").exists)
        s.screen.field("Search").clearText()
        await s.type("cushions", into: "Search")
        #expect(s.button(with: "Sofa").exists)
        s.screen.field("Search").clearText()
        await s.type("nothing like it", into: "Search")
        await s.expect(s.screen.text("No items match your filters"))
    }

    @Test("2.6 An empty project says so")
    func empty() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let s = LedgerScreen(ledger) { SharedItemsList(scope: .project(project)) }
        await s.expect(s.screen.text("No items in this project"))
    }

    @Test("Section 3: an empty inventory says so")
    func emptyInventory() async {
        let s = LedgerScreen(.empty) { SharedItemsList(scope: .inventory) }
        await s.expect(s.screen.text("No inventory items yet"))
    }

    @Test("0. While nothing was read it loads; what cannot be read can be tried again")
    func states() async {
        let loading = LedgerScreen(.loading) { SharedItemsList(scope: .project(PreviewLedger.projectID)) }
        await loading.expect(loading.screen.allElements.containing(text: "Loading items...").firstMatch)
        let failed = LedgerScreen(.failed) { SharedItemsList(scope: .project(PreviewLedger.projectID)) }
        await failed.expect(failed.screen.button("Try Again"))
    }

    @Test("9. What is stored elsewhere shows at once")
    func follows() async throws {
        let (s, project, _) = try list()
        try s.ledger.addItem("Mirror", project: project)
        await s.expect(s.button(with: "Mirror"))
    }

    @Test("WP06.1 Known defect: an embedded list follows what it is given")
    func embedded() async throws {
        let ledger = PreviewLedger.make(.empty)
        let given = Given()
        let s = LedgerScreen(ledger) { EmbeddedList(given: given) }
        await s.expect(s.screen.text("No items yet"))
        s.screen.update { given.items = [Item(id: "1") { $0.name = "Sofa" }] }
        await s.expect(s.button(with: "Sofa"))
        s.screen.update { given.items = [Item(id: "1") { $0.name = "Settee" }] }
        await s.expect(s.button(with: "Settee"))
        #expect(!s.button(with: "Sofa").exists)
    }

    @Test("Components 9: items without an id are passed over")
    func withoutID() async {
        let s = LedgerScreen(.empty) {
            ScrollView { SharedItemsList(embedded: [Item { $0.name = "Ghost" }], projectID: nil) }
        }
        await s.expect(s.screen.button("Filter"))
        #expect(!s.button(with: "Ghost").exists)
    }

    @Test("WP06.5 A tap opens the item")
    func opens() async throws {
        let s = try list().screen
        await s.tap(with: "$1,200.00")
        await s.expect(s.screen.button("Item Options"))
    }

    @Test("2.6 The bookmark on a card is set at once")
    func bookmark() async throws {
        let (s, _, ids) = try list()
        await s.tap("Remove bookmark")
        #expect(try s.stored(Item.self, ids["lamp"]!)?.bookmark == false)
    }

    @Test("FR-6.1 A tap on the status changes it")
    func status() async throws {
        let (s, _, ids) = try list()
        await s.tap("To Return")
        await s.expect(s.screen.allElements.containing(text: "Change Status").firstMatch)
        await s.tap("Returned")
        #expect(try s.stored(Item.self, ids["lamp"]!)?.status == .returned)
    }
}

@MainActor @Observable
private final class Given {
    var items: [Item] = []
}

private struct EmbeddedList: View {
    let given: Given

    var body: some View {
        ScrollView { SharedItemsList(embedded: given.items, projectID: nil, emptyMessage: "No items yet") }
    }
}
