import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@Suite("WP08 Spaces") @MainActor
struct SpacesTests {
    @MainActor private struct Firm {
        let s: LedgerScreen
        let project: String
        let den: String

        func space() throws -> Space? { try s.stored(Space.self, den) }

        func choose(_ label: String) async {
            await s.tap("Space Options")
            await s.tap(label)
        }
    }

    private func ledger() throws -> (LedgerEnvironment, project: String, den: String) {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let den = try ledger.addSpace("Den", project: project) {
            $0.checklists = [
                Checklist(
                    name: "Install day",
                    items: [ChecklistItem(text: "Measure", isChecked: true), ChecklistItem(text: "Photograph")])
            ]
        }
        try ledger.addItem("Sofa", project: project) { $0.spaceId = den }
        return (ledger, project, den)
    }

    private func firm() throws -> Firm {
        let (ledger, project, den) = try ledger()
        return Firm(s: LedgerScreen(ledger) { SpaceDetailScreen(spaceID: den) }, project: project, den: den)
    }

    @Test("WP08.1 Cards with name, number of items and how far the checklists have come; by name")
    func cards() async throws {
        let (ledger, project, _) = try ledger()
        try ledger.addSpace("Attic", project: project)
        try ledger.addSpace("Gone", project: project) { $0.isArchived = true }
        let s = LedgerScreen(ledger) { SpacesList(projectID: project) }
        await s.expect(s.button(with: "Den"))
        #expect(s.button(with: "Den").label.contains("1 item"))
        #expect(s.screen.allElements.containing(text: "1/2").exists)
        #expect(s.button(with: "Attic").frame.minY < s.button(with: "Den").frame.minY)
        #expect(!s.button(with: "Gone").exists)
    }

    @Test("2.8 Searching; nothing found says so")
    func search() async throws {
        let (ledger, project, _) = try ledger()
        let s = LedgerScreen(ledger) { SpacesList(projectID: project) }
        await s.tap("Search")
        await s.type("den", into: "Search")
        #expect(s.button(with: "Den").exists)
        await s.type("xyz", into: "Search")
        await s.expect(s.screen.text("No spaces match your search"))
    }

