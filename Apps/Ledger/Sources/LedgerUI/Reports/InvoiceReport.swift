import DesignSystem
import LedgerCore
import SwiftUI

/// What a client owes the firm, less what the firm owes the client.
struct InvoiceReport: View {
    let invoice: ReportAggregationCalculations.Invoice

    var body: some View {
        if invoice.isEmpty {
            EmptyMessage(icon: "doc.text", message: String(localized: "No transactions to invoice."))
        } else {
            if invoice.isMissingPrices {
                StatusBanner(
                    message: String(localized: "Some items have no project price, so the totals may be incomplete."),
                    variant: .warning)
            }
            section(
                String(localized: "Charges"), invoice.charges, String(localized: "Charges Subtotal"),
                invoice.chargesSubtotalCents)
            section(
                String(localized: "Credits"), invoice.credits, String(localized: "Credits Subtotal"),
                invoice.creditsSubtotalCents)
            Card {
                ReportSum(
                    title: String(localized: "Net Due"), amount: CurrencyFormatting.withDecimals(invoice.netDueCents),
                    isStrong: true)
            }
        }
    }

    private func section(
        _ title: String, _ lines: [ReportAggregationCalculations.InvoiceLine], _ sum: String, _ cents: Int
    ) -> some View {
        TitledCard(title: title) {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                ForEach(lines.indices, id: \.self) { index in
                    line(lines[index])
                    RowDivider()
                }
                ReportSum(title: sum, amount: CurrencyFormatting.withDecimals(cents))
            }
        }
    }

    private func line(_ line: ReportAggregationCalculations.InvoiceLine) -> some View {
        VStack(alignment: .leading, spacing: Spacing.none) {
            ReportRow(
                title: line.displayName,
                facts: [line.date.map { DisplayFormatting.date($0) }, line.categoryName].compactMap(\.self),
                amount: CurrencyFormatting.withDecimals(line.amountCents))
            if let notes = line.notes {
                Text(notes).font(Typography.caption).italic().foregroundStyle(ReadableColors.textSecondary)
            }
            ForEach(line.items.indices, id: \.self) { index in
                let item = line.items[index]
                ReportRow(
                    title: item.name,
                    amount: item.isMissingPrice
                        ? String(localized: "No Price") : CurrencyFormatting.withDecimals(item.projectPriceCents ?? 0),
                    isWarning: item.isMissingPrice
                )
                .padding(.leading, Spacing.lg)
            }
        }
    }
}
