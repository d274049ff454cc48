import GRDB
import LedgerCore
import LedgerSamples
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerStore
@testable import LedgerUI

/// The rules for feedback, where they hold on many screens alike. Documentation/Feedback.md says which test holds which.
@MainActor struct FeedbackTests {
    @Test("An action that failed is tried again from its alert, and then does all that it would have done")
    func retry() async throws {
        let s = LedgerScreen(.one) { ItemDetailScreen(itemID: PreviewLedger.itemID) }
        try s.ledger.store.breakWrites()
        await s.tap("Item Options")
        await s.tap("Delete Item")
        await s.tap("Delete Item")
        await s.expect(s.screen.text("Something Went Wrong"))
        await s.expect(s.screen.text("Failed to delete. Please try again."))
        #expect(try s.stored(Item.self, PreviewLedger.itemID) != nil)
        // It still fails: the alert comes again.
        await s.tap("Retry")
        await s.expect(s.screen.text("Something Went Wrong"))
        try s.ledger.store.mendWrites()
        await s.tap("Retry")
        await s.expectGone(s.screen.text("Something Went Wrong"))
        #expect(try s.stored(Item.self, PreviewLedger.itemID) == nil)
        #expect(s.ledger.undoOffer?.message == "Item deleted")
    }

    @Test("Cancel leaves what failed undone") func cancel() async throws {
        let s = LedgerScreen(.one) { SpaceDetailScreen(spaceID: PreviewLedger.spaceID) }
        try s.ledger.store.breakWrites()
        s.ledger.perform("Failed to delete the space. Please try again.") {
            _ = try $0.spaces.delete(PreviewLedger.spaceID)
        }
        s.settle()
        await s.tap("Cancel")
        await s.expectGone(s.screen.text("Something Went Wrong"))
        try s.ledger.store.mendWrites()
        #expect(try s.stored(Space.self, PreviewLedger.spaceID) != nil)
    }

    @Test("What work over a connection failed at is tried again as well") func retryOfWork() async throws {
        struct Lost: Error {}
        let s = LedgerScreen(.one) { ProjectsScreen() }
        var attempts = 0
        await s.ledger.performAsync("The PDF couldn’t be opened.") { _ in
            attempts += 1
            if attempts < 3 { throw Lost() }
        }
        s.settle()
        await s.expect(s.screen.text("The PDF couldn’t be opened."))
        await s.tap("Retry")
        await s.expect(s.screen.text("The PDF couldn’t be opened."))
        #expect(attempts == 2)
        await s.tap("Retry")
        await s.expectGone(s.screen.text("Something Went Wrong"))
        #expect(attempts == 3)
    }

