// Made by Scripts/tokens.py from Tokens/JSON/Ledger.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// Shades of the palette that text can be read in: 4.5:1 on every ground of the palette, as WCAG 2.2 AA requires.
public enum ReadableColors {
    /// The brand as text, icon, or line.
    public static let brand = Color(light: 0x7D6746, dark: 0xC2A97F)
    /// The brand behind white text.
    public static let brandFill = Color(light: 0x8B734E, dark: 0x8B734E)
    /// Text of the second rank.
    public static let textSecondary = Color(light: 0x666D7A, dark: 0xB0B0B0)
    /// Text of the third rank, on a screen or a card.
    public static let textTertiary = Color(light: 0x6B7280, dark: 0xA0A0A0)
    /// Destructive elements, and errors of fields.
    public static let destructive = Color(light: 0xC62828, dark: 0xF47F7C)
    /// Success.
    public static let success = Color(light: 0x047857, dark: 0x34B98A)
    /// Watch out.
    public static let warning = Color(light: 0x925B00, dark: 0xFFC107)
}
