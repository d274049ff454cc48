import SwiftUI

/// A card with information, on a faint background of the brand.
///
/// ```swift
/// InfoCard(message: "Items that are linked to transactions cannot be reassigned.")
/// ```
public struct InfoCard: View {
    private let message: String
    private let icon: String
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - message: what is worth knowing.
    ///   - icon: the name of a symbol.
    public init(message: String, icon: String = "info.circle") {
        self.message = message
        self.icon = icon
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: theme.spacing.sm) {
            Image(systemName: icon)
                .foregroundStyle(theme.colors.primary)
                .accessibilityHidden(true)
            Text(message)
                .foregroundStyle(theme.colors.textSecondary)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .font(theme.fonts.small)
        .padding(theme.spacing.card)
        .background(
            theme.colors.infoGround, in: RoundedRectangle(cornerRadius: theme.radii.card)
        )
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    VStack(spacing: Spacing.md) {
        InfoCard(message: "Two items are linked to transactions and cannot be reassigned.")
        InfoCard(message: "Tip", icon: "lightbulb")
    }
    .padding()
    .background(BrandColors.surface)
}
