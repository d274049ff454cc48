import CoreGraphics
import Foundation
import UIKit

/// An object that writes a picture: PNG or JPEG.
public final class CGImageDestination {
    enum Target {
        case data(CFMutableData)
        case file(URL)
    }

    let target: Target
    let type: String
    var image: CGImage?
    var quality: CGFloat = 0.9

    init(_ target: Target, _ type: String) {
        self.target = target
        self.type = type
    }
}

private let writtenTypes = ["public.png", "public.jpeg"]

/// Returns the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { writtenTypes as NSArray }

/// Returns a destination in memory. Nil for a format that is not written.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    writtenTypes.contains(type as String) ? CGImageDestination(.data(data), type as String) : nil
}

/// Returns a destination in a file. Nil for a format that is not written.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    writtenTypes.contains(type as String) ? CGImageDestination(.file(url as URL), type as String) : nil
}

/// Sets the picture. A file holds one; the last one counts.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.image = image
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? Double { idst.quality = quality }
}

/// Sets the picture of a source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if index == 0, let image = isrc.image { CGImageDestinationAddImage(idst, image, properties) }
}

/// Sets properties of the file. Only the quality counts.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? Double { idst.quality = quality }
}

/// Writes the picture. Returns a Boolean value that indicates whether it could.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image.map(UIImage.init(cgImage:)) else { return false }
    guard let bytes = idst.type == "public.png" ? image.pngData() : image.jpegData(compressionQuality: idst.quality)
    else { return false }
    switch idst.target {
    case .data(let data):
        data.append(bytes)
        return true
    case .file(let url): return (try? bytes.write(to: url)) != nil
    }
}
