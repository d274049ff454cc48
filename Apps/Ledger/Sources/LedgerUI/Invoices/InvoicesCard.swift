import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The invoices of a project, the latest first, and the way to a new one.
struct InvoicesCard: View {
    private let projectID: String
    @Live<DocumentsQuery<Invoice>> private var invoices: [Invoice]?
    @State private var isFormShown = false
    @OpenContexts private var contexts
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    init(projectID: String) {
        self.projectID = projectID
        _invoices = Live { DocumentsQuery(accountID: $0).project(projectID) }
    }

    var body: some View {
        TitledCard(title: String(localized: "Invoices")) {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                let invoices = (invoices ?? []).reversed()
                if invoices.isEmpty {
                    Text("No invoices yet.").font(Typography.body).foregroundStyle(ReadableColors.textSecondary)
                }
                ForEach(invoices) { invoice in
                    Button {
                        navigator.push(.invoice(invoice.id ?? ""))
                    } label: {
                        ReportRow(
                            title: InvoiceCalculations.displayName(invoice), facts: facts(invoice),
                            amount: amount(invoice)
                        )
                        .frame(minHeight: .touchTargetMin)
                        .contentShape(.rect)
                    }
                    .buttonStyle(.plain)
                    RowDivider()
                }
                AppButton(title: String(localized: "New Invoice"), variant: .secondary) { isFormShown = true }
                    .permitted(.editInvoices)
            }
        }
        .sheet(isPresented: $isFormShown) { form }
    }

    private func facts(_ invoice: Invoice) -> [String] {
        [
            InvoiceCalculations.standing(invoice, on: ledger.today).label,
            invoice.date.map { DisplayFormatting.date($0) },
        ].compactMap(\.self)
    }

    private func amount(_ invoice: Invoice) -> String {
        let context = contexts.project(projectID)
        let filled = InvoiceCalculations.filled(
            invoice, project: context.project, business: nil, offered: context.offeredLines(invoices ?? []))
        return CurrencyFormatting.withDecimals(filled.totalCents ?? 0)
    }

    @ViewBuilder private var form: some View {
        let context = contexts.project(projectID)
        if let project = context.project {
            let offered = context.offeredLines(invoices ?? [])
            InvoiceFormSheet(
                InvoiceDraft.new(project, business: ledger.account.businessProfile, offered: offered),
                project: project, offered: offered, today: ledger.today)
        }
    }
}

extension ProjectContext {
    /// What can be invoiced.
    ///
    /// - Parameter invoices: those of the project.
    func offeredLines(_ invoices: [Invoice]) -> [InvoiceLine] {
        InvoiceCalculations.offered(
            transactions: transactions, items: items, categories: budgetCategories, invoices: invoices)
    }
}

#Preview("None") { PreviewScreen { InvoicesCard(projectID: PreviewLedger.projectID) } }
#Preview("Issued") {
    PreviewScreen(PreviewInvoices.ledger(issued: true)) { InvoicesCard(projectID: PreviewLedger.projectID) }
}
