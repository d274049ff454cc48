import DesignSystem
import SwiftUI

/// How things move in a theme: each movement takes a dot along its line when the page appears.
struct MotionPage: View {
    let theme: Theme
    @State private var isAtEnd = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ThemePage(title: "motion", theme: theme) {
            ForEach(movements, id: \.name) { name, animation in
                TokenRow(name: "motion.\(name)", value: "", theme: theme) {
                    theme.colors.surfaceLow
                        .frame(height: theme.spacing.xl)
                        .overlay(alignment: isAtEnd ? .trailing : .leading) {
                            Circle()
                                .fill(theme.colors.primary)
                                .frame(width: theme.spacing.xl, height: theme.spacing.xl)
                        }
                        .clipShape(Capsule())
                        .animation(reduceMotion ? nil : animation, value: isAtEnd)
                }
            }
            Button("Again") { isAtEnd.toggle() }
                .font(theme.fonts.button)
                .tint(theme.colors.primary)
        }
        .onAppear { isAtEnd = true }
    }

    private var movements: [(name: String, animation: Animation)] {
        let motion = theme.motion
        return [
            ("selection", motion.selection), ("expand", motion.expand), ("press", motion.press),
            ("message", motion.message), ("progress", motion.progress), ("exchange", motion.exchange),
        ]
    }
}

#Preview("Motion") { MotionPage(theme: .ledger) }
