import Foundation

/// A bitmap. Two images are equal when they are the same object.
public final class CGImage: Hashable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// Premultiplied BGRA, 8 bits each, rows from the top, no padding.
    package let pixels: [UInt8]

    /// Creates an image; nil if `pixels` does not hold `width × height × 4` bytes.
    package init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Bits of each component.
    public var bitsPerComponent: Int { 8 }
    /// Bits of each pixel.
    public var bitsPerPixel: Int { 32 }
    /// Bytes of each row.
    public var bytesPerRow: Int { width * 4 }

    /// The part of the image in `rect`, in pixels from the top left; nil if they do not overlap.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var cropped: [UInt8] = []
        cropped.reserveCapacity(Int(part.width) * Int(part.height) * 4)
        for y in Int(part.minY)..<Int(part.maxY) {
            let start = (y * width + Int(part.minX)) * 4
            cropped += pixels[start..<start + Int(part.width) * 4]
        }
        return CGImage(width: Int(part.width), height: Int(part.height), pixels: cropped)
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
