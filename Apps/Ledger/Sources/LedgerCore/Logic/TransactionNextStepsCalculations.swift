/// What is still to be filled in of a transaction.
public enum TransactionNextStepsCalculations {
    public struct Step: Hashable, Sendable, Identifiable {
        /// What a step asks for; the raw value is the id that other versions know it by.
        public enum ID: String, Hashable, Sendable {
            case budgetCategory = "budget-category"
            case amount, receipt, items
            case purchasedBy = "purchased-by"
            case taxRate = "tax-rate"
        }

        public var id: ID
        public var title: String
        public var isComplete: Bool

        public init(_ id: ID, _ title: String, isComplete: Bool) {
            self.id = id
            self.title = title
            self.isComplete = isComplete
        }
    }

    /// Five steps, and the tax rate as a sixth when the category is itemized.
    public static func steps(_ transaction: Transaction, categoryType: CategoryType?) -> [Step] {
        var steps = [
            Step(
                .budgetCategory, localized("Add a budget category"),
                isComplete: transaction.budgetCategoryId.reference != nil),
            Step(.amount, localized("Enter the amount"), isComplete: (transaction.amountCents ?? 0) != 0),
            Step(
                .receipt, localized("Add a receipt"), isComplete: TransactionDisplayCalculations.hasReceipt(transaction)
            ),
            Step(.items, localized("Add items"), isComplete: transaction.itemIds?.isEmpty == false),
            Step(
                .purchasedBy, localized("Set who purchased this"),
                isComplete: transaction.purchasedBy?.rawValue.isBlank == false),
        ]
        if categoryType == .itemized {
            steps.append(Step(.taxRate, localized("Set the tax rate"), isComplete: transaction.taxRatePct != nil))
        }
        return steps
    }

    /// Whether the card is hidden.
    public static func isAllComplete(_ steps: [Step]) -> Bool { steps.allSatisfy(\.isComplete) }

    /// As the card shows them: open steps first.
    public static func inDisplayOrder(_ steps: [Step]) -> [Step] {
        steps.filter { !$0.isComplete } + steps.filter(\.isComplete)
    }

    /// `2/5 complete`.
    public static func subtitle(_ steps: [Step]) -> String {
        localized("\(steps.count(where: \.isComplete))/\(steps.count) complete")
    }

    /// From 0 to 1; 1 when there is nothing to do.
    public static func progress(_ steps: [Step]) -> Double {
        steps.isEmpty ? 1 : Double(steps.count(where: \.isComplete)) / Double(steps.count)
    }
}
