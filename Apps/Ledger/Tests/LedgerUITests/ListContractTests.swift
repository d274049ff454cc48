import DesignSystem
import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// The lists as the library's document has them called: with items and transactions that are handed in, and with what taps and
/// menus do.
@Suite("Components 9 The lists that others are made with") @MainActor
struct ListContractTests {
    @Test("Components 9: the list's own tap and menu take the place of those that are there")
    func items() async throws {
        let journal = Journal()
        let sofa = Item(id: "1") {
            $0.name = "Sofa"
            $0.projectPriceCents = 120_000
        }
        let s = LedgerScreen(.empty) {
            ScrollView {
                SharedItemsList(
                    mode: .embedded(items: [sofa]), onItemPress: { journal.entries.append("open \($0)") },
                    getMenuItems: { item in
                        [ActionMenuItem(id: "a", label: "Appraise") { journal.entries.append("appraise \(item.name)") }]
                    })
            }
        }
        // Beside the card is a circle to select it, which has its name, too.
        await s.tap(with: "$1,200.00")
        #expect(journal.entries == ["open 1"])
        await s.tap("More options")
        await s.tap("Appraise")
        #expect(journal.entries == ["open 1", "appraise Sofa"])
    }

    @Test("Components 9: an empty list says so in the document's words, or in others")
    func empty() async {
        let s = LedgerScreen(.empty) { ScrollView { SharedItemsList(mode: .embedded(items: [])) } }
        await s.expect(s.screen.text("No items yet"))
        let other = LedgerScreen(.empty) {
            ScrollView { SharedItemsList(mode: .embedded(items: []), emptyMessage: "Nothing here") }
        }
        await other.expect(other.screen.text("Nothing here"))
    }

    @Test("Components 9: a picker offers the items of its place; who may not be picked cannot be")
    func picker() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let sofa = try ledger.addItem("Sofa", project: project)
        _ = try ledger.addItem("Lamp", project: project)
        let journal = Journal()
        let s = LedgerScreen(ledger) {
            SharedItemsList(
                mode: .picker(
                    scope: .project(project), eligibilityCheck: { $0.name == "Sofa" },
                    onAddSingle: { journal.entries.append($0) }))
        }
        let lamp = s.screen.buttons.containing(text: "Lamp").firstMatch
        await s.expect(lamp)
        #expect(!lamp.isEnabled)
        await s.tap(with: "Sofa")
        #expect(journal.entries == [sofa])
    }

    @Test("Components 9: transactions that are handed in are followed, and shown with the name of their category")
    func transactions() async throws {
        let ledger = PreviewLedger.make(.empty)
        let journal = Journal()
        let chairs = Transaction(id: "t") {
            $0.source = "Wayfair"
            $0.amountCents = 30_000
            $0.budgetCategoryId = "cat-furnishings"
        }
        let s = LedgerScreen(ledger) { UntilOpened(transaction: chairs, journal: journal) }
        await s.expect(s.button(with: "Wayfair"))
        #expect(s.screen.allElements.containing(text: "Furnishings").exists)
        #expect(!s.screen.allElements.containing(text: "cat-furnishings").exists)
        await s.tap(with: "$300")
        #expect(journal.entries == ["open t"])
        await s.expect(s.screen.text("No transactions yet"))
    }

    @Test("Components 9: the menu of selected transactions ends with Clear Selection, whatever it offers")
    func bulkMenu() async throws {
        let journal = Journal()
        let chairs = Transaction(id: "t") { $0.source = "Wayfair" }
        let s = LedgerScreen(.empty) {
            SharedTransactionsList(
                transactions: [chairs],
                getMenuItems: { transaction in
                    [
                        ActionMenuItem(id: "a", label: "Audit") {
                            journal.entries.append("audit \(transaction.id ?? "")")
                        }
                    ]
                },
                getBulkMenuItems: {
                    [ActionMenuItem(id: "b", label: "Export") { journal.entries.append("export") }]
                })
        }
        await s.tap("More options")
        await s.tap("Audit")
        await s.tap("Select All")
        await s.tap("Actions")
        #expect(s.screen.button("Clear Selection").exists && !s.screen.button("Delete").exists)
        await s.tap("Export")
        #expect(journal.entries == ["audit t", "export"])
    }

    @Test("Components 3: the card of a project shows the budgets that it is given")
    func projectCard() async {
        let s = LedgerScreen(.empty) {
            ProjectCard(
                project: Project(id: "p") { $0.name = "Lake House" },
                budgetPreview: [
                    CategoryProgress(
                        id: "c", name: "Furnishings", budgetCents: 100_000, spentCents: 40_000, categoryType: .general)
                ])
        }
        await s.expect(s.screen.allElements.containing(text: "Lake House").firstMatch)
        #expect(s.screen.allElements.containing(text: "Furnishings").exists)
        #expect(s.screen.allElements.containing(text: "$400").exists)
    }
}

/// Has a transaction until it is opened.
private struct UntilOpened: View {
    let transaction: LedgerCore.Transaction
    let journal: Journal

    var body: some View {
        SharedTransactionsList(
            transactions: journal.entries.isEmpty ? [transaction] : [],
            onTransactionPress: { journal.entries.append("open \($0)") })
    }
}

@MainActor @Observable
private final class Journal {
    var entries: [String] = []
}
