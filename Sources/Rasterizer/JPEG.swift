import CRaster
import DisplayList
import Foundation

/// JPEG files. The same pixels always give the same bytes.
package enum JPEG {
    /// Writes an image on white, since the format has no transparency. Nil for a size that it does not allow.
    ///
    /// - Parameter quality: from 0, smallest, to 1, best.
    package static func encode(_ image: ImageData, quality: Double) -> Data? {
        let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        var length = 0
        let bytes = image.withWords {
            perch_jpeg_encode($0, Int32(image.width), Int32(image.height), percent, &length)
        }
        guard let bytes else { return nil }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    }
}
