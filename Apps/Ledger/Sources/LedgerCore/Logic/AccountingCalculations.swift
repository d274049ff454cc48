/// The cards of the accounting tab.
public enum AccountingCalculations {
    /// Who owes whom how much in a project.
    public struct Reimbursements: Hashable, Sendable {
        public var owedToBusinessCents = 0
        public var owedToClientCents = 0

        public init() {}
    }

    /// Sums up what is owed; canceled transactions owe nothing.
    public static func reimbursements(_ transactions: [Transaction]) -> Reimbursements {
        transactions.reduce(into: Reimbursements()) { sums, transaction in
            guard transaction.isCanceled != true, let amount = transaction.amountCents else { return }
            switch transaction.reimbursementType {
            case .owedToCompany: sums.owedToBusinessCents += amount
            case .owedToClient: sums.owedToClientCents += amount
            default: break
            }
        }
    }
}
