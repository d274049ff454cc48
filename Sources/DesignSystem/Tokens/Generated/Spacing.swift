// Made by Scripts/tokens.py from Tokens/JSON/Ledger.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// Distances, in points.
public enum Spacing {
    /// 0 points.
    public static let none: CGFloat = 0
    /// 4 points.
    public static let xs: CGFloat = 4
    /// 8 points.
    public static let sm: CGFloat = 8
    /// 12 points.
    public static let md: CGFloat = 12
    /// 16 points.
    public static let lg: CGFloat = 16
    /// 24 points.
    public static let xl: CGFloat = 24
    /// 32 points.
    public static let xxl: CGFloat = 32
    /// 48 points.
    public static let xxxl: CGFloat = 48
    /// The space around the content of a screen.
    public static let screenPadding = lg
    /// The space around the content of a card.
    public static let cardPadding = lg
    /// The space between cards in a list.
    public static let cardListGap = md
}
