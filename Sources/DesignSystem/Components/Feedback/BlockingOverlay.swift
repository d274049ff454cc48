import SwiftUI

extension View {
    /// Covers a view during an operation that must not be interrupted. Content below receives no touches, and assistive
    /// technology ignores it.
    ///
    /// For a part of a screen use an inline spinner instead, so that the rest can be used.
    ///
    /// - Parameters:
    ///   - isPresented: whether the operation is in progress.
    ///   - message: the operation in progress; nil shows only the spinner.
    public func blockingOverlay(isPresented: Bool, message: String? = nil) -> some View {
        modifier(BlockingOverlayModifier(isPresented: isPresented, message: message))
    }
}

private struct BlockingOverlayModifier: ViewModifier {
    let isPresented: Bool
    let message: String?
    @Themed(.ledger) private var theme

    func body(content: Content) -> some View {
        content
            .accessibilityHidden(isPresented)
            .disabled(isPresented)
            .overlay {
                ZStack {
                    KeptRoom()
                    if isPresented { cover.transition(.opacity) }
                }
            }
            .animation(theme.motion.exchange, value: isPresented)
    }

    /// Taps are kept off at once; a progress indicator appears if the operation takes a while.
    private var cover: some View {
        DelayedAppearance {
            ZStack {
                theme.colors.scrim.contentShape(Rectangle())
                // Whatever is below, it stands out against the card.
                VStack(spacing: theme.spacing.md) {
                    ProgressView()
                        .controlSize(.large)
                        .tint(theme.colors.textSecondary)
                    if let message {
                        Text(message)
                            .font(theme.fonts.small)
                            .foregroundStyle(theme.colors.textPrimary)
                            .multilineTextAlignment(.center)
                    }
                }
                .cardSurface(theme, padding: theme.spacing.xl, isPlain: true)
                .padding(theme.spacing.xl)
            }
        }
        .ignoresSafeArea()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(message ?? String(localized: "Loading"))
        .accessibilityAddTraits(.isModal)
    }
}

#Preview {
    List(1..<4) { Text("Item \($0)") }
        .blockingOverlay(isPresented: true, message: "Exporting…")
        .environment(\.loaderDelay, 0)
        .frame(height: 240)
}
