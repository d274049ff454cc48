import CoreGraphics
import Foundation

/// A color in sRGB, not premultiplied. Components outside 0...1 are allowed until they are painted.
package struct RGBA: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    package func opacity(_ factor: Double) -> RGBA {
        var copy = self
        copy.alpha *= Float(factor)
        return copy
    }
}

/// A color at a place along a gradient, 0...1.
package struct GradientStop: Hashable, Sendable {
    package var color: RGBA
    package var location: Double

    package init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}

/// How a gradient continues beyond its ends.
package enum GradientSpread: Hashable, Sendable {
    /// With the colors of the ends.
    case pad
    case `repeat`
    /// There and back again.
    case mirror
}

/// What an area is filled with. Points are in the coordinates of the operation that paints.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient([GradientStop], from: CGPoint, to: CGPoint, spread: GradientSpread = .pad)
    /// Circles from `startRadius` to `endRadius`; `transform` is applied to them, which makes ellipses.
    case radialGradient(
        [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double,
        transform: CGAffineTransform, spread: GradientSpread = .pad)
    /// A sweep round `center`; angles in radians, clockwise from the x axis.
    case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// An image repeated over the area, its first tile at `origin`, drawn at `scale` times its point size.
    case image(ImageData, origin: CGPoint, scale: Double)
    /// A mesh of colors; `transform` leads from its own coordinates to those of the operation.
    case mesh(MeshPaint, transform: CGAffineTransform)
}

/// A net of points, each with a color. Between neighboring points colors are mixed in straight lines, so a smooth mesh
/// has many points.
package struct MeshPaint: Hashable, Sendable {
    /// How many points there are in a row, and how many rows.
    package var columns: Int
    package var rows: Int
    /// Row by row.
    package var points: [CGPoint]
    package var colors: [RGBA]
    /// What lies outside of the mesh.
    package var background: RGBA

    package init(columns: Int, rows: Int, points: [CGPoint], colors: [RGBA], background: RGBA) {
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.background = background
    }
}

/// The pen of a stroke. Lengths are in points.
package struct StrokePen: Hashable, Sendable {
    package var width: Double
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: Double
    package var dash: [Double]
    package var dashPhase: Double

    package init(
        width: Double, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
