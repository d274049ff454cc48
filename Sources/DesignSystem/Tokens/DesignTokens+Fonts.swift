import SwiftUI

// Fonts by what they are for. Each grows with a text style, so that Dynamic Type works; sizes are those at the default
// text size. The face is Inter; where an app has not bundled it, the system font takes its place in the same weight.

// MARK: Display: the largest texts, one on a screen

extension Font {
    /// Display, large: 96 points, regular.
    public static let appDisplayLarge = inter(96, .regular, relativeTo: .largeTitle)
    /// Display, medium: 80 points, regular.
    public static let appDisplayMedium = inter(80, .regular, relativeTo: .largeTitle)
    /// Display, small: 64 points, regular.
    public static let appDisplaySmall = inter(64, .regular, relativeTo: .largeTitle)
}

// MARK: Heading: headings of a page

extension Font {
    /// Heading, large: 56 points, bold.
    public static let appHeadingLarge = inter(56, .bold, relativeTo: .largeTitle)
    /// Heading, medium: 48 points, bold.
    public static let appHeadingMedium = inter(48, .bold, relativeTo: .largeTitle)
    /// Heading, small: 40 points, bold.
    public static let appHeadingSmall = inter(40, .bold, relativeTo: .largeTitle)
}

// MARK: Title: titles of screens, sheets and sections

extension Font {
    /// Title, large: 28 points, bold.
    public static let appTitleLarge = inter(28, .bold, relativeTo: .title)
    /// Title, medium: 24 points, bold.
    public static let appTitleMedium = inter(24, .bold, relativeTo: .title2)
    /// Title, small: 20 points, bold.
    public static let appTitleSmall = inter(20, .bold, relativeTo: .title3)
}

// MARK: Body: running text

extension Font {
    /// Body, large: 16 points, regular.
    public static let appBodyLarge = inter(16, .regular, relativeTo: .callout)
    /// Body, medium: 14 points, regular.
    public static let appBodyMedium = inter(14, .regular, relativeTo: .subheadline)
    /// Body, small: 12 points, regular.
    public static let appBodySmall = inter(12, .regular, relativeTo: .caption)
    /// Body, large, stressed: 16 points, medium.
    public static let appBodyLargeEm = inter(16, .medium, relativeTo: .callout)
    /// Body, medium, stressed: 14 points, medium.
    public static let appBodyMediumEm = inter(14, .medium, relativeTo: .subheadline)
    /// Body, small, stressed: 12 points, medium.
    public static let appBodySmallEm = inter(12, .medium, relativeTo: .caption)
}

// MARK: CTA: buttons

extension Font {
    /// CTA, large: 16 points, semibold.
    public static let appCTALarge = inter(16, .semibold, relativeTo: .callout)
    /// CTA, medium: 14 points, semibold.
    public static let appCTAMedium = inter(14, .semibold, relativeTo: .subheadline)
    /// CTA, small: 12 points, semibold.
    public static let appCTASmall = inter(12, .semibold, relativeTo: .caption)
}

// MARK: Link: links

extension Font {
    /// Link, large: 16 points, medium.
    public static let appLinkLarge = inter(16, .medium, relativeTo: .callout)
    /// Link, medium: 14 points, medium.
    public static let appLinkMedium = inter(14, .medium, relativeTo: .subheadline)
    /// Link, small: 12 points, medium.
    public static let appLinkSmall = inter(12, .medium, relativeTo: .caption)
}

// MARK: Caption: small print beside or under something

extension Font {
    /// Caption, medium: 12 points, regular.
    public static let appCaptionMedium = inter(12, .regular, relativeTo: .caption)
    /// Caption, small: 10 points, regular.
    public static let appCaptionSmall = inter(.fontSizeCaptionSmall, .regular, relativeTo: .caption2)
}

// MARK: Badge: badges

extension Font {
    /// Badge, medium: 10 points, semibold.
    public static let appBadgeMedium = inter(10, .semibold, relativeTo: .caption2)
    /// Badge, small: 8 points, semibold.
    public static let appBadgeSmall = inter(8, .semibold, relativeTo: .caption2)
}

// MARK: Overline: a line above a title

extension Font {
    /// Overline, small: 8 points, bold.
    public static let appOverlineSmall = inter(8, .bold, relativeTo: .caption2)
    /// Overline, medium: 10 points, bold.
    public static let appOverlineMedium = inter(10, .bold, relativeTo: .caption2)
    /// Overline, large: 12 points, bold.
    public static let appOverlineLarge = inter(12, .bold, relativeTo: .caption)
}

// MARK: Short names

extension Font {
    /// See ``SwiftUI/Font/appTitleLarge``.
    public static let appTitle = appTitleLarge
    /// See ``SwiftUI/Font/appBodyLarge``.
    public static let appBody = appBodyLarge
    /// See ``SwiftUI/Font/appCaptionMedium``.
    public static let appCaption = appCaptionMedium
}

// MARK: Sizes for UIKit

extension CGFloat {
    /// The size of ``SwiftUI/Font/appCaptionSmall`` in points, for bars that take a number.
    public static let fontSizeCaptionSmall: CGFloat = 10
}

extension Font {
    private static func inter(
        _ size: CGFloat, _ weight: Font.Weight, relativeTo style: Font.TextStyle
    ) -> Font {
        let face =
            switch weight {
            case .medium: "Inter-Medium"
            case .semibold: "Inter-SemiBold"
            case .bold: "Inter-Bold"
            default: "Inter-Regular"
            }
        // The weight is said again for the font that takes Inter's place.
        return Font.custom(face, size: size, relativeTo: style).weight(weight)
    }
}
