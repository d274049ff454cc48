import SwiftUI

/// The budgets of several categories, and a button to change them. Without categories nothing shows.
public struct BudgetProgressDisplay: View {
    private let categories: [BudgetLine]
    private let onManageBudget: (() -> Void)?
    @Themed(.ledger) private var theme

    /// Creates a display.
    ///
    /// - Parameters:
    ///   - categories: the budgets.
    ///   - onManageBudget: what the button does; nil shows none.
    public init(categories: [BudgetLine], onManageBudget: (() -> Void)? = nil) {
        self.categories = categories
        self.onManageBudget = onManageBudget
    }

    public var body: some View {
        if !categories.isEmpty {
            VStack(spacing: theme.spacing.md) {
                ForEach(Array(categories.enumerated()), id: \.element.id) { index, line in
                    if index > 0 { HairLine() }
                    BudgetCategoryTracker(
                        name: line.name, spentCents: line.spentCents, budgetCents: line.budgetCents,
                        categoryType: line.kind)
                }
                if let onManageBudget {
                    AppButton(title: String(localized: "Manage Budget"), variant: .secondary, action: onManageBudget)
                }
            }
        }
    }
}

#Preview {
    BudgetProgressDisplay(
        categories: [
            BudgetLine(id: "1", name: "Furnishings", spentCents: 120_000, budgetCents: 200_000),
            BudgetLine(id: "2", name: "Install", spentCents: 70_000, budgetCents: 60_000),
        ], onManageBudget: {}
    )
    .padding()
    .background(BrandColors.surface)
}
