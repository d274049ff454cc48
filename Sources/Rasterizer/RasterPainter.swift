import CRaster
import CoreGraphics
import DisplayList
import Foundation

/// Paints display lists into a picture that it keeps, each time only what has changed.
package final class RasterPainter {
    /// Device pixels for each point.
    package let scale: Double
    /// What was painted last; nil before the first paint and for an empty or absurd canvas.
    package private(set) var picture: PixelBuffer?
    /// How many drawing operations the last paint carried out.
    package private(set) var operationsPainted = 0
    /// Why the last list could not be painted as asked, for the engine's log.
    package private(set) var problem: String?

    private var previous: DisplayList?
    private var coverage: CoverageMaker?
    private let images = ScaledImages()

    package init(scale: Double = 1) {
        self.scale = scale.isFinite && scale > 0 ? min(scale, 16) : 1
    }

    /// Paints `list` and returns the pixels that may have changed.
    @discardableResult
    package func paint(_ list: DisplayList) -> [DeviceRect] {
        operationsPainted = 0
        let size = canvasSize(list.size)
        if picture?.width != size.width || picture?.height != size.height {
            picture = PixelBuffer(DeviceRect(x0: 0, y0: 0, x1: size.width, y1: size.height))
            previous = nil
        }
        guard let picture else { return [] }
        // Shadows and blurs reach in from outside of the canvas.
        if coverage?.limit != picture.rect.outset(Self.margin) {
            coverage = CoverageMaker(limit: picture.rect.outset(Self.margin))
        }
        var damage = [picture.rect]
        if let previous, previous.background == list.background {
            damage = Damage(scale: scale, canvas: picture.rect).between(previous.root, list.root)
        }
        for rect in damage {
            let matrix = CGAffineTransform(scaleX: scale, y: scale)
            let occluder = OccluderSearch(list.root, rect, matrix).best
            let open = occluder.map { rect.without($0.rect) } ?? rect
            if !open.isEmpty { picture.withSurface { perch_clear($0, open.c, list.background?.word() ?? 0) } }
            let pass = PaintPass(coverage: coverage!, images: images, canvas: picture, occluder: occluder)
            pass.paint(list.root, Scope(clip: rect, matrix: matrix))
            operationsPainted += pass.operationsPainted
        }
        previous = list
        return damage
    }

    /// Forgets what was painted, so that the next paint starts from nothing.
    package func reset() { previous = nil }

    private static let margin = 256
    /// Pixels, across or down; a larger canvas is cut.
    package static let longestSide = 16384

    private func canvasSize(_ size: CGSize) -> (width: Int, height: Int) {
        problem = nil
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard width.isFinite, height.isFinite, width >= 1, height >= 1 else {
            problem = "The canvas of \(size.width) × \(size.height) points has nothing to paint on"
            return (0, 0)
        }
        var fitted = (min(width, Double(Self.longestSide)), min(height, Double(Self.longestSide)))
        if fitted.0 * fitted.1 > CGFloat(PixelBuffer.areaLimit) {
            fitted.1 = (CGFloat(PixelBuffer.areaLimit) / fitted.0).rounded(.down)
        }
        if fitted != (width, height) {
            problem = "The canvas of \(width) × \(height) pixels is too large and was cut to \(fitted.0) × \(fitted.1)"
        }
        return (Int(fitted.0), Int(fitted.1))
    }
}
