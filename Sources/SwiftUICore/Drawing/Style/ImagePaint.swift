import CollectionSupplement
import CoreGraphics
import DisplayList
import Foundation
import Locking

/// An image repeated over an area, from the area's top left corner on.
///
/// Symbols have no pixels to repeat; they paint nothing and are logged.
public struct ImagePaint: ShapeStyle, Sendable {
    public typealias Resolved = Never

    /// The image that is repeated.
    public var image: Image
    /// The part of the image that is repeated, as fractions of its size.
    public var sourceRect: CGRect
    /// The scale of the image.
    public var scale: CGFloat

    /// Creates the paint.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        // Styles are asked while views are brought up to date, which happens on the main actor.
        nonisolated(unsafe) let environment = shape.environment
        nonisolated(unsafe) var picture = ResolvedPicture()
        assumeMainActor { picture = image.resolved(in: environment) }
        guard let data = picture.image ?? picture.vector?.bitmap, let tile = data.part(sourceRect) else {
            Log.once("ImagePaint has an image without pixels and paints nothing.")
            return shape.recipe = StyleRecipe(.color(.clear))
        }
        shape.recipe = StyleRecipe(.image(tile, scale: scale > 0 && scale.isFinite ? Double(scale) : 1))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that repeats an image over the area.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension ImageData {
    private struct PartKey: Hashable {
        var image: ImageData
        var numbers: [Int]
    }

    /// Parts are kept, since images are equal only where they are the same object.
    private static let parts = Locked(BoundedCache<PartKey, ImageData>(limit: 64))

    /// The pixels in a rectangle given in parts of the image; nil for none.
    func part(_ unit: CGRect) -> ImageData? {
        if unit == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
        let unit = unit.sane
        guard !unit.isNull else { return nil }
        func cut(_ value: CGFloat, _ side: Int) -> Int { Int((min(max(value, 0), 1) * CGFloat(side)).rounded()) }
        let (x0, x1) = (cut(unit.minX, width), cut(unit.maxX, width))
        let (y0, y1) = (cut(unit.minY, height), cut(unit.maxY, height))
        guard x1 > x0, y1 > y0 else { return nil }
        return Self.parts.withLock { parts in
            let key = PartKey(image: self, numbers: [x0, y0, x1, y1])
            if let known = parts[key] { return known }
            var rows: [UInt8] = []
            for y in y0..<y1 {
                let start = (y * width + x0) * 4
                rows += pixels[start..<start + (x1 - x0) * 4]
            }
            let part = ImageData(width: x1 - x0, height: y1 - y0, scale: scale, pixels: rows)
            parts[key] = part
            return part
        }
    }
}
