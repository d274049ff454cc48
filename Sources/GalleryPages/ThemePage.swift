import DesignSystem
import SwiftUI

/// A page about a theme: a title, and rows below each other.
struct ThemePage<Content: View>: View {
    let title: String
    let theme: Theme
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.lg) {
            Text("\(theme.name): \(title)")
                .font(theme.fonts.title)
                .foregroundStyle(theme.colors.textPrimary)
                .accessibilityAddTraits(.isHeader)
            content
        }
        .padding(theme.spacing.screen)
        .frame(width: 640, alignment: .leading)
        .background(theme.colors.background)
        .theme(theme)
    }
}

/// A name with what is meant by it.
struct TokenRow<Sample: View>: View {
    let name: String
    let value: String
    let theme: Theme
    @ViewBuilder let sample: Sample
    @ScaledMetric private var nameWidth: CGFloat = 160

    var body: some View {
        HStack(spacing: theme.spacing.md) {
            VStack(alignment: .leading, spacing: 0) {
                Text(name).font(theme.fonts.label).foregroundStyle(theme.colors.textPrimary)
                Text(value).font(theme.fonts.caption).foregroundStyle(theme.colors.textSecondary)
            }
            .frame(width: nameWidth, alignment: .leading)
            sample.frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
