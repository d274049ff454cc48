import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// WP02: the list of projects, a project's screen, its budget.
@MainActor struct ProjectsTests {
    /// The name that the sample firm gave a project.
    private func name(_ ledger: LedgerEnvironment, _ id: String = PreviewLedger.projectID) throws -> String {
        try #require(ledger.account.projects.first { $0.id == id }).name
    }

    @Test("2.2 The end of the form is reached by scrolling, and archives the project")
    func archivesByTheForm() async throws {
        let s = LedgerScreen { ProjectDetailScreen(projectID: PreviewLedger.projectID) }
        await s.tap("Project Options")
        await s.tap("Edit Project")
        let archived = s.screen.switches["Archived"]
        #expect(!archived.isHittable)
        s.screen.field("Description").scroll(byDeltaX: 0, deltaY: -600)
        s.settle()
        archived.tap()
        await s.tap("Save")
        #expect(try s.stored(Project.self, PreviewLedger.projectID)?.isArchived == true)
    }

    @Test("WP02.1 The list has active and archived projects, searches them and says when there are none")
    func list() async throws {
        let s = LedgerScreen { ProjectsScreen() }
        let first = try name(s.ledger)
        await s.expect(s.screen.buttons.containing(text: first).firstMatch)
        #expect(s.screen.buttons.containing(text: try name(s.ledger, "project-1")).firstMatch.exists)
        s.screen.button("Archived").tap()
        s.settle()
        #expect(s.screen.text("No archived projects yet.").exists)
        #expect(s.screen.text("No Archived Projects").exists)
        try s.ledger.services().projects.update(PreviewLedger.projectID) { $0.isArchived = true }
        await s.expect(s.button(with: first))
        s.screen.button("Active").tap()
        s.settle()
        #expect(!s.button(with: first).exists)
        // Names are searched, and clients.
        let second = try name(s.ledger, "project-1")
        await s.tap("Search")
        for text in [String(second.suffix(5)), try #require(s.ledger.account.projects.last).clientName] {
            s.screen.searchFields.firstMatch.type(text)
            s.settle()
            #expect(s.button(with: second).exists, "\(text)")
            s.screen.searchFields.firstMatch.clearText()
        }
        s.screen.searchFields.firstMatch.type("zzz")
        s.settle()
        #expect(!s.button(with: second).exists && s.screen.text("No Active Projects").exists)
    }

    @Test("WP02.1 An account without projects says so") func empty() {
        let s = LedgerScreen(.empty) { ProjectsScreen() }
        #expect(s.screen.text("No Active Projects").exists)
        #expect(s.screen.text("No active projects yet.").exists)
    }

    @Test("WP02.1, WP12.1 A new project is in the list at once, with its budget")
    func create() async throws {
        let s = LedgerScreen(.empty) { ProjectsScreen() }
        await s.tap("New Project")
        #expect(!s.screen.button("Create Project").isEnabled)
        s.screen.field("Name *").type("Harbour House")
        s.screen.field("Client Name *").type("Okafor")
        s.screen.scroll(to: s.screen.field("Furnishings"))
        s.screen.field("Furnishings").type("2,500")
        #expect(s.screen.button("Create Project").isEnabled)
        s.screen.button("Create Project").tap()
        s.settle()
        await s.expect(s.screen.buttons.containing(text: "Harbour House").firstMatch)
        let project = try #require(s.ledger.account.projects.first)
        let budget = try s.stored(ProjectBudgetCategory.self, "\(project.id!)/cat-furnishings")
        #expect(budget?.budgetCents == 250_000)
    }

    @Test("WP02.2 A project has five tabs, and a menu to edit, export and delete it")
    func detail() async throws {
        let s = LedgerScreen { ProjectDetailScreen(projectID: PreviewLedger.projectID) }
        for tab in ["Budget", "Items", "Transactions", "Spaces", "Accounting"] {
            #expect(s.screen.button(tab).firstMatch.exists, "\(tab)")
        }
        await s.tap("Project Options")
        for action in ["Edit Project", "Export Transactions", "Delete Project"] {
            #expect(s.screen.button(action).exists, "\(action)")
        }
        await s.tap("Edit Project")
        let field = s.screen.field("Name *")
        field.clearText()
        field.type("Another Name")
        await s.tap("Save")
        #expect(try s.stored(Project.self, PreviewLedger.projectID)?.name == "Another Name")
        await s.expect(s.screen.staticTexts.containing(text: "Another Name").firstMatch)
    }