    @Test("2.8 None yet, in a project and in the inventory")
    func empty() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let s = LedgerScreen(ledger) { SpacesList(projectID: project) }
        await s.expect(s.screen.text("No spaces yet"))
        let inventory = LedgerScreen(.empty) { SpacesList(projectID: nil) }
        await inventory.expect(inventory.screen.text("No inventory spaces yet"))
    }

    @Test("WP08.1, WP12.4 The add button makes a space, with a template's checklists unchecked")
    func create() async throws {
        let (ledger, project, _) = try ledger()
        let s = LedgerScreen(ledger) { SpacesList(projectID: project) }
        await s.tap("Add")
        await s.expect(s.screen.button("Create Space"))
        #expect(!s.screen.button("Create Space").isEnabled)
        await s.type("Bedroom two", into: "Name *")
        await s.tap(with: "Bedroom")
        await s.tap("Create Space")
        let space = try s.all(Space.self).first { $0.name == "Bedroom two" }
        #expect(space?.projectId == project)
        #expect(space?.checklists?.first?.name == "Install day")
        #expect(space?.checklists?.flatMap(\.items).allSatisfy { !$0.isChecked } == true)
        await s.expect(s.button(with: "Bedroom two"))
    }

    @Test("Components: a card without an action leaves taps to the link round it")
    func cardInALink() async throws {
        let (ledger, _, den) = try ledger()
        let space = try #require(
            try ledger.store.value(of: DocumentQuery<Space>(accountID: ledger.accountID, key: den)))
        let s = LedgerScreen(ledger) {
            NavigationLink(value: Route.space(den)) { SpaceCard(space: space, itemCount: 1) }
        }
        await s.tap(with: "Den")
        await s.expect(s.screen.button("Space Options"))
    }

    @Test(
        "2.9 Media is open at first; the others are closed, with their numbers")
    func sections() async throws {
        let s = try firm().s
        await s.expect(s.screen.text("No images yet"))
        #expect(!s.screen.text("No notes").exists)
        #expect(!s.button(with: "Sofa").exists)
        #expect(!s.button(with: "Photograph").exists)
        #expect(s.section("Items").label.contains("1"))
        #expect(s.section("Checklists").label.contains("1"))
    }

    @Test(
        "WP08.2 Items of the space, with ten filters and a way to each item")
    func items() async throws {
        let firm = try firm()
        try firm.s.ledger.addItem("Elsewhere", project: firm.project)
        await firm.s.toggle(section: "Items")
        await firm.s.expect(firm.s.button(with: "Sofa"))
        #expect(!firm.s.button(with: "Elsewhere").exists)
        await firm.s.tap("Filter")
        for option in ItemFilterOption.allCases { #expect(firm.s.screen.button(option.label).exists) }
        firm.s.dismissSheet()
        firm.s.screen.buttons.matching { $0.label.contains("Sofa") && !$0.label.contains("Select") }.firstMatch.tap()
        firm.s.settle()
        await firm.s.expect(firm.s.screen.button("Item Options"))
    }

    @Test("WP08.2 Existing items are put into the space; those in it are marked")
    func addExisting() async throws {
        let firm = try firm()
        let lamp = try firm.s.ledger.addItem("Lamp", project: firm.project)
        await firm.s.tap("Add to Items")
        await firm.s.tap("Existing Items")
        await firm.s.tap("Lamp")
        await firm.s.tap("Add Selected")
        #expect(try firm.s.stored(Item.self, lamp)?.spaceId == firm.den)
        #expect(firm.s.screen.button("Sofa").value == "Added")
        // The sheet stays, for more.
        await firm.s.tap("Done")
        await firm.s.expectGone(firm.s.screen.button("Done"))
    }

    @Test(
        "WP08.2 A checklist's item is checked by a tap, and saved at once")
    func check() async throws {
        let firm = try firm()
        await firm.s.toggle(section: "Checklists")
        await firm.s.tap("Photograph")
        #expect(try firm.space()?.checklists?.first?.items.map(\.isChecked) == [true, true])
        await firm.s.tap("Photograph")
        #expect(try firm.space()?.checklists?.first?.items.map(\.isChecked) == [true, false])
    }

    @Test("WP08.3 Edit Space: Save waits for a name")
    func editDetails() async throws {
        let firm = try firm()
        await firm.choose("Edit Space")
        let name = firm.s.screen.field("Name")
        await firm.s.expect(name)
        name.clearText()
        await firm.s.expect(firm.s.screen.text("Name is required"))
        #expect(!firm.s.screen.button("Save").isEnabled)
        await firm.s.type("Study", into: "Name")
        await firm.s.tap("Save")
        #expect(try firm.space()?.name == "Study")
    }

    @Test("WP08.3 Edit Checklists: lists and items are renamed, and items put into another order")
    func renamesAndReorders() async throws {
        let firm = try firm()
        await firm.choose("Edit Checklists")
        let name = firm.s.screen.field("Checklist Name").firstMatch
        await firm.s.expect(name)
        name.clearText()
        name.type("Moving in")
        let item = firm.s.screen.textFields.matching { $0.value == "Photograph" }.firstMatch
        item.clearText()
        firm.s.screen.textFields.matching { $0.label == "Item text" && $0.value.isEmpty }.firstMatch.type("Take photos")
        let grips = firm.s.screen.allElements.matching { $0.label == "Reorder" }
        let (first, second) = (grips.element(boundBy: 0).frame, grips.element(boundBy: 1).frame)
        firm.s.screen.drag(
            from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: second.midX, y: second.maxY + 8), press: 0.5)
        firm.s.settle()
        await firm.s.tap("Save")
        let list = try #require(try firm.space()?.checklists?.first)
        #expect(list.name == "Moving in")
        #expect(list.items.map(\.text) == ["Take photos", "Measure"])
        #expect(list.items.map(\.isChecked) == [false, true])
    }

    @Test("WP08.4 A card opens the space") func opens() async throws {
        let (ledger, project, _) = try ledger()
        let s = LedgerScreen(ledger) { SpacesList(projectID: project) }
        await s.tap(with: "Den")
        await s.expect(s.screen.button("Space Options"))
    }

    @Test("WP08.3 Edit Checklists: add, check, remove; Cancel keeps what was")
    func editChecklists() async throws {
        let firm = try firm()
        await firm.choose("Edit Checklists")
        await firm.s.tap("Check")
        await firm.s.tap("Add Checklist")
        await firm.s.tap("Save")
        let checklists = try #require(try firm.space()?.checklists)
        #expect(checklists.map(\.name) == ["Install day", "New Checklist"])
        #expect(checklists[0].items.map(\.isChecked) == [true, true])
        await firm.choose("Edit Checklists")
        await firm.s.tap("Delete Install day")
        await firm.s.tap("Cancel")
        #expect(try firm.space()?.checklists?.count == 2)
        await firm.choose("Edit Checklists")
        firm.s.screen.button("Delete Item").firstMatch.tap()
        await firm.s.tap("Save")
        #expect(try firm.space()?.checklists?.first?.items.map(\.text) == ["Photograph"])
    }

    @Test("WP08.2 Save as Template: administrators only")
    func template() async throws {
        let firm = try firm()
        await firm.choose("Save as Template")
        let template = try #require(try firm.s.all(SpaceTemplate.self).first { $0.name == "Den" })
        #expect(template.checklists.flatMap(\.items).allSatisfy { !$0.isChecked })
        await firm.s.expect(firm.s.screen.allElements.containing(text: "Saved as template.").firstMatch)
        let user = LedgerScreen(.many, role: .user) { SpaceDetailScreen(spaceID: PreviewLedger.spaceID) }
        await user.tap("Space Options")
        await user.expect(user.screen.button("Delete Space"))
        #expect(!user.screen.button("Save as Template").exists)
    }

    @Test("2.9 Deleting asks first; the items stay, in no space")
    func delete() async throws {
        let firm = try firm()
        await firm.choose("Delete Space")
        await firm.s.expect(firm.s.screen.allElements.containing(text: "Delete Space?").firstMatch)
        #expect(try firm.space() != nil)
        await firm.s.tap("Delete Space")
        #expect(try firm.space() == nil)
        #expect(try firm.s.items().map(\.spaceId) == [nil])
    }
}
