import CoreGraphics
import DisplayList
import Foundation

/// A type that represents a color, gradient, material, or image for a shape, text, or background.
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style. It is `Never` for built-in styles.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style for an environment. Implement this method in your own styles.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Describes to the engine how to paint.
    func _apply(to shape: inout _ShapeStyle_Shape)

    /// Describes the type of the style.
    static func _apply(to type: inout _ShapeStyle_ShapeType)
}

/// The request and the result of describing the type of a style. The engine needs no such description.
public struct _ShapeStyle_ShapeType {}

/// The request and the result of resolving a style.
public struct _ShapeStyle_Shape {
    package private(set) var environment: EnvironmentValues
    /// The foreground that hierarchical styles are steps of.
    package var foreground: ForegroundStyles?
    package var recipe = StyleRecipe(.color(.clear))

    package init(_ environment: EnvironmentValues) {
        self.environment = environment
        foreground = environment.foregroundStyles
    }

    /// Applies a style that was set in the environment. One that is made of itself, as in `.tint(.tint)`, is made of the
    /// system's instead.
    mutating func apply(_ style: AnyShapeStyle, setAt key: WritableKeyPath<EnvironmentValues, AnyShapeStyle?>) {
        let whole = environment
        environment[keyPath: key] = nil
        style._apply(to: &self)
        environment = whole
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is painted by the engine and resolves to nothing")
    }
}

extension ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard Resolved.self != Never.self else { return }
        resolve(in: shape.environment)._apply(to: &shape)
    }
}

