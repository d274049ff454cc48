// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The ramps that the colors are taken from, as `0xRRGGBB`. Components never use these; they use the semantic colors,
/// which are made of them.
enum Palette {
    static let baseBlack: UInt32 = 0x000000
    static let baseWhite: UInt32 = 0xFFFFFF
    static let zinc50: UInt32 = 0xFAFAFA
    static let zinc100: UInt32 = 0xF4F4F5
    static let zinc200: UInt32 = 0xE4E4E7
    static let zinc300: UInt32 = 0xD4D4D8
    static let zinc400: UInt32 = 0xA1A1AA
    static let zinc500: UInt32 = 0x71717A
    static let zinc600: UInt32 = 0x52525B
    static let zinc700: UInt32 = 0x3F3F46
    static let zinc800: UInt32 = 0x27272A
    static let zinc900: UInt32 = 0x18181B
    static let zinc950: UInt32 = 0x09090B
    static let neutral50: UInt32 = 0xFAFAFA
    static let neutral100: UInt32 = 0xF5F5F5
    static let neutral200: UInt32 = 0xE5E5E5
    static let neutral300: UInt32 = 0xD4D4D4
    static let neutral400: UInt32 = 0xA3A3A3
    static let neutral500: UInt32 = 0x737373
    static let neutral600: UInt32 = 0x525252
    static let neutral700: UInt32 = 0x404040
    static let neutral800: UInt32 = 0x262626
    static let neutral900: UInt32 = 0x171717
    static let neutral950: UInt32 = 0x0A0A0A
    static let slate50: UInt32 = 0xF8FAFC
    static let slate100: UInt32 = 0xF1F5F9
    static let slate200: UInt32 = 0xE2E8F0
    static let slate300: UInt32 = 0xCBD5E1
    static let slate400: UInt32 = 0x94A3B8
    static let slate500: UInt32 = 0x64748B
    static let slate600: UInt32 = 0x475569
    static let slate700: UInt32 = 0x334155
    static let slate800: UInt32 = 0x1E293B
    static let slate900: UInt32 = 0x0F172A
    static let slate950: UInt32 = 0x020617
    static let red50: UInt32 = 0xFEF2F2
    static let red100: UInt32 = 0xFEE2E2
    static let red200: UInt32 = 0xFECACA
    static let red300: UInt32 = 0xFCA5A5
    static let red400: UInt32 = 0xF87171
    static let red500: UInt32 = 0xEF4444
    static let red600: UInt32 = 0xDC2626
    static let red700: UInt32 = 0xB91C1C
    static let red800: UInt32 = 0x991B1B
    static let red900: UInt32 = 0x7F1D1D
    static let red950: UInt32 = 0x450A0A
    static let amber50: UInt32 = 0xFFFBEB
    static let amber100: UInt32 = 0xFEF3C7
    static let amber200: UInt32 = 0xFDE68A
    static let amber300: UInt32 = 0xFCD34D
    static let amber400: UInt32 = 0xFBBF24
    static let amber500: UInt32 = 0xF59E0B
    static let amber600: UInt32 = 0xD97706
    static let amber700: UInt32 = 0xB45309
    static let amber800: UInt32 = 0x92400E
    static let amber900: UInt32 = 0x78350F
    static let amber950: UInt32 = 0x431407
    static let green50: UInt32 = 0xF0FDF4
    static let green100: UInt32 = 0xDCFCE7
    static let green200: UInt32 = 0xBBF7D0
    static let green300: UInt32 = 0x86EFAC
    static let green400: UInt32 = 0x4ADE80
    static let green500: UInt32 = 0x22C55E
    static let green600: UInt32 = 0x16A34A
    static let green700: UInt32 = 0x15803D
    static let green800: UInt32 = 0x166534
    static let green900: UInt32 = 0x14532D
    static let green950: UInt32 = 0x052E16
    static let indigo50: UInt32 = 0xEEF2FF
    static let indigo100: UInt32 = 0xE0E7FF
    static let indigo200: UInt32 = 0xC7D2FE
    static let indigo300: UInt32 = 0xA5B4FC
    static let indigo400: UInt32 = 0x818CF8
    static let indigo500: UInt32 = 0x6366F1
    static let indigo600: UInt32 = 0x4F46E5
    static let indigo700: UInt32 = 0x4338CA
    static let indigo800: UInt32 = 0x3730A3
    static let indigo900: UInt32 = 0x312E81
    static let indigo950: UInt32 = 0x1E1B4B
}
