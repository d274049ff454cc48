import SwiftUI

/// A view that shows the budget of a category: its name, the spent amount, and the remaining amount.
///
/// ```swift
/// BudgetCategoryTracker(name: "Furnishings Budget", spentCents: 120_000, budgetCents: 200_000)
/// ```
public struct BudgetCategoryTracker: View {
    private let name: String
    private let numbers: BudgetNumbers
    @Themed(.ledger) private var theme

    /// Creates a tracker.
    ///
    /// - Parameters:
    ///   - name: what the money is for.
    ///   - spentCents: what is spent, in cents.
    ///   - budgetCents: what may be spent, in cents; 0 if no budget is set.
    ///   - categoryType: what kind of costs these are.
    public init(name: String, spentCents: Int, budgetCents: Int, categoryType: BudgetCategoryKind = .general) {
        self.name = name
        numbers = BudgetNumbers(spentCents: spentCents, budgetCents: budgetCents, kind: categoryType)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            TitleAndDetail(theme: theme) {
                title
            } detail: {
                spent
            }
            ProgressBar(
                percentage: numbers.percentage, fillColor: fill, overflowPercentage: numbers.overflowPercentage,
                overflowColor: theme.colors.progressOver
            )
            .accessibilityHidden(true)
            Text(numbers.remainingLabel)
                .font(theme.fonts.caption)
                .foregroundStyle(numbers.isOver ? theme.colors.progressOver : theme.colors.textSecondary)
        }
        .accessibilityElement(children: .combine)
    }

    private var title: some View {
        Text(name).font(theme.fonts.subheading).foregroundStyle(theme.colors.textPrimary)
    }

    private var spent: some View {
        Text(numbers.spentLabel).font(theme.fonts.small).foregroundStyle(theme.colors.textSecondary)
    }

    private var fill: Color {
        if numbers.isOver { return theme.colors.progressOver }
        return numbers.percentage >= 100 ? theme.colors.progressWarning : theme.colors.progressFill
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        BudgetCategoryTracker(name: "Furnishings Budget", spentCents: 120_000, budgetCents: 200_000)
        BudgetCategoryTracker(name: "Exactly all", spentCents: 200_000, budgetCents: 200_000)
        BudgetCategoryTracker(name: "Over", spentCents: 260_000, budgetCents: 200_000)
        BudgetCategoryTracker(name: "Design Fee", spentCents: 90_000, budgetCents: 100_000, categoryType: .fee)
        BudgetCategoryTracker(name: "No budget", spentCents: 5_000, budgetCents: 0)
    }
    .padding()
    .background(BrandColors.surface)
}
