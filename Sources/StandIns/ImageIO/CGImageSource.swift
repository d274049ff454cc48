@_exported import CoreGraphics
import Foundation
import UIKit

/// An object that reads a picture from bytes: one picture of each file, in the formats that `UIImage` reads.
public final class CGImageSource: Sendable {
    let data: Data?
    let image: CGImage?

    init(_ data: Data?) {
        self.data = data
        image = data.flatMap { UIImage(data: $0)?.cgImage }
    }
}

/// Constants that describe how far a source is read.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// Returns a source of bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// Returns a source of a file. Nil if there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSource(data)
}

/// Returns the number of pictures: one, or none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// Returns which picture is the main one: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the status of the picture.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusUnknownType : .statusComplete
}

/// Returns the format, as a type's identifier.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    guard isrc.image != nil, let data = isrc.data else { return nil }
    let beginnings: [(bytes: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
        ([0x47, 0x49, 0x46], "com.compuserve.gif"), ([0x52, 0x49, 0x46, 0x46], "org.webmproject.webp"),
        ([0x25, 0x50, 0x44, 0x46], "com.adobe.pdf"),
    ]
    return beginnings.first { data.starts(with: $0.bytes) }.map { $0.type as NSString }
}

/// Returns the picture. Nil for any other index than 0.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Returns the picture, so small that its longer side is `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    let longest = options?[kCGImageSourceThumbnailMaxPixelSize] as? Double ?? .infinity
    return Thumbnail.make(of: image, longest: longest)
}

/// Returns the picture's size and such.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    let properties: [String: Any] = [
        kCGImagePropertyPixelWidth as String: image.width, kCGImagePropertyPixelHeight as String: image.height,
        kCGImagePropertyDepth as String: image.bitsPerComponent, kCGImagePropertyHasAlpha as String: true,
        kCGImagePropertyOrientation as String: 1,
    ]
    return properties as NSDictionary
}

/// Returns what is known of the file as a whole.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.data.map { [kCGImagePropertyFileSize as String: $0.count] as NSDictionary }
}
