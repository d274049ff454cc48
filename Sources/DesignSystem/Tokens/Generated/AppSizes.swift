// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Icons

extension CGFloat {
    /// 12 points.
    public static let iconSizeXs: CGFloat = 12
    /// 16 points.
    public static let iconSizeSm: CGFloat = 16
    /// 20 points.
    public static let iconSizeMd: CGFloat = 20
    /// 24 points.
    public static let iconSizeLg: CGFloat = 24
    /// 32 points.
    public static let iconSizeXl: CGFloat = 32
}

// MARK: Lines

extension CGFloat {
    /// The width of a border at rest: 1 point.
    public static let borderWidthDefault: CGFloat = 1
    /// The width of a border that calls for attention, as beside an error: 1.5 points.
    public static let borderWidthStrong: CGFloat = 1.5
}

// MARK: Controls

extension CGFloat {
    /// The smallest side of anything that is tapped: 44 points.
    public static let touchTargetMin: CGFloat = 44
    /// The diameter of a thumb that is dragged: 24 points.
    public static let thumbDiameter: CGFloat = 24
    /// The height of a track that values are set on: 4 points.
    public static let trackHeightThin: CGFloat = 4
    /// The radius of the ends of a thin track: 2 points.
    public static let trackRadiusThin: CGFloat = 2
    /// The height of a track that shows progress: 6 points.
    public static let trackHeightThick: CGFloat = 6
    /// The radius of the ends of a thick track: 3 points.
    public static let trackRadiusThick: CGFloat = 3
    /// The diameter of a page dot: 6 points.
    public static let indicatorSize: CGFloat = 6
    /// The width of the current page's dot: 18 points.
    public static let indicatorActiveWidth: CGFloat = 18
    /// A control at its natural size.
    public static let scaleDefault: CGFloat = 1
}

// MARK: Contents

extension CGFloat {
    /// The height of a carousel's pages: 240 points.
    public static let mediaHeight: CGFloat = 240
    /// The least width of a menu: 180 points.
    public static let menuMinWidth: CGFloat = 180
    /// The largest width of a bubble with a hint: 240 points.
    public static let bubbleMaxWidth: CGFloat = 240
}

// MARK: Sizes for UIKit

extension CGFloat {
    /// The size of ``SwiftUI/Font/appCaptionSmall`` in points, for bars that take a number.
    public static let fontSizeCaptionSmall: CGFloat = 10
}
