import SwiftUI

/// A category's budget on two lines, as cards show it.
public struct BudgetProgressPreview: View {
    private let categoryName: String
    private let numbers: BudgetNumbers
    @Themed(.ledger) private var theme

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - categoryName: what the money is for; one line.
    ///   - spentCents: what is spent, in cents.
    ///   - budgetCents: what may be spent, in cents.
    ///   - categoryType: what kind of costs these are.
    public init(
        categoryName: String, spentCents: Int, budgetCents: Int, categoryType: BudgetCategoryKind = .general
    ) {
        self.categoryName = categoryName
        numbers = BudgetNumbers(spentCents: spentCents, budgetCents: budgetCents, kind: categoryType)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            TitleAndDetail(theme: theme) {
                Text(categoryName)
                    .foregroundStyle(theme.colors.textPrimary)
                    .lineLimit(1)
            } detail: {
                Text(numbers.spentLabel)
                    .foregroundStyle(numbers.isOver ? theme.colors.progressOver : theme.colors.textSecondary)
                    .lineLimit(1)
            }
            .font(theme.fonts.caption)
            ProgressBar(
                percentage: numbers.percentage,
                fillColor: numbers.isOver ? theme.colors.progressOver : theme.colors.progressFill,
                height: ProgressMetrics.barHeightThin
            )
            .accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    VStack(spacing: Spacing.md) {
        BudgetProgressPreview(categoryName: "Furnishings", spentCents: 120_000, budgetCents: 200_000)
        BudgetProgressPreview(categoryName: "Over", spentCents: 260_000, budgetCents: 200_000)
        BudgetProgressPreview(
            categoryName: "Fee", spentCents: 40_000, budgetCents: 100_000, categoryType: .fee)
    }
    .padding()
    .background(BrandColors.surface)
}
