import SwiftUI

extension View {
    /// Shows a nonblocking message above the content of a screen, for example if syncing failed or data is missing.
    ///
    /// ```swift
    /// ItemsList(items)
    ///     .feedbackBanner($syncError, variant: .warning, retry: sync)
    /// ```
    ///
    /// - Parameters:
    ///   - message: what happened; nil shows nothing. The banner's button takes it away.
    ///   - variant: what it tells.
    ///   - autoDismissAfter: how long it stays, in seconds; nil lets it stay.
    ///   - retry: tries again, by a button in the banner; nil shows none.
    public func feedbackBanner(
        _ message: Binding<String?>, variant: StatusBannerVariant = .error, autoDismissAfter: TimeInterval? = nil,
        retry: (@MainActor () -> Void)? = nil
    ) -> some View {
        modifier(
            FeedbackBannerModifier(
                message: message, variant: variant, autoDismissAfter: autoDismissAfter, retry: retry))
    }
}

private struct FeedbackBannerModifier: ViewModifier {
    @Binding var message: String?
    let variant: StatusBannerVariant
    let autoDismissAfter: TimeInterval?
    let retry: (@MainActor () -> Void)?
    @Themed(.ledger) private var theme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .safeAreaInset(edge: .top, spacing: 0) {
                VStack(spacing: 0) {
                    KeptRoom(height: 0)
                    if let message {
                        banner(message)
                            .padding(.horizontal, theme.spacing.screen)
                            .padding(.vertical, theme.spacing.sm)
                            // Another message has its own time.
                            .id(message)
                            .transition(reduceMotion ? .opacity : .move(edge: .top).combined(with: .opacity))
                    }
                }
            }
            .animation(theme.motion.message, value: message)
    }

    private func banner(_ text: String) -> some View {
        StatusBanner(
            message: text, variant: variant, autoDismissAfter: autoDismissAfter, onDismiss: { message = nil }
        ) {
            if let retry {
                Button("Try Again") {
                    message = nil
                    retry()
                }
            }
        }
    }
}

#Preview {
    @Previewable @State var message: String? = "Sync failed. Changes are kept and will be sent later."

    List(1..<4) { Text("Item \($0)") }
        .feedbackBanner($message, variant: .warning, retry: {})
        .frame(height: 320)
}
