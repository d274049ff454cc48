// Made by Scripts/tokens.py from Tokens/JSON/Shield.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: The colors of the Shield components, as their document names them.

extension Color {
    /// The background of a screen.
    public static let bgPrimary = Color(light: 0xFFFFFF, dark: 0x0B1120)
    /// The background of fields and groups.
    public static let bgSecondary = Color(light: 0xF5F7FB, dark: 0x131C31)
    /// The background of elements in a group.
    public static let bgTertiary = Color(light: 0xE9EEF6, dark: 0x1C2740)
    /// Text.
    public static let textPrimary = Color(light: 0x0F172A, dark: 0xF1F5F9)
    /// Text of the second rank.
    public static let textSecondary = Color(light: 0x475569, dark: 0xB6C2D4)
    /// Text of the third rank.
    public static let textTertiary = Color(light: 0x5B6B82, dark: 0x8FA0B8)
    /// Lines around cards and between things.
    public static let border = Color(light: 0xD5DDE9, dark: 0x2B3854)
    /// Lines around fields.
    public static let borderStrong = Color(light: 0x72829B, dark: 0x64758F)
    /// The brand as text, icon or line.
    public static let brandPrimary = Color(light: 0x2456D6, dark: 0x7DA2FF)
    /// Brand primary light.
    public static let brandPrimaryLight = Color(light: 0xDCE7FF, dark: 0x1D2F63)
    /// Brand primary dark.
    public static let brandPrimaryDark = Color(light: 0x173B99, dark: 0xA9C1FF)
    /// Content on brand primary.
    public static let onBrandPrimary = Color(light: 0xFFFFFF, dark: 0x0B1120)
    /// The brand as a fill under white text.
    public static let brandPrimaryFill = Color(light: 0x2456D6, dark: 0x2F62E0)
    /// Text on the brand fill.
    public static let onBrandPrimaryFill = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
    /// Brand accent.
    public static let brandAccent = Color(light: 0x0A6E6A, dark: 0x3FD0C4)
    /// Brand accent light.
    public static let brandAccentLight = Color(light: 0xD3F3F0, dark: 0x0E3B3C)
    /// Brand accent dark.
    public static let brandAccentDark = Color(light: 0x075955, dark: 0x8CE7DF)
    /// Content on brand accent.
    public static let onBrandAccent = Color(light: 0xFFFFFF, dark: 0x0B1120)
    /// Success.
    public static let success = Color(light: 0x15763B, dark: 0x4FD68A)
    /// Success bg.
    public static let successBg = Color(light: 0xDDF5E5, dark: 0x0F3322)
    /// Content on success.
    public static let onSuccess = Color(light: 0xFFFFFF, dark: 0x0B1120)
    /// Warning.
    public static let warning = Color(light: 0x935600, dark: 0xF5BE4B)
    /// Warning bg.
    public static let warningBg = Color(light: 0xFFF1D3, dark: 0x3A2B0B)
    /// Content on warning.
    public static let onWarning = Color(light: 0xFFFFFF, dark: 0x0B1120)
    /// Error.
    public static let error = Color(light: 0xBE1F2D, dark: 0xFF8A8F)
    /// Error bg.
    public static let errorBg = Color(light: 0xFDE4E5, dark: 0x421A20)
    /// Content on error.
    public static let onError = Color(light: 0xFFFFFF, dark: 0x0B1120)
    /// Info.
    public static let info = Color(light: 0x0B66A8, dark: 0x6CC0FF)
    /// Info bg.
    public static let infoBg = Color(light: 0xDDF0FF, dark: 0x0E2C47)
    /// Content on info.
    public static let onInfo = Color(light: 0xFFFFFF, dark: 0x0B1120)
    /// Status online.
    public static let statusOnline = Color(light: 0x15763B, dark: 0x4FD68A)
    /// Status away.
    public static let statusAway = Color(light: 0x935600, dark: 0xF5BE4B)
}
