// Made by Scripts/tokens.py from Tokens/JSON/Shield.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The fonts of the Shield components.
public enum ShieldFont {
    /// largeTitle, bold.
    public static let display = Font.largeTitle.weight(.bold)
    /// title2, bold.
    public static let title = Font.title2.weight(.bold)
    /// headline, as it is.
    public static let heading = Font.headline
    /// body, as it is.
    public static let body = Font.body
    /// subheadline, as it is.
    public static let bodySmall = Font.subheadline
    /// caption, as it is.
    public static let caption = Font.caption
    /// subheadline, medium.
    public static let label = Font.subheadline.weight(.medium)
    /// body, semibold.
    public static let button = Font.body.weight(.semibold)
    /// caption, semibold.
    public static let badge = Font.caption.weight(.semibold)
    /// subheadline, semibold.
    public static let buttonSmall = Font.subheadline.weight(.semibold)
    /// headline, as it is.
    public static let buttonLarge = Font.headline
}
