import DesignSystem
import LedgerCore

extension TransactionCardData {
    /// A transaction as its card shows it.
    init(_ transaction: Transaction, categories: [BudgetCategory]) {
        let names = TransactionDisplayCalculations.badges(transaction).filter { $0.kind == .reimbursement }.map(\.text)
        self.init(
            id: transaction.id ?? "", source: TransactionDisplayCalculations.displayName(transaction),
            amountCents: transaction.amountCents,
            transactionDate: transaction.transactionDate.map { DisplayFormatting.date($0) },
            notes: DisplayFormatting.notesPreview(transaction.notes),
            budgetCategoryName: categories.name(of: transaction.budgetCategoryId),
            transactionType: transaction.transactionType?.label, needsReview: transaction.needsReview == true,
            reimbursementType: names.first,
            hasEmailReceipt: TransactionDisplayCalculations.hasReceipt(transaction),
            itemCount: transaction.itemIds.map(\.count))
    }
}

extension [BudgetCategory] {
    /// The name of a category; `nil` for none, and for one that is not there.
    func name(of id: String?) -> String? {
        guard let id, !id.isEmpty else { return nil }
        return first { $0.id == id }?.name
    }

    /// How a category counts; `nil` for none, and for one that is not there.
    func type(of id: String?) -> CategoryType? {
        guard let id, !id.isEmpty else { return nil }
        return first { $0.id == id }?.categoryType
    }
}
