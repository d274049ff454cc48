import Foundation
import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// D5: invoices, from the draft to the last payment.
@MainActor struct InvoicesTests {
    /// A firm that a client owes 300.00 for two purchases, and that owes the client 50.00.
    private func firm() throws -> (LedgerEnvironment, project: String) {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        try ledger.services().projects.update(project) { $0.clientAddress = "12 Lake Road\nBend" }
        try ledger.services().businessProfile.update {
            $0.name = "Hawthorn & Vale"
            $0.address = "4 Mill Street"
            $0.invoiceTerms = "Due within 30 days"
        }
        for (source, cents, owed) in [
            ("Wayfair", 20_000, ReimbursementType.owedToCompany), ("Rejuvenation", 10_000, .owedToCompany),
            ("West Elm", 5_000, .owedToClient),
        ] {
            try ledger.addTransaction(source, project: project) {
                $0.amountCents = cents
                $0.reimbursementType = owed
            }
        }
        return (ledger, project)
    }

    /// A draft with everything that is offered.
    private func draft(_ ledger: LedgerEnvironment, _ project: String) throws -> Invoice {
        let context = ledger.project(project)
        return try ledger.services().invoices.create(
            Invoice {
                $0.projectId = project
                $0.date = ledger.today
                $0.transactionIds = context.offeredLines([]).map(\.id)
            })
    }

