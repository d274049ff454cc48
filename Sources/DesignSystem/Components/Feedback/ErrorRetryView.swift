import SwiftUI

/// A view that replaces content that could not be loaded.
///
/// ```swift
/// ErrorRetryView(message: "Failed to load projects.", onRetry: { reload() }, isOffline: !network.isReachable)
/// ```
public struct ErrorRetryView: View {
    private let message: String
    private let onRetry: (() -> Void)?
    private let isOffline: Bool
    @Themed(.ledger) private var theme
    @ScaledMetric private var iconSize = StateMetrics.icon

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - message: what went wrong.
    ///   - onRetry: tries again; nil shows no button. Leave it out only where something else on the screen tries again.
    ///   - isOffline: whether there is no connection, which the view says.
    public init(
        message: String = String(localized: "Something went wrong"), onRetry: (() -> Void)? = nil,
        isOffline: Bool = false
    ) {
        self.message = message
        self.onRetry = onRetry
        self.isOffline = isOffline
    }

    public var body: some View {
        StateView(icon: "exclamationmark.triangle", iconSize: iconSize, theme: theme) {
            VStack(spacing: theme.spacing.sm) {
                Text(message)
                    .font(theme.fonts.body)
                    .foregroundStyle(theme.colors.textSecondary)
                if isOffline {
                    Text("You appear to be offline")
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.textSecondary)
                }
            }
        } action: {
            if let onRetry { AppButton(title: String(localized: "Try Again"), variant: .secondary, action: onRetry) }
        }
    }
}

// audit: off error-without-retry - the retry is optional
#Preview("Error") { ErrorRetryView().frame(height: 300).background(BrandColors.background) }

#Preview("With retry") {
    ErrorRetryView(message: "Failed to load projects.", onRetry: {})
        .frame(height: 320).background(BrandColors.background)
}

#Preview("Offline") {
    ErrorRetryView(message: "Failed to load projects.", onRetry: {}, isOffline: true)
        .frame(height: 340).background(BrandColors.background)
}
