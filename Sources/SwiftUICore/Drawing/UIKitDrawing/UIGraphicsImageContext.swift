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

/// Begins to draw an image of a size in points, until `UIGraphicsEndImageContext`.
///
/// - Parameters:
///   - opaque: whether the image is without transparency.
///   - scale: pixels for each point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(drawing: CGRect(origin: .zero, size: size))
    ImageContexts.stack.append(.init(context: context, scale: scale, isOpaque: opaque))
    GraphicsContexts.push(context)
}

/// Begins to draw an image of a size in points, with a pixel for each.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The image as it is drawn so far; nil if none is being drawn, or it has no size that can be.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ImageContexts.stack.last else { return nil }
    let image = entry.context.image(scale: entry.scale, isOpaque: entry.isOpaque)
    return image.cgImage == nil ? nil : image
}

/// Ends what `UIGraphicsBeginImageContextWithOptions` began.
public func UIGraphicsEndImageContext() {
    guard ImageContexts.stack.popLast() != nil else { return }
    GraphicsContexts.pop()
}

extension UIImage {
    /// The picture with at most so many points on each side, its proportions kept; nil for a symbol or nothing.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
            return nil
        }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let small = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
    }

    /// The picture with at most so many points on each side, its proportions kept; nil for a symbol or nothing.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture, ready to be drawn. Here a picture always is.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// The picture, ready to be drawn. Here a picture always is.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
