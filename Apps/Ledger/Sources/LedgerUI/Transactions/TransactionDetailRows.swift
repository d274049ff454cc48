import DesignSystem
import LedgerCore
import SwiftUI

/// The fields of a transaction, in their fixed order.
struct TransactionDetailRows: View {
    let transaction: Transaction
    let categories: [BudgetCategory]

    var body: some View {
        let rows = rows
        VStack(spacing: Spacing.none) {
            ForEach(rows.indices, id: \.self) { index in
                DetailRow(
                    label: rows[index].label, value: rows[index].value, showDivider: index < rows.count - 1)
            }
        }
    }

    private struct Row {
        var label: String
        var value: String

        init(_ label: String, _ value: String?) {
            self.label = label
            self.value = value ?? CurrencyFormatting.missing
        }
    }

    private var rows: [Row] {
        var rows: [Row] = [
            Row(String(localized: "Vendor / Source"), transaction.source?.textOrNil),
            Row(String(localized: "Amount"), TransactionDisplayCalculations.formattedAmount(transaction)),
            Row(String(localized: "Date"), TransactionDisplayCalculations.formattedDate(transaction)),
            Row(String(localized: "Status"), transaction.status?.label),
            Row(String(localized: "Purchased By"), transaction.purchasedBy?.label),
            Row(String(localized: "Transaction Type"), transaction.transactionType?.label),
            Row(String(localized: "Reimbursement Type"), transaction.reimbursementType?.label),
            Row(String(localized: "Budget Category"), categories.name(of: transaction.budgetCategoryId)),
            Row(
                String(localized: "Email Receipt"),
                transaction.hasEmailReceipt == true ? String(localized: "Yes") : String(localized: "No")),
        ]
        if categories.type(of: transaction.budgetCategoryId) == .itemized {
            rows += [
                Row(String(localized: "Subtotal"), transaction.subtotalCents.map(CurrencyFormatting.withDecimals)),
                Row(String(localized: "Tax Rate"), DisplayFormatting.taxRate(transaction.taxRatePct)),
                Row(
                    String(localized: "Tax Amount"),
                    TransactionCompletenessCalculations.taxCents(transaction).map(CurrencyFormatting.withDecimals)),
            ]
        }
        return rows
    }
}
