import Foundation

/// Which design of font is wanted. Each maps to pinned font files, never to what the host has configured.
package enum FontFamily: Hashable, Sendable {
    case system
    case serif
    case monospaced
    case rounded
    /// A family, full or PostScript name of a registered font.
    case custom(String)
}

/// A font as the caller asks for it: values only. Sizes are points.
package struct FontRequest: Hashable, Sendable {
    package var family: FontFamily
    /// Points. Not finite or negative counts as 0; more than ``FontRequest/maximumSize`` as that.
    package var size: Double
    /// 1...1000, as in OpenType: 400 is regular, 700 bold.
    package var weight: Double
    package var italic: Bool
    package var monospacedDigit: Bool
    package var smallCaps: SmallCaps
    /// Added between lines of this font, in points; negative sets tighter.
    package var extraLeading: Double
    /// How wide letters are beside the family's own; 1 leaves them. Only the system's families have widths.
    package var stretch: Double

    /// Which letters take the form of small capitals.
    package enum SmallCaps: Hashable, Sendable {
        case none, lowercase, uppercase, all
    }

    package static let maximumSize = 10_000.0

    package init(
        family: FontFamily = .system, size: Double, weight: Double = 400, italic: Bool = false,
        monospacedDigit: Bool = false, smallCaps: SmallCaps = .none, extraLeading: Double = 0,
        stretch: Double = 1
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigit = monospacedDigit
        self.smallCaps = smallCaps
        self.extraLeading = extraLeading
        self.stretch = stretch
    }

    /// The size that is drawn.
    var effectiveSize: Double {
        size.isNaN ? 0 : min(max(size, 0), Self.maximumSize)
    }
}

/// Vertical measures of a font at its size, in points. All are distances, so descent is positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    /// From the baseline down to the middle of an underline.
    package var underlineOffset: Double
    package var underlineThickness: Double

    package var lineHeight: Double { ascent + descent }
}
