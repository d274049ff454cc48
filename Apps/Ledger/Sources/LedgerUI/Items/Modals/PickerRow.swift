import DesignSystem
import SwiftUI

/// A row to choose: a symbol, a title, a line below, and a check on the one that is chosen.
struct PickerRow: View {
    let title: String
    var subtitle: String?
    var icon: String?
    var isSelected = false
    let action: () -> Void
    @ScaledMetric private var iconColumn = Spacing.xl

    var body: some View {
        VStack(spacing: Spacing.none) {
            Button {
                action()
            } label: {
                HStack(spacing: Spacing.md) {
                    if let icon {
                        Image(systemName: icon)
                            .foregroundStyle(ReadableColors.brand)
                            .frame(width: iconColumn)
                            .accessibilityHidden(true)
                    }
                    VStack(alignment: .leading, spacing: Spacing.none) {
                        Text(title)
                            .font(Typography.body)
                            .foregroundStyle(BrandColors.textPrimary)
                        if let subtitle {
                            Text(subtitle)
                                .font(Typography.small)
                                .foregroundStyle(ReadableColors.textSecondary)
                        }
                    }
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    if isSelected {
                        Image(systemName: "checkmark")
                            .foregroundStyle(ReadableColors.brand)
                            .accessibilityHidden(true)
                    }
                }
                .padding(.horizontal, Spacing.screenPadding)
                .padding(.vertical, Spacing.sm)
                .frame(minHeight: .touchTargetMin)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            RowDivider()
        }
    }
}

/// The thin line below a row.
struct RowDivider: View {
    var body: some View {
        Rectangle()
            .fill(BrandColors.borderSecondary)
            .frame(height: Dimensions.borderWidth)
            .accessibilityHidden(true)
    }
}
