import DesignSystem
import SwiftUI

/// The colours of a theme on each other, with their contrast.
struct ColorsPage: View {
    let theme: Theme
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ThemePage(title: "colours on each other", theme: theme) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: theme.spacing.sm) {
                ForEach(rows) { swatch($0.pair) }
            }
        }
    }

    /// Pairs of one name, such as both ends of a gradient, are told apart by their place.
    private struct Row: Identifiable {
        let id: Int
        let pair: ContrastPair
    }

    private var rows: [Row] {
        ContrastPair.all(in: theme).enumerated().map { Row(id: $0.offset, pair: $0.element) }
    }

    private func swatch(_ pair: ContrastPair) -> some View {
        let ratio = pair.ratio(scheme)
        return HStack(spacing: theme.spacing.sm) {
            Text("Aa")
                .font(theme.fonts.subheading)
                .foregroundStyle(pair.foreground)
                .frame(width: 48, height: 40)
                .background(pair.ground, in: RoundedRectangle(cornerRadius: theme.radii.sm))
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