    /// The same, issued.
    private func issued(_ ledger: LedgerEnvironment, _ project: String) throws -> Invoice {
        let context = ledger.project(project)
        let draft = try draft(ledger, project)
        let business = try ledger.store.value(
            of: DocumentQuery<BusinessProfile>(accountID: ledger.accountID, key: BusinessProfile.onlyID))
        try ledger.services().invoices.issue(
            InvoiceCalculations.filled(
                draft, project: context.project, business: business, offered: context.offeredLines([])))
        return try #require(
            try ledger.store.value(of: DocumentQuery<Invoice>(accountID: ledger.accountID, key: draft.id!)))
    }

    private func has(_ text: String, in s: LedgerScreen) -> Bool {
        s.screen.allElements.containing(text: text).firstMatch.exists
    }

    @Test("D5 A project's charges and credits become a draft, and the draft an invoice with a number")
    func fromDraftToInvoice() async throws {
        let (ledger, project) = try firm()
        let tall = Variant(layout: .fixed(width: 390, height: 3_000), scale: 1)
        let s = LedgerScreen(ledger, variant: tall) { ProjectDetailScreen(projectID: project, tab: .accounting) }
        #expect(has("No invoices yet.", in: s))
        await s.tap("New Invoice")
        s.screen.allElements.matching { $0.role == .toggle && $0.label.contains("Rejuvenation") }.firstMatch.tap()
        s.settle()
        await s.type("10", into: "Markup (%)")
        await s.type("8.25", into: "Sales Tax (%)")
        // 200.00 with 10 % less 50.00, and 8.25 % of that.
        #expect(has("$184.03", in: s))
        await s.tap("Create Draft")
        let draft = try #require(try s.all(Invoice.self).first)
        #expect(draft.status == .draft && draft.number == nil && draft.transactionIds?.count == 2)
        #expect(draft.clientAddress == "12 Lake Road\nBend" && draft.terms == "Due within 30 days")
        await s.tap(with: "Draft Invoice")
        #expect(has("$184.03", in: s))
        await s.tap("Issue Invoice")
        await s.tap("Issue Invoice")
        await s.expect(s.screen.allElements.containing(text: "Invoice 2026-0001").firstMatch)
        let invoice = try #require(try s.all(Invoice.self).first)
        #expect(invoice.totalCents == 18_403 && invoice.businessAddress == "4 Mill Street")
    }

    @Test("D5 An issued invoice shows what it said, whatever changes afterwards") func snapshot() async throws {
        let (ledger, project) = try firm()
        let invoice = try issued(ledger, project)
        let transaction = try #require(invoice.lines?.first?.id)
        try ledger.services().transactions.update(transaction) { $0.amountCents = 99_999 }
        try ledger.services().projects.update(project) { $0.clientName = "Other" }
        let s = LedgerScreen(ledger) { InvoiceScreen(invoiceID: invoice.id!) }
        #expect(has("$200.00", in: s) && !has("$999.99", in: s))
        #expect(has("Moreno", in: s) && !has("Other", in: s))
        #expect(!s.screen.button("Edit Draft").exists)
    }

    @Test("D5 Payments lower the balance until it is paid, and can be taken back") func payments() async throws {
        let (ledger, project) = try firm()
        let invoice = try issued(ledger, project)
        let tall = Variant(layout: .fixed(width: 390, height: 2_000), scale: 1)
        let s = LedgerScreen(ledger, variant: tall) { InvoiceScreen(invoiceID: invoice.id!) }
        await s.tap("Record Payment")
        let amount = s.screen.field("Amount ($)").firstMatch
        #expect(amount.value == "250.00")
        amount.clearText()
        #expect(!s.screen.button("Record").firstMatch.isEnabled && has("Enter an amount above zero", in: s))
        await s.type("100", into: "Amount ($)")
        await s.type("Check 7", into: "Note")
        await s.tap("Record")
        await s.expect(s.screen.allElements.containing(text: "Check 7").firstMatch)
        #expect(has("$150.00", in: s) && has("Remove the payments before you void the invoice.", in: s))
        await s.tap("Record Payment")
        await s.tap("Record")
        await s.expect(s.screen.allElements.matching { $0.label == "Paid" }.firstMatch)
        await s.tap("Remove Payment")
        await s.tap("Remove Payment")
        #expect(try s.stored(Invoice.self, invoice.id!)?.payments?.map(\.amountCents) == [15_000])
    }

    @Test("D5 Only owners and admins void an invoice, and others are told so") func void() async throws {
        let (ledger, project) = try firm()
        let invoice = try issued(ledger, project)
        let user = LedgerEnvironment(store: ledger.store, storage: ledger.storage, auth: ledger.auth)
        user.enter(as: SignedInUser(id: MemberRole.user.rawValue, email: "user@example.com"))
        let theirs = LedgerScreen(user) { InvoiceScreen(invoiceID: invoice.id!) }
        let button = theirs.screen.button("Void Invoice").firstMatch
        theirs.screen.scroll(to: button)
        #expect(!button.isEnabled && has("Only owners and admins can void invoices.", in: theirs))
        let s = LedgerScreen(ledger) { InvoiceScreen(invoiceID: invoice.id!) }
        s.screen.scroll(to: s.screen.button("Void Invoice").firstMatch)
        await s.tap("Void Invoice")
        await s.tap("Void Invoice")
        #expect(try s.stored(Invoice.self, invoice.id!)?.status == .void)
        #expect(try s.stored(Invoice.self, invoice.id!)?.number == "2026-0001")
    }

    @Test("D5 What cannot be issued says why") func refused() async throws {
        let (ledger, project) = try firm()
        let draft = try draft(ledger, project)
        let s = LedgerScreen(ledger) { InvoiceScreen(invoiceID: draft.id!) }
        // Another device invoices the same, and this screen has not seen it.
        let sameLines = ledger.project(project).offeredLines([])
        var other = try ledger.services().invoices.create(
            Invoice {
                $0.projectId = project
                $0.date = ledger.today
            })
        other.lines = sameLines
        s.screen.scroll(to: s.screen.button("Issue Invoice").firstMatch)
        await s.tap("Issue Invoice")
        try ledger.services().invoices.issue(other)
        await s.tap("Issue Invoice")
        // Its lines are taken, so there is nothing left to issue.
        await s.expect(
            s.screen.allElements.matching {
                $0.label.contains("is on another invoice already") || $0.label.contains("Choose at least one")
            }.firstMatch)
        #expect(try s.stored(Invoice.self, draft.id!)?.status == .draft)
    }

    @Test("D5 Without its number an invoice cannot be handed on, and says so") func pending() async throws {
        let (ledger, project) = try firm()
        try ledger.store.register(accountID: ledger.accountID, node: "device")
        let invoice = try issued(ledger, project)
        let s = LedgerScreen(ledger) { InvoiceScreen(invoiceID: invoice.id!) }
        #expect(invoice.number == nil && has("The number follows once the server has this invoice.", in: s))
        #expect(!s.screen.button("Share").exists)
    }

    @Test("D5 A draft is edited and deleted, and undone") func edit() async throws {
        let (ledger, project) = try firm()
        let draft = try draft(ledger, project)
        let tall = Variant(layout: .fixed(width: 390, height: 2_400), scale: 1)
        let s = LedgerScreen(ledger, variant: tall) { InvoiceScreen(invoiceID: draft.id!) }
        await s.tap("Edit Draft")
        await s.type("x", into: "Sales Tax (%)")
        #expect(has("Enter a percentage from 0 to 1000", in: s) && !s.screen.button("Save").firstMatch.isEnabled)
        s.screen.field("Sales Tax (%)").firstMatch.clearText()
        await s.type("Cash", into: "Terms")
        await s.tap("Save")
        #expect(try s.stored(Invoice.self, draft.id!)?.terms == "Cash")
        await s.tap("Delete Draft")
        await s.tap("Delete Draft")
        #expect(try s.stored(Invoice.self, draft.id!) == nil)
        await s.expect(s.screen.allElements.containing(text: "no longer exists").firstMatch)
        await s.tap("Undo")
        #expect(try s.stored(Invoice.self, draft.id!)?.terms == "Cash")
    }

    @Test("D5 The file has number, dates, addresses, lines, sums, payments and terms") func file() async throws {
        let (ledger, project) = try firm()
        var invoice = try issued(ledger, project)
        invoice.markupPct = 10
        invoice.markupCents = 3_000
        invoice.dueDate = CalendarDate("2026-03-31")
        invoice.clientAddress = "12 Lake Road\nBend"
        invoice.terms = "Due within 30 days"
        invoice.payments = [InvoicePayment(id: "p", date: ledger.today, amountCents: 5_000)]
        let report = PrintedReport(invoice)
        #expect(report.fileName == "invoice-2026-0001.pdf" && report.title == "Invoice 2026-0001")
        #expect(
            report.parties.map(\.lines) == [
                ["Hawthorn & Vale", "4 Mill Street"], ["Moreno", "12 Lake Road", "Bend"],
            ])
        #expect(report.sums.map(\.label) == ["Subtotal", "Markup (10%)", "Total", "Payments Received", "Balance Due"])
        #expect(report.sums.last?.amount == "$200.00" && report.closing == ["Due within 30 days"])
        let pages = PrintedPages(report)
        let page = render(
            PrintedPage(report: pages.report, blocks: pages.pages[0], number: 1, count: 1),
            variant: Variant(
                layout: .fixed(width: PrintMeasures.page.width, height: PrintMeasures.page.height), scale: 1))
        for text in ["Due: March 31, 2026", "BILL TO", "Bend", "Wayfair", "Due within 30 days"] {
            #expect(page.allElements.containing(text: text).firstMatch.exists, "\(text)")
        }
        #expect(PrintedPages.pdf(of: report)?.isEmpty == false)
        invoice.status = .void
        #expect(PrintedReport(invoice).title == "Invoice 2026-0001 (void)")
        invoice.lines = []
        #expect(PrintedReport(invoice).tables.isEmpty)
    }
}
