import DesignSystem
import LedgerCore
import SwiftUI

/// Links items to a transaction, or unlinks them.
struct TransactionPickerModal: View {
    let transactions: [Transaction]
    let selectedID: String?
    let onSelect: (String?) throws -> Void
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let linkable = TransactionPickerCalculations.linkable(transactions)
        PickerSheet(title: String(localized: "Link Transaction"), error: error) {
            LazyVStack(spacing: Spacing.none) {
                PickerRow(
                    title: String(localized: "No Transaction"), icon: "xmark.circle", isSelected: selectedID == nil
                ) {
                    choose(nil)
                }
                ForEach(linkable, id: \.id) { transaction in
                    TransactionPickerRow(transaction: transaction, isSelected: transaction.id == selectedID) {
                        choose(transaction.id)
                    }
                }
                if linkable.isEmpty { EmptyMessage(icon: "creditcard", message: String(localized: "No transactions")) }
            }
        }
    }

    private func choose(_ id: String?) {
        error = attempt(String(localized: "Failed to link the transaction. Please try again.")) { try onSelect(id) }
        if error == nil { dismiss() }
    }
}

/// Moves items to a return that is still open.
struct ReturnTransactionPickerModal: View {
    let transactions: [Transaction]
    let onSelect: (String) throws -> Void
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let returns = TransactionPickerCalculations.returns(transactions)
        PickerSheet(title: String(localized: "Link Return Transaction"), error: error) {
            if returns.isEmpty {
                EmptyMessage(icon: "arrow.uturn.left", message: String(localized: "No pending returns"))
            } else {
                LazyVStack(spacing: Spacing.none) {
                    ForEach(returns, id: \.id) { transaction in
                        TransactionPickerRow(transaction: transaction, isSelected: false) { choose(transaction.id) }
                    }
                }
            }
        }
    }

    private func choose(_ id: String?) {
        guard let id else { return }
        error = attempt(String(localized: "Failed to link the return. Please try again.")) { try onSelect(id) }
        if error == nil { dismiss() }
    }
}

/// A transaction to choose: what kind and when, its amount, where.
private struct TransactionPickerRow: View {
    let transaction: Transaction
    let isSelected: Bool
    let action: () -> Void

    var body: some View {
        PickerRow(
            title: Self.title(of: transaction), subtitle: Self.subtitle(of: transaction), isSelected: isSelected,
            action: action)
    }

    /// `Purchase – Feb 25, 2026`, or the amount where neither is known.
    static func title(of transaction: Transaction) -> String {
        let date = transaction.transactionDate.map { DisplayFormatting.date($0) }
        let parts = [transaction.transactionType?.label, date].compactMap(\.self)
        return parts.isEmpty
            ? TransactionDisplayCalculations.formattedAmount(transaction) : parts.joined(separator: " – ")
    }

    static func subtitle(of transaction: Transaction) -> String {
        let amount = transaction.amountCents.map(CurrencyFormatting.withDecimals)
        return [TransactionDisplayCalculations.displayName(transaction), amount].compactMap(\.self)
            .joined(separator: " · ")
    }
}

#Preview("Transactions") {
    TransactionPickerModal(transactions: PreviewItems.transactions, selectedID: "t2", onSelect: { _ in })
}

#Preview("No transactions") { TransactionPickerModal(transactions: [], selectedID: nil, onSelect: { _ in }) }

#Preview("Returns") { ReturnTransactionPickerModal(transactions: PreviewItems.transactions, onSelect: { _ in }) }

#Preview("No returns") { ReturnTransactionPickerModal(transactions: [], onSelect: { _ in }) }
