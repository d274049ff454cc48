import CRaster
import CoreGraphics
import DisplayList
import Foundation

/// A gradient paint in the form that the pixel kernel takes.
struct GradientKernel {
    private let kind: Int32
    private let stops: [PerchStop]
    private let geometry: [Double]
    private var spread = GradientSpread.pad
    private let transform: CGAffineTransform

    /// Nil for paints that are no gradients and for gradients without colors or with impossible numbers.
    init?(_ paint: Paint) {
        var transform = CGAffineTransform.identity
        let colors: [GradientStop]
        switch paint {
        case .linearGradient(let stops, let from, let to, let spread):
            self.spread = spread
            kind = Int32(PERCH_LINEAR)
            colors = stops
            geometry = [from.x, from.y, to.x, to.y]
        case .radialGradient(let stops, let center, let start, let end, let shape, let spread):
            self.spread = spread
            kind = Int32(PERCH_RADIAL)
            colors = stops
            geometry = [center.x, center.y, start, end]
            transform = shape
        case .angularGradient(let stops, let center, let start, let end):
            kind = Int32(PERCH_ANGULAR)
            colors = stops
            geometry = [center.x, center.y, start, end]
        case .color, .image, .mesh: return nil
        }
        guard !colors.isEmpty, transform.isSane, geometry.allSatisfy({ abs($0) < 1e9 }) else { return nil }
        self.transform = transform
        var least = -Float.infinity
        stops = colors.map { stop in
            // Locations that step back are taken as hard edges.
            least = max(least, stop.location.isFinite ? Float(stop.location) : 0)
            let color = stop.color
            let alpha = min(max(color.alpha, 0), 1)
            func channel(_ value: Float) -> Float { min(max(value, 0), 1) * alpha }
            return PerchStop(
                location: least, r: channel(color.red), g: channel(color.green), b: channel(color.blue), a: alpha)
        }
    }

    /// Paints all of `buffer`; `matrix` leads from the gradient's space to the device.
    func paint(_ buffer: PixelBuffer, _ matrix: CGAffineTransform) {
        let inverse = transform.concatenating(matrix).inverted().entries
        buffer.withSurface { perch_gradient($0, kind, stops, Int32(stops.count), inverse, geometry, spread.kernel) }
    }
}

extension CGAffineTransform {
    var entries: [Double] { [a, b, c, d, tx, ty].map(Double.init) }
}

extension GradientSpread {
    fileprivate var kernel: Int32 {
        switch self {
        case .pad: Int32(PERCH_PAD)
        case .repeat: Int32(PERCH_REPEAT)
        case .mirror: Int32(PERCH_MIRROR)
        }
    }
}
