import DesignSystem
import SwiftUI

/// How things move in a theme: each movement takes a dot along its line when the page appears.
struct MotionPage: View {
    let theme: Theme
    @State private var isAtEnd = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ThemePage(title: "motion", theme: theme) {
            ForEach(movements, id: \.name) { name, purpose, animation in
                TokenRow(name: "motion.\(name)", value: purpose, theme: theme) {
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

    private var movements: [(name: String, purpose: String, animation: Animation)] {
        let motion = theme.motion
        return [
            ("selection", "from one to the next", motion.selection), ("expand", "opening, closing", motion.expand),
            ("press", "a button gives way", motion.press), ("message", "coming, going", motion.message),
            ("progress", "a bar fills", motion.progress), ("exchange", "one for another", motion.exchange),
        ]
    }
}

#Preview("Motion") { MotionPage(theme: .ledger) }
