import SwiftUI

// The values that everything in the design system is made of. Screens and components name them and never write a hex
// value or a size of their own.
//
// | file | names |
// |---|---|
// | `DesignTokens+Palette` | the ramps; for the colour file alone |
// | `DesignTokens+Colors` | `Color.surfaces…`, `.typography…`, `.icons…`, `.border…` |
// | `DesignTokens+ColorAliases` | `Color.appSurface…`, `.appText…`, `.appIcon…`, `.appBorder…` |
// | `DesignTokens+Fonts` | `Font.app…` |
// | `DesignTokens+Spacing` | `CGFloat.space1` to `.space24` |
// | `DesignTokens+Radii` | `CGFloat.radiusXS` to `.radius2XL` |
// | `DesignTokens+Sizes` | `CGFloat.iconSize…`, borders, tracks, dots, touch targets |
// | `DesignTokens+Motion` | `Double.opacity…`, `Animation.app…` |
//
// Origin: the tokens of a published kit in the state of February 2026, when its text, icons and borders were slate.

extension Color {
    /// A colour that follows the appearance, of two from the palette (`0xRRGGBB`).
    init(light: UInt32, dark: UInt32) {
        self.init(
            uiColor: UIColor { traits in
                UIColor(rgb: traits.userInterfaceStyle == .dark ? dark : light)
            })
    }
}

extension UIColor {
    /// An opaque colour from `0xRRGGBB`.
    fileprivate convenience init(rgb: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 0xFF }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
