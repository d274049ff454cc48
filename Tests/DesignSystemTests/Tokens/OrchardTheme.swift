import DesignSystem
import SwiftUI

extension Theme {
    /// A fourth look, all in one file: begun with one that is near.
    static let orchard = Theme.ledger.named("Orchard") { theme in
        let (leaf, bark) = (Color(red: 0.13, green: 0.45, blue: 0.2), Color(red: 0.3, green: 0.2, blue: 0.1))
        theme.colors.primary = leaf
        theme.colors.primaryFill = leaf
        theme.colors.progressFill = leaf
        theme.colors.accent = leaf
        theme.colors.textPrimary = bark
        theme.colors.surface = Color(red: 1, green: 0.98, blue: 0.94)
        theme.colors.card = [theme.colors.surface, Color(red: 0.93, green: 0.97, blue: 0.88)]
        theme.fonts.heading = .system(.title3, design: .serif, weight: .bold)
        theme.radii.card = 20
        theme.radii.button = 22
        theme.spacing.card = 20
    }
}
