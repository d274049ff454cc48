import CoreGraphics
import Foundation

/// How an image's pixels are mixed when it is drawn at another size.
package enum ImageInterpolation: Hashable, Sendable {
    case none, low, medium, high
}

/// One painting step. Coordinates are those of the node that holds it, y down, in points.
package enum DrawOperation: Hashable, Sendable {
    /// `antialiased: false` also snaps edges to device pixels, which keeps hairlines crisp.
    case fill(PathData, Paint, evenOdd: Bool, antialiased: Bool)
    case stroke(PathData, StrokePen, Paint, antialiased: Bool)
    case glyphs(GlyphRun, Paint)
    /// Draws the pixels of `source` (in pixels; nil is all of them) into `destination`.
    /// With a `tint` only the image's alpha counts.
    case image(
        ImageData, destination: CGRect, source: CGRect?, tint: Paint?, opacity: Double,
        interpolation: ImageInterpolation)

    /// The area that the operation may paint; null for nothing and for numbers that are none.
    package var bounds: CGRect { reach.sane }

    private var reach: CGRect {
        switch self {
        case .fill(let path, _, _, _): path.boundingBox
        case .stroke(let path, let pen, _, _):
            path.boundingBox.sane.insetBy(
                dx: -pen.width * (pen.join == .miter ? 2 : 0.75),
                dy: -pen.width * (pen.join == .miter ? 2 : 0.75))
        // Glyphs may reach past their advance box: italics, accents, swashes.
        case .glyphs(let run, _): run.bounds.sane.insetBy(dx: -run.size * 0.3, dy: -run.size * 0.3)
        case .image(_, let destination, _, _, _, _): destination
        }
    }
}

extension CGRect {
    /// The rectangle cut to what can be computed with; null if one of its numbers is none. Foundation's
    /// own set operations trap on such numbers.
    package var sane: CGRect {
        let limit: CGFloat = 1e8
        guard !isNull else { return .null }
        func cut(_ value: CGFloat) -> CGFloat { value.isNaN ? value : Swift.min(Swift.max(value, -limit), limit) }
        let x0 = cut(origin.x + Swift.min(size.width, 0))
        let y0 = cut(origin.y + Swift.min(size.height, 0))
        let x1 = cut(origin.x + Swift.max(size.width, 0))
        let y1 = cut(origin.y + Swift.max(size.height, 0))
        return x0.isNaN || y0.isNaN || x1.isNaN || y1.isNaN
            ? .null : CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}
