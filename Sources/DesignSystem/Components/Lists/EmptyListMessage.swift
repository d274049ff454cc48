import SwiftUI

/// What replaces a list that has nothing in it.
struct EmptyListMessage: View {
    let icon: String
    let message: String
    @Themed(.ledger) private var theme
    @ScaledMetric private var iconSize = StateMetrics.icon

    init(icon: String, message: String) {
        self.icon = icon
        self.message = message
    }

    var body: some View {
        StateView(icon: icon, iconSize: iconSize, theme: theme, isInList: true) {
            Text(message)
                .font(theme.fonts.body)
                .foregroundStyle(theme.colors.textSecondary)
        } action: {
        }
    }
}
