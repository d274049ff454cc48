// Made by Scripts/tokens.py from Tokens/JSON/Components.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// Parts of a whole.
enum Ratios {
    /// The opacity of a pressed button.
    static let pressed: Double = 0.85
    /// The opacity of a pressed card.
    static let pressedCard: Double = 0.92
    /// The opacity of disabled elements.
    static let disabled: Double = 0.5
    /// The opacity of a disabled field.
    static let disabledField: Double = 0.6
    /// The opacity of a waiting button.
    static let loading: Double = 0.7
    /// A badge's ground, of its color.
    static let badgeFill: Double = 0.2
    /// A badge's border, of its color.
    static let badgeBorder: Double = 0.33
    /// A badge's color, in the color of its text.
    static let badgeText: Double = 0.4
    /// An info card's ground, of the brand.
    static let infoFill: Double = 0.08
    /// The dot, of a selector's size.
    static let selectorDot: Double = 0.56
    /// The check, of a selector's size.
    static let selectorCheck: Double = 0.6
    /// The number, of a ring's size.
    static let ringText: Double = 0.28
    /// A divider, of a segmented control's height.
    static let divider: Double = 0.6
    /// The scale of a card that is being moved.
    static let lifted: Double = 1.02
    /// The initial scale of a success mark.
    static let pop: Double = 0.6
    /// The symbol, of the size of a thumbnail without a picture.
    static let thumbnailSymbol: Double = 0.3
    /// The initials, of an avatar's size.
    static let initials: Double = 0.4
    /// The line of a status that is a ring, of its size.
    static let statusRing: Double = 0.28
    /// The icon, of a status mark's size.
    static let statusIcon: Double = 0.5
    /// The opacity of a skeleton in the band of light.
    static let shimmer: Double = 0.4
    /// The space between the letters of a section label, in points.
    static let sectionTracking: Double = 0.5
    /// A quarter of a turn, in degrees.
    static let quarterTurn: Double = 90
    /// The minimum scale of text before it is truncated.
    static let minTextScale: Double = 0.7
    /// The maximum zoom factor of a picture.
    static let zoomMax: Double = 4
    /// The zoom factor of a double tap.
    static let zoomTap: Double = 2
    /// The last line of a skeleton's paragraph, of its width.
    static let shortLine: Double = 0.6
    /// The width of a picture, of its height.
    static let wide: Double = 1.777778
}

/// The animation of a skeleton.
enum SkeletonTiming {
    /// 1.5 seconds.
    static let sweep: Double = 1.5
}
