import DisplayList
import Foundation

extension Color: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.recipe = StyleRecipe(.color(resolve(in: shape.environment).rgba))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.recipe = StyleRecipe(.color(rgba)) }
}

extension ShapeStyle where Self == Color {
    /// The system color red.
    public static var red: Color { .init(system: .systemRed) }
    /// The system color orange.
    public static var orange: Color { .init(system: .systemOrange) }
    /// The system color yellow.
    public static var yellow: Color { .init(system: .systemYellow) }
    /// The system color green.
    public static var green: Color { .init(system: .systemGreen) }
    /// The system color mint.
    public static var mint: Color { .init(system: .systemMint) }
    /// The system color teal.
    public static var teal: Color { .init(system: .systemTeal) }
    /// The system color cyan.
    public static var cyan: Color { .init(system: .systemCyan) }
    /// The system color blue.
    public static var blue: Color { .init(system: .systemBlue) }
    /// The system color indigo.
    public static var indigo: Color { .init(system: .systemIndigo) }
    /// The system color purple.
    public static var purple: Color { .init(system: .systemPurple) }
    /// The system color pink.
    public static var pink: Color { .init(system: .systemPink) }
    /// The system color brown.
    public static var brown: Color { .init(system: .systemBrown) }
    /// The color white, in light and dark appearance.
    public static var white: Color { .init(white: 1) }
    /// The system color gray.
    public static var gray: Color { .init(system: .systemGray) }
    /// The color black, in light and dark appearance.
    public static var black: Color { .init(white: 0) }
    /// A transparent color.
    public static var clear: Color { .init(white: 0, opacity: 0) }
}

/// A style of the program's own that resolves to a color.
struct StyleColor: Hashable, Sendable {
    // Unsafe because `AnyHashable` cannot say that what it holds is Sendable; a style is.
    nonisolated(unsafe) let identity: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    static func == (a: StyleColor, b: StyleColor) -> Bool { a.identity == b.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Color {
    /// Creates a color from a style that resolves to a color. The style is resolved again in each environment.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
        } else if let resolved = color as? Resolved {
            self.init(.fixed(resolved))
        } else {
            self.init(.style(StyleColor(identity: AnyHashable(color), resolve: { color.resolve(in: $0) })))
        }
    }
}
