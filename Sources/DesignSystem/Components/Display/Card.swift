import SwiftUI

/// A card: a surface with rounded corners, a border, and padding.
///
/// ```swift
/// Card {
///     Text("Owed to Client")
/// }
/// ```
public struct Card<Content: View>: View {
    private let padding: CGFloat?
    private let content: Content
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - padding: between the content and the card's edges, in points; nil is the theme's, 16 in Ledger's.
    ///   - content: what it shows.
    public init(padding: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.padding = padding
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .cardSurface(theme, padding: padding ?? theme.spacing.card, isPlain: true)
    }
}

extension View {
    /// Applies the style of a ``Card`` to the view.
    ///
    /// - Parameter padding: between the view and the card's edges, in points; nil is the theme's, 16 in Ledger's.
    public func cardStyle(padding: CGFloat? = nil) -> some View {
        modifier(CardStyleModifier(padding: padding))
    }
}

private struct CardStyleModifier: ViewModifier {
    let padding: CGFloat?
    @Themed(.ledger) private var theme

    func body(content: Content) -> some View {
        content.cardSurface(theme, padding: padding ?? theme.spacing.card, isPlain: true)
    }
}

#Preview {
    VStack(spacing: Spacing.cardListGap) {
        Card { Text("A card is as wide as there is room.").font(Typography.body) }
        Card(padding: Spacing.sm) { Text("Less room").font(Typography.body) }
        Text("Only as wide as its content").font(Typography.body).cardStyle()
    }
    .padding()
    .background(BrandColors.background)
}
