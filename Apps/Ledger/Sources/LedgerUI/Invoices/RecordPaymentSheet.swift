import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// Notes what a client has paid.
struct RecordPaymentSheet: View {
    let invoice: Invoice
    @State private var amount: String
    @State private var date: Date
    @State private var note = ""
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(invoice: Invoice, today: CalendarDate) {
        self.invoice = invoice
        let balance = InvoiceCalculations.balanceCents(invoice)
        _amount = State(initialValue: balance > 0 ? CurrencyFormatting.typed(balance) : "")
        _date = State(initialValue: TransactionDraft.date(today))
    }

    var body: some View {
        let problem = InvoiceCalculations.validate(payment).first?.message
        FormSheet(
            title: String(localized: "Record Payment"), description: InvoiceCalculations.displayName(invoice),
            primaryAction: FormSheetAction(
                title: String(localized: "Record"), disabledReason: problem, action: record),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(label: String(localized: "Amount ($)"), text: $amount, placeholder: "0.00")
                .keyboardType(.decimalPad)
            LabeledContent {
                DatePicker("Date", selection: $date, displayedComponents: .date).labelsHidden()
            } label: {
                Text("Date").font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
            }
            FormField(
                label: String(localized: "Note"), text: $note, placeholder: String(localized: "e.g. Check 1042"))
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var payment: InvoicePayment {
        InvoicePayment(
            id: "", date: TransactionDraft.day(date), amountCents: CurrencyFormatting.typedCents(from: amount) ?? 0,
            note: note.textOrNil)
    }

    private func record() {
        error = ledger.attempt(String(localized: "Failed to record the payment. Please try again.")) {
            try $0.invoices.record(payment, of: invoice.id ?? "")
        }
        guard error == nil else { return }
        Haptics.success()
        dismiss()
    }
}

#Preview {
    PreviewScreen {
        RecordPaymentSheet(
            invoice: Invoice(id: "v") {
                $0.number = "2026-0007"
                $0.status = .issued
                $0.totalCents = 125_050
            }, today: PreviewInvoices.day)
    }
}
