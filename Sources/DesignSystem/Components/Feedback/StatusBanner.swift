import SwiftUI

/// Constants that describe the kind of a ``StatusBanner``.
public enum StatusBannerVariant: Sendable, CaseIterable {
    /// A banner for a failure.
    case error
    /// A banner for a warning.
    case warning
    /// A banner for information.
    case info
}

/// A message that remains visible until the user responds to it.
///
/// ```swift
/// .safeAreaInset(edge: .top) {
///     StatusBanner(message: "Offline - Changes will sync when reconnected", variant: .warning)
/// }
/// StatusBanner(message: "Saving failed.", onDismiss: { banner = nil }) {
///     Button("Try Again") { save() }
/// }
/// ```
///
/// The view that shows it decides where: at the top of a screen, or in a stack. With `autoDismissAfter` it asks to go automatically,
/// unless it is gone by then.
public struct StatusBanner<Actions: View>: View {
    private let message: String
    private let variant: StatusBannerVariant
    private let autoDismissAfter: TimeInterval?
    private let onDismiss: (() -> Void)?
    private let actions: Actions
    @Themed(.ledger) private var theme

    /// Creates a banner with actions.
    ///
    /// - Parameters:
    ///   - message: what happened.
    ///   - variant: what it tells.
    ///   - autoDismissAfter: how long it stays, in seconds; nil lets it stay.
    ///   - onDismiss: takes the banner away. Without it there is no button to close it.
    ///   - actions: what can be done about it, below the message.
    public init(
        message: String, variant: StatusBannerVariant = .error, autoDismissAfter: TimeInterval? = nil,
        onDismiss: (() -> Void)? = nil, @ViewBuilder actions: () -> Actions
    ) {
        self.message = message
        self.variant = variant
        self.autoDismissAfter = autoDismissAfter
        self.onDismiss = onDismiss
        self.actions = actions()
    }

    public var body: some View {
        MessageRow(
            message: message, icon: variant == .info ? "info.circle" : "exclamationmark.triangle",
            foreground: status.onSoft,
            iconColor: status.onSoft, ground: status.soft, border: variant == .info ? theme.colors.border : .clear,
            padding: theme.spacing.card, radius: theme.radii.card, theme: theme, onDismiss: onDismiss
        ) {
            FlowLayout(spacing: theme.spacing.lg, gapAbove: theme.spacing.sm) { actions }
                .font(theme.fonts.buttonSmall)
                .tint(status.onSoft)
        }
        .accessibilityElement(children: .contain)
        .after(onDismiss == nil ? nil : autoDismissAfter) { onDismiss?() }
    }

    private var status: Theme.Colors.Status {
        switch variant {
        case .error: theme.colors.error
        case .warning: theme.colors.warning
        case .info: theme.colors.info
        }
    }
}

extension StatusBanner where Actions == EmptyView {
    /// Creates a banner.
    ///
    /// - Parameters:
    ///   - message: what happened.
    ///   - variant: what it tells.
    ///   - autoDismissAfter: how long it stays, in seconds; nil lets it stay.
    ///   - onDismiss: takes the banner away. Without it there is no button to close it.
    public init(
        message: String, variant: StatusBannerVariant = .error, autoDismissAfter: TimeInterval? = nil,
        onDismiss: (() -> Void)? = nil
    ) {
        self.init(message: message, variant: variant, autoDismissAfter: autoDismissAfter, onDismiss: onDismiss) {}
    }
}

// audit: off error-without-retry - the actions are optional
#Preview("Variants") {
    VStack(spacing: Spacing.md) {
        StatusBanner(message: "Failed to save the project.")
        StatusBanner(message: "Slow connection detected", variant: .warning)
        StatusBanner(message: "Two items were moved to business inventory.", variant: .info)
    }
    .padding()
    .background(BrandColors.background)
}

// audit: off name-repeated - the banners show the variants of one
#Preview("With a button to dismiss", traits: .sizeThatFitsLayout) {
    VStack(spacing: Spacing.md) {
        ForEach(StatusBannerVariant.allCases, id: \.self) { variant in
            StatusBanner(
                message: "Some invoice items have no project price, so that the totals may not be complete.",
                variant: variant, onDismiss: {})
        }
    }
    .padding()
    .background(BrandColors.background)
}

#Preview("With actions") {
    StatusBanner(message: "Uploading the receipt failed.", onDismiss: {}) {
        Button("Try Again") {}
        Button("Show Details") {}
    }
    .padding()
    .background(BrandColors.background)
}
