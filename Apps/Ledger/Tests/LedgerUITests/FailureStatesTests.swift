import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// What screens say that cannot read, and sheets that cannot store. Documentation/Feedback.md says which test holds which.
@MainActor struct FailureStatesTests {
    /// The settings read the account, which `unreadableAccount` breaks.
    nonisolated private static let previews = GalleryTests.previews.filter {
        $0.name?.hasPrefix("Failed") == true && !$0.file.contains("SettingsScreen")
    }

    @Test("Each screen that cannot be read says why and offers to try again", arguments: previews)
    func unreadable(preview: PreviewEntry) throws {
        let screen = try RenderedView(preview)
        screen.advance(by: .seconds(1))
        #expect(screen.allElements.containing(text: "it cannot be read").exists, "\(screen)")
        #expect(screen.button("Try Again").exists)
        for words in ["No ", "Nothing", "Loading"] {
            #expect(!screen.allElements.matching { $0.label.hasPrefix(words) }.firstMatch.exists, "\(words): \(screen)")
        }
    }

    @Test func allScreensThatReadAreThere() { #expect(Self.previews.count >= 15) }

    @Test("Settings that cannot be read say why, and are there once they can be") func unreadableAccount() async {
        let store = FailingStore(PreviewLedger.make().store, fails: false)
        let owner = SignedInUser(id: "owner", email: "owner@example.com")
        let ledger = PreviewLedger.signedOut(source: store, auth: FixedAuthService(user: owner))
        ledger.enter(as: owner)
        let s = LedgerScreen(ledger) { SettingsScreen() }
        store.fails.withLock { $0 = true }
        ledger.account.select(ledger.accountID)
        await s.expect(s.screen.allElements.containing(text: "it cannot be read").firstMatch)
        store.fails.withLock { $0 = false }
        await s.tap("Try Again")
        await s.expectGone(s.screen.button("Try Again"))
        #expect(ledger.account.state == .loaded)
    }

    // MARK: Sheets

    enum Sheet: CaseIterable, CustomTestStringConvertible {
        case deleteProject, itemsFromList, closeBooks, payment, newAccount, invitation, importing

        @MainActor @ViewBuilder func view(_ invoice: Invoice) -> some View {
            switch self {
            case .deleteProject:
                DeleteProjectSheet(
                    project: Project(id: PreviewLedger.projectID) { $0.name = "Lake House" }, contents: [:],
                    onDeleted: {})
            case .itemsFromList: CreateItemsFromListSheet(transactionID: PreviewLedger.transactionID)
            case .closeBooks: CloseBooksSheet(closed: nil, today: CalendarDate("2026-03-01")!)
            case .payment: RecordPaymentSheet(invoice: invoice, today: CalendarDate("2026-03-01")!)
            case .newAccount: NewAccountModal()
            case .invitation: InviteFormModal()
            case .importing:
                ImportSheet(
                    .items, projectID: PreviewLedger.projectID,
                    result: (try? ItemCSV.read("name\nSofa", project: nil, spaces: [], categories: []))
                        .map(ImportedRows.items))
            }
        }

        /// Fills the form in, and names the button that stores.
        @MainActor func fill(_ s: LedgerScreen) async -> String {
            switch self {
            case .deleteProject:
                await s.type("Lake House", into: "Project Name")
                return "Delete Project"
            case .itemsFromList:
                await s.type("Lamp $49.99", into: "Receipt text")
                await s.tap("Preview")
                return "Create All"
            case .closeBooks: return "Close Books"
            case .payment: return "Record"
            case .newAccount:
                await s.type("Firm", into: "Account Name")
                return "Create Account"
            case .invitation:
                await s.type("kim@example.com", into: "Email")
                return "Create Invitation"
            case .importing: return "Import 1 item"
            }
        }

        /// What the sheet says that could not store.
        var words: String {
            switch self {
            case .deleteProject: "Failed to delete the project. Please try again."
            case .itemsFromList: "Failed to create the items. Please try again."
            case .closeBooks: "Failed to close the books. Please try again."
            case .payment: "Failed to record the payment. Please try again."
            case .newAccount: "Failed to create the account. Please try again."
            case .invitation: "Failed to create the invitation. Please try again."
            case .importing: "The import failed. Please try again."
            }
        }

        var testDescription: String { "\(self)" }
    }

    @Test("A sheet that cannot store says so, keeps what was typed, and stores once it can", arguments: Sheet.allCases)
    func sheets(sheet: Sheet) async throws {
        let ledger = sheet == .payment ? PreviewInvoices.ledger(issued: true) : PreviewLedger.make()
        ledger.perform { try $0.projects.update(PreviewLedger.projectID) { $0.name = "Lake House" } }
        let invoice = try ledger.store.value(
            of: DocumentQuery<Invoice>(accountID: SampleFirm.accountID, key: "invoice"))
        let s = LedgerScreen(ledger) { sheet.view(invoice ?? Invoice()) }
        let button = await sheet.fill(s)
        try ledger.store.breakWrites()
        await s.tap(button)
        await s.expect(s.screen.allElements.containing(text: sheet.words).firstMatch)
        #expect(s.screen.button(button).isEnabled)
        try ledger.store.mendWrites()
        await s.tap(button)
        await s.expectGone(s.screen.allElements.containing(text: sheet.words).firstMatch)
    }
}
