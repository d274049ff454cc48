import CoreGraphics
import DisplayList
import Foundation

extension Image: LeafView {
    public typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> ImageRenderNode { ImageRenderNode(tree: tree) }

    package func updateRender(_ render: ImageRenderNode, _ environment: EnvironmentValues) {
        render.update(
            resolved(in: environment), effects: environment.symbolEffects,
            contentTransition: environment.contentTransition,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// The image with all that comes from the environment filled in.
    package func resolved(in environment: EnvironmentValues) -> ResolvedPicture {
        var picture = ResolvedPicture()
        picture.resizing = resizing
        picture.interpolation = interpolationMode.value
        picture.orientation = orientation
        picture.variableValue = variableValue
        picture.label = isDecorative ? nil : labelText?.accessibilityText(in: environment) ?? label ?? ""
        switch source {
        case .symbol(let name):
            picture.symbol = environment.symbolVariants.applied(to: name)
                .symbolName(for: environment.layoutDirection)
            picture.font = environment.symbolFont
            picture.scale = environment.imageScale
        case .named(let name, let bundle):
            // Whether it is a symbol is asked first: other images need not be drawn again when the font changes.
            if AssetCatalogs.folder(name, .symbol, in: bundle) != nil,
                let symbol = SymbolSet.find(
                    name, in: bundle, font: environment.symbolFont, scale: environment.imageScale)
            {
                picture.vector = VectorPicture(
                    drawing: symbol.drawing, isKept: true, scale: 1, baseline: symbol.baseline)
                picture.font = environment.symbolFont
                picture.isTemplate = template != .original
                break
            }
            let traits = AssetTraits(environment)
            guard let found = ImageSet.find(name, in: bundle)?.image(traits) else {
                Log.once("No image named '\(name)' found in asset catalog for \(bundle)")
                break
            }
            switch found.content {
            case .bitmap(let image): picture.image = image
            case .vector(let drawing, let isKept):
                picture.vector = VectorPicture(drawing: drawing, isKept: isKept, scale: traits.scale)
            }
            picture.slices = found.slices
            picture.isTemplate = (template ?? found.template) == .template
        case .bitmap(let image):
            picture.image = image
            picture.isTemplate = template == .template
        case .drawing(let drawing):
            picture.image = drawing.bitmap(in: environment)
            picture.isTemplate = template == .template
        }
        picture.isPlaceholder = environment.showsPlaceholders
        if picture.symbol != nil || picture.isTemplate || picture.isPlaceholder {
            picture.style = environment.foregroundRecipe()
        }
        if picture.symbol != nil {
            picture.drawsVariableValue = (symbolValueMode ?? environment.symbolVariableValueMode) == .draw
        }
        if let symbol = picture.symbol {
            if symbolMode(in: environment) == .multicolor, let colors = SymbolAppearance.ownColors(of: symbol) {
                picture.style = colors.front.recipe(in: environment)
                picture.secondary = colors.back.recipe(in: environment)
            } else {
                picture.secondary = secondaryRecipe(in: environment)
            }
            if (symbolColorMode ?? environment.symbolColorRenderingMode) == .gradient {
                picture.style = picture.style?.asGradient(in: environment)
                picture.secondary = picture.secondary?.asGradient(in: environment)
            }
        }
        return picture
    }

    private func symbolMode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
        symbolMode ?? environment.symbolRenderingMode
    }

    /// What the second level of a symbol is painted with; nil if all of it is painted alike.
    private func secondaryRecipe(in environment: EnvironmentValues) -> StyleRecipe? {
        switch symbolMode(in: environment) {
        case .hierarchical:
            var recipe = environment.foregroundRecipe()
            recipe.opacity *= SymbolAppearance.secondaryOpacity
            return recipe
        case .palette: return environment.foregroundRecipe(level: 1)
        // Several foregrounds ask for a palette.
        case nil where environment.foregroundStyles?.levels.count ?? 0 > 1:
            return environment.foregroundRecipe(level: 1)
        default: return nil
        }
    }
}

extension StyleRecipe {
    /// The gradient of the color, which is lighter at the top; other styles as they are.
    fileprivate func asGradient(in environment: EnvironmentValues) -> StyleRecipe {
        guard case .color(let color) = source else { return self }
        let gradient = Color(
            .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha)
        ).gradient
        var recipe = self
        recipe.source = AnyShapeStyle(gradient).recipe(in: environment).source
        return recipe
    }
}

extension Image.Interpolation {
    var value: ImageInterpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
