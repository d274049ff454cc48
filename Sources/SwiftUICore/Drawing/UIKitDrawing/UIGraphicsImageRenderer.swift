import CoreGraphics
import DisplayList
import Foundation
import Rasterizer
import Sessions
import UIKit

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point. The default is the scale of the screen, which also replaces values that are not
    /// positive.
    open var scale: CGFloat = SessionScope[SessionScreen.self].scale
    /// A Boolean value that indicates whether the image is without transparency.
    open var opaque = false

    /// The format that suits the screen best.
    public class func preferred() -> Self { `default`() }
}

/// The context for the actions of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The current image of the drawing.
    open var currentImage: UIImage {
        let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
        return cgContext.image(scale: format.scale, isOpaque: format.opaque)
    }
}

/// A renderer that creates images from drawing commands.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let bounds: CGRect

    /// Creates a renderer for images with a size in points, with the format of the screen.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer for images with a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of an area in points, with the format of the screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for images of an area in points. If the size is invalid, the image is empty.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        super.init(format: format, in: bounds)
    }

    /// Returns the image that the actions draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(drawing: bounds)
        GraphicsContexts.push(context)
        defer { GraphicsContexts.pop() }
        let renderer = UIGraphicsImageRendererContext(context, format)
        actions(renderer)
        return renderer.currentImage
    }

    /// Returns the image that the actions draw, as the data of a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the image that the actions draw, as the data of a JPEG file.
    ///
    /// - Parameter compressionQuality: from 0, smallest, to 1, best.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The contexts that UIKit's calls draw into, the latest last. Each thread has its own.
enum GraphicsContexts {
    private static let key = "perch.graphics-contexts"

    private static var stack: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func push(_ context: CGContext) {
        DrawingServices.install
        stack.append(context)
    }

    static func pop() { _ = stack.popLast() }
    static var current: CGContext? { stack.last }

    /// The current context; says so if there is none.
    static var orWarn: CGContext? {
        if let current { return current }
        Log.once("A drawing outside a renderer's actions is left out.")
        return nil
    }
}

/// Returns the current context of UIKit's drawing functions. Nil outside the actions of a renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

extension CGContext {
    /// The drawing so far as a bitmap; empty if it has no size that can be drawn.
    func image(scale: CGFloat, isOpaque: Bool) -> UIImage {
        let drawing = currentDrawing(background: isOpaque ? .black : nil)
        guard drawing.size.width > 0, drawing.size.height > 0 else { return UIImage() }
        let scale = scale > 0 && scale.isFinite ? scale : SessionScope[SessionScreen.self].scale
        let painter = RasterPainter(scale: scale)
        painter.paint(drawing)
        guard let data = painter.picture?.imageData(scale: scale),
            let bitmap = CGImage(width: data.width, height: data.height, pixels: data.pixels)
        else { return UIImage() }
        return UIImage(cgImage: bitmap, scale: scale, orientation: .up)
    }
}
