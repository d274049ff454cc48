import SwiftUI

/// A view that fills the space of content that is being loaded for the first time.
///
/// ```swift
/// LoadingScreen(message: "Loading items...")
/// ```
public struct LoadingScreen: View {
    private let message: String?
    @Themed(.ledger) private var theme

    /// Creates a screen.
    ///
    /// - Parameter message: what is going on; nil shows only the spinner.
    public init(message: String? = nil) {
        self.message = message
    }

    public var body: some View {
        VStack(spacing: theme.spacing.md) {
            ProgressView()
            if let message {
                Text(message)
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textSecondary)
                    .multilineTextAlignment(.center)
            }
        }
        .padding(theme.spacing.screen)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(message ?? String(localized: "Loading"))
        .accessibilityAddTraits(.updatesFrequently)
    }
}

#Preview("No message") { LoadingScreen().frame(height: 200).background(BrandColors.background) }

#Preview("With a message") {
    LoadingScreen(message: "Loading items...").frame(height: 200).background(BrandColors.background)
}
