import CoreGraphics
import DisplayList

extension ShadowRecipe: Blendable {
    var components: [Double] { color.components + [radius, x, y] }
    func blends(with other: ShadowRecipe) -> Bool { isInner == other.isInner }
    func with(components: inout Components) -> ShadowRecipe {
        var copy = self
        copy.color = color.with(components: &components)
        copy.radius = max(0, components.next())
        copy.x = components.next()
        copy.y = components.next()
        return copy
    }
}

extension MaterialRecipe: Blendable {
    var components: [Double] { tint.components + [blurRadius, saturation] }
    func blends(with other: MaterialRecipe) -> Bool { true }
    func with(components: inout Components) -> MaterialRecipe {
        var copy = self
        copy.tint = tint.with(components: &components)
        copy.blurRadius = max(0, components.next())
        copy.saturation = components.next()
        return copy
    }
}

extension StyleRecipe: Blendable {
    var components: [Double] {
        let own: [Double] =
            switch source {
            case .color(let color): color.components
            case .linear(let stops, let from, let to, _): stops.components + from.components + to.components
            case .radial(let stops, let center, let start, let end, _):
                stops.components + center.components + [start, end]
            case .elliptical(let stops, let center, let start, let end),
                .angular(let stops, let center, let start, let end):
                stops.components + center.components + [start, end]
            case .material(let material): material.components
            case .mesh(let mesh):
                mesh.points.flatMap { [Double($0.x), Double($0.y)] } + mesh.colors.components
            case .image: []
            }
        return own + [opacity] + shadows.components
    }

    func blends(with other: StyleRecipe) -> Bool {
        guard blendMode == other.blendMode, shadows.blends(with: other.shadows) else { return false }
        return switch (source, other.source) {
        case (.color, .color), (.material, .material): true
        case (.linear(let a, _, _, let spread), .linear(let b, _, _, let otherSpread)):
            a.count == b.count && spread == otherSpread
        case (.radial(let a, _, _, _, let spread), .radial(let b, _, _, _, let otherSpread)):
            a.count == b.count && spread == otherSpread
        case (.elliptical(let a, _, _, _), .elliptical(let b, _, _, _)): a.count == b.count
        case (.angular(let a, _, _, _), .angular(let b, _, _, _)): a.count == b.count
        case (.mesh(let a), .mesh(let b)):
            a.columns == b.columns && a.rows == b.rows && a.colors.count == b.colors.count
        case (.image(let a, let scale), .image(let b, let otherScale)): a == b && scale == otherScale
        default: false
        }
    }

    func with(components: inout Components) -> StyleRecipe {
        var copy = self
        switch source {
        case .color(let color): copy.source = .color(color.with(components: &components))
        case .linear(let stops, let from, let to, let spread):
            copy.source = .linear(
                stops.with(components: &components), from.with(components: &components),
                to.with(components: &components),
                spread)
        case .radial(let stops, let center, _, _, let spread):
            copy.source = .radial(
                stops.with(components: &components), center.with(components: &components), components.next(),
                components.next(), spread)
        case .elliptical(let stops, let center, _, _):
            copy.source = .elliptical(
                stops.with(components: &components), center.with(components: &components), components.next(),
                components.next())
        case .angular(let stops, let center, _, _):
            copy.source = .angular(
                stops.with(components: &components), center.with(components: &components), components.next(),
                components.next())
        case .material(let material): copy.source = .material(material.with(components: &components))
        case .mesh(var mesh):
            mesh.points = mesh.points.map { _ in CGPoint(x: components.next(), y: components.next()) }
            mesh.colors = mesh.colors.with(components: &components)
            copy.source = .mesh(mesh)
        case .image: break
        }
        copy.opacity = min(max(components.next(), 0), 1)
        copy.shadows = shadows.with(components: &components)
        return copy
    }
}
