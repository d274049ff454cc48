import Foundation

/// Decoded pixels: premultiplied BGRA, 8 bits each, rows from the top, no padding.
///
/// Two images are equal when they share their pixels, as those do that are made from the same bitmap; pixels are never
/// compared.
package final class ImageData: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Pixels for each point: 2 for an `@2x` file.
    package let scale: Double
    package let pixels: [UInt8]
    /// Where the pixels lie, which tells whether two images share them: they never move.
    private let address: UInt

    /// Creates an image. Returns nil if `pixels` does not hold `width × height × 4` bytes.
    package init?(width: Int, height: Int, scale: Double = 1, pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
        address = pixels.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }

    package static func == (a: ImageData, b: ImageData) -> Bool {
        a.address == b.address && a.width == b.width && a.height == b.height && a.scale == b.scale
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
