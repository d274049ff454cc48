import DesignSystem
import LedgerCore
import SwiftUI

/// What is still to be filled in of a transaction; nothing once all is.
struct NextStepsCard: View {
    let steps: [TransactionNextStepsCalculations.Step]
    let onStep: (TransactionNextStepsCalculations.Step.ID) -> Void
    @ScaledMetric private var circle = Spacing.xl

    var body: some View {
        if !TransactionNextStepsCalculations.isAllComplete(steps) {
            Card {
                VStack(alignment: .leading, spacing: Spacing.sm) {
                    head
                    ForEach(steps.filter { !$0.isComplete }) { open($0) }
                    let done = steps.filter(\.isComplete)
                    if !done.isEmpty {
                        RowDivider()
                        ForEach(done) { completed($0) }
                    }
                }
            }
        }
    }

    private var head: some View {
        HStack {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text("Next Steps")
                    .font(Typography.h3)
                    .foregroundStyle(BrandColors.textPrimary)
                    .accessibilityAddTraits(.isHeader)
                Text(TransactionNextStepsCalculations.subtitle(steps))
                    .font(Typography.caption)
                    .foregroundStyle(ReadableColors.textSecondary)
            }
            Spacer()
            ProgressRing(progress: TransactionNextStepsCalculations.progress(steps))
        }
    }

    private func open(_ step: TransactionNextStepsCalculations.Step) -> some View {
        Button {
            onStep(step.id)
        } label: {
            HStack(spacing: Spacing.md) {
                Image(systemName: step.icon)
                    .font(Typography.caption)
                    .foregroundStyle(ReadableColors.brand)
                    .frame(width: circle, height: circle)
                    .overlay { Circle().strokeBorder(BrandColors.border, lineWidth: Dimensions.borderWidth) }
                    .accessibilityHidden(true)
                Text(step.title)
                    .font(Typography.body)
                    .foregroundStyle(BrandColors.textPrimary)
                    .multilineTextAlignment(.leading)
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(Typography.caption)
                    .foregroundStyle(ReadableColors.textTertiary)
                    .accessibilityHidden(true)
            }
            .frame(minHeight: Measures.touchTarget)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
    }

    private func completed(_ step: TransactionNextStepsCalculations.Step) -> some View {
        HStack(spacing: Spacing.md) {
            Image(systemName: "checkmark.circle.fill")
                .foregroundStyle(ReadableColors.brand)
                .frame(width: circle)
                .accessibilityHidden(true)
            Text(step.title)
                .font(Typography.caption)
                .strikethrough()
                .foregroundStyle(ReadableColors.textSecondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue("Complete")
    }
}

extension TransactionNextStepsCalculations.Step {
    var icon: String {
        switch id {
        case .budgetCategory: "tag"
        case .amount: "dollarsign"
        case .receipt: "doc.text"
        case .items: "cube.box"
        case .purchasedBy: "person"
        case .taxRate: "percent"
        }
    }
}

#Preview("Two of six") {
    NextStepsCard(
        steps: [
            .init(.budgetCategory, "Add a budget category", isComplete: true),
            .init(.amount, "Enter the amount", isComplete: true),
            .init(.receipt, "Add a receipt", isComplete: false), .init(.items, "Add items", isComplete: false),
            .init(.purchasedBy, "Set who purchased this", isComplete: false),
            .init(.taxRate, "Set the tax rate", isComplete: false),
        ], onStep: { _ in }
    )
    .padding()
}
