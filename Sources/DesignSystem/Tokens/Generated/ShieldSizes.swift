// Made by Scripts/tokens.py from Tokens/JSON/Shield.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// Corner radii.
public enum ShieldRadius {
    /// 8 points.
    public static let sm: CGFloat = 8
    /// 12 points.
    public static let md: CGFloat = 12
    /// 16 points.
    public static let lg: CGFloat = 16
    /// 24 points.
    public static let xl: CGFloat = 24
    /// 999 points.
    public static let full: CGFloat = 999
    /// 16 points.
    public static let card: CGFloat = 16
    /// 12 points.
    public static let button: CGFloat = 12
    /// 12 points.
    public static let input: CGFloat = 12
    /// 24 points.
    public static let sheet: CGFloat = 24
    /// 6 points.
    public static let skeletonLine: CGFloat = 6
}

/// Distances.
public enum ShieldSpacing {
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
}

/// Widths of lines.
public enum ShieldBorderWidth {
    /// 1 point.
    public static let standard: CGFloat = 1
    /// 2 points.
    public static let focus: CGFloat = 2
    /// 1.5 points.
    public static let buttonSecondary: CGFloat = 1.5
}
