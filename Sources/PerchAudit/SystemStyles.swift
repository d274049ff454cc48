import Audit
import CoreGraphics
import DisplayList

/// The colors that the system gives text and symbols, by their values: that they miss AA is not the author's choice.
struct SystemStyles {
    /// The palettes are constant, so one table serves all screens.
    static let all = SystemStyles()

    private var names: [UInt32: String] = [:]

    private static let colors: [(SystemColor, String)] = [
        (.secondaryLabel, "secondary style"), (.tertiaryLabel, "tertiary style"),
        (.quaternaryLabel, "quaternary style"),
        (.placeholderText, "prompt color"), (.tint, "tint"), (.link, "link color"), (.systemBlue, "blue"),
        (.systemRed, "red"), (.systemGray, "gray"), (.separator, "separator"),
    ]

    /// A part of a screen may have another scheme than the screen.
    private init() {
        for palette in [SystemPalette.iOS18, .iOS26] {
            for (isDark, isIncreased) in [(false, false), (true, false), (false, true), (true, true)] {
                for (color, name) in Self.colors {
                    let value = palette.value(of: color, dark: isDark, highContrast: isIncreased)
                    if names[value] == nil { names[value] = name }
                }
            }
        }
    }

    /// The name of ink in a color of the system, or of white ink on a ground in one; nil for all others.
    func name(of color: RGBA?, on ground: RGBA?) -> String? {
        guard let color else { return nil }
        if let name = name(of: color) { return name }
        guard color == .white, let ground, let name = name(of: ground) else { return nil }
        return "white on \(name)"
    }

    private func name(of color: RGBA) -> String? {
        func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return names[byte(color.red) << 24 | byte(color.green) << 16 | byte(color.blue) << 8 | byte(color.alpha)]
    }
}
