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
