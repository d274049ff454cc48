import DesignSystem
import LedgerCore
import SwiftUI

/// Whether the items of a transaction add up to what was paid.
struct TransactionAudit: View {
    let transaction: Transaction
    let parts: TransactionCompletenessCalculations.Partition

    var body: some View {
        let result = TransactionCompletenessCalculations.completeness(
            transaction, current: parts.current, returned: parts.returned, sold: parts.sold)
        VStack(alignment: .leading, spacing: Spacing.md) {
            if let result {
                bar(result)
                rows(result)
                if result.subtotal.missingTaxData {
                    StatusBanner(message: TransactionCompletenessCalculations.missingTaxText, variant: .warning)
                }
                missingPrices
            } else {
                Text(TransactionCompletenessCalculations.noSubtotalText)
                    .font(Typography.body)
                    .foregroundStyle(ReadableColors.textSecondary)
            }
        }
    }

    private func bar(_ result: TransactionCompletenessCalculations.Result) -> some View {
        VStack(spacing: Spacing.xs) {
            ProgressBar(percentage: result.barPercentage, fillColor: color(result.status), height: Spacing.sm)
            HStack {
                Text(DisplayFormatting.itemCount(result.itemsCount))
                Spacer()
                Text(TransactionCompletenessCalculations.remainingLabel(result))
                    .foregroundStyle(result.status == .over ? StatusColors.overflowBar : ReadableColors.textSecondary)
            }
            .font(Typography.small)
            .foregroundStyle(ReadableColors.textSecondary)
        }
    }

    private func rows(_ result: TransactionCompletenessCalculations.Result) -> some View {
        VStack(spacing: Spacing.none) {
            DetailRow(label: String(localized: "Status")) {
                Badge(text: result.status.label, color: badgeColor(result.status))
            }
            DetailRow(
                label: result.subtotal.isExplicit
                    ? String(localized: "Transaction Subtotal") : String(localized: "Transaction Subtotal (estimated)"),
                value: CurrencyFormatting.withDecimals(result.subtotal.cents))
            DetailRow(
                label: String(localized: "Items Total"),
                value: CurrencyFormatting.withDecimals(result.itemsNetTotalCents))
            DetailRow(
                label: String(localized: "Variance"), value: TransactionCompletenessCalculations.varianceLabel(result))
            if let tax = TransactionCompletenessCalculations.taxCents(transaction) ?? result.subtotal.inferredTaxCents {
                DetailRow(label: String(localized: "Tax"), value: CurrencyFormatting.withDecimals(tax))
            }
            if let moved = TransactionCompletenessCalculations.movedItemsLabel(result) {
                DetailRow(label: String(localized: "Moved"), value: moved, showDivider: false)
            }
        }
    }

    @ViewBuilder private var missingPrices: some View {
        let items = TransactionCompletenessCalculations.missingPrice(parts.current + parts.returned + parts.sold)
        if !items.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text("Missing Purchase Price").font(Typography.h3).accessibilityAddTraits(.isHeader)
                Grid(alignment: .leading, horizontalSpacing: Spacing.md, verticalSpacing: Spacing.xs) {
                    GridRow {
                        Text("Item").sectionLabelStyle()
                        Text("SKU").sectionLabelStyle()
                    }
                    ForEach(items) { item in
                        GridRow {
                            Text(ItemDetailCalculations.displayName(item))
                            Text(item.sku?.textOrNil ?? CurrencyFormatting.missing)
                        }
                        .font(Typography.small)
                    }
                }
            }
            .foregroundStyle(BrandColors.textPrimary)
        }
    }

    private func color(_ status: TransactionCompletenessCalculations.Status) -> Color {
        switch status {
        case .complete: StatusColors.metBarComplete
        case .near: StatusColors.inProgressBar
        case .incomplete: ReadableColors.brand
        case .over: StatusColors.overflowBar
        }
    }

    private func badgeColor(_ status: TransactionCompletenessCalculations.Status) -> Color {
        switch status {
        case .complete: StatusColors.badgeSuccess
        case .near, .incomplete: StatusColors.badgeWarning
        case .over: StatusColors.badgeError
        }
    }
}
