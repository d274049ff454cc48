import CRaster
import CoreGraphics
import DisplayList
import Foundation

/// A rectangle of device pixels, premultiplied 0xAARRGGBB words, that painters draw into.
package final class PixelBuffer {
    package let rect: DeviceRect
    package let pixels: UnsafeMutablePointer<UInt32>
    package var width: Int { rect.width }
    package var height: Int { rect.height }

    /// A clear buffer that lies at `rect` on the device; nil for an empty or absurd rectangle.
    init?(_ rect: DeviceRect) {
        guard !rect.isEmpty, rect.area <= PixelBuffer.areaLimit,
            let memory = PixelBuffer.allocate(rect.area * MemoryLayout<UInt32>.stride)
        else { return nil }
        self.rect = rect
        pixels = memory.bindMemory(to: UInt32.self, capacity: rect.area)
    }

    deinit {
        let size = rect.area * MemoryLayout<UInt32>.stride
        if size < PixelBuffer.leastMapped { free(pixels) } else { munmap(pixels, size) }
    }

    /// Canvases have separate pages: in the heap, small things would soon lie where one was, and the next would find no
    /// room between them. All pages come at once, since all will be painted.
    private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        if size < leastMapped {
            _ = keepsFreedMemory
            return calloc(size, 1)
        }
        let pages = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
        return pages == MAP_FAILED ? nil : pages
    }

    /// In bytes.
    private static let leastMapped = 2 << 20

    private static let keepsFreedMemory: Void = perch_keep_freed_memory()

    /// 256 MB of pixels.
    static let areaLimit = 64 << 20

    func withSurface<R>(_ body: (UnsafeMutablePointer<PerchSurface>) -> R) -> R {
        var surface = PerchSurface(
            pixels: pixels, stride: rect.width, x: Int32(rect.x0), y: Int32(rect.y0),
            width: Int32(rect.width), height: Int32(rect.height))
        return body(&surface)
    }

    /// All pixels as an image.
    package func imageData(scale: Double = 1) -> ImageData? {
        let bytes = UnsafeRawBufferPointer(start: pixels, count: rect.area * 4)
        return ImageData(width: width, height: height, scale: scale, pixels: [UInt8](bytes))
    }

    /// All pixels as a PNG file.
    package func pngData() -> Data? {
        PNG.encode(pixels: pixels, stride: rect.width, width: width, height: height)
    }
}

extension RGBA {
    /// Premultiplied 0xAARRGGBB.
    func word(opacity: Double = 1) -> UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32(min(max(value.isNaN ? 0 : value, 0), 1) * 255 + 0.5) }
        let a = min(max(alpha.isNaN ? 0 : alpha, 0), 1) * Float(opacity)
        func channel(_ value: Float) -> UInt32 { byte(min(max(value, 0), 1) * a) }
        return byte(a) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
}
