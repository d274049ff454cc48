import CRaster
import CoreGraphics
import DisplayList
import Foundation

extension MeshPaint {
    /// Paints all of `buffer`; `matrix` leads from the mesh's space to the device.
    func paint(_ buffer: PixelBuffer, _ matrix: CGAffineTransform) {
        buffer.withSurface { perch_clear($0, buffer.rect.c, background.word()) }
        guard columns > 1, rows > 1, points.count == columns * rows, colors.count == points.count, matrix.isSane
        else { return }
        let device = zip(points, colors).map { point, color in
            let p = point.applying(matrix)
            let alpha = min(max(color.alpha, 0), 1)
            func channel(_ value: Float) -> Float { min(max(value, 0), 1) * alpha }
            return PerchMeshPoint(
                x: p.x, y: p.y, r: channel(color.red), g: channel(color.green), b: channel(color.blue), a: alpha)
        }
        buffer.withSurface { perch_mesh($0, device, Int32(columns), Int32(rows)) }
    }
}
