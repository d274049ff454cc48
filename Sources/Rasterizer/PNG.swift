import CRaster
import DisplayList
import Foundation

/// PNG files. The same pixels always give the same bytes.
package enum PNG {
    /// Writes premultiplied 0xAARRGGBB words, with `stride` of them from row to row. Nil for an absurd size.
    package static func encode(
        pixels: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int
    ) -> Data? {
        var length = 0
        guard let bytes = perch_png_encode(pixels, stride, Int32(width), Int32(height), &length) else { return nil }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    }

    /// Writes an image.
    package static func encode(_ image: ImageData) -> Data? {
        image.withWords { encode(pixels: $0, stride: image.width, width: image.width, height: image.height) }
    }
}

extension ImageData {
    /// Reads a PNG or JPEG file; nil for anything else, and for a broken file.
    package static func decode(_ file: Data, scale: Double = 1) -> ImageData? {
        var width: Int32 = 0
        var height: Int32 = 0
        let words = file.withUnsafeBytes { bytes -> UnsafeMutablePointer<UInt32>? in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
            return perch_png_decode(start, bytes.count, &width, &height)
                ?? perch_jpeg_decode(start, bytes.count, &width, &height)
        }
        guard let words else { return nil }
        defer { free(words) }
        let bytes = UnsafeRawBufferPointer(start: words, count: Int(width) * Int(height) * 4)
        return ImageData(width: Int(width), height: Int(height), scale: scale, pixels: [UInt8](bytes))
    }

    func withWords<R>(_ body: (UnsafePointer<UInt32>) -> R) -> R {
        pixels.withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt32.self)) }
    }
}
