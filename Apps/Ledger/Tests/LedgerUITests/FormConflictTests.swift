import DesignSystem
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// Two sessions with the same form open: neither loses what the other wrote, and the second one is asked.
@MainActor struct FormConflictTests {
    /// A form with two fields that are typed into.
    enum Form: String, CaseIterable, CustomTestStringConvertible {
        case transaction, item, project, projectBudget, space, template, category, profile, invoice
        case transactionNotes, itemNotes, spaceNotes

        var testDescription: String { rawValue }

        /// The file that holds the form.
        var source: String {
            switch self {
            case .transaction: "EditTransactionDetailsSheet"
            case .item: "EditItemDetailsModal"
            case .project, .projectBudget: "EditProjectSheet"
            case .space: "EditSpaceDetailsModal"
            case .template: "TemplateManagement"
            case .category: "CategoryFormModal"
            case .profile: "BusinessProfileModal"
            case .invoice: "InvoiceFormSheet"
            case .transactionNotes, .itemNotes, .spaceNotes: "EditNotesSheet"
            }
        }

        var save: String { self == .item ? "Save Changes" : "Save" }

        /// A field, what is typed into it, and where that is stored.
        struct Field {
            var label: String
            var text: String
            var kind: EntityKind
            var key: String
            var member: String
            var stored: JSONValue
        }
    }

    /// A firm with one document of each kind.
    private struct Firm {
        let ledger: LedgerEnvironment
        let project: String
        let transaction: String
        let item: String
        let space: String

        @MainActor init() throws {
            ledger = PreviewLedger.make(.empty)
            project = try ledger.addProject(budgets: ["cat-furnishings": 100_000])
            transaction = try ledger.addTransaction("Wayfair", project: project) {
                $0.amountCents = 10_000
                $0.notes = "Old"
                $0.reimbursementType = .owedToCompany
            }
            try ledger.services().invoices.create(
                Invoice(id: "draft") { [project, transaction] in
                    $0.projectId = project
                    $0.date = CalendarDate("2026-03-01")
                    $0.transactionIds = [transaction]
                })
            item = try ledger.addItem("Sofa", project: project) { $0.notes = "Old" }
            space = try ledger.addSpace("Den", project: project) { $0.notes = "Old" }
            try ledger.services().templates.create(
                SpaceTemplate(id: "kitchen") {
                    $0.name = "Kitchen"
                    $0.notes = "Old"
                })
        }

        /// Another session of the same person.
        @MainActor func session() -> LedgerEnvironment {
            let other = LedgerEnvironment(store: ledger.store, storage: ledger.storage, auth: ledger.auth)
            if let user = ledger.user { other.enter(as: user) }
            return other
        }

        /// Two fields of a form.
        func fields(of form: Form) -> (Form.Field, Form.Field) {
            func field(
                _ label: String, _ text: String, _ kind: EntityKind, _ key: String, _ member: String,
                _ stored: JSONValue? = nil
            ) -> Form.Field {
                Form.Field(
                    label: label, text: text, kind: kind, key: key, member: member, stored: stored ?? .string(text))
            }
            return switch form {
            case .transaction:
                (
                    field("Amount ($)", "250", .transaction, transaction, "amountCents", .integer(25_000)),
                    field("Tax Rate (%)", "8.25", .transaction, transaction, "taxRatePct", .number(8.25))
                )
            case .item:
                (
                    field("Name", "Couch", .item, item, "name"),
                    field("Project Price", "99.50", .item, item, "projectPriceCents", .integer(9_950))
                )
            case .project:
                (
                    field("Name *", "Lodge", .project, project, "name"),
                    field("Client Name *", "Kessler", .project, project, "clientName")
                )
            case .projectBudget:
                (
                    field(
                        "Furnishings", "2000", .projectBudgetCategory, "\(project)/cat-furnishings", "budgetCents",
                        .integer(200_000)),
                    field(
                        "Install", "500", .projectBudgetCategory, "\(project)/cat-install", "budgetCents",
                        .integer(50_000))
                )
            case .space: (field("Name", "Study", .space, space, "name"), field("Notes", "New", .space, space, "notes"))
            case .template:
                (
                    field("Name", "Galley", .spaceTemplate, "kitchen", "name"),
                    field("Notes", "New", .spaceTemplate, "kitchen", "notes")
                )
            case .category:
                (
                    field("Name", "Fixtures", .budgetCategory, "cat-install", "name"),
                    field(
                        "Fee", "", .budgetCategory, "cat-install", "metadata",
                        .object(["categoryType": .string("fee")]))
                )
            case .profile:
                (
                    field("Business Name", "Hawthorn", .businessProfile, BusinessProfile.onlyID, "name"),
                    field("Address", "4 Mill Street", .businessProfile, BusinessProfile.onlyID, "address")
                )
            case .invoice:
                (
                    field("Terms", "Cash", .invoice, "draft", "terms"),
                    field("Markup (%)", "12", .invoice, "draft", "markupPct", .number(12))
                )
            case .transactionNotes:
                (
                    field("Notes", "New", .transaction, transaction, "notes"),
                    field("Notes", "New", .transaction, transaction, "notes")
                )
            case .itemNotes:
                (field("Notes", "New", .item, item, "notes"), field("Notes", "New", .item, item, "notes"))
            case .spaceNotes:
                (field("Notes", "New", .space, space, "notes"), field("Notes", "New", .space, space, "notes"))
            }
        }

