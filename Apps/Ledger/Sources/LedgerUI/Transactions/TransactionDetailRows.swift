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
            Row("Vendor / Source", transaction.source?.textOrNil),
            Row("Amount", TransactionDisplayCalculations.formattedAmount(transaction)),
            Row("Date", TransactionDisplayCalculations.formattedDate(transaction)),
            Row("Status", transaction.status?.label),
            Row("Purchased By", transaction.purchasedBy?.label),
            Row("Transaction Type", transaction.transactionType?.label),
            Row("Reimbursement Type", transaction.reimbursementType?.label),
            Row("Budget Category", categories.name(of: transaction.budgetCategoryId)),
            Row("Email Receipt", transaction.hasEmailReceipt == true ? "Yes" : "No"),
        ]
        if categories.type(of: transaction.budgetCategoryId) == .itemized {
            rows += [
                Row("Subtotal", transaction.subtotalCents.map(CurrencyFormatting.withDecimals)),
                Row("Tax Rate", DisplayFormatting.taxRate(transaction.taxRatePct)),
                Row(
                    "Tax Amount",
                    TransactionCompletenessCalculations.taxCents(transaction).map(CurrencyFormatting.withDecimals)),
            ]
        }
        return rows
    }
}
