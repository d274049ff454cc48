import SwiftUI

/// The one view behind ``ErrorRetryView``, ``ShieldEmptyState`` and lists that are empty: an icon, words and a button.
///
/// It is in the middle of what room there is, and scrolls where that is too little; in a list, which scrolls itself, it
/// is as high as it needs to be.
struct StateView<Words: View, Action: View>: View {
    let icon: String
    let iconSize: CGFloat
    let theme: Theme
    var isInList = false
    @ViewBuilder let words: Words
    @ViewBuilder let action: Action

    var body: some View {
        if isInList {
            stack.frame(maxWidth: .infinity)
        } else {
            ViewThatFits(in: .vertical) {
                stack
                ScrollView { stack }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
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
