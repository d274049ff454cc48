// Made by Scripts/tokens.py from Tokens/JSON/Ledger.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The colors that tell how something stands.
public enum StatusColors {
    /// The background of goals that were met.
    public static let metBackground = Color(light: 0xF5F3EF, dark: 0x3D3224)
    /// Text of what has met its goal.
    public static let metText = BrandColors.primary
    /// The bar of what has met its goal.
    public static let metBarComplete = Color(light: 0x4A7C59, dark: 0x4A7C59)
    /// The background of goals in progress and warnings.
    public static let inProgressBackground = Color(light: 0xFFF8E1, dark: 0x3E2E1A)
    /// Text of what is under way, and warnings.
    public static let inProgressText = Color(light: 0xB06E00, dark: 0xFFC107)
    /// The bar of what is under way.
    public static let inProgressBar = Color(light: 0xF4B400, dark: 0xFFC107)
    /// The background of missed goals and errors.
    public static let missedBackground = Color(light: 0xFCE8E6, dark: 0x3E1E1E)
    /// Text of what has missed its goal, and errors.
    public static let missedText = Color(light: 0xC5221F, dark: 0xEF5350)
    /// The part of a bar that goes beyond its goal.
    public static let overflowBar = Color(light: 0xDC2626, dark: 0xF87171)
    /// Badges: it worked.
    public static let badgeSuccess = Color(light: 0x059669, dark: 0x059669)
    /// Badges: worth knowing.
    public static let badgeInfo = Color(light: 0x2563EB, dark: 0x2563EB)
    /// Badges: watch out.
    public static let badgeWarning = Color(light: 0xD97706, dark: 0xD97706)
    /// Badges: somebody should look.
    public static let badgeNeedsReview = Color(light: 0xB94520, dark: 0xB94520)
    /// Badges: it failed.
    public static let badgeError = Color(light: 0xDC2626, dark: 0xDC2626)
    /// The same as `badgeSuccess`.
    public static let budgetMet = badgeSuccess
    /// The same as `badgeError`.
    public static let budgetMissed = badgeError
    /// The same as `overflowBar`.
    public static let budgetOverflow = overflowBar
}
