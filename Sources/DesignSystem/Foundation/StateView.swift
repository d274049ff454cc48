import SwiftUI

/// The one view behind ``ErrorRetryView`` and ``ShieldEmptyState``: an icon, words and a button, in the middle of what
/// room there is. Where that is too little it scrolls.
struct StateView<Words: View, Action: View>: View {
    let icon: String
    let iconSize: CGFloat
    let theme: Theme
    @ViewBuilder let words: Words
    @ViewBuilder let action: Action

    var body: some View {
        ViewThatFits(in: .vertical) {
            stack
            ScrollView { stack }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var stack: some View {
        VStack(spacing: theme.spacing.lg) {
            VStack(spacing: theme.spacing.lg) {
                Image(systemName: icon)
                    .font(.system(size: iconSize))
                    .foregroundStyle(theme.colors.textSecondary)
                    .accessibilityHidden(true)
                words.multilineTextAlignment(.center)
            }
            .accessibilityElement(children: .combine)
            action
        }
        .frame(maxWidth: StateMetrics.maxWidth)
        .padding(theme.spacing.screen)
    }
}
