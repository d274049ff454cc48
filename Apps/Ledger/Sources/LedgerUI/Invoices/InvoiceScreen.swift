import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// An invoice, to look at, issue, hand on and have paid.
struct InvoiceScreen: View {
    private let invoiceID: String
    @LiveDocument<Invoice> private var invoice: Invoice?

    init(invoiceID: String) {
        self.invoiceID = invoiceID
        _invoice = LiveDocument(invoiceID)
    }

    var body: some View {
        StateContent($invoice.state, message: String(localized: "Loading invoice..."), retry: $invoice.retry) {
            if let invoice {
                InvoicePage(invoice: invoice)
            } else {
                GoneMessage(icon: "doc.text", kind: .invoice)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle(invoice.map(InvoiceCalculations.displayName) ?? String(localized: "Invoice"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// What an invoice says, and what can be done with it.
private struct InvoicePage: View {
    let invoice: Invoice
    @Live<DocumentsQuery<Invoice>> private var siblings: [Invoice]?
    @State private var isEditing = false
    @State private var isPaying = false
    @State private var question: Question?
    @OpenContexts private var contexts
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    /// What is asked before it is done.
    private enum Question: Hashable {
        case issue, void, delete
        case removePayment(String)
    }

    init(invoice: Invoice) {
        self.invoice = invoice
        let project = invoice.projectId ?? ""
        _siblings = Live { DocumentsQuery(accountID: $0).project(project) }
    }

    var body: some View {
        let filled = filled
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.lg) {
                if isNumberPending {
                    StatusBanner(
                        message: String(
                            localized: "The number follows once the server has this invoice. It can be shared then."),
                        variant: .info)
                }
                InvoiceContent(invoice: filled)
                if invoice.status != .draft { payments }
                actions(filled)
            }
            .padding(Spacing.screenPadding)
            .readableWidth()
        }
        .refreshesLedger()
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("History", systemImage: "clock") {
                    navigator.push(.history(.invoice, key: invoice.id ?? ""))
                }
            }
            if !isNumberPending {
                ToolbarItem(placement: .topBarTrailing) {
                    let printed = PrintedReport(filled)
                    ShareLink(
                        item: ReportFile(report: printed, logo: filled.logoUrl, storage: ledger.storage),
                        preview: SharePreview(printed.fileName)
                    ) {
                        Label("Share", systemImage: "square.and.arrow.up")
                    }
                }
            }
        }
        .sheet(isPresented: $isEditing) {
            if let project { InvoiceFormSheet(invoice, project: project, offered: offered, today: ledger.today) }
        }
        .sheet(isPresented: $isPaying) { RecordPaymentSheet(invoice: invoice, today: ledger.today) }
        .confirmationDialog(
            title, isPresented: Binding(get: { question != nil }, set: { if !$0 { question = nil } }),
            titleVisibility: .visible, presenting: question
        ) {
            answer($0, filled)
        } message: {
            explanation($0)
        }
    }

    // MARK: What it is made of

    private var project: Project? { invoice.projectId.flatMap { contexts.project($0).project } }

    private var offered: [InvoiceLine] {
        invoice.projectId.map { contexts.project($0).offeredLines(siblings ?? []) } ?? []
    }

    private var filled: Invoice {
        InvoiceCalculations.filled(
            invoice, project: project, business: ledger.account.businessProfile, offered: offered)
    }

    /// Whether it was issued on this device and its server has not heard of it.
    private var isNumberPending: Bool { invoice.status == .issued && invoice.number == nil }

    // MARK: Payments

    private var payments: some View {
        TitledCard(title: String(localized: "Payments")) {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                if (invoice.payments ?? []).isEmpty {
                    Text("No payments yet.").font(Typography.body).foregroundStyle(ReadableColors.textSecondary)
                }
                ForEach(invoice.payments ?? []) { payment in
                    HStack {
                        ReportRow(
                            title: DisplayFormatting.date(payment.date), facts: [payment.note].compactMap(\.self),
                            amount: CurrencyFormatting.withDecimals(payment.amountCents ?? 0))
                        IconButton(
                            icon: "trash", label: String(localized: "Remove Payment"),
                            color: ReadableColors.destructive
                        ) {
                            question = .removePayment(payment.id)
                        }
                        .permitted(.editInvoices)
                    }
                }
            }
        }
    }

    // MARK: Actions

    @ViewBuilder private func actions(_ filled: Invoice) -> some View {
        VStack(spacing: Spacing.sm) {
            switch invoice.status {
            case .draft:
                AppButton(title: String(localized: "Issue Invoice")) { question = .issue }
                    .permitted(
                        .editInvoices,
                        unless: filled.lines?.isEmpty == false
                            ? nil : String(localized: "Choose at least one transaction to invoice."))
                AppButton(title: String(localized: "Edit Draft"), variant: .secondary) { isEditing = true }
                    .permitted(.editInvoices)
                destructive(String(localized: "Delete Draft"), .delete).permitted(.editInvoices)
            case .issued:
                AppButton(title: String(localized: "Record Payment")) { isPaying = true }.permitted(.editInvoices)
                destructive(String(localized: "Void Invoice"), .void)
                    .permitted(
                        .voidInvoices,
                        unless: invoice.payments?.isEmpty == false
                            ? String(localized: "Remove the payments before you void the invoice.") : nil)
            case .void, .other: EmptyView()
            }
        }
    }

    private func destructive(_ title: String, _ asked: Question) -> some View {
        Button(title, role: .destructive) { question = asked }
            .font(Typography.button)
            .frame(maxWidth: .infinity, minHeight: .touchTargetMin)
    }

    private var title: String {
        switch question {
        case .issue: String(localized: "Issue Invoice?")
        case .void: String(localized: "Void Invoice?")
        case .delete: String(localized: "Delete Draft?")
        case .removePayment, nil: String(localized: "Remove Payment?")
        }
    }

    @ViewBuilder private func answer(_ question: Question, _ filled: Invoice) -> some View {
        switch question {
        case .issue: Button("Issue Invoice") { issue(filled) }
        case .void:
            Button("Void Invoice", role: .destructive) {
                ledger.perform(String(localized: "Failed to void the invoice. Please try again.")) {
                    try $0.invoices.void(invoice.id ?? "")
                }
            }
        case .delete: Button("Delete Draft", role: .destructive, action: delete)
        case .removePayment(let payment):
            Button("Remove Payment", role: .destructive) {
                ledger.perform(String(localized: "Failed to remove the payment. Please try again.")) {
                    try $0.invoices.removePayment(payment, of: invoice.id ?? "")
                }
            }
        }
    }

    private func explanation(_ question: Question) -> Text {
        switch question {
        case .issue: Text("It gets a number and can’t be changed after that.")
        case .void: Text("It keeps its number and counts no longer. What it charged can be invoiced again.")
        case .delete: Text(ledger.restoring())
        case .removePayment: Text("The balance goes up by its amount.")
        }
    }

    private func issue(_ filled: Invoice) {
        ledger.perform(String(localized: "Failed to issue the invoice. Please try again.")) {
            try $0.invoices.issue(filled)
        } then: {
            Haptics.success()
        }
    }

    private func delete() {
        ledger.delete(
            String(localized: "Draft deleted"), String(localized: "Failed to delete the draft. Please try again.")
        ) {
            try $0.invoices.delete(invoice.id ?? "")
        } then: {
            navigator.leave(.invoice(invoice.id ?? ""))
        }
    }
}

#Preview("Draft") { PreviewScreen(PreviewInvoices.ledger(issued: false)) { InvoiceScreen(invoiceID: "invoice") } }
#Preview("Issued") { PreviewScreen(PreviewInvoices.ledger(issued: true)) { InvoiceScreen(invoiceID: "invoice") } }
#Preview("Paid in part") {
    PreviewScreen(PreviewInvoices.ledger(issued: true, paid: 100_000)) { InvoiceScreen(invoiceID: "invoice") }
}
#Preview("Gone") { PreviewScreen { InvoiceScreen(invoiceID: "nothing") } }
#Preview("Loading") { PreviewScreen(.loading) { InvoiceScreen(invoiceID: "invoice") } }
#Preview("Failed") { PreviewScreen(.failed) { InvoiceScreen(invoiceID: "invoice") } }
