import CoreGraphics
import DisplayList
import Foundation
import Typesetter

/// A text's colours in an environment, by span style.
struct TextPaints: Equatable {
    private struct Recipes: Equatable {
        var foreground: StyleRecipe?
        var background: StyleRecipe?
        var underline: StyleRecipe?
        var strikethrough: StyleRecipe?
    }

    /// By style; what is painted in the standard way has none, and so most texts have none at all.
    private var recipes: [Recipes] = []
    private var standard: StyleRecipe?

    init() {}

    init(_ styles: [ResolvedText.Style], environment: EnvironmentValues) {
        if !styles.isEmpty { recipes = styles.map { Self.recipes($0, environment) } }
        standard = environment.foregroundRecipe()
    }

    private static func recipes(_ style: ResolvedText.Style, _ environment: EnvironmentValues) -> Recipes {
        let link: AnyShapeStyle? = style.link == nil ? nil : AnyShapeStyle(Color.accentColor)
        return Recipes(
            foreground: (style.foreground ?? link)?.recipe(in: environment),
            background: style.backgroundColor?.recipe(in: environment),
            underline: style.underlineColor?.recipe(in: environment),
            strikethrough: style.strikethroughColor?.recipe(in: environment))
    }

    /// Paints what has no colour of its own with `recipe`.
    mutating func setStandard(_ recipe: StyleRecipe) {
        if standard != nil { standard = recipe }
    }

    func foreground(of style: Int) -> StyleRecipe {
        let own = recipes.indices.contains(style) ? recipes[style].foreground : nil
        return own ?? standard ?? StyleRecipe(.color(.clear))
    }

    func background(of style: Int, in bounds: CGRect) -> Paint? {
        recipes.indices.contains(style) ? recipes[style].background?.paint(in: bounds) : nil
    }

    func paint(of decoration: TextLayout.Decoration, in bounds: CGRect) -> Paint {
        let own: StyleRecipe? =
            recipes.indices.contains(decoration.style)
            ? (decoration.kind == .underline
                ? recipes[decoration.style].underline : recipes[decoration.style].strikethrough) : nil
        return own?.paint(in: bounds) ?? foreground(of: decoration.style).paint(in: bounds)
    }
}
