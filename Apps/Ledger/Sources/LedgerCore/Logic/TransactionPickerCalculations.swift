/// The lists in which a transaction is chosen for an item.
public enum TransactionPickerCalculations {
    /// The transactions to link to: not canceled, newest first.
    public static func linkable(_ transactions: [Transaction]) -> [Transaction] {
        TransactionListCalculations.sort(transactions.filter { $0.isCanceled != true }, by: .dateDescending)
    }

    /// The returns to link to: not completed, not canceled, newest first.
    public static func returns(_ transactions: [Transaction]) -> [Transaction] {
        linkable(transactions).filter { transaction in
            let isReturn = transaction.transactionType == .return || transaction.canonicalKind == "return"
            return isReturn && transaction.status != .completed && transaction.status != .canceled
        }
    }

    /// The projects to move items to: active, by name, without the one they are in.
    public static func destinations(_ projects: [Project], besides current: String?) -> [Project] {
        ProjectListCalculations.sort(
            projects.filter { $0.isArchived != true && ($0.id == nil || $0.id != current.reference) })
    }
}
