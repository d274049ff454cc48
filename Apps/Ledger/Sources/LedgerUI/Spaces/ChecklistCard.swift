import DesignSystem
import LedgerCore
import SwiftUI

/// A checklist whose items are checked by a tap.
struct ChecklistCard: View {
    let checklist: Checklist
    let onToggle: (String) -> Void

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text(checklist.name.isBlankText ? String(localized: "Checklist") : checklist.name)
                    .font(Typography.h3)
                    .foregroundStyle(BrandColors.textPrimary)
                if !checklist.items.isEmpty {
                    ProgressBar(
                        percentage: SpaceDetailCalculations.progress(checklist).fraction * 100, height: barHeight)
                }
                ForEach(checklist.items) { row($0) }
            }
        }
    }

    private let barHeight: CGFloat = Spacing.xs

    private func row(_ item: ChecklistItem) -> some View {
        Button {
            onToggle(item.id)
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.sm) {
                Image(systemName: item.isChecked ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(ReadableColors.brand)
                    .accessibilityHidden(true)
                Text(item.text)
                    .font(Typography.body)
                    .strikethrough(item.isChecked)
                    .foregroundStyle(item.isChecked ? ReadableColors.textSecondary : BrandColors.textPrimary)
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .frame(minHeight: .touchTargetMin)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(item.text)
        .accessibilityAddTraits(item.isChecked ? .isSelected : [])
        .accessibilityValue(item.isChecked ? String(localized: "Checked") : String(localized: "Not checked"))
    }
}

#Preview {
    VStack {
        ForEach(PreviewSpaces.livingRoom.checklists ?? []) { ChecklistCard(checklist: $0) { _ in } }
    }
    .padding()
    .background(BrandColors.background)
}
