import CoreGraphics
import Foundation

/// What a filter does with its values.
struct FilterKernel: Sendable {
    let keys: [String]
    let makeDefaults: @Sendable () -> [String: Any]
    let output: @Sendable (FilterInput) -> CIImage?

    var defaults: [String: Any] { makeDefaults() }

    init(
        _ keys: [String] = [], _ defaults: @escaping @Sendable @autoclosure () -> [String: Any] = [:],
        _ output: @escaping @Sendable (FilterInput) -> CIImage?
    ) {
        self.keys = keys
        makeDefaults = defaults
        self.output = output
    }

    /// A filter that changes each pixel separately. Colors are passed over without their alpha.
    static func colors(
        _ defaults: @escaping @Sendable @autoclosure () -> [String: Any] = [:],
        _ change: @escaping @Sendable (FilterInput) -> (SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterKernel {
        FilterKernel([kCIInputImageKey] + defaults().keys.sorted(), defaults()) { input in
            guard let image = input.image else { return nil }
            let change = change(input)
            return CIImage(extent: image.extent, isSharp: image.isSharp) { rect in
                image.render(rect).map { pixel in
                    guard pixel.w > 0 else { return pixel }
                    let color = change(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w)
                    return SIMD4(color.clamped(lowerBound: .zero, upperBound: .one) * pixel.w, pixel.w)
                }
            }
        }
    }

    /// How bright a color is.
    static func luminance(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.2126, 0.7152, 0.0722)).sum() }

    /// All filters that are here.
    static let all: [String: FilterKernel] = {
        var all = colorKernels
        all.merge(areaKernels) { $1 }
        all.merge(compositeKernels) { $1 }
        all["CIQRCodeGenerator"] = FilterKernel(
            ["inputMessage", "inputCorrectionLevel"], ["inputCorrectionLevel": "M"]
        ) { input in
            guard let message = input.values["inputMessage"] as? Data else { return nil }
            let level = QRCode.Level(rawValue: input.values["inputCorrectionLevel"] as? String ?? "M") ?? .medium
            return QRCode(message, level).map(image)
        }
        return all
    }()

    /// Black modules on white, a pixel each, with a margin of one.
    private static func image(of code: QRCode) -> CIImage {
        let side = code.size + 2
        return CIImage(extent: CGRect(x: 0, y: 0, width: side, height: side), isSharp: true) { rect in
            Raster(rect) { x, y in
                guard (0..<side).contains(x), (0..<side).contains(y) else { return .zero }
                return code.isDark(column: x - 1, row: side - 2 - y) ? SIMD4(0, 0, 0, 1) : .one
            }
        }
    }
}
