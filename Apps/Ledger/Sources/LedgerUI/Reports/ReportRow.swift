import DesignSystem
import SwiftUI

/// A line of a report: what it is, and its amount.
struct ReportRow: View {
    let title: String
    var facts: [String] = []
    let amount: String
    var isWarning = false

    var body: some View {
        SpreadRow {
            VStack(alignment: .leading, spacing: Spacing.none) {
                Text(title).font(Typography.body).foregroundStyle(BrandColors.textPrimary)
                if !facts.isEmpty {
                    Text(facts.joined(separator: " · "))
                        .font(Typography.caption)
                        .foregroundStyle(ReadableColors.textSecondary)
                }
            }
        } trailing: {
            Text(amount)
                .font(Typography.body)
                .monospacedDigit()
                .foregroundStyle(isWarning ? StatusColors.missedText : BrandColors.textPrimary)
        }
        .padding(.vertical, Spacing.xs)
        .accessibilityElement(children: .combine)
    }
}

/// What a part of a report comes to.
struct ReportSum: View {
    let title: String
    let amount: String
    var isStrong = false

    var body: some View {
        SpreadRow {
            Text(title)
        } trailing: {
            Text(amount).monospacedDigit()
        }
        .font(isStrong ? Typography.h1 : Typography.h3)
        .foregroundStyle(BrandColors.textPrimary)
        .accessibilityElement(children: .combine)
    }
}
