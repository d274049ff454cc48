import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Makes a draft of an invoice, or changes one.
struct InvoiceFormSheet: View {
    /// What the project has to offer.
    private let offered: [InvoiceLine]
    private let project: Project
    /// The draft as it was when the form opened; one without an id is made.
    @State private var original: Invoice
    @State private var draft: InvoiceDraft
    @State private var saving = FormSaving()
    private let today: CalendarDate
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(_ invoice: Invoice, project: Project, offered: [InvoiceLine], today: CalendarDate) {
        self.offered = offered
        self.project = project
        self.today = today
        _original = State(initialValue: invoice)
        _draft = State(initialValue: InvoiceDraft(invoice, today: today))
    }

    var body: some View {
        FormSheet(
            title: original.id == nil ? String(localized: "New Invoice") : String(localized: "Edit Invoice"),
            primaryAction: FormSheetAction(
                title: original.id == nil ? String(localized: "Create Draft") : String(localized: "Save"),
                disabledReason: draft.problem, action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
        ) {
            day(String(localized: "Date"), $draft.date)
            day(String(localized: "Due Date"), $draft.dueDate, draft.errors.message(for: "dueDate"))
            FormField(
                label: String(localized: "Client Address"), text: $draft.clientAddress,
                placeholder: String(localized: "Street and city, as on invoices"), axis: .vertical)
            transactions
            FormField(
                label: String(localized: "Markup (%)"), text: $draft.markup, placeholder: "0",
                errorText: draft.errors.message(for: "markup"), helperText: String(localized: "Added to charges.")
            )
            .keyboardType(.decimalPad)
            FormField(
                label: String(localized: "Sales Tax (%)"), text: $draft.taxRate, placeholder: "0",
                errorText: draft.errors.message(for: "taxRate")
            )
            .keyboardType(.decimalPad)
            FormField(
                label: String(localized: "Terms"), text: $draft.terms,
                placeholder: String(localized: "e.g. Due within 30 days"), axis: .vertical)
            ForEach(InvoiceSum.all(filled), id: \.self) { ReportSum(title: $0.label, amount: $0.amount) }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    private func day(_ title: String, _ date: Binding<Date>, _ error: String? = nil) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            LabeledContent {
                DatePicker(title, selection: date, displayedComponents: .date).labelsHidden()
            } label: {
                Text(title).font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
            }
            if let error { ValidationMessage(error) }
        }
    }

    @ViewBuilder private var transactions: some View {
        Text("Transactions").font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
        if offered.isEmpty {
            Text("All charges and credits of this project are on invoices already.")
                .font(Typography.small)
                .foregroundStyle(ReadableColors.textSecondary)
        }
        ForEach(offered) { line in
            Toggle(isOn: isChosen(line)) {
                ReportRow(
                    title: line.title, facts: [line.date.map { DisplayFormatting.date($0) }].compactMap(\.self),
                    amount: CurrencyFormatting.withDecimals(line.amountCents ?? 0),
                    isWarning: line.items?.contains { $0.amountCents == nil } == true)
            }
        }
    }

    private func isChosen(_ line: InvoiceLine) -> Binding<Bool> {
        Binding {
            draft.chosen.contains(line.id)
        } set: {
            if $0 { draft.chosen.insert(line.id) } else { draft.chosen.remove(line.id) }
        }
    }

    private var filled: Invoice {
        InvoiceCalculations.filled(
            draft.applied(to: original, offered: offered), project: project,
            business: ledger.account.businessProfile, offered: offered)
    }

    private func save() {
        let message = String(localized: "Failed to save the invoice. Please try again.")
        let edited = draft.applied(to: original, offered: offered)
        let isSaved: Bool
        if let id = original.id {
            let untouched = InvoiceDraft(original, today: today).applied(to: original, offered: offered)
            isSaved = saving.save(message, DocumentEdit(of: original, from: untouched, to: edited)) { edit in
                try ledger.services().invoices.update(id) { try edit.apply(to: &$0) }
            }
        } else {
            isSaved = saving.save(message) { _ in try ledger.services().invoices.create(edited) }
        }
        if isSaved { dismiss() }
    }
}

#Preview("New") {
    PreviewScreen {
        InvoiceFormSheet(
            InvoiceDraft.new(PreviewInvoices.project, business: nil, offered: PreviewInvoices.lines),
            project: PreviewInvoices.project, offered: PreviewInvoices.lines, today: PreviewInvoices.day)
    }
}

#Preview("Nothing to invoice") {
    PreviewScreen {
        InvoiceFormSheet(
            Invoice(), project: PreviewInvoices.project, offered: [], today: PreviewInvoices.day)
    }
}
