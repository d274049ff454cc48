import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Who owes whom in a project, and the reports on it.
struct AccountingTab: View {
    let context: ProjectContext
    let projectID: String
    @Themed(.ledger) private var theme
    @ScaledMetric private var iconColumn = Spacing.xl

    var body: some View {
        let sums = AccountingCalculations.reimbursements(context.transactions)
        ScrollView {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                card(String(localized: "Owed to Design Business"), sums.owedToBusinessCents)
                card(String(localized: "Owed to Client"), sums.owedToClientCents)
                InvoicesCard(projectID: projectID)
                TitledCard(title: String(localized: "Reports")) {
                    ForEach(ReportKind.allCases) { report in
                        NavigationLink(value: Route.report(report, projectID: projectID)) { row(report) }
                            .buttonStyle(.plain)
                    }
                }
            }
            .padding(theme.spacing.screen)
            .readableWidth()
        }
        .refreshesLedger()
    }

    private func card(_ title: String, _ cents: Int) -> some View {
        Card {
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                Text(title).font(theme.fonts.small).foregroundStyle(theme.colors.textSecondary)
                Text(CurrencyFormatting.withDecimals(cents))
                    .font(theme.fonts.title)
                    .foregroundStyle(theme.colors.textPrimary)
            }
        }
        .accessibilityElement(children: .combine)
    }

    private func row(_ report: ReportKind) -> some View {
        HStack(spacing: theme.spacing.md) {
            Image(systemName: report.icon)
                .foregroundStyle(theme.colors.primary)
                .frame(minWidth: iconColumn)
                .accessibilityHidden(true)
            Text(report.title)
                .font(theme.fonts.body)
                .foregroundStyle(theme.colors.textPrimary)
                .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "chevron.forward")
                .font(theme.fonts.caption)
                .foregroundStyle(theme.colors.textTertiary)
                .accessibilityHidden(true)
        }
        .frame(minHeight: Measures.touchTarget)
        .contentShape(.rect)
        .accessibilityElement(children: .combine)
    }
}
