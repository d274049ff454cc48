import SwiftUI

/// A view that shows the spent part of a budget, as text and as a bar.
///
/// ```swift
/// BudgetProgressView(spentCents: 50_000, budgetCents: 100_000)
/// ```
public struct BudgetProgressView: View {
    private let numbers: BudgetNumbers
    private let compact: Bool
    @Themed(.ledger) private var theme

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - spentCents: what is spent, in cents.
    ///   - budgetCents: what may be spent, in cents.
    ///   - compact: whether the words are short.
    public init(spentCents: Int, budgetCents: Int, compact: Bool = false) {
        numbers = BudgetNumbers(spentCents: spentCents, budgetCents: budgetCents)
        self.compact = compact
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            TitleAndDetail(theme: theme) {
                Text(compact ? numbers.compactLabel : numbers.progressLabel)
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textSecondary)
            } detail: {
                Text(numbers.percentageLabel)
                    .font(theme.fonts.caption)
                    .foregroundStyle(numbers.isOver ? theme.colors.progressOver : theme.colors.textSecondary)
            }
            ProgressBar(
                percentage: numbers.percentage,
                fillColor: numbers.isOver ? theme.colors.progressOver : theme.colors.progressFill,
                height: compact ? ProgressMetrics.barHeightThin : ProgressMetrics.barHeight
            )
            .accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        BudgetProgressView(spentCents: 50_000, budgetCents: 100_000)
        BudgetProgressView(spentCents: 150_000, budgetCents: 100_000)
        BudgetProgressView(spentCents: 33_300, budgetCents: 100_000, compact: true)
        BudgetProgressView(spentCents: 500, budgetCents: 0, compact: true)
    }
    .padding()
    .background(BrandColors.surface)
}
