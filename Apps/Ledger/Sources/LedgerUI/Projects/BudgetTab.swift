import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// How the budget of a project stands, by category, the pinned ones first.
struct BudgetTab: View {
    let context: ProjectContext
    let projectID: String
    /// Begins to set budgets, where there are none.
    let onSetBudget: () -> Void
    @Environment(LedgerEnvironment.self) private var ledger
    @Themed(.ledger) private var theme

    var body: some View {
        let rows = BudgetTabCalculations.rows(context.progress.categories, pinned: context.pinnedCategoryIDs)
        let overall = BudgetTabCalculations.overallRow(context.progress)
        ScrollView {
            if let description = context.project?.description?.textOrNil {
                Text(description)
                    .font(theme.fonts.body)
                    .foregroundStyle(theme.colors.textSecondary)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding([.horizontal, .top], theme.spacing.screen)
                    .readableWidth()
            }
            if rows.isEmpty, overall == nil {
                ContentUnavailableView {
                    Label("No Budget Set", systemImage: "chart.bar")
                } description: {
                    Text("Budget categories will appear here once configured.")
                } actions: {
                    Button("Set a Budget") { onSetBudget() }
                        .permitted(.editProjects)
                }
            } else {
                VStack(spacing: theme.spacing.lg) {
                    ForEach(rows) { category in
                        row(category)
                        Divider()
                    }
                    if let overall { BudgetRow(category: overall) }
                }
                .padding(theme.spacing.screen)
                .readableWidth()
            }
        }
        .refreshesLedger()
    }

    private func row(_ category: CategoryProgress) -> some View {
        let isPinned = context.pinnedCategoryIDs.contains(category.id)
        return HStack(alignment: .top) {
            BudgetRow(category: category, isPinned: isPinned)
            Menu {
                Button(
                    isPinned ? String(localized: "Unpin") : String(localized: "Pin"),
                    systemImage: isPinned ? "pin.slash" : "pin"
                ) {
                    pin(category.id, !isPinned)
                }
            } label: {
                Image(systemName: "ellipsis")
                    .frame(minWidth: Measures.touchTarget, minHeight: Measures.touchTarget, alignment: .top)
                    .contentShape(.rect)
            }
            .accessibilityLabel("Options for \(category.name)")
        }
    }

    private func pin(_ category: String, _ isPinned: Bool) {
        let others = context.pinnedCategoryIDs.filter { $0 != category }
        ledger.perform { try $0.projects.setPinned(isPinned ? others + [category] : others, project: projectID) }
    }
}

/// A category of a budget: what was spent, what is left, and a bar.
struct BudgetRow: View {
    let category: CategoryProgress
    var isPinned = false
    @Themed(.ledger) private var theme

    var body: some View {
        let isOver = BudgetTabCalculations.isOverBudget(
            spentCents: category.spentCents, budgetCents: category.budgetCents)
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            HStack(spacing: theme.spacing.xs) {
                Text(BudgetTabCalculations.title(category))
                    .font(theme.fonts.subheading)
                    .foregroundStyle(theme.colors.textPrimary)
                if isPinned {
                    Image(systemName: "pin.fill")
                        .font(theme.fonts.caption)
                        .foregroundStyle(theme.colors.primary)
                        .accessibilityLabel("Pinned")
                }
            }
            ViewThatFits(in: .horizontal) {
                HStack { labels(isOver) }
                VStack(alignment: .leading, spacing: theme.spacing.xs) { labels(isOver) }
            }
            if category.budgetCents > 0 {
                BudgetBar(category: category)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private func labels(_ isOver: Bool) -> some View {
        Text(BudgetTabCalculations.spentLabel(category))
            .font(theme.fonts.small)
            .foregroundStyle(theme.colors.textSecondary)
        if category.budgetCents > 0 {
            Spacer(minLength: theme.spacing.sm)
            Text(BudgetTabCalculations.remainingLabel(category))
                .font(theme.fonts.small)
                .fontWeight(isOver ? .bold : .regular)
                .foregroundStyle(isOver ? StatusColors.overflowBar : theme.colors.textSecondary)
        }
    }
}

private struct BudgetBar: View {
    let category: CategoryProgress

    var body: some View {
        let (spent, budget) = (category.spentCents, category.budgetCents)
        let overflow = BudgetTabCalculations.overflowPercentage(spentCents: spent, budgetCents: budget)
        ProgressBar(
            percentage: BudgetTabCalculations.progressPercentage(spentCents: spent, budgetCents: budget),
            overflowPercentage: overflow > 0 ? overflow : nil,
            overflowColor: overflow > 0 ? StatusColors.overflowBar : nil)
    }
}

#Preview("Over, pinned, fee") {
    PreviewScreen(.many) { ProjectDetailScreen(projectID: "project-1") }
}
