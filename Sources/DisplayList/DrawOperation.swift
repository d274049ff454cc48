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

    /// The area that the operation may paint.
    package var bounds: CGRect {
        switch self {
        case .fill(let path, _, _, _): path.boundingBox
        case .stroke(let path, let pen, _, _):
            path.boundingBox.insetBy(
                dx: -pen.width * (pen.join == .miter ? 2 : 0.75),
                dy: -pen.width * (pen.join == .miter ? 2 : 0.75))
        // Glyphs may reach past their advance box: italics, accents, swashes.
        case .glyphs(let run, _): run.bounds.insetBy(dx: -run.size * 0.3, dy: -run.size * 0.3)
        case .image(_, let destination, _, _, _, _): destination
        }
    }
}
