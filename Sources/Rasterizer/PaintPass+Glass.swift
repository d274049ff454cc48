import CRaster
import CoreGraphics
import DisplayList
import Foundation

/// What glass paints beside what shows in it: the same as long as it stays where it is.
final class GlassAround {
    /// Outside of the shape.
    let shadow: Coverage?
    let rim: PixelBuffer?

    init(shadow: Coverage?, rim: PixelBuffer?) {
        self.shadow = shadow
        self.rim = rim
    }

    /// In pixels.
    var area: Int { (shadow?.bounds.area ?? 0) + (rim?.rect.area ?? 0) }
}

struct GlassKey: Hashable {
    let plate: GlassPlate
    let matrix: [CGFloat]

    init(plate: GlassPlate, matrix: CGAffineTransform) {
        self.plate = plate
        self.matrix = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    }
}

extension PaintPass {
    /// Paints glass and what it throws on what lies around it.
    func glass(_ plate: GlassPlate, _ scope: Scope) {
        guard let shape = coverage.fill(plate.path, scope.matrix, evenOdd: false, antialiased: true) else { return }
        countOperation()
        if let seen = behind(plate, shape, scope) { composite(seen, scope, through: shape) }
        let around = coverage.glass(GlassKey(plate: plate, matrix: scope.matrix)) {
            GlassAround(
                shadow: shadow(of: plate, outside: shape, scope.matrix), rim: rim(of: plate, shape, scope.matrix))
        }
        if let shadow = around.shadow {
            let color = plate.shadow.word(opacity: scope.opacity)
            target.withSurface { surface in shadow.withC { perch_fill(surface, scope.clip.c, $0, color) } }
        }
        if let rim = around.rim { composite(rim, scope) }
    }

    /// The light along the edge, as it lies on the device.
    private func rim(of plate: GlassPlate, _ shape: Coverage, _ matrix: CGAffineTransform) -> PixelBuffer? {
        guard let node = plate.rimNode else { return nil }
        let scope = Scope(clip: shape.bounds.intersection(coverage.limit), matrix: matrix)
        return withoutOcclusion { layer(scope.clip) { paint(node, scope) } }
    }

    /// What shows in the glass, as far as the shape goes.
    private func behind(_ plate: GlassPlate, _ shape: Coverage, _ scope: Scope) -> PixelBuffer? {
        let sigma = deviceSigma(plate.blurRadius, scope.matrix)
        let cell = perch_cells(sigma)
        let area = Backdrop.area(plate.path, radius: plate.blurRadius, scope.matrix).intersection(layers[0].rect)
        guard !area.isEmpty, let cells = PixelBuffer(DeviceRect(perch_cell_rect(area.c, cell))),
            let ground = flattened(area),
            let result = PixelBuffer(shape.bounds.intersection(scope.clip).intersection(area))
        else { return nil }
        let own = perch_cell_sigma(sigma, cell)
        cells.withSurface { cells in
            ground.withSurface { perch_shrink(cells, $0, area.c, cell) }
            perch_blur_cells(cells, own, true)
            perch_color_matrix(cells, ColorFilter.saturation(plate.saturation).matrix)
        }
        cells.withSurface { surface in
            Coverage(cells.rect).withC { perch_fill(surface, cells.rect.c, $0, plate.tint.word()) }
            result.withSurface { perch_enlarge($0, surface, cell) }
        }
        return result
    }

    /// All that has been painted in an area: the canvas itself where no layer is open on it.
    private func flattened(_ area: DeviceRect) -> PixelBuffer? {
        guard layers.count > 1 else { return layers[0] }
        guard let result = PixelBuffer(area) else { return nil }
        for layer in layers {
            layer.withSurface { source in
                result.withSurface { perch_draw($0, area.c, nil, source, 255, CGBlendMode.normal.rawValue) }
            }
        }
        return result
    }

    /// What the shadow covers, outside of the shape that throws it.
    private func shadow(of plate: GlassPlate, outside shape: Coverage, _ place: CGAffineTransform) -> Coverage? {
        guard plate.hasShadow else { return nil }
        let sigma = deviceSigma(plate.shadowRadius / 2, place)
        let offset = CGSize(width: 0, height: plate.shadowOffset).applying(place)
        guard abs(offset.width) < 1e5, abs(offset.height) < 1e5 else { return nil }
        let cell = perch_cells(sigma)
        let own = perch_cell_sigma(sigma, cell)
        // The outline as it is in cells.
        let matrix =
            place
            .concatenating(CGAffineTransform(translationX: offset.width.rounded(), y: offset.height.rounded()))
            .concatenating(CGAffineTransform(scaleX: 1 / CGFloat(cell), y: 1 / CGFloat(cell)))
        // A rectangle would be moved to whole cells.
        let outline = PathData.elements(plate.path.elements)
        guard let thrown = coverage.fill(outline, matrix, evenOdd: false, antialiased: true) else { return nil }
        // Where less than half a step of a color is left, nothing is seen.
        let deviations = min(3, (2 * log(max(1, 255 * Double(plate.shadow.alpha)))).squareRoot())
        let reach = thrown.bounds.outset(Int((deviations * own).rounded(.up)) + 1)
        let size = Int(cell)
        let pixels = DeviceRect(x0: reach.x0 * size, y0: reach.y0 * size, x1: reach.x1 * size, y1: reach.y1 * size)
            .intersection(coverage.limit)
        guard reach.area <= PixelBuffer.areaLimit, let mask = Coverage.Mask(width: pixels.width, height: pixels.height)
        else { return nil }
        var cells = [UInt8](repeating: 0, count: reach.area)
        cells.withUnsafeMutableBufferPointer { cells in
            guard let bytes = cells.baseAddress else { return }
            thrown.withC { perch_put_coverage(bytes, reach.c, reach.width, $0) }
            perch_blur_bytes(bytes, Int32(reach.width), Int32(reach.height), own)
            perch_enlarge_bytes(mask.bytes, pixels.c, mask.stride, bytes, reach.c, cell)
        }
        shape.withC { perch_subtract_coverage(mask.bytes, pixels.c, mask.stride, $0) }
        return Coverage(pixels, mask: mask)
    }
}
