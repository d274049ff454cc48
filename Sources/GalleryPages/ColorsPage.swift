import DesignSystem
import SwiftUI

/// The colors of a theme on each other, with their contrast.
struct ColorsPage: View {
    let theme: Theme
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ThemePage(title: "colours on each other", theme: theme) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: theme.spacing.sm) {
                ForEach(ContrastPair.all(in: theme)) { swatch($0) }
            }
        }
    }

    private func swatch(_ pair: ContrastPair) -> some View {
        let ratio = pair.ratio(scheme)
        return HStack(spacing: theme.spacing.sm) {
            Text("Aa")
                .font(theme.fonts.subheading)
                .foregroundStyle(pair.foreground)
                .frame(width: 48, height: 40)
                .background(pair.ground, in: RoundedRectangle(cornerRadius: theme.radii.sm))
                .background(pair.base ?? .clear, in: RoundedRectangle(cornerRadius: theme.radii.sm))
                .overlay {
                    RoundedRectangle(cornerRadius: theme.radii.sm)
                        .strokeBorder(theme.colors.border, lineWidth: theme.lines.border)
                }
            VStack(alignment: .leading, spacing: 0) {
                Text(pair.name)
                    .font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.textPrimary)
                    .lineLimit(1)
                Text("\(ratio, format: .number.precision(.fractionLength(2))) : 1")
                    .font(theme.fonts.caption)
                    .foregroundStyle(ratio < pair.required ? theme.colors.error.text : theme.colors.textSecondary)
            }
            Spacer(minLength: 0)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview("Bubbles: colours") { ColorsPage(theme: .bubbles) }
#Preview("Shield: colours") { ColorsPage(theme: .shield) }
#Preview("Ledger: colours") { ColorsPage(theme: .ledger) }
