import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@Suite("WP06 An item") @MainActor
struct ItemDetailTests {
    @MainActor private struct Firm {
        let s: LedgerScreen
        let project: String
        let sofa: String

        func item() throws -> Item? { try s.stored(Item.self, sofa) }

        func choose(_ label: String) async {
            await s.tap("Item Options")
            await s.tap(label)
        }
    }

    private func firm(_ configure: (inout Item) -> Void = { _ in }) throws -> Firm {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let sofa = try ledger.addItem("Sofa", project: project) {
            $0.purchasePriceCents = 90_000
            $0.quantity = 3
            configure(&$0)
        }
        return Firm(s: LedgerScreen(ledger) { ItemDetailScreen(itemID: sofa) }, project: project, sofa: sofa)
    }

    @Test("WP06.2 The hero card has name, quantity and three prices, a dash for those that are missing")
    func hero() async throws {
        let s = try firm().s
        await s.expect(s.screen.text("Qty: 3"))
        #expect(s.screen.allElements.containing(text: "$900.00").exists)
        #expect(s.screen.allElements.containing(text: "—").exists)
    }

    @Test("C3 An item shows its category and its transaction, and leads to the transaction")
    func leads() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let transaction = try ledger.addTransaction("Wayfair", project: project) {
            $0.budgetCategoryId = "cat-furnishings"
        }
        let item = try ledger.addItem("Sofa", project: project) { $0.transactionId = transaction }
        let s = LedgerScreen(ledger) { ItemDetailScreen(itemID: item) }
        await s.toggle(section: "Details")
        #expect(s.screen.allElements.containing(text: "Furnishings").exists)
        await s.tap(with: "Wayfair")
        await s.expect(s.screen.button("Delete Transaction"))
    }

    @Test("C3 A quantity is edited, and never below one") func quantity() async throws {
        let ledger = PreviewLedger.make(.empty)
        let item = try ledger.addItem("Chair")
        let s = LedgerScreen(ledger) { ItemDetailScreen(itemID: item) }
        await s.tap("Item Options")
        await s.tap("Edit Details")
        let stepper = s.screen.steppers.firstMatch
        await s.expect(stepper)
        stepper.perform(.increment)
        await s.tap("Save Changes")
        #expect(try s.stored(Item.self, item)?.quantity == 2)
    }

    @Test("2.7 Media is open at first, notes and details are closed")
    func sections() async throws {
        let s = try firm().s
        await s.expect(s.screen.text("No images yet"))
        #expect(!s.screen.text("No notes").exists)
        await s.toggle(section: "Notes")
        await s.expect(s.screen.text("No notes"))
        await s.toggle(section: "Details")
        for label in ["Status", "Space", "Source", "SKU", "Purchase Price", "Project Price", "Market Value", "Created"]
        {
            #expect(s.screen.allElements.containing(text: label).exists, "\(label)")
        }
    }

    @Test("2.7 The bookmark is a star")
    func bookmark() async throws {
        let firm = try firm()
        await firm.s.tap("Bookmark")
        #expect(try firm.item()?.bookmark == true)
        await firm.s.tap("Remove Bookmark")
        #expect(try firm.item()?.bookmark == false)
    }

    @Test("2.7 The menu's entries")
    func menu() async throws {
        let s = try firm().s
        await s.tap("Item Options")
        for label in [
            "Edit Details", "Edit Notes", "Set Space", "Change Status", "Link Transaction", "Make Copies",
            "Reassign to Project", "Reassign to Inventory", "Sell to Business", "Sell to Project",
            "Link Return Transaction", "Delete Item",
        ] {
            #expect(s.screen.button(label).exists, "\(label)")
        }
    }

    @Test("2.7 A returned item can only be marked and deleted")
    func terminal() async throws {
        let s = try firm { $0.status = .returned }.s
        await s.tap("Item Options")
        await s.expect(s.screen.button("Delete Item"))
        for label in ["Edit Details", "Change Status", "Sell to Project", "Make Copies"] {
            #expect(!s.screen.button(label).exists, "\(label)")
        }
    }

    @Test("WP06.3 Edit Details: name, prices; an emptied price is none")
    func editDetails() async throws {
        let firm = try firm()
        await firm.choose("Edit Details")
        let name = firm.s.screen.field("Name")
        await firm.s.expect(name)
        name.clearText()
        await firm.s.type("Settee", into: "Name")
        firm.s.screen.field("Purchase Price").clearText()
        await firm.s.type("1,299.99", into: "Project Price")
        await firm.s.tap("Save Changes")
        let item = try firm.item()
        #expect(item?.name == "Settee")
        #expect(item?.purchasePriceCents == nil)
        #expect(item?.projectPriceCents == 129_999)
        await firm.s.expectGone(firm.s.screen.button("Save Changes"))
    }

    @Test("WP06.3 Edit Details: a blank name and a price that is none are refused, with the reason at the field")
    func editDetailsRefused() async throws {
        let firm = try firm()
        await firm.choose("Edit Details")
        await firm.s.expect(firm.s.screen.field("Name"))
        firm.s.screen.field("Name").clearText()
        await firm.s.type("abc", into: "Market Value")
        await firm.s.tap("Save Changes")
        await firm.s.expect(firm.s.screen.text("Name is required"))
        #expect(firm.s.screen.text("Price must be zero or greater").exists)
        #expect(try firm.item()?.name == "Sofa")
    }

    @Test("WP06.3 Edit Details: a vendor of the firm's, or another")
    func vendor() async throws {
        let firm = try firm()
        await firm.choose("Edit Details")
        await firm.s.tap("Amazon")
        await firm.s.tap("Save Changes")
        #expect(try firm.item()?.source == "Amazon")
        await firm.choose("Edit Details")
        firm.s.screen.button("Other").firstMatch.tap()
        await firm.s.type("Flea market", into: "Other Source")
        await firm.s.tap("Save Changes")
        #expect(try firm.item()?.source == "Flea market")
    }

    @Test("WP06.3 Edit Notes")
    func notes() async throws {
        let firm = try firm()
        await firm.choose("Edit Notes")
        let editor = firm.s.screen.textViews.firstMatch
        await firm.s.expect(editor)
        editor.tap()
        editor.type("Back door")
        await firm.s.tap("Save")
        #expect(try firm.item()?.notes == "Back door")
    }

    @Test("WP06.3 Set Space, then Clear Space")
    func space() async throws {
        let firm = try firm()
        let den = try firm.s.ledger.addSpace("Den", project: firm.project)
        await firm.choose("Set Space")
        await firm.s.tap(with: "Den")
        #expect(try firm.item()?.spaceId == den)
        await firm.choose("Clear Space")
        #expect(try firm.item()?.spaceId == nil)
    }

    @Test("WP06.3 A space can be made where one is chosen; the sheet stays")
    func newSpace() async throws {
        let firm = try firm()
        await firm.choose("Set Space")
        await firm.s.tap("New Space")
        await firm.s.type("Attic", into: "Name *")
        await firm.s.tap("Create Space")
        await firm.s.tap(with: "Attic")
        let attic = try firm.s.all(Space.self).first
        #expect(try firm.item()?.spaceId == attic?.id)
    }

    @Test("WP06.3 Status picker: four to choose from, a check on the present one")
    func status() async throws {
        let firm = try firm { $0.status = .purchased }
        await firm.choose("Change Status")
        await firm.s.expect(firm.s.screen.button("To Purchase"))
        #expect(firm.s.screen.button("Purchased").isSelected)
        #expect(!firm.s.screen.button("Sold").exists)
        await firm.s.tap("To Return")
        #expect(try firm.item()?.status == .toReturn)
    }

    @Test("WP06.3 Link Transaction hands the category on; cancelled ones are not offered; No Transaction unlinks")
    func linkTransaction() async throws {
        let firm = try firm()
        let purchase = try firm.s.ledger.addTransaction("Wayfair", project: firm.project) {
            $0.budgetCategoryId = "cat-install"
        }
        try firm.s.ledger.addTransaction("Cancelled", project: firm.project) { $0.isCanceled = true }
        await firm.choose("Link Transaction")
        #expect(!firm.s.button(with: "Cancelled").exists)
        await firm.s.tap(with: "Wayfair")
        #expect(try firm.item()?.transactionId == purchase)
        #expect(try firm.item()?.budgetCategoryId == "cat-install")
        #expect(try firm.s.stored(Transaction.self, purchase)?.itemIds == [firm.sofa])
        await firm.choose("Clear Transaction")
        #expect(try firm.item()?.transactionId == nil)
        #expect(try firm.item()?.budgetCategoryId == "cat-install")
    }

    @Test("WP06.3 Link Return Transaction: open returns only")
    func linkReturn() async throws {
        let firm = try firm()
        await firm.choose("Link Return Transaction")
        await firm.s.expect(firm.s.screen.text("No pending returns"))
        await firm.s.tap("Close")
        let back = try firm.s.ledger.addTransaction("Returns desk", project: firm.project, type: .return)
        try firm.s.ledger.addTransaction("Done before", project: firm.project, type: .return) {
            $0.status = .completed
        }
        await firm.choose("Link Return Transaction")
        #expect(!firm.s.button(with: "Done before").exists)
        await firm.s.tap(with: "Returns desk")
        #expect(try firm.item()?.transactionId == back)
        #expect(try firm.item()?.status == .returned)
    }

    @Test("WP06.3 Make Copies: from 1 to 20")
    func copies() async throws {
        let firm = try firm()
        await firm.choose("Make Copies")
        await firm.s.expect(firm.s.screen.button("Create 1 Copy"))
        let stepper = firm.s.screen.steppers.firstMatch
        stepper.perform(.decrement)
        await firm.s.expect(firm.s.screen.button("Create 1 Copy"))
        for _ in 0..<25 { stepper.perform(.increment) }
        await firm.s.expect(firm.s.screen.button("Create 20 Copies"))
        for _ in 0..<17 { stepper.perform(.decrement) }
        await firm.s.tap("Create 3 Copies")
        let items = try firm.s.items()
        #expect(items.count == 4 && items.allSatisfy { $0.name == "Sofa" && $0.projectId == firm.project })
    }

    @Test(
        "WP06.3 Sell to Business: the screen closes, the sale is recorded")
    func sellToBusiness() async throws {
        let firm = try firm()
        await firm.choose("Sell to Business")
        await firm.s.expect(firm.s.screen.allElements.containing(text: "1 item will move to inventory").firstMatch)
        firm.s.raiseSheet()
        await firm.s.tap("Furnishings")
        await firm.s.tap("Confirm Sale")
        #expect(try firm.item()?.projectId == nil)
        #expect(try firm.s.all(Transaction.self).map(\.amountCents) == [90_000])
    }

    @Test("WP06.3 Sell to Project: nothing can be confirmed before a project is chosen; going back keeps it")
    func sellToProject() async throws {
        let firm = try firm()
        _ = try firm.s.ledger.addProject("Loft")
        await firm.choose("Sell to Project")
        await firm.s.expect(firm.s.screen.button("Next"))
        #expect(!firm.s.screen.button("Next").isEnabled)
        await firm.s.tap(with: "Loft")
        await firm.s.tap("Next")
        await firm.s.tap("Back")
        #expect(firm.s.button(with: "Loft").isSelected)
        await firm.s.tap("Next")
        await firm.s.tap("Skip")
        await firm.s.tap("Confirm Sale")
        #expect(try firm.item()?.projectId != firm.project)
        #expect(try firm.s.all(Transaction.self).count == 2)
    }

    @Test("FR-8 A linked item cannot be reassigned, and is told why")
    func reassignLinked() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        _ = try ledger.addProject("Loft")
        let purchase = try ledger.addTransaction("Wayfair", project: project)
        let sofa = try ledger.addItem("Sofa", project: project) { $0.transactionId = purchase }
        let firm = Firm(s: LedgerScreen(ledger) { ItemDetailScreen(itemID: sofa) }, project: project, sofa: sofa)
        await firm.choose("Reassign to Project")
        await firm.s.tap(with: "Loft")
        await firm.s.expect(
            firm.s.screen.allElements.containing(text: InventoryOperationRefusal.linkedToTransaction.description)
                .firstMatch)
        #expect(try firm.item()?.projectId == project)
    }

    @Test("2.7 Deleting asks first")
    func delete() async throws {
        let firm = try firm()
        await firm.choose("Delete Item")
        await firm.s.expect(firm.s.screen.allElements.containing(text: "Delete Item?").firstMatch)
        #expect(try firm.item() != nil)
        await firm.s.tap("Delete Item")
        #expect(try firm.item() == nil)
    }

    @Test(
        "WP09.2 An item of the inventory needs no project to be open")
    func inventory() async throws {
        let ledger = PreviewLedger.make(.empty)
        let space = try ledger.addSpace("Shelf")
        let vase = try ledger.addItem("Vase") { $0.spaceId = space }
        let s = LedgerScreen(ledger) { ItemDetailScreen(itemID: vase) }
        await s.toggle(section: "Details")
        await s.expect(s.screen.allElements.containing(text: "Shelf").firstMatch)
        await s.tap("Item Options")
        #expect(!s.screen.button("Sell to Business").exists)
        #expect(!s.screen.button("Reassign to Inventory").exists)
    }

    @Test("0. What was deleted meanwhile is not there any longer; nothing traps")
    func deletedElsewhere() async throws {
        let firm = try firm()
        try firm.s.ledger.services().items.delete([firm.sofa])
        await firm.s.expect(firm.s.screen.text("This item no longer exists."))
    }
}

