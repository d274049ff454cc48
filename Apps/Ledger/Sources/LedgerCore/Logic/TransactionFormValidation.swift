/// The three steps of the form of a new transaction.
public enum TransactionFormValidation {
    /// Which step of the form is shown.
    public enum Step: Int, Hashable, Sendable, CaseIterable {
        case type = 1
        case destination, details
    }

    /// What keeps a step from being left.
    public static func validate(
        _ step: Step, transactionType: TransactionType?, destination: String?
    ) -> [ValidationError] {
        switch step {
        case .type:
            return isReadyToSubmit(transactionType)
                ? [] : [ValidationError("transactionType", localized("Transaction type is required"))]
        case .destination:
            return needsDestination(transactionType) && destination == nil
                ? [ValidationError("destination", localized("Destination is required"))] : []
        case .details:
            return []
        }
    }

    /// Whether the type asks where goods or money went; what goes to the inventory goes there.
    public static func needsDestination(_ type: TransactionType?) -> Bool {
        type == .purchase || type == .sale || type == .return
    }

    /// Whether the transaction can be made: its type is all that it needs.
    public static func isReadyToSubmit(_ type: TransactionType?) -> Bool { type?.rawValue.isBlank == false }

    /// What the second step asks.
    public static func prompt(_ type: TransactionType?) -> String {
        switch type {
        case .purchase: localized("Where was this purchased?")
        case .sale: localized("Who was this sold to?")
        case .return: localized("Where was this returned?")
        default: localized("Source")
        }
    }
}
