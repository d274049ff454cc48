// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Corner radii. For ends that are half circles use `Capsule`.

extension CGFloat {
    /// Square corners.
    public static let radiusNone: CGFloat = 0
    /// 4 points.
    public static let radiusXS: CGFloat = 4
    /// 8 points.
    public static let radiusSM: CGFloat = 8
    /// 12 points.
    public static let radiusMD: CGFloat = 12
    /// 16 points.
    public static let radiusLG: CGFloat = 16
    /// 24 points.
    public static let radiusXL: CGFloat = 24
    /// 32 points.
    public static let radius2XL: CGFloat = 32
}
