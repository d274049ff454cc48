import CollectionSupplement
import CoreGraphics
import DisplayList
import Locking
import Rasterizer
import VectorImages

/// A drawing of a catalog, with what is known of the place where it is shown.
struct VectorPicture: Hashable, Sendable {
    var drawing: VectorDrawing
    /// Whether it is drawn again at any size, and not made larger as pixels.
    var isKept: Bool
    /// Pixels for each point.
    var scale: Int
    /// Where the baseline of a symbol lies, from the top. Symbols are drawn for text of 100 points.
    var baseline: CGFloat?

    /// The drawing as pixels, at its own size; nil for one without an area.
    var bitmap: ImageData? {
        Self.bitmaps.withLock { bitmaps in
            let key = Key(drawing: drawing, scale: scale)
            if let known = bitmaps[key] { return known }
            let painter = RasterPainter(scale: Double(scale))
            painter.paint(DisplayList(size: drawing.size, root: drawing.node))
            guard let image = painter.picture?.imageData(scale: Double(scale)) else { return nil }
            bitmaps[key] = image
            return image
        }
    }

    private struct Key: Hashable {
        var drawing: VectorDrawing
        var scale: Int
    }

    /// Kept, since images are equal only where they are the same object.
    private static let bitmaps = Locked(BoundedCache<Key, ImageData>(limit: 256))
}
