// Made by Scripts/tokens.py from Tokens/JSON/Ledger.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The brand's colors.
public enum BrandColors {
    /// The brand.
    public static let primary = Color(light: 0x987E55, dark: 0x987E55)
    /// The background of a screen.
    public static let background = Color(light: 0xF7F8FA, dark: 0x1E1E1E)
    /// Cards and sheets.
    public static let surface = Color(light: 0xFFFFFF, dark: 0x2E2E2E)
    /// Placeholders.
    public static let surfaceTertiary = Color(light: 0xFAFAFA, dark: 0x323232)
    /// Text.
    public static let textPrimary = Color(light: 0x111827, dark: 0xE0E0E0)
    /// Text of the second rank.
    public static let textSecondary = Color(light: 0x6B7280, dark: 0xB0B0B0)
    /// Text of the third rank.
    public static let textTertiary = Color(light: 0x9CA3AF, dark: 0x888888)
    /// Text of what cannot be used.
    public static let textDisabled = Color(light: 0xCCCCCC, dark: 0x666666)
    /// Lines around things.
    public static let border = Color(light: 0xC7CBD4, dark: 0x4A4A4C)
    /// Lines between things.
    public static let borderSecondary = Color(light: 0xE5E7EB, dark: 0x4A4A4C)
    /// The background of secondary buttons.
    public static let buttonSecondaryBackground = Color(light: 0xFFFFFF, dark: 0x333333)
    /// The background of buttons that are only an icon.
    public static let iconButtonBackground = Color(light: 0xF3F4F6, dark: 0x3D3224)
    /// The background of disabled buttons.
    public static let buttonDisabledBackground = Color(light: 0xCCCCCC, dark: 0x666666)
    /// The background of fields.
    public static let inputBackground = Color(light: 0xFFFFFF, dark: 0x2E2E2E)
    /// Destructive elements, and errors of fields.
    public static let destructive = Color(light: 0xD32F2F, dark: 0xEF5350)
    /// The background of destructive elements.
    public static let destructiveBackground = Color(light: 0xFFEBEE, dark: 0x3E1E1E)
    /// The part of a bar that is not filled.
    public static let progressTrack = Color(light: 0xE5E7EB, dark: 0x3A3A3C)
}