@Suite("WP12 New Item") @MainActor
struct NewItemTests {
    @Test("WP12.3, WP12.5 Name is required; the form is filled and the item is there at once")
    func create() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let purchase = try ledger.addTransaction("Wayfair", project: project) { $0.budgetCategoryId = "cat-install" }
        let den = try ledger.addSpace("Den", project: project)
        let s = LedgerScreen(ledger) { SharedItemsList(scope: .project(project)) }
        await s.tap("Add")
        await s.expect(s.screen.button("Create Item"))
        #expect(!s.screen.button("Create Item").isEnabled)
        await s.type("Lamp", into: "Name *")
        await s.type("45", into: "Purchase Price")
        await s.tap(with: "Select Space")
        await s.tap(with: "Den")
        await s.tap(with: "Link Transaction")
        await s.tap(with: "Wayfair")
        await s.tap("Create Item")
        let item = try s.items().first
        #expect(item?.purchasePriceCents == 4500)
        #expect(item?.status == .toPurchase)
        #expect(item?.quantity == nil)
        #expect(item?.spaceId == den)
        #expect(item?.transactionId == purchase)
        #expect(item?.budgetCategoryId == "cat-install")
        #expect(try s.stored(Transaction.self, purchase)?.itemIds == item?.id.map { [$0] })
        await s.expect(s.button(with: "Lamp"))
    }

    @Test("4.3 In the inventory there is no space or transaction to choose")
    func inventory() async {
        let s = LedgerScreen(.empty) { NewItemSheet(projectID: nil) }
        await s.expect(s.screen.button("Create Item"))
        #expect(!s.button(with: "Select Space").exists)
        #expect(!s.button(with: "Link Transaction").exists)
    }
}
