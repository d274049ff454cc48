import DisplayList
import Foundation

/// A ground of frosted glass: the content behind shows blurred.
public struct Material: ShapeStyle {
    public typealias Resolved = Never

    private let look: MaterialLook

    /// Lets most of the background through.
    public static let ultraThin = Material(look: .ultraThin)
    /// Lets much of the background through.
    public static let thin = Material(look: .thin)
    /// A material between thin and thick.
    public static let regular = Material(look: .regular)
    /// Lets little of the background through.
    public static let thick = Material(look: .thick)
    /// Lets hardly anything of the background through.
    public static let ultraThick = Material(look: .ultraThick)
    /// The ground of toolbars.
    public static let bar = Material(look: .bar)

    private init(look: MaterialLook) { self.look = look }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.recipe = StyleRecipe(.material(look.recipe(shape.environment.colorScheme)))
    }
}

extension ShapeStyle where Self == Material {
    /// Lets most of the background through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Lets much of the background through.
    public static var thinMaterial: Material { .thin }
    /// A material between thin and thick.
    public static var regularMaterial: Material { .regular }
    /// Lets little of the background through.
    public static var thickMaterial: Material { .thick }
    /// Lets hardly anything of the background through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of the system's bars.
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
