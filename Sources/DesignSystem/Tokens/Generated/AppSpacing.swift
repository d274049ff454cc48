// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Distances, on a grid of 4 points

extension CGFloat {
    /// A distance of zero.
    public static let spaceNone: CGFloat = 0
    /// 4 points.
    public static let space1: CGFloat = 4
    /// 8 points.
    public static let space2: CGFloat = 8
    /// 12 points.
    public static let space3: CGFloat = 12
    /// 16 points.
    public static let space4: CGFloat = 16
    /// 20 points.
    public static let space5: CGFloat = 20
    /// 24 points.
    public static let space6: CGFloat = 24
    /// 32 points.
    public static let space8: CGFloat = 32
    /// 40 points.
    public static let space10: CGFloat = 40
    /// 48 points.
    public static let space12: CGFloat = 48
    /// 64 points.
    public static let space16: CGFloat = 64
    /// 80 points.
    public static let space20: CGFloat = 80
    /// 96 points.
    public static let space24: CGFloat = 96
}

// MARK: Older names

extension CGFloat {
    /// The same as `space1`.
    public static let spaceXS = space1
    /// The same as `space2`.
    public static let spaceSM = space2
    /// The same as `space4`.
    public static let spaceMD = space4
    /// The same as `space6`.
    public static let spaceLG = space6
    /// The same as `space8`.
    public static let spaceXL = space8
    /// The same as `space12`.
    public static let space2XL = space12
}
