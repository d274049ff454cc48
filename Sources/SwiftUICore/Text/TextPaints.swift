import CoreGraphics
import DisplayList
import Foundation
import Typesetter

/// A text's colors in an environment, by span style.
struct TextPaints: Equatable {
    fileprivate struct Recipes: Equatable {
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

    /// Paints what has no color with `recipe`.
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

extension TextPaints: Blendable {
    var components: [Double] { recipes.components + standard.components }

    func blends(with other: TextPaints) -> Bool {
        recipes.blends(with: other.recipes) && standard.blends(with: other.standard)
    }

    func with(components: inout Components) -> TextPaints {
        var copy = self
        copy.recipes = recipes.with(components: &components)
        copy.standard = standard.with(components: &components)
        return copy
    }
}

extension TextPaints.Recipes: Blendable {
    var components: [Double] {
        foreground.components + background.components + underline.components + strikethrough.components
    }

    func blends(with other: Self) -> Bool {
        foreground.blends(with: other.foreground) && background.blends(with: other.background)
            && underline.blends(with: other.underline) && strikethrough.blends(with: other.strikethrough)
    }

    func with(components: inout Components) -> Self {
        Self(
            foreground: foreground.with(components: &components), background: background.with(components: &components),
            underline: underline.with(components: &components),
            strikethrough: strikethrough.with(components: &components))
    }
}