    @Test("WP02.2, A5 Deleting takes the project's name and says what goes with it, and leaves the screen")
    func delete() async throws {
        let ledger = PreviewLedger.make()
        let navigator = Navigator(path: [.project(PreviewLedger.projectID)])
        let screen = render(LedgerStack(navigator) { ProjectsScreen() }.environment(ledger))
        screen.advance(by: .seconds(1))
        screen.button("Project Options").tap()
        screen.advance(by: .seconds(1))
        screen.button("Delete Project").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Delete Project?").exists)
        #expect(screen.allElements.containing(text: "You can restore everything for 30 days.").exists)
        #expect(!screen.button("Delete Project").firstMatch.isEnabled)
        let project = try ledger.store.value(of: DocumentQuery<Project>(accountID: "sample-firm", key: "project-0"))
        screen.field("Project Name").type(project?.name ?? "")
        screen.advance(by: .seconds(1))
        #expect(try ledger.store.value(of: DocumentQuery<Project>(accountID: "sample-firm", key: "project-0")) != nil)
        screen.button("Delete Project").firstMatch.tap()
        screen.advance(by: .seconds(1))
        #expect(navigator.path.isEmpty)
        #expect(try ledger.store.value(of: DocumentQuery<Project>(accountID: "sample-firm", key: "project-0")) == nil)
    }

    @Test("WP02.3 The budget shows spent and remaining, fees last, and pins a category to the top")
    func budget() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject(
            budgets: ["cat-furnishings": 100_000, "cat-install": 20_000, "cat-storage": 30_000, "cat-fee": 50_000])
        for (category, cents) in [("cat-install", 25_000), ("cat-storage", 10_000), ("cat-fee", 15_000)] {
            try ledger.addTransaction("Vendor", project: project) {
                $0.budgetCategoryId = category
                $0.amountCents = cents
            }
        }
        let s = LedgerScreen(ledger) { ProjectDetailScreen(projectID: project) }
        func row(_ title: String) -> ElementQuery {
            s.screen.allElements.containing(text: "\(title) Budget").firstMatch
        }
        func order(_ titles: [String]) -> [String] { titles.sorted { row($0).frame.minY < row($1).frame.minY } }
        for (title, words) in [
            ("Install", ["$250 spent", "$50 over"]), ("Storage & Receiving", ["$100 spent", "$200 remaining"]),
            ("Design Fee", ["$150 received", "$350 remaining"]), ("Overall", ["$350 spent", "$1,150 remaining"]),
        ] {
            for word in words { #expect(row(title).label.contains(word), "\(row(title).label)") }
        }
        let all = ["Furnishings", "Install", "Storage & Receiving", "Design Fee"]
        #expect(order(all.reversed()).last == "Design Fee" && order(all).first == "Furnishings")
        s.screen.button("Options for Furnishings").tap()
        s.settle()
        s.screen.menuItem("Unpin").tap()
        let isUnpinned = await s.screen.wait { !row("Furnishings").label.contains("Pinned") }
        #expect(isUnpinned)
        s.screen.button("Options for Storage & Receiving").tap()
        s.settle()
        s.screen.menuItem("Pin").tap()
        s.settle()
        let isOnTop = await s.screen.wait { order(all).first == "Storage & Receiving" }
        #expect(isOnTop, "\(order(all))")
        #expect(row("Storage & Receiving").label.contains("Pinned"))
        let preferences = try s.stored(ProjectPreferences.self, "owner/\(project)")
        #expect(preferences?.pinnedBudgetCategoryIds == ["cat-storage"])
    }

    @Test("WP02.3 A project without a budget says so") func noBudget() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.services().projects.create(
            Project {
                $0.name = "Bare"
                $0.clientName = "Client"
            })
        let s = LedgerScreen(ledger) { ProjectDetailScreen(projectID: project.id!) }
        await s.expect(s.screen.text("No Budget Set"))
    }

    @Test("WP02.4 Exporting opens the share sheet with a file of transactions") func export() async throws {
        let s = LedgerScreen { ProjectDetailScreen(projectID: PreviewLedger.projectID) }
        await s.tap("Project Options")
        await s.tap("Export Transactions")
        let request = try #require(s.screen.requests.first { if case .share = $0.kind { true } else { false } })
        let csv = String(decoding: try await request.data(), as: UTF8.self)
        let transactions = try s.all(Transaction.self).filter { $0.projectId == PreviewLedger.projectID }
        #expect(csv.split(separator: "\n").count == transactions.count + 1)
    }

    @Test("WP02.5 A card opens its project") func navigation() async throws {
        let s = LedgerScreen { ProjectsScreen() }
        s.screen.buttons.containing(text: try name(s.ledger)).firstMatch.tap()
        s.settle()
        #expect(s.screen.button("Project Options").exists)
    }

    @Test("2.2 A project that is not there any longer, and a file that cannot be read, are said")
    func failures() {
        let gone = LedgerScreen(.empty) { ProjectDetailScreen(projectID: "nothing") }
        #expect(gone.screen.text("This project no longer exists.").exists)
        let failed = LedgerScreen(.failed) { ProjectDetailScreen(projectID: PreviewLedger.projectID) }
        #expect(failed.screen.button("Try Again").exists)
    }
}
