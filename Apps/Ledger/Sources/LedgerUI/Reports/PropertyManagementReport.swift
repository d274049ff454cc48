import DesignSystem
import LedgerCore
import SwiftUI

/// What is where, and what it is worth.
struct PropertyManagementReport: View {
    let report: ReportAggregationCalculations.PropertyManagement

    var body: some View {
        if report.itemCount == 0 {
            EmptyMessage(icon: "building.2", message: String(localized: "No items found."))
        } else {
            ForEach(report.groups, id: \.self) { group in
                TitledCard(title: group.title) {
                    LazyVStack(alignment: .leading, spacing: Spacing.xs) {
                        ForEach(group.items) { item in
                            ReportRow(
                                title: item.name,
                                facts: [item.source, item.sku.map { String(localized: "SKU: \($0)") }].compactMap(
                                    \.self),
                                amount: item.marketValueLabel)
                            RowDivider()
                        }
                        ReportSum(
                            title: String(localized: "Subtotal"),
                            amount: CurrencyFormatting.withDecimals(group.marketValueCents))
                    }
                }
            }
            Card {
                VStack(spacing: Spacing.sm) {
                    ReportSum(title: String(localized: "Total Items"), amount: String(report.itemCount))
                    ReportSum(
                        title: String(localized: "Total Market Value"),
                        amount: CurrencyFormatting.withDecimals(report.totalMarketValueCents))
                }
            }
        }
    }
}