        @MainActor @ViewBuilder private func screen(_ form: Form) -> some View {
            switch form {
            case .transaction, .transactionNotes: TransactionDetailScreen(transactionID: transaction)
            case .item, .itemNotes: ItemDetailScreen(itemID: item)
            case .project, .projectBudget: ProjectDetailScreen(projectID: project)
            case .space, .spaceNotes: SpaceDetailScreen(spaceID: space)
            case .template: PresetsSettings(part: .templates)
            case .category: PresetsSettings()
            case .profile: SettingsScreen(tab: .account)
            case .invoice: InvoiceScreen(invoiceID: "draft")
            }
        }

        /// A session with the form open.
        @MainActor func open(_ form: Form) async -> LedgerScreen {
            let s = LedgerScreen(session()) { screen(form) }
            switch form {
            case .transaction: await s.tap("Set who purchased this")
            case .transactionNotes:
                await s.toggle(section: "Receipts")
                await s.toggle(section: "Notes")
                await s.tap("Edit Notes")
            case .itemNotes:
                await s.toggle(section: "Notes")
                await s.tap("Edit Notes")
            case .item:
                await s.tap("Item Options")
                await s.tap("Edit Details")
            case .project, .projectBudget:
                await s.tap("Project Options")
                await s.tap("Edit Project")
            case .space:
                await s.tap("Space Options")
                await s.tap("Edit Space")
            case .spaceNotes:
                await s.tap("Space Options")
                await s.tap("Edit Notes")
            case .template: await s.tap("Edit Kitchen")
            case .category: await s.tap("Edit Install")
            case .profile: await s.tap("Edit Profile")
            case .invoice: await s.tap("Edit Draft")
            }
            return s
        }

        @MainActor func enter(_ field: Form.Field, as text: String? = nil, in s: LedgerScreen) async {
            if field.label == "Fee" {
                s.screen.toggle("Fee").tap()
                s.settle()
                return
            }
            let input =
                s.screen.textViews.firstMatch.exists && field.label == "Notes"
                ? s.screen.textViews.firstMatch : s.screen.field(field.label).firstMatch
            await s.expect(input)
            input.clearText()
            input.type(text ?? field.text)
            s.settle()
        }

        @MainActor func stored(_ field: Form.Field) throws -> JSONValue? {
            try ledger.store.fields(of: field.kind, field.key, accountID: SampleFirm.accountID)[field.member]
        }
    }

