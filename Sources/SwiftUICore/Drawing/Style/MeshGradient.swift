import CoreGraphics
import DisplayList
import Foundation

/// A gradient with colors at the points of a grid.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    public typealias Resolved = Never

    /// A point of the grid with the control points of its four edges, all as fractions of the area.
    public struct BezierPoint: Equatable, Sendable {
        /// The position of the point.
        public var position: SIMD2<Float>
        /// The handle of the edge before the point.
        public var leadingControlPoint: SIMD2<Float>
        /// The handle of the edge above the point.
        public var topControlPoint: SIMD2<Float>
        /// The handle of the edge after the point.
        public var trailingControlPoint: SIMD2<Float>
        /// The handle of the edge below the point.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of a grid, row by row.
    public enum Locations: Equatable, Sendable {
        /// Points without control points. The edges are smooth curves through the points.
        case points([SIMD2<Float>])
        /// Points with control points.
        case bezierPoints([BezierPoint])
    }

    /// The colors at the points of a grid, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colors that can depend on the environment.
        case colors([Color])
        /// Colors with resolved components.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The position of the points.
    public var locations: Locations
    /// The colors of the points.
    public var colors: Colors
    /// The color outside the mesh.
    public var background: Color
    /// A Boolean value that indicates whether colors change smoothly at the points. Otherwise, they are interpolated
    /// linearly between points.
    public var smoothsColors: Bool
    /// The color space for interpolating colors.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient. It needs `width × height` points and colors, and at least two of each in both directions.
    /// Otherwise, only the background is drawn.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient from points as fractions of the area: (0, 0) is its upper-left corner, and (1, 1) is its
    /// lower-right corner.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points and resolved colors.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with handles.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with handles and resolved colors.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.recipe = StyleRecipe(.mesh(MeshTessellation(self, shape.environment).paint))
    }
}

extension MeshGradient: View {
    @MainActor @preconcurrency public var body: some View { Rectangle().fill(self) }
}

/// Turns a net of curved patches into one of many small straight ones.
private struct MeshTessellation {
    let paint: MeshPaint

    /// Pieces along each edge of a patch.
    private static let pieces = 16
    private static let mostPoints = 400

    private typealias Point = SIMD2<Float>
    private typealias Tint = SIMD4<Float>

