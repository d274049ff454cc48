import DesignSystem
import LedgerCore
import SwiftUI

/// What a client got for their money.
struct ClientSummaryReport: View {
    let summary: ReportAggregationCalculations.ClientSummary
    @Environment(\.openURL) private var openURL

    var body: some View {
        card("Total Spent", summary.totalSpentCents)
        card("Total Market Value", summary.totalMarketValueCents)
        card("Total Saved", summary.totalSavedCents)
        if summary.items.isEmpty {
            EmptyMessage(icon: "cube.box", message: "No items found.")
        } else {
            if !summary.breakdown.isEmpty {
                TitledCard(title: "Category Breakdown") {
                    ForEach(summary.breakdown, id: \.name) {
                        ReportRow(title: $0.name, amount: CurrencyFormatting.report($0.totalCents))
                    }
                }
            }
            TitledCard(title: "Items") {
                LazyVStack(alignment: .leading, spacing: Spacing.xs) {
                    ForEach(summary.items) { item in
                        row(item)
                        RowDivider()
                    }
                }
            }
        }
    }

    private func card(_ title: String, _ cents: Int) -> some View {
        Card { ReportSum(title: title, amount: CurrencyFormatting.report(cents)) }
    }

    private func row(_ item: ReportAggregationCalculations.ClientSummaryItem) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            ReportRow(
                title: item.name, facts: [item.source, item.spaceName].compactMap(\.self),
                amount: item.projectPriceCents.map(CurrencyFormatting.report) ?? CurrencyFormatting.missing)
            switch item.receipt {
            case .none: EmptyView()
            case .invoice: Badge(text: "Invoice", color: StatusColors.badgeInfo)
            case .receipt(let address):
                Button {
                    if let url = URL(string: address) { openURL(url) }
                } label: {
                    Badge(text: "Receipt", color: StatusColors.badgeSuccess)
                }
                .buttonStyle(.plain)
            }
        }
    }
}
