import CoreGraphics
import Foundation

extension Color {
    public static let red = Color(.system(.systemRed))
    public static let orange = Color(.system(.systemOrange))
    public static let yellow = Color(.system(.systemYellow))
    public static let green = Color(.system(.systemGreen))
    public static let mint = Color(.system(.systemMint))
    public static let teal = Color(.system(.systemTeal))
    public static let cyan = Color(.system(.systemCyan))
    public static let blue = Color(.system(.systemBlue))
    public static let indigo = Color(.system(.systemIndigo))
    public static let purple = Color(.system(.systemPurple))
    public static let pink = Color(.system(.systemPink))
    public static let brown = Color(.system(.systemBrown))
    public static let white = Color(white: 1)
    public static let gray = Color(.system(.systemGray))
    public static let black = Color(white: 0)
    /// Paints nothing.
    public static let clear = Color(white: 0, opacity: 0)

    /// The colour of text and other contents.
    public static let primary = Color(.system(.label))
    /// The colour of contents of less weight.
    public static let secondary = Color(.system(.secondaryLabel))

    /// The app's accent colour: blue unless a view above set another.
    public static var accentColor: Color { Color(.accent) }

    /// A named colour of iOS, for the engine's controls.
    package init(system: SystemColor) { self.init(.system(system)) }
}
