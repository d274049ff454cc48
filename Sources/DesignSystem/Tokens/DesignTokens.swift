import SwiftUI

// The values that everything in the design system is made of. Screens and components name them and never write a hex
// value or their own size. `Scripts/tokens.py` makes `Generated` from `JSON`, and reads and writes the format of the
// Design Tokens Community Group.
//
// | set | names |
// |---|---|
// | Bubbles | `Color.app…`, `Font.app…`, `CGFloat.space…`, `.radius…`, `.iconSize…`; a published kit in the state of February 2026 |
// | Shield | `Color.brandPrimary` and related declarations, `ShieldGradients`, `ShieldRadius`, `ShieldSpacing`, `ShieldFont` |
// | Ledger | `BrandColors`, `StatusColors`, `Typography`, `Spacing`, `Dimensions` |
// | Feedback | `AppTheme` |
// | Components | the measures that single components have, for all themes |

extension Color {
    /// A color that follows the appearance, of two as `0xRRGGBB`.
    ///
    /// - Parameter opacities: how much of each covers what is behind it, from 0 to 1.
    init(light: UInt32, dark: UInt32, opacities: (light: CGFloat, dark: CGFloat) = (1, 1)) {
        self.init(
            uiColor: UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(rgb: dark, alpha: opacities.dark) : UIColor(rgb: light, alpha: opacities.light)
            })
    }
}

extension Color {
    /// What shows all of a view where a mask has it: of a mask the opacity counts alone.
    static let unmasked = Color.black
}

extension UIColor {
    /// A color from `0xRRGGBB`.
    fileprivate convenience init(rgb: UInt32, alpha: CGFloat) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 0xFF }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}

extension Font {
    /// A font of a family at the size that it has at the default text size; it grows with a text style. Where an app has
    /// not bundled the family, the system font takes its place in the same weight.
    static func token(
        _ family: String, _ size: CGFloat, _ weight: Font.Weight, relativeTo style: Font.TextStyle
    ) -> Font {
        let face =
            switch weight {
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            default: "Regular"
            }
        // The weight is said again for the font that takes the family's place.
        return Font.custom("\(family)-\(face)", size: size, relativeTo: style).weight(weight)
    }
}
