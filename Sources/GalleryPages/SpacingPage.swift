import DesignSystem
import SwiftUI

/// The distances, radii and lines of a theme.
struct SpacingPage: View {
    let theme: Theme

    var body: some View {
        ThemePage(title: "spacing, radii, lines", theme: theme) {
            ForEach(distances, id: \.name) { name, value in
                TokenRow(name: "spacing.\(name)", value: points(value), theme: theme) {
                    theme.colors.primary.frame(width: value, height: theme.spacing.lg)
                }
            }
            ForEach(radii, id: \.name) { name, value in
                TokenRow(name: "radii.\(name)", value: points(value), theme: theme) {
                    RoundedRectangle(cornerRadius: value)
                        .fill(theme.colors.primarySoft)
                        .frame(width: 96, height: 64)
                }
            }
            ForEach(lines, id: \.name) { name, value in
                TokenRow(name: "lines.\(name)", value: points(value), theme: theme) {
                    RoundedRectangle(cornerRadius: theme.radii.sm)
                        .strokeBorder(theme.colors.primary, lineWidth: value)
                        .frame(width: 96, height: 32)
                }
            }
        }
    }

    private func points(_ value: CGFloat) -> String { "\(value.formatted()) pt" }

    private var distances: [(name: String, value: CGFloat)] {
        let spacing = theme.spacing
        return [
            ("xs", spacing.xs), ("sm", spacing.sm), ("md", spacing.md), ("lg", spacing.lg), ("xl", spacing.xl),
            ("xxl", spacing.xxl), ("xxxl", spacing.xxxl), ("screen", spacing.screen), ("card", spacing.card),
            ("listGap", spacing.listGap),
        ]
    }

    private var radii: [(name: String, value: CGFloat)] {
        let radii = theme.radii
        return [
            ("xs", radii.xs), ("sm", radii.sm), ("md", radii.md), ("lg", radii.lg), ("xl", radii.xl),
            ("xxl", radii.xxl), ("card", radii.card), ("button", radii.button), ("input", radii.input),
            ("sheet", radii.sheet),
        ]
    }

    private var lines: [(name: String, value: CGFloat)] {
        [("border", theme.lines.border), ("button", theme.lines.button), ("selected", theme.lines.selected)]
    }
}

#Preview("Bubbles: spacing") { SpacingPage(theme: .bubbles) }
#Preview("Shield: spacing") { SpacingPage(theme: .shield) }
#Preview("Ledger: spacing") { SpacingPage(theme: .ledger) }
