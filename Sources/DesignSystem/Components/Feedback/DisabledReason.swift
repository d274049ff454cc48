import SwiftUI

extension View {
    /// Disables a view and shows the reason below it. Screen readers also read the reason.
    ///
    /// ```swift
    /// AppButton(title: "Continue") { next() }
    ///     .disabled(!isComplete, reason: "Fill in all required fields to continue")
    /// ```
    ///
    /// - Parameters:
    ///   - isDisabled: whether the view cannot be used.
    ///   - reason: why, and what would change it.
    public func disabled(_ isDisabled: Bool, reason: String) -> some View {
        modifier(DisabledReasonModifier(isDisabled: isDisabled, reason: reason))
    }
}

private struct DisabledReasonModifier: ViewModifier {
    let isDisabled: Bool
    let reason: String
    @Themed(.ledger) private var theme

    func body(content: Content) -> some View {
        VStack(spacing: theme.spacing.xs) {
            content
                .disabled(isDisabled)
                .accessibilityHint(isDisabled ? reason : "")
            if isDisabled {
                Text(reason)
                    .font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.textSecondary)
                    .multilineTextAlignment(.center)
                    // The view says it as its hint.
                    .accessibilityHidden(true)
                    .transition(.opacity)
            }
        }
        .animation(theme.motion.exchange, value: isDisabled)
    }
}

#Preview {
    VStack(spacing: Spacing.lg) {
        AppButton(title: "Continue") {}
            .disabled(true, reason: "Fill in all required fields to continue")
        AppButton(title: "Continue") {}
            .disabled(false, reason: "Fill in all required fields to continue")
    }
    .padding()
}
