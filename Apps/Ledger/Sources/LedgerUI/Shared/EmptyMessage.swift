import DesignSystem
import SwiftUI

/// What stands where a list has nothing in it.
struct EmptyMessage: View {
    let icon: String
    let message: String
    @ScaledMetric private var iconSize = Spacing.xxl

    var body: some View {
        VStack(spacing: Spacing.md) {
            Image(systemName: icon)
                .font(.system(size: iconSize))
                .foregroundStyle(BrandColors.textTertiary)
                .accessibilityHidden(true)
            Text(message)
                .font(Typography.body)
                .foregroundStyle(BrandColors.textSecondary)
                .multilineTextAlignment(.center)
        }
        .padding(Spacing.xxl)
        .frame(maxWidth: .infinity)
    }
}