    init(_ mesh: MeshGradient, _ environment: EnvironmentValues) {
        let background = mesh.background.resolve(in: environment).rgba
        let (width, height) = (mesh.width, mesh.height)
        let colors: [Color.Resolved] =
            switch mesh.colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let count =
            width > 1 && height > 1 && width <= Self.mostPoints && height <= Self.mostPoints ? width * height : 0
        guard count > 0, count <= Self.mostPoints, colors.count == count,
            let corners = Self.corners(mesh.locations, width, height)
        else {
            Log.once(
                "A mesh gradient of \(width) × \(height) needs the same number of points and colors, and at most 400 points."
            )
            paint = MeshPaint(columns: 0, rows: 0, points: [], colors: [], background: background)
            return
        }
        let space = mesh.colorSpace
        let tints = colors.map { space.tint($0) }
        let n = Self.pieces
        let columns = (width - 1) * n + 1
        let rows = (height - 1) * n + 1
        var points: [CGPoint] = []
        var mixed: [RGBA] = []
        points.reserveCapacity(columns * rows)
        mixed.reserveCapacity(columns * rows)
        for row in 0..<rows {
            let j = min(row / n, height - 2)
            let v = Float(row - j * n) / Float(n)
            for column in 0..<columns {
                let i = min(column / n, width - 2)
                let u = Float(column - i * n) / Float(n)
                func corner(_ x: Int, _ y: Int) -> MeshGradient.BezierPoint { corners[(j + y) * width + i + x] }
                let p = Self.point(corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1), u, v)
                points.append(CGPoint(x: CGFloat(p.x), y: CGFloat(p.y)))
                func tint(_ x: Int, _ y: Int) -> Tint {
                    tints[min(max(j + y, 0), height - 1) * width + min(max(i + x, 0), width - 1)]
                }
                let tinted =
                    mesh.smoothsColors
                    ? Self.smooth((-1...2).map { y in Self.smooth((-1...2).map { tint($0, y) }, u) }, v)
                    : Self.mix(Self.mix(tint(0, 0), tint(1, 0), u), Self.mix(tint(0, 1), tint(1, 1), u), v)
                mixed.append(space.color(tinted).rgba)
            }
        }
        paint = MeshPaint(columns: columns, rows: rows, points: points, colors: mixed, background: background)
    }

    /// The points with handles; nil if their number is wrong.
    private static func corners(_ locations: MeshGradient.Locations, _ width: Int, _ height: Int)
        -> [MeshGradient.BezierPoint]?
    {
        switch locations {
        case .bezierPoints(let points): return points.count == width * height ? points : nil
        case .points(let points):
            guard points.count == width * height else { return nil }
            return points.indices.map { index in
                let (i, j) = (index % width, index / width)
                let p = points[index]
                // Handles point along the line between the neighbors on both sides; at an end to the only one.
                func handle(_ before: Int?, _ after: Int?) -> Point {
                    switch (before, after) {
                    case (let a?, let b?): (points[b] - points[a]) / 6
                    case (nil, let b?): (points[b] - p) / 3
                    case (let a?, nil): (p - points[a]) / 3
                    default: .zero
                    }
                }
                let across = handle(i > 0 ? index - 1 : nil, i < width - 1 ? index + 1 : nil)
                let down = handle(j > 0 ? index - width : nil, j < height - 1 ? index + width : nil)
                return MeshGradient.BezierPoint(
                    position: p, leadingControlPoint: p - across, topControlPoint: p - down,
                    trailingControlPoint: p + across, bottomControlPoint: p + down)
            }
        }
    }

    private static func mix<V: SIMD<Float>>(_ a: V, _ b: V, _ f: Float) -> V { a + (b - a) * f }

    private static func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Float) -> Point {
        let u = 1 - t
        return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
    }

    /// A point of the surface between four curved edges.
    private static func point(
        _ a: MeshGradient.BezierPoint, _ b: MeshGradient.BezierPoint, _ c: MeshGradient.BezierPoint,
        _ d: MeshGradient.BezierPoint, _ u: Float, _ v: Float
    ) -> Point {
        let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
        let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
        let leading = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
        let trailing = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
        let plane = mix(mix(a.position, b.position, u), mix(c.position, d.position, u), v)
        return mix(top, bottom, v) + mix(leading, trailing, u) - plane
    }

    /// A curve through the middle two of four colors.
    private static func smooth(_ c: [Tint], _ t: Float) -> Tint {
        let t2 = t * t
        let t3 = t2 * t
        let first = c[0] * (-0.5 * t3 + t2 - 0.5 * t) + c[1] * (1.5 * t3 - 2.5 * t2 + 1)
        let second = c[2] * (-1.5 * t3 + 2 * t2 + 0.5 * t) + c[3] * (0.5 * t3 - 0.5 * t2)
        return first + second
    }
}

extension Gradient.ColorSpace {
    /// A color's components in this space, in which they may be mixed.
    fileprivate func tint(_ color: Color.Resolved) -> SIMD4<Float> {
        guard isPerceptual else { return SIMD4(color.red, color.green, color.blue, color.opacity) }
        let lab = Oklab(color)
        return SIMD4(lab.l, lab.a, lab.b, color.opacity)
    }

    fileprivate func color(_ tint: SIMD4<Float>) -> Color.Resolved {
        let opacity = min(max(tint.w, 0), 1)
        return isPerceptual
            ? Oklab(l: tint.x, a: tint.y, b: tint.z).color(opacity: opacity)
            : Color.Resolved(red: tint.x, green: tint.y, blue: tint.z, opacity: opacity)
    }
}
