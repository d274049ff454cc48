import CoreGraphics
import Foundation

extension Color {
    /// The system's red, for light and dark.
    public static let red = Color(.system(.systemRed))
    /// The system's orange, for light and dark.
    public static let orange = Color(.system(.systemOrange))
    /// The system's yellow, for light and dark.
    public static let yellow = Color(.system(.systemYellow))
    /// The system's green, for light and dark.
    public static let green = Color(.system(.systemGreen))
    /// The system's mint, for light and dark.
    public static let mint = Color(.system(.systemMint))
    /// The system's teal, for light and dark.
    public static let teal = Color(.system(.systemTeal))
    /// The system's cyan, for light and dark.
    public static let cyan = Color(.system(.systemCyan))
    /// The system's blue, for light and dark.
    public static let blue = Color(.system(.systemBlue))
    /// The system's indigo, for light and dark.
    public static let indigo = Color(.system(.systemIndigo))
    /// The system's purple, for light and dark.
    public static let purple = Color(.system(.systemPurple))
    /// The system's pink, for light and dark.
    public static let pink = Color(.system(.systemPink))
    /// The system's brown, for light and dark.
    public static let brown = Color(.system(.systemBrown))
    /// White, in light and dark.
    public static let white = Color(white: 1)
    /// The system's gray, for light and dark.
    public static let gray = Color(.system(.systemGray))
    /// Black, in light and dark.
    public static let black = Color(white: 0)
    /// Paints nothing.
    public static let clear = Color(white: 0, opacity: 0)

    /// The color of text and other contents.
    public static let primary = Color(.system(.label))
    /// The color of contents of less weight.
    public static let secondary = Color(.system(.secondaryLabel))

    /// The app's accent color: blue unless a view above set another.
    public static var accentColor: Color { Color(.accent) }

    /// A named color of iOS, for the engine's controls.
    package init(system: SystemColor) { self.init(.system(system)) }
}
