@_exported import CoreGraphics
import Foundation
import UIKit

/// A recipe for a picture. It is drawn when a ``CIContext`` asks for pixels.
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because it never changes: the recipe holds values and other images only.

    /// The extent, which indicates where the picture has pixels. Recipes without an end have a rectangle without one.
    public let extent: CGRect
    /// Whether pixels that become larger keep their edges, as those of generated codes do.
    let isSharp: Bool
    let render: (PixelRect) -> Raster

    init(extent: CGRect, isSharp: Bool = false, render: @escaping (PixelRect) -> Raster) {
        self.extent = extent
        self.isSharp = isSharp
        self.render = render
    }

    /// Returns an empty image.
    public class func empty() -> CIImage { CIImage(extent: .null) { Raster($0) } }

    /// Creates a filter that makes the color transparent.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(extent: .infinite) { rect in Raster(rect) { _, _ in pixel } }
    }

    /// Creates a bitmap.
    public convenience init(cgImage: CGImage) {
        let (width, height) = (cgImage.width, cgImage.height)
        self.init(extent: CGRect(x: 0, y: 0, width: width, height: height)) { rect in
            let pixels = cgImage.pixels
            return Raster(rect) { x, y in
                guard x >= 0, y >= 0, x < width, y < height else { return .zero }
                let place = ((height - 1 - y) * width + x) * 4
                return SIMD4(
                    Float(pixels[place + 2]), Float(pixels[place + 1]), Float(pixels[place]), Float(pixels[place + 3]))
                    / 255
            }
        }
    }

    /// Creates a bitmap of UIKit's. Nil for a symbol.
    public convenience init?(image: UIImage) {
        guard let bitmap = image.cgImage else { return nil }
        self.init(cgImage: bitmap)
    }

    /// Creates a picture's file. Nil if it is none.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// Creates a picture's file. Nil if it is none.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Other pictures of this one

    /// Returns the picture moved, scaled or turned.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let inverse = matrix.inverted()
        let isSharp = isSharp
        return CIImage(extent: extent.isInfinite ? extent : extent.applying(matrix), isSharp: isSharp) { rect in
            let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).applying(inverse)
            let source = self.render(PixelRect(area).expanded(1))
            return Raster(rect) { x, y in
                let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                if isSharp { return source[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))] }
                let (left, bottom) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
                let (column, row) = (Int(left), Int(bottom))
                let (across, up) = (Float(place.x - 0.5 - left), Float(place.y - 0.5 - bottom))
                let low = source[column, row] * (1 - across) + source[column + 1, row] * across
                let high = source[column, row + 1] * (1 - across) + source[column + 1, row + 1] * across
                return low * (1 - up) + high * up
            }
        }
    }

    /// Returns the part in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.isInfinite ? rect : extent.intersection(rect)
        let pixels = PixelRect(part)
        return CIImage(extent: part, isSharp: isSharp) { wanted in
            let source = self.render(wanted)
            return Raster(wanted) { x, y in pixels.contains(x, y) ? source[x, y] : .zero }
        }
    }

    /// Returns the pixels at the edges continue without an end.
    public func clampedToExtent() -> CIImage {
        guard !extent.isNull, !extent.isInfinite else { return self }
        let edge = PixelRect(extent)
        return CIImage(extent: .infinite, isSharp: isSharp) { wanted in
            let source = self.render(edge)
            return Raster(wanted) { x, y in
                source[
                    min(max(x, edge.x), edge.x + edge.width - 1), min(max(y, edge.y), edge.y + edge.height - 1)]
            }
        }
    }

    /// Returns the picture over another one.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(extent: extent.union(dest.extent)) { rect in
            let (top, bottom) = (self.render(rect), dest.render(rect))
            return Raster(rect) { x, y in
                let pixel = top[x, y]
                return pixel + bottom[x, y] * (1 - pixel.w)
            }
        }
    }

    /// Returns what a filter makes of the picture; the picture itself if there is no such filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }

    /// Returns the picture blurred.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
}

/// A color of Core Image's.
public final class CIColor: NSObject, Sendable {
    /// The red component from 0 to 1.
    public let red: CGFloat
    /// The green, from 0 to 1.
    public let green: CGFloat
    /// The blue, from 0 to 1.
    public let blue: CGFloat
    /// The alpha, from 0 to 1.
    public let alpha: CGFloat

    /// Creates a color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color of UIKit's.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// A transparent color.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)

    var pixel: SIMD4<Float> {
        SIMD4(Float(red), Float(green), Float(blue), 1) * Float(alpha)
    }
}

/// A vector of Core Image's.
public final class CIVector: NSObject, Sendable {
    private let values: [CGFloat]

    /// Creates two numbers.
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    /// Creates three numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
    /// Four numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    /// Creates a rectangle: its corner, its width and its height.
    public init(cgRect r: CGRect) { values = [r.minX, r.minY, r.width, r.height] }
    /// Creates a point.
    public init(cgPoint p: CGPoint) { values = [p.x, p.y] }

    /// The number of numbers.
    public var count: Int { values.count }
    /// Returns a number. It is 0 if there is none.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// A rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

extension UIImage {
    /// Creates a picture of a recipe, one pixel for each point.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates a picture of a recipe. One without an end, or without pixels, is empty.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
}
