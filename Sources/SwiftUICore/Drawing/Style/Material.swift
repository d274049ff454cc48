import DisplayList
import Foundation

/// A material that blurs the content behind it, like frosted glass.
public struct Material: ShapeStyle {
    public typealias Resolved = Never

    private let look: MaterialLook

    /// A material that is mostly transparent.
    public static let ultraThin = Material(look: .ultraThin)
    /// A material that is more transparent than opaque.
    public static let thin = Material(look: .thin)
    /// A material between thin and thick.
    public static let regular = Material(look: .regular)
    /// A material that is more opaque than transparent.
    public static let thick = Material(look: .thick)
    /// A material that is mostly opaque.
    public static let ultraThick = Material(look: .ultraThick)
    /// The material of toolbars.
    public static let bar = Material(look: .bar)

    private init(look: MaterialLook) { self.look = look }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.recipe = StyleRecipe(.material(look.recipe(shape.environment.colorScheme)))
    }
}

extension ShapeStyle where Self == Material {
    /// A material that is mostly transparent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material between thin and thick.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// A material that is mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of system bars.
    public static var bar: Material { .bar }
}

/// How the materials of iOS look. Source: estimated from the published design templates of iOS 17; Apple gives no numbers.
private enum MaterialLook: Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar

    private var density: Float {
        switch self {
        case .ultraThin: 0.44
        case .thin: 0.6
        case .regular: 0.73
        case .thick: 0.84
        case .ultraThick: 0.92
        case .bar: 0.8
        }
    }

    func recipe(_ scheme: ColorScheme) -> MaterialRecipe {
        let grey: Float = scheme == .dark ? 0.145 : 0.97
        return MaterialRecipe(
            blurRadius: 20, saturation: 1.8, tint: RGBA(red: grey, green: grey, blue: grey, alpha: density))
    }
}
