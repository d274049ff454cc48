// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Display: the largest texts, one on a screen

extension Font {
    /// Display, large: 96 points, regular.
    public static let appDisplayLarge = Font.token("Inter", 96, .regular, relativeTo: .largeTitle)
    /// Display, medium: 80 points, regular.
    public static let appDisplayMedium = Font.token("Inter", 80, .regular, relativeTo: .largeTitle)
    /// Display, small: 64 points, regular.
    public static let appDisplaySmall = Font.token("Inter", 64, .regular, relativeTo: .largeTitle)
}

// MARK: Heading: headings of a page

extension Font {
    /// Heading, large: 56 points, bold.
    public static let appHeadingLarge = Font.token("Inter", 56, .bold, relativeTo: .largeTitle)
    /// Heading, medium: 48 points, bold.
    public static let appHeadingMedium = Font.token("Inter", 48, .bold, relativeTo: .largeTitle)
    /// Heading, small: 40 points, bold.
    public static let appHeadingSmall = Font.token("Inter", 40, .bold, relativeTo: .largeTitle)
}

// MARK: Title: titles of screens, sheets and sections

extension Font {
    /// Title, large: 28 points, bold.
    public static let appTitleLarge = Font.token("Inter", 28, .bold, relativeTo: .title)
    /// Title, medium: 24 points, bold.
    public static let appTitleMedium = Font.token("Inter", 24, .bold, relativeTo: .title2)
    /// Title, small: 20 points, bold.
    public static let appTitleSmall = Font.token("Inter", 20, .bold, relativeTo: .title3)
}

// MARK: Body: running text

extension Font {
    /// Body, large: 16 points, regular.
    public static let appBodyLarge = Font.token("Inter", 16, .regular, relativeTo: .callout)
    /// Body, medium: 14 points, regular.
    public static let appBodyMedium = Font.token("Inter", 14, .regular, relativeTo: .subheadline)
    /// Body, small: 12 points, regular.
    public static let appBodySmall = Font.token("Inter", 12, .regular, relativeTo: .caption)
    /// Body, large, stressed: 16 points, medium.
    public static let appBodyLargeEm = Font.token("Inter", 16, .medium, relativeTo: .callout)
    /// Body, medium, stressed: 14 points, medium.
    public static let appBodyMediumEm = Font.token("Inter", 14, .medium, relativeTo: .subheadline)
    /// Body, small, stressed: 12 points, medium.
    public static let appBodySmallEm = Font.token("Inter", 12, .medium, relativeTo: .caption)
}

// MARK: CTA: buttons

extension Font {
    /// CTA, large: 16 points, semibold.
    public static let appCTALarge = Font.token("Inter", 16, .semibold, relativeTo: .callout)
    /// CTA, medium: 14 points, semibold.
    public static let appCTAMedium = Font.token("Inter", 14, .semibold, relativeTo: .subheadline)
    /// CTA, small: 12 points, semibold.
    public static let appCTASmall = Font.token("Inter", 12, .semibold, relativeTo: .caption)
}

// MARK: Link: links

extension Font {
    /// Link, large: 16 points, medium.
    public static let appLinkLarge = Font.token("Inter", 16, .medium, relativeTo: .callout)
    /// Link, medium: 14 points, medium.
    public static let appLinkMedium = Font.token("Inter", 14, .medium, relativeTo: .subheadline)
    /// Link, small: 12 points, medium.
    public static let appLinkSmall = Font.token("Inter", 12, .medium, relativeTo: .caption)
}

// MARK: Caption: small print beside or under something

extension Font {
    /// Caption, medium: 12 points, regular.
    public static let appCaptionMedium = Font.token("Inter", 12, .regular, relativeTo: .caption)
    /// Caption, small: 10 points, regular.
    public static let appCaptionSmall = Font.token("Inter", 10, .regular, relativeTo: .caption2)
}

// MARK: Badge: badges

extension Font {
    /// Badge, medium: 10 points, semibold.
    public static let appBadgeMedium = Font.token("Inter", 10, .semibold, relativeTo: .caption2)
    /// Badge, small: 8 points, semibold.
    public static let appBadgeSmall = Font.token("Inter", 8, .semibold, relativeTo: .caption2)
}

// MARK: Overline: a line above a title

extension Font {
    /// Overline, small: 8 points, bold.
    public static let appOverlineSmall = Font.token("Inter", 8, .bold, relativeTo: .caption2)
    /// Overline, medium: 10 points, bold.
    public static let appOverlineMedium = Font.token("Inter", 10, .bold, relativeTo: .caption2)
    /// Overline, large: 12 points, bold.
    public static let appOverlineLarge = Font.token("Inter", 12, .bold, relativeTo: .caption)
}

// MARK: Short names

extension Font {
    /// The same as `appTitleLarge`.
    public static let appTitle = appTitleLarge
    /// The same as `appBodyLarge`.
    public static let appBody = appBodyLarge
    /// The same as `appCaptionMedium`.
    public static let appCaption = appCaptionMedium
}
