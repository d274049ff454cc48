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
    public static var red: Color { .init(system: .systemRed) }
    public static var orange: Color { .init(system: .systemOrange) }
    public static var yellow: Color { .init(system: .systemYellow) }
    public static var green: Color { .init(system: .systemGreen) }
    public static var mint: Color { .init(system: .systemMint) }
    public static var teal: Color { .init(system: .systemTeal) }
    public static var cyan: Color { .init(system: .systemCyan) }
    public static var blue: Color { .init(system: .systemBlue) }
    public static var indigo: Color { .init(system: .systemIndigo) }
    public static var purple: Color { .init(system: .systemPurple) }
    public static var pink: Color { .init(system: .systemPink) }
    public static var brown: Color { .init(system: .systemBrown) }
    public static var white: Color { .init(white: 1) }
    public static var gray: Color { .init(system: .systemGray) }
    public static var black: Color { .init(white: 0) }
    public static var clear: Color { .init(white: 0, opacity: 0) }
}
