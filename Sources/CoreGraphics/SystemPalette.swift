/// What the system's colors are in one design of iOS.
///
/// The values of iOS 18 are those of ``SystemColor``; another design lists the colors that it changed.
package struct SystemPalette: Hashable, Sendable {
    private let changes: [SystemColor: SystemColor.Values]

    private init(changes: [SystemColor: SystemColor.Values]) { self.changes = changes }

    package static let iOS18 = SystemPalette(changes: [:])

    /// The hues that iOS 26 changed. Source: the color table of the Human Interface Guidelines for iOS 26. Grays, labels, fills,
    /// backgrounds and links are as before.
    package static let iOS26 = SystemPalette(changes: [
        .systemRed: .init(0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF),
        .systemOrange: .init(0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF),
        .systemYellow: .init(0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF),
        .systemGreen: .init(0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF),
        .systemMint: .init(0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF),
        .systemTeal: .init(0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF),
        .systemCyan: .init(0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF),
        .systemBlue: .init(0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF),
        .systemIndigo: .init(0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF),
        .systemPurple: .init(0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF),
        .systemPink: .init(0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF),
        .systemBrown: .init(0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF),
        .tint: .init(0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF),
    ])

    /// A color as 0xRRGGBBAA.
    package func value(of color: SystemColor, dark: Bool, highContrast: Bool, elevated: Bool = false) -> UInt32 {
        (changes[color] ?? color.values).value(dark: dark, highContrast: highContrast, elevated: elevated)
    }
}
