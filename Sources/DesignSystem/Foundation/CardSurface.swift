import SwiftUI

extension View {
    /// Puts the look of a card round a view: ground, corners, line and shadow.
    ///
    /// - Parameters:
    ///   - theme: the theme.
    ///   - padding: between the view and the card's edges, in points.
    ///   - isSelected: whether the line is strong and in the brand's color.
    ///   - isPlain: whether the card is plain where the theme's go over softly.
    func cardSurface(
        _ theme: Theme, padding: CGFloat, isSelected: Bool = false, isPlain: Bool = false
    ) -> some View {
        let shape = RoundedRectangle(cornerRadius: theme.radii.card)
        return
            self
            .padding(padding)
            .background {
                // What is plain has the ground below, which casts the shadow.
                if !isPlain {
                    LinearGradient(
                        colors: theme.colors.card, startPoint: .topLeading, endPoint: .bottomTrailing)
                }
            }
            .clipShape(shape)
            .overlay {
                shape.strokeBorder(
                    isSelected ? theme.colors.primary : theme.colors.border,
                    lineWidth: isSelected ? theme.lines.selected : theme.lines.border
                )
                .allowsHitTesting(false)
            }
            .background {
                shape.fill(theme.colors.surface)
                    .shadow(color: theme.colors.shadow, radius: CardMetrics.shadowRadius, y: CardMetrics.shadowY)
            }
    }
}
