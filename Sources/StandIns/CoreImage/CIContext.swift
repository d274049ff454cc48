import CoreGraphics
import Foundation
import UIKit

/// A type that describes what colors mean. They are all of sRGB here.
public final class CGColorSpace: Sendable {}

/// A type that describes how pixels are written.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    /// Creates a format.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Red, green, blue and alpha, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 24)
    /// Blue, green, red and alpha, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 266)
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value that indicates whether the processor draws. It always does.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The color space that is worked in. Colors are not converted here.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The color space of what comes out. Colors are not converted here.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// An object that draws recipes.
open class CIContext: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// Creates a context.
    public override init() { super.init() }
    /// Creates a context.
    public init(options: [CIContextOption: Any]? = nil) {}

    /// The most pixels that are drawn at once.
    private static let mostPixels = 64_000_000

    /// Returns the pixels of a rectangle. Nil if it has none, or more than 64 million.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let rect = PixelRect(fromRect)
        guard rect.width > 0, rect.height > 0, rect.width <= Self.mostPixels / rect.height else { return nil }
        return CGImage(width: rect.width, height: rect.height, pixels: bytes(image, rect, blueFirst: true))
    }

    /// Writes the pixels of a rectangle to memory.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let rect = PixelRect(bounds)
        guard rect.width > 0, rect.height > 0, rect.width <= Self.mostPixels / rect.height else { return }
        let bytes = bytes(image, rect, blueFirst: format == .BGRA8)
        for row in 0..<rect.height {
            bytes[(row * rect.width * 4)..<((row + 1) * rect.width * 4)].withUnsafeBytes {
                data.advanced(by: row * rowBytes).copyMemory(from: $0.baseAddress!, byteCount: $0.count)
            }
        }
    }

    private func bytes(_ image: CIImage, _ rect: PixelRect, blueFirst: Bool) -> [UInt8] {
        let raster = image.render(rect)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raster.pixels.count * 4)
        for y in stride(from: rect.height - 1, through: 0, by: -1) {
            for pixel in raster.pixels[(y * rect.width)..<((y + 1) * rect.width)] {
                let value = (pixel.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
                let first = blueFirst ? value.z : value.x
                let third = blueFirst ? value.x : value.z
                bytes += [UInt8(first), UInt8(value.y), UInt8(third), UInt8(value.w)]
            }
        }
        return bytes
    }
}
