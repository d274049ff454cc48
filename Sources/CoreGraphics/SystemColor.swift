/// iOS's named colors, in light and dark and with increased contrast.
///
/// Here rather than beside the views, because UIKit's colors and SwiftUI's are the same data.
/// Source: tokens/ios.json of the project's reference (OpenSwiftUI's and Flutter's published tables, checked against each other).
package enum SystemColor: String, CaseIterable, Sendable {
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case quinaryLabel
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case separator
    case opaqueSeparator
    case link
    case tint
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground

    /// The variants as 0xRRGGBBAA.
    package struct Values: Hashable, Sendable {
        package let light, dark, lightHighContrast, darkHighContrast: UInt32
        /// In dark sheets and popovers, which stand out by a lighter ground.
        package let darkElevated, darkElevatedHighContrast: UInt32

        init(
            _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32,
            elevated: UInt32? = nil, _ elevatedHighContrast: UInt32? = nil
        ) {
            self.light = light
            self.dark = dark
            self.lightHighContrast = lightHighContrast
            self.darkHighContrast = darkHighContrast
            darkElevated = elevated ?? dark
            darkElevatedHighContrast = elevatedHighContrast ?? darkHighContrast
        }

        /// The variant as 0xRRGGBBAA.
        func value(dark: Bool, highContrast: Bool, elevated: Bool) -> UInt32 {
            switch (dark, highContrast, elevated) {
            case (false, false, _): light
            case (false, true, _): lightHighContrast
            case (true, false, false): self.dark
            case (true, true, false): darkHighContrast
            case (true, false, true): darkElevated
            case (true, true, true): darkElevatedHighContrast
            }
        }
    }

    /// The values of iOS 18.
    var values: Values {
        switch self {
        case .systemRed:
            .init(0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF)
        case .systemOrange:
            .init(0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF)
        case .systemYellow:
            .init(0xFFCC00FF, 0xFFD60AFF, 0xB25000FF, 0xFFD426FF)
        case .systemGreen:
            .init(0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF)
        case .systemMint:
            .init(0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF)
        case .systemTeal:
            .init(0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF)
        case .systemCyan:
            .init(0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF)
        case .systemBlue:
            .init(0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF)
        case .systemIndigo:
            .init(0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF)
        case .systemPurple:
            .init(0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF)
        case .systemPink:
            .init(0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF)
        case .systemBrown:
            .init(0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF)
        case .systemGray:
            .init(0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF)
        case .systemGray2:
            .init(0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF)
        case .systemGray3:
            .init(0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF)
        case .systemGray4:
            .init(0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF)
        case .systemGray5:
            .init(0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF)
        case .systemGray6:
            .init(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)
        case .label:
            .init(0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF)
        case .secondaryLabel:
            .init(0x3C3C4399, 0xEBEBF599, 0x3C3C43CC, 0xEBEBF5B2)
        case .tertiaryLabel:
            .init(0x3C3C434C, 0xEBEBF54C, 0x3C3C43B2, 0xEBEBF58C)
        case .quaternaryLabel:
            .init(0x3C3C432E, 0xEBEBF529, 0x3C3C438C, 0xEBEBF566)
        case .placeholderText:
            .init(0x3C3C434C, 0xEBEBF54C, 0x3C3C43B2, 0xEBEBF58C)
        case .quinaryLabel:
            .init(0x0000000D, 0xFFFFFF0D, 0x00000015, 0xFFFFFF15)
        case .systemFill:
            .init(0x78788033, 0x7878805C, 0x78788047, 0x78788070)
        case .secondarySystemFill:
            .init(0x78788029, 0x78788052, 0x7878803D, 0x78788066)
        case .tertiarySystemFill:
            .init(0x7676801F, 0x7676803D, 0x76768033, 0x76768052)
        case .quaternarySystemFill:
            .init(0x74748014, 0x7676802E, 0x7474801F, 0x76768042)
        case .separator:
            .init(0x3C3C434A, 0x54545899, 0x3C3C435E, 0x545458AD)
        case .opaqueSeparator:
            .init(0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF)
        case .link:
            .init(0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF)
        case .tint:
            .init(0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF)
        case .systemBackground:
            .init(0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF, elevated: 0x1C1C1EFF, 0x242426FF)
        case .secondarySystemBackground:
            .init(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF, elevated: 0x2C2C2EFF, 0x363638FF)
        case .tertiarySystemBackground:
            .init(0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF, elevated: 0x3A3A3CFF, 0x444446FF)
        case .systemGroupedBackground:
            .init(0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF, elevated: 0x1C1C1EFF, 0x242426FF)
        case .secondarySystemGroupedBackground:
            .init(0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF, elevated: 0x2C2C2EFF, 0x363638FF)
        case .tertiarySystemGroupedBackground:
            .init(0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF, elevated: 0x3A3A3CFF, 0x444446FF)
        }
    }

}
