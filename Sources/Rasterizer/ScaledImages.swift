import CRaster
import CollectionSupplement
import CoreGraphics
import DisplayList
import Foundation

/// Images as they were last drawn, so that a scrolled or repainted image is not scaled again.
final class ScaledImages {
    private struct Key: Hashable {
        var image: ImageData
        var source: [Double]
        var width: Int
        var height: Int
        var interpolation: ImageInterpolation
    }

    /// By their area.
    private var cache = BoundedCache<Key, PixelBuffer>(limit: areaLimit)
    /// 16 MB.
    private static let areaLimit = 4 << 20

    /// The part `source` of an image drawn upright into `destination`, at least where `clip` needs it.
    /// The result's origin is the destination's, or the clip's where only that part was made.
    func scaled(
        _ image: ImageData, source: CGRect, to destination: DeviceRect, _ interpolation: ImageInterpolation,
        clip: DeviceRect
    ) -> (buffer: PixelBuffer, isWhole: Bool)? {
        guard destination.area <= Self.areaLimit / 4 else {
            let part = destination.intersection(clip)
            return make(image, source, destination, part, interpolation).map { ($0, false) }
        }
        let key = Key(
            image: image, source: source.entries, width: destination.width, height: destination.height,
            interpolation: interpolation)
        if let found = cache[key] { return (found, true) }
        let whole = DeviceRect(x0: 0, y0: 0, x1: destination.width, y1: destination.height)
        guard let buffer = make(image, source, whole, whole, interpolation) else { return nil }
        cache.set(buffer, for: key, cost: whole.area)
        return (buffer, true)
    }

    private func make(
        _ image: ImageData, _ source: CGRect, _ destination: DeviceRect, _ part: DeviceRect,
        _ interpolation: ImageInterpolation
    ) -> PixelBuffer? {
        guard let buffer = PixelBuffer(part) else { return nil }
        let place = [destination.x0, destination.y0, destination.width, destination.height].map(Double.init)
        image.withWords { words in
            buffer.withSurface {
                perch_resample(
                    $0, place, words, Int32(image.width), Int32(image.height), source.entries, interpolation.filter)
            }
        }
        return buffer
    }
}

extension ImageInterpolation {
    var filter: Int32 {
        switch self {
        case .none: Int32(PERCH_NEAREST)
        case .low, .medium: Int32(PERCH_BILINEAR)
        case .high: Int32(PERCH_BICUBIC)
        }
    }
}

extension CGRect {
    var entries: [Double] { [minX, minY, width, height].map(Double.init) }
}
