import CoreGraphics
import Foundation

extension Color {
    /// The system color red, for light and dark appearance.
    public static let red = Color(.system(.systemRed))
    /// The system color orange, for light and dark appearance.
    public static let orange = Color(.system(.systemOrange))
    /// The system color yellow, for light and dark appearance.
    public static let yellow = Color(.system(.systemYellow))
    /// The system color green, for light and dark appearance.
    public static let green = Color(.system(.systemGreen))
    /// The system color mint, for light and dark appearance.
    public static let mint = Color(.system(.systemMint))
    /// The system color teal, for light and dark appearance.
    public static let teal = Color(.system(.systemTeal))
    /// The system color cyan, for light and dark appearance.
    public static let cyan = Color(.system(.systemCyan))
    /// The system color blue, for light and dark appearance.
    public static let blue = Color(.system(.systemBlue))
    /// The system color indigo, for light and dark appearance.
    public static let indigo = Color(.system(.systemIndigo))
    /// The system color purple, for light and dark appearance.
    public static let purple = Color(.system(.systemPurple))
    /// The system color pink, for light and dark appearance.
    public static let pink = Color(.system(.systemPink))
    /// The system color brown, for light and dark appearance.
    public static let brown = Color(.system(.systemBrown))
    /// The color white, in light and dark appearance.
    public static let white = Color(white: 1)
    /// The system color gray, for light and dark appearance.
    public static let gray = Color(.system(.systemGray))
    /// The color black, in light and dark appearance.
    public static let black = Color(white: 0)
    /// A transparent color.
    public static let clear = Color(white: 0, opacity: 0)

    /// The color of text and other primary content.
    public static let primary = Color(.system(.label))
    /// The color of contents of less weight.
    public static let secondary = Color(.system(.secondaryLabel))

    /// The accent color of the app. It is blue, unless a view above sets another color.
    public static var accentColor: Color { Color(.accent) }

    /// A named color of iOS, for the engine's controls.
    package init(system: SystemColor) { self.init(.system(system)) }
}