    @Test("What fails again in the same way is not offered to be tried again") func noRetry() async throws {
        let s = LedgerScreen(.one, role: .user) { ProjectsScreen() }
        s.ledger.perform { _ = try $0.projects.delete(PreviewLedger.projectID) }
        s.settle()
        await s.expect(s.screen.button("OK"))
        #expect(!s.screen.button("Retry").exists)
        for error in [
            StoreError.notFound(.item, key: "x"), .alreadyExists(.item, key: "x"), .inUse(.item, key: "x"),
            .damaged(path: "x", detail: ""), .detached(path: "x", detail: ""), .newerVersion(path: "x"),
        ] { #expect(!error.mayPass, "\(error)") }
        #expect(StoreError.cannotWrite(path: "x", detail: "").mayPass && StoreError.onlyAtServer(.member).mayPass)
        #expect(MediaError.diskFull.mayPass && !MediaError.unknownType.mayPass)
        #expect(!ValidationError("name", "x").mayPass)
    }

    // MARK: Loading

    @Test(
        "Lists that are read stand as the shapes of their cards, and say what is going on", arguments: Listed.allCases)
    func skeletons(listed: Listed) async throws {
        let s = LedgerScreen(.loading) { listed.screen }
        await s.expect(s.screen.allElements.containing(text: listed.message).firstMatch)
        // Nothing of the shapes can be read or used.
        #expect(!s.screen.allElements.containing(text: "The name of what comes").firstMatch.exists)
    }

    enum Listed: CaseIterable, CustomTestStringConvertible {
        case projects, items, transactions, spaces, trash, conflicts, history

        @MainActor @ViewBuilder var screen: some View {
            switch self {
            case .projects: ProjectsScreen()
            case .items: SharedItemsList(scope: .project(PreviewLedger.projectID))
            case .transactions: SharedTransactionsList(projectID: PreviewLedger.projectID)
            case .spaces: SpacesList(projectID: PreviewLedger.projectID)
            case .trash: TrashScreen()
            case .conflicts: ConflictsScreen()
            case .history: HistoryScreen(kind: .item, key: PreviewLedger.itemID)
            }
        }

        var message: String { "Loading \(self == .trash ? "deleted items" : "\(self)")..." }
        var testDescription: String { "\(self)" }
    }

    @Test("A pull on any page that shows what is stored shows what others wrote", arguments: Pulled.allCases)
    func refresh(pulled: Pulled) async throws {
        let ledger = PreviewLedger.make()
        // So that there is a history.
        ledger.perform { try $0.items.update([PreviewLedger.itemID]) { $0.notes = "Oak" } }
        ledger.perform { try $0.items.create([Item { $0.name = "Lamp" }, Item { $0.name = "Lamp" }]) }
        ledger.perform { services in
            try services.invoices.create(
                Invoice(id: "draft") {
                    $0.projectId = PreviewLedger.projectID
                    $0.date = CalendarDate("2026-03-01")
                })
        }
        ledger.perform { _ = try $0.spaces.delete(PreviewLedger.spaceID) }
        ledger.addPreviewConflict()
        let s = LedgerScreen(pulled == .space ? PreviewLedger.make() : ledger) { pulled.screen }
        let (pulls, size) = (s.ledger.refreshes, s.screen.size)
        s.screen.drag(
            from: CGPoint(x: size.width / 2, y: size.height * 0.45),
            to: CGPoint(x: size.width / 2, y: size.height * 0.95), velocity: .slow)
        let isRefreshed = await s.screen.wait { s.ledger.refreshes > pulls }
        #expect(isRefreshed, "\(pulled)")
    }

    enum Pulled: CaseIterable, CustomTestStringConvertible {
        case projects, budget, items, transactions, spaces, accounting, item, transaction, space, report, settings,
            presets
        case history, invoice, year, duplicates, trash, conflicts

        @MainActor @ViewBuilder var screen: some View {
            let project = PreviewLedger.projectID
            switch self {
            case .projects: ProjectsScreen()
            case .budget: ProjectDetailScreen(projectID: project)
            case .items: ProjectDetailScreen(projectID: project, tab: .items)
            case .transactions: ProjectDetailScreen(projectID: project, tab: .transactions)
            case .spaces: ProjectDetailScreen(projectID: project, tab: .spaces)
            case .accounting: ProjectDetailScreen(projectID: project, tab: .accounting)
            case .item: ItemDetailScreen(itemID: PreviewLedger.itemID)
            case .transaction: TransactionDetailScreen(transactionID: PreviewLedger.transactionID)
            case .space: SpaceDetailScreen(spaceID: PreviewLedger.spaceID)
            case .report: ReportScreen(kind: .invoice, projectID: project)
            case .settings: SettingsScreen(tab: .account)
            case .presets: PresetsSettings(part: .vendors)
            case .history: HistoryScreen(kind: .item, key: PreviewLedger.itemID)
            case .invoice: InvoiceScreen(invoiceID: "draft")
            case .year: YearScreen()
            case .duplicates: DuplicatesScreen()
            // The sample firm's own day.
            case .trash: TrashScreen(now: Date(timeIntervalSince1970: 1_772_323_200))
            case .conflicts: ConflictsScreen()
            }
        }

        var testDescription: String { "\(self)" }
    }

    // MARK: Empty

    @Test("What is empty offers what to do first") func firstActions() async throws {
        let budget = LedgerScreen(.empty) { Text("") }
        let project = try budget.ledger.addProject()
        let s = LedgerScreen(budget.ledger) { ProjectDetailScreen(projectID: project) }
        await s.tap("Set a Budget")
        await s.expect(s.screen.text("Edit Project"))

        let space = try budget.ledger.addSpace("Den", project: project)
        let den = LedgerScreen(budget.ledger) { SpaceDetailScreen(spaceID: space) }
        await den.toggle(section: "Items")
        await den.tap("Add an Item")
        await den.expect(den.screen.button("Existing Items"))

        let users = LedgerScreen(.empty) { SettingsScreen(tab: .users) }
        await users.tap("Invite Someone")
        await users.expect(users.screen.button("Create Invitation"))

        let vendors = PreviewLedger.make(.empty)
        for vendor in vendors.account.vendors { vendors.perform { try $0.vendors.remove(vendor) } }
        let presets = LedgerScreen(vendors) { PresetsSettings(part: .vendors) }
        await presets.expect(presets.screen.text("No vendors configured."))
        #expect(presets.screen.buttons.matching { $0.label == "Add Vendor" }.count == 2)
    }

    @Test("A search without hits says so and can be cleared") func noHits() async throws {
        let s = LedgerScreen(.many) { SearchScreen(query: "zzzz") }
        await s.expect(s.screen.text("No items found"))
        await s.tap("Clear Search")
        await s.expect(s.screen.text("Start typing to search"))
    }

    @Test("What was deleted meanwhile says so, and leads back") func gone() async throws {
        let navigator = Navigator(path: [.item("nothing")])
        let s = LedgerScreen(.one) { LedgerStack(navigator) { ProjectsScreen() } }
        await s.expect(s.screen.text("This item no longer exists."))
        await s.tap("Go Back")
        #expect(navigator.path.isEmpty)
        // Where nothing lies below there is nowhere to go back to.
        let alone = LedgerScreen(.empty) { ItemDetailScreen(itemID: "nothing") }
        await alone.expect(alone.screen.text("This item no longer exists."))
        #expect(!alone.screen.button("Go Back").exists)
    }
}

extension LocalStore {
    /// Lets every commit fail from now on, as when something is wrong with the disk.
    func breakWrites() throws {
        try database.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    CREATE TEMP TRIGGER broken BEFORE INSERT ON main.changes
                    BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END
                    """)
        }
    }

    func mendWrites() throws {
        try database.writeWithoutTransaction { try $0.execute(sql: "DROP TRIGGER broken") }
    }
}
