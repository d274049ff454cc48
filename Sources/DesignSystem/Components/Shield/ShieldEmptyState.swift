import SwiftUI

/// A view that replaces missing content and describes how to add it.
///
/// ```swift
/// ShieldEmptyState(
///     icon: "bell", title: "No alerts", description: "You will see here what needs your attention.",
///     actionTitle: "Run Scan"
/// ) { scan() }
/// ```
public struct ShieldEmptyState: View {
    private let icon: String
    private let title: String
    private let description: String?
    private let actionTitle: String?
    private let action: (() -> Void)?
    @Themed(.shield) private var theme
    @ScaledMetric private var iconSize = StateMetrics.iconLarge

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - icon: the name of a symbol.
    ///   - title: what there is none of.
    ///   - description: more about it.
    ///   - actionTitle: what the button says; without it, or without an action, there is none.
    ///   - action: what the button does.
    public init(
        icon: String, title: String, description: String? = nil, actionTitle: String? = nil, action: (() -> Void)? = nil
    ) {
        self.icon = icon
        self.title = title
        self.description = description
        self.actionTitle = actionTitle
        self.action = action
    }

    public var body: some View {
        StateView(icon: icon, iconSize: iconSize, theme: theme) {
            VStack(spacing: theme.spacing.sm) {
                Text(title)
                    .font(theme.fonts.heading)
                    .foregroundStyle(theme.colors.textPrimary)
                if let description {
                    Text(description)
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.textSecondary)
                }
            }
        } action: {
            if let actionTitle, let action {
                ShieldButton(actionTitle, isFullWidth: false, action: action)
            }
        }
    }
}

#Preview("With an action") {
    ShieldEmptyState(
        icon: "bell", title: "No alerts", description: "You will see here what needs your attention.",
        actionTitle: "Run Scan"
    ) {}
    .frame(height: 320)
    .background(Color.bgPrimary)
}

// audit: off empty-without-action - the action is optional
#Preview("Title only") {
    ShieldEmptyState(icon: "magnifyingglass", title: "No items found").frame(height: 200).background(Color.bgPrimary)
}
