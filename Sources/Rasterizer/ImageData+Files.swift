import CRaster
import DisplayList
import Foundation

extension ImageData {
    /// Reads a PNG, JPEG, or GIF file, and a WebP, HEIC, or AVIF file where the system has the library for it; nil for
    /// anything else, and for a broken file. A file with several pictures gives the first.
    package static func decode(_ file: Data, scale: Double = 1) -> ImageData? {
        var width: Int32 = 0
        var height: Int32 = 0
        let words = file.withUnsafeBytes { bytes -> UnsafeMutablePointer<UInt32>? in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
            return perch_png_decode(start, bytes.count, &width, &height)
                ?? perch_jpeg_decode(start, bytes.count, &width, &height)
                ?? perch_gif_decode(start, bytes.count, &width, &height)
                ?? perch_library_decode(start, bytes.count, &width, &height)
        }
        guard let words else { return nil }
        defer { free(words) }
        let bytes = UnsafeRawBufferPointer(start: words, count: Int(width) * Int(height) * 4)
        return ImageData(width: Int(width), height: Int(height), scale: scale, pixels: [UInt8](bytes))
    }

    /// The package of the system that would let a file be read, for a WebP, HEIC, or AVIF file whose library is missing.
    package static func missingLibrary(for file: Data) -> String? {
        file.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.flatMap { perch_library_missing($0, bytes.count) }.map {
                String(cString: $0)
            }
        }
    }

    func withWords<R>(_ body: (UnsafePointer<UInt32>) -> R) -> R {
        pixels.withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt32.self)) }
    }
}
