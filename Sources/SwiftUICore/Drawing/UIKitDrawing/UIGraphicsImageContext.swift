import CoreGraphics
import Foundation
import UIKit

/// The images that are being drawn, the latest last. Each thread has its own.
private enum ImageContexts {
    struct Entry {
        let context: CGContext
        let scale: CGFloat
        let isOpaque: Bool
    }

    private static let key = "perch.image-contexts"

    static var stack: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// Begins drawing an image with a size in points, until `UIGraphicsEndImageContext`.
///
/// - Parameters:
///   - opaque: whether the image is without transparency.
///   - scale: pixels for each point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(drawing: CGRect(origin: .zero, size: size))
    ImageContexts.stack.append(.init(context: context, scale: scale, isOpaque: opaque))
    GraphicsContexts.push(context)
}

/// Begins drawing an image with a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Returns the current drawing as an image. Nil if no image is being drawn, or if its size is invalid.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ImageContexts.stack.last else { return nil }
    let image = entry.context.image(scale: entry.scale, isOpaque: entry.isOpaque)
    return image.cgImage == nil ? nil : image
}

/// Ends the drawing that `UIGraphicsBeginImageContextWithOptions` began.
public func UIGraphicsEndImageContext() {
    guard ImageContexts.stack.popLast() != nil else { return }
    GraphicsContexts.pop()
}

extension UIImage {
    /// Returns the image with the given maximum size and unchanged proportions. Nil for symbols and empty images.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
            return nil
        }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let small = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
    }

    /// Returns the image with the given maximum size and unchanged proportions. Nil for symbols and empty images.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image, prepared for display. In Perch, images are always prepared.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Returns the image, prepared for display. In Perch, images are always prepared.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
