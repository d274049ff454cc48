import SwiftUI

/// The parts of a color in an appearance, to reckon with.
struct ColorParts {
    var red, green, blue, alpha: Double

    init(_ color: UIColor) {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        (red, green, blue, alpha) = (r, g, b, a)
    }

    init(_ color: Color, _ traits: UITraitCollection) { self.init(UIColor(color).resolvedColor(with: traits)) }

    /// This color laid over another, which is opaque.
    func over(_ other: ColorParts) -> ColorParts {
        var mixed = self
        mixed.red = red * alpha + other.red * (1 - alpha)
        mixed.green = green * alpha + other.green * (1 - alpha)
        mixed.blue = blue * alpha + other.blue * (1 - alpha)
        mixed.alpha = 1
        return mixed
    }

    /// Relative luminance by WCAG 2.2.
    var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= Luminance.knee
                ? part / Luminance.slope : pow((part + Luminance.offset) / (1 + Luminance.offset), Luminance.gamma)
        }
        return Luminance.red * linear(red) + Luminance.green * linear(green) + Luminance.blue * linear(blue)
    }
}

/// The constants of relative luminance in WCAG 2.2.
private enum Luminance {
    static let red = 0.2126, green = 0.7152, blue = 0.0722
    static let knee = 0.04045, slope = 12.92, offset = 0.055, gamma = 2.4
}

extension Color {
    /// This color laid over an opaque one, covering a part of it from 0 to 1. It follows the appearance as they do.
    func over(_ other: Color, covering part: Double) -> Color {
        Color(
            uiColor: UIColor { traits in
                var front = ColorParts(self, traits)
                front.alpha = part
                let mixed = front.over(ColorParts(other, traits))
                return UIColor(red: mixed.red, green: mixed.green, blue: mixed.blue, alpha: 1)
            })
    }
}

extension Theme.Colors {
    /// Behind the text of a badge in a color.
    func badgeGround(_ color: Color) -> Color { color.opacity(Ratios.badgeFill) }

    /// The text of a badge in a color: as much of the color as lets it be read.
    func badgeText(_ color: Color) -> Color { color.over(textPrimary, covering: Ratios.badgeText) }

    /// Behind something worth knowing.
    var infoGround: Color { primary.opacity(Ratios.infoFill) }
}