extension ShapeStyle {
    public static func _apply(to type: inout _ShapeStyle_ShapeType) {}
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle {
    /// How the style paints in an environment.
    package func recipe(in environment: EnvironmentValues) -> StyleRecipe {
        var shape = _ShapeStyle_Shape(environment)
        _apply(to: &shape)
        return shape.recipe
    }
}

/// A style with all that comes from the environment filled in; only the area to paint is open.
package struct StyleRecipe: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case color(RGBA)
        case linear([GradientStop], UnitPoint, UnitPoint, GradientSpread = .pad)
        case radial([GradientStop], UnitPoint, Double, Double, GradientSpread = .pad)
        case elliptical([GradientStop], UnitPoint, Double, Double)
        case angular([GradientStop], UnitPoint, Double, Double)
        case mesh(MeshPaint)
        case image(ImageData, scale: Double)
        case material(MaterialRecipe)
    }

    package var source: Source
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var shadows: [ShadowRecipe] = []
    /// The rectangle that unit points count in; nil is the area that is painted.
    package var anchor: CGRect?

    package init(_ source: Source) { self.source = source }

    /// The paint for an area. A material, where there is nothing to blur, is its tint.
    package func paint(in area: CGRect) -> Paint {
        let rect = anchor ?? area
        switch source {
        case .color(let color): return .color(color.opacity(opacity))
        case .linear(let stops, let from, let to, let spread):
            return .linearGradient(
                faded(stops), from: from.point(in: rect), to: to.point(in: rect), spread: spread)
        case .radial(let stops, let center, let start, let end, let spread):
            return .radialGradient(
                faded(stops), center: center.point(in: rect), startRadius: start, endRadius: end, transform: .identity,
                spread: spread)
        case .elliptical(let stops, let center, let start, let end):
            return .radialGradient(
                faded(stops), center: CGPoint(x: center.x, y: center.y), startRadius: start, endRadius: end,
                transform: CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
        case .angular(let stops, let center, let start, let end):
            return .angularGradient(faded(stops), center: center.point(in: rect), startAngle: start, endAngle: end)
        case .mesh(var mesh):
            if opacity != 1 {
                mesh.colors = mesh.colors.map { $0.opacity(opacity) }
                mesh.background = mesh.background.opacity(opacity)
            }
            return .mesh(
                mesh,
                transform: CGAffineTransform(
                    a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
        case .image(let image, let scale): return .image(image, origin: rect.origin, scale: scale)
        case .material(let material): return .color(material.tint.opacity(opacity))
        }
    }

    private func faded(_ stops: [GradientStop]) -> [GradientStop] {
        guard opacity != 1 else { return stops }
        return stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
    }
}

/// A shadow with its color filled in.
package struct ShadowRecipe: Hashable, Sendable {
    package var color: RGBA
    package var radius: Double
    package var x: Double
    package var y: Double
    package var isInner: Bool
}

/// What a material does to the content behind it.
package struct MaterialRecipe: Hashable, Sendable {
    package var blurRadius: Double
    package var saturation: Double
    package var tint: RGBA
    /// The light along the edge of glass; clear for other materials.
    package var rim = RGBA.clear
    /// In points.
    package var rimWidth = 0.0
    /// What glass throws on what lies around it.
    package var shadow: ShadowRecipe?
}

// MARK: - Painting

extension StyleRecipe {
    /// Fills a path. `bounds` is the area that unit points count in; `id` stays the same from frame to frame.
    package func fill(
        _ path: PathData, in bounds: CGRect, style: FillStyle = FillStyle(), id: UInt64, on canvas: inout DisplayCanvas
    ) {
        if case .material(let material) = source {
            material.fill(path, opacity: opacity, id: id, on: &canvas)
            return
        }
        draw(
            .fill(path, paint(in: bounds), evenOdd: style.isEOFilled, antialiased: style.isAntialiased), path: path,
            id: id, on: &canvas)
    }

    /// Draws along a path.
    package func stroke(
        _ path: PathData, in bounds: CGRect, pen: StrokePen, antialiased: Bool = true, id: UInt64,
        on canvas: inout DisplayCanvas
    ) {
        draw(.stroke(path, pen, paint(in: bounds), antialiased: antialiased), path: nil, id: id, on: &canvas)
    }

    /// Draws an operation with the style's shadows and blend mode.
    private func draw(_ operation: DrawOperation, path: PathData?, id: UInt64, on canvas: inout DisplayCanvas) {
        guard hasEffects else { return canvas.draw(operation) }
        draw([operation], id: id, on: &canvas) { shadow, _ in path.map { shadow.inside($0, id: id) } }
    }

    /// Draws operations, such as glyphs, that were given this style's paint, with its shadows and blend mode.
    package func draw(_ operations: [DrawOperation], id: UInt64, on canvas: inout DisplayCanvas) {
        guard hasEffects else {
            for operation in operations { canvas.draw(operation) }
            return
        }
        draw(operations, id: id, on: &canvas) { shadow, contents in shadow.inside(contents, id: id) }
    }

    /// Draws an operation that was given this style's paint, with its shadows and blend mode.
    package func draw(_ operation: DrawOperation, id: UInt64, on canvas: inout DisplayCanvas) {
        guard hasEffects else { return canvas.draw(operation) }
        draw([operation], id: id, on: &canvas)
    }

    private var hasEffects: Bool { blendMode != .normal || !shadows.isEmpty }

    private func draw(
        _ operations: [DrawOperation], id: UInt64, on canvas: inout DisplayCanvas,
        innerShadow: (ShadowRecipe, DisplayNode) -> DisplayNode?
    ) {
        var effects = shadows.filter { !$0.isInner }.map {
            LayerEffect.shadow($0.color, radius: $0.radius, x: $0.x, y: $0.y)
        }
        if blendMode != .normal { effects.append(.blendMode(blendMode.cgBlendMode)) }
        var items: [DisplayNode.Item] = operations.map { .draw($0) }
        let contents = DisplayNode(id: id, origin: .zero, items: items)
        for shadow in shadows where shadow.isInner {
            if let inside = innerShadow(shadow, contents) { items.append(.node(inside)) }
        }
        canvas.draw(DisplayNode(id: id, origin: .zero, effects: effects, items: items))
    }
}

extension MaterialRecipe {
    fileprivate func fill(_ path: PathData, opacity: Double, id: UInt64, on canvas: inout DisplayCanvas) {
        canvas.draw(
            DisplayNode(
                id: id, origin: .zero, effects: opacity < 1 ? [effect(path), .opacity(opacity)] : [effect(path)],
                items: []))
    }

    private func effect(_ path: PathData) -> LayerEffect {
        guard rim.alpha > 0 || shadow != nil else {
            return .backdrop(path, blurRadius: blurRadius, saturation: saturation, tint: tint)
        }
        return .glass(
            GlassPlate(
                path: path, blurRadius: blurRadius, saturation: saturation, tint: tint, rim: rim, rimWidth: rimWidth,
                shadow: shadow?.color ?? .clear, shadowRadius: shadow?.radius ?? 0, shadowOffset: shadow?.y ?? 0))
    }
}

extension ShadowRecipe {
    /// The shadow alone: the contents in one color, blurred and moved.
    private var silhouette: [LayerEffect] {
        let matrix: [Float] = [
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
        ]
        var effects: [LayerEffect] = [.colorFilter(.matrix(matrix))]
        if radius > 0 { effects.append(.blur(radius: radius / 2, opaque: false)) }
        return effects + [.transform(CGAffineTransform(translationX: x, y: y))]
    }

    /// The box of a frame round `box` that is wide enough for its inner edge to throw the shadow.
    private func frame(_ box: CGRect) -> CGRect {
        let reach = radius * 3 + abs(x) + abs(y) + 10
        return box.sane.insetBy(dx: -reach, dy: -reach)
    }

    /// The shadow that the edge of a hole throws into it: that of a frame round the path, cut to the path.
    fileprivate func inside(_ path: PathData, id: UInt64) -> DisplayNode {
        let hole = PathData.elements(PathData.rect(frame(path.boundingBox)).elements + path.elements)
        let thrown = DisplayNode(
            id: id, origin: .zero, effects: silhouette,
            items: [.draw(.fill(hole, .color(.black), evenOdd: true, antialiased: true))])
        return DisplayNode(
            id: id, origin: .zero, effects: [.clip(path, evenOdd: false, antialiased: true)], items: [.node(thrown)])
    }

    /// The same for a hole of the form of `contents`.
    fileprivate func inside(_ contents: DisplayNode, id: UInt64) -> DisplayNode {
        let cut = DisplayNode(
            id: id, origin: .zero, effects: [.blendMode(.destinationOut)], items: [.node(contents)])
        let frame = DrawOperation.fill(
            .rect(frame(contents.bounds)), .color(.black), evenOdd: false, antialiased: true)
        let hole = DisplayNode(
            id: id, origin: .zero, effects: [.group] + silhouette, items: [.draw(frame), .node(cut)])
        return DisplayNode(id: id, origin: .zero, effects: [.mask(contents)], items: [.node(hole)])
    }
}