    @Test("A2 Each form that changes a document is tried by two sessions") func allForms() throws {
        let files = try #require(
            FileManager.default.enumerator(
                at: SourceTexts.sources.appending(path: "LedgerUI"), includingPropertiesForKeys: nil)
        ).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let forms = try files.filter {
            try String(contentsOf: $0, encoding: .utf8).contains("\n        .editConflicts(")
        }.map { $0.deletingPathExtension().lastPathComponent }
        // Checklists have a separate test.
        #expect(Set(forms) == Set(Form.allCases.map(\.source)).union(["EditChecklistModal"]))
    }

    @Test("A2 Two sessions change different fields of a form: both changes are stored", arguments: Form.allCases)
    func differentFields(form: Form) async throws {
        let firm = try Firm()
        let (first, second) = firm.fields(of: form)
        guard first.member != second.member || first.key != second.key else { return }
        if form == .transaction {
            try firm.ledger.services().transactions.update(firm.transaction) { $0.budgetCategoryId = "cat-furnishings" }
        }
        let (mine, theirs) = (await firm.open(form), await firm.open(form))
        await firm.enter(first, in: theirs)
        await theirs.tap(form.save)
        await firm.enter(second, in: mine)
        await mine.tap(form.save)
        await mine.expectGone(mine.screen.button(form.save))
        #expect(try firm.stored(first) == first.stored)
        #expect(try firm.stored(second) == second.stored)
    }

    @Test(
        "A2 Two sessions change the same field of a form: the second one is asked, and what they choose is stored",
        arguments: Form.allCases, [EditConflict.Side.mine, .theirs])
    func sameField(form: Form, side: EditConflict.Side) async throws {
        let firm = try Firm()
        let field = firm.fields(of: form).0
        let isNumber = if case .integer = field.stored { true } else { false }
        let (mine, theirs) = (await firm.open(form), await firm.open(form))
        await firm.enter(field, in: theirs)
        await theirs.tap(form.save)
        await firm.enter(field, as: isNumber ? "77" : "Mine", in: mine)
        await mine.tap(form.save)
        await mine.expect(mine.screen.text("Someone Else Made Changes"))
        #expect(try firm.stored(field) == field.stored)
        let save = mine.screen.buttons["Save"].firstMatch
        #expect(!save.isEnabled)
        let choice = side == .mine ? "your change" : "their change"
        await mine.tap(with: choice)
        await mine.tap("Save")
        await mine.expectGone(mine.screen.text("Someone Else Made Changes"))
        await mine.expectGone(mine.screen.button(form.save))
        let own: JSONValue = isNumber ? .integer(7_700) : .string("Mine")
        #expect(try firm.stored(field) == (side == .mine ? own : field.stored))
    }

    @Test("A2 Going back from the question keeps what was typed, and nothing is stored")
    func back() async throws {
        let firm = try Firm()
        let field = firm.fields(of: .item).0
        let (mine, theirs) = (await firm.open(.item), await firm.open(.item))
        await firm.enter(field, in: theirs)
        await theirs.tap("Save Changes")
        await firm.enter(field, as: "Mine", in: mine)
        await mine.tap("Save Changes")
        await mine.tap("Back to Editing")
        #expect(mine.screen.field("Name").firstMatch.value == "Mine")
        #expect(try firm.stored(field) == field.stored)
    }

    @Test("A2 Checklists: each session's item stays") func checklists() async throws {
        let firm = try Firm()
        try firm.ledger.services().spaces.update(firm.space) {
            $0.checklists = [Checklist(id: "day", name: "Day", items: [ChecklistItem(id: "a", text: "Measure")])]
        }
        @MainActor func open() async -> LedgerScreen {
            let s = LedgerScreen(firm.session()) { SpaceDetailScreen(spaceID: firm.space) }
            await s.tap("Space Options")
            await s.tap("Edit Checklists")
            return s
        }
        let (mine, theirs) = (await open(), await open())
        await theirs.tap("Check")
        await theirs.tap("Save")
        await mine.tap("Add Item to Day")
        mine.screen.textFields.matching { $0.label == "Item text" && $0.value.isEmpty }.firstMatch.type("Hang")
        await mine.tap("Save")
        let items = try mine.stored(Space.self, firm.space)?.checklists?.first?.items
        #expect(items?.map(\.text) == ["Measure", "Hang"] && items?.map(\.isChecked) == [true, false])
    }

    @Test("A2 A document that was deleted meanwhile is said to be gone") func deleted() async throws {
        let firm = try Firm()
        let s = await firm.open(.space)
        try firm.ledger.services().spaces.delete(firm.space)
        await firm.enter(firm.fields(of: .space).0, in: s)
        await s.tap("Save")
        await s.expect(s.screen.text("This space no longer exists."))
    }
}
