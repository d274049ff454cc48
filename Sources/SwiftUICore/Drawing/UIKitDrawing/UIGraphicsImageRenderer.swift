import CoreGraphics
import DisplayList
import Foundation
import Rasterizer
import Sessions
import UIKit

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels for each point; by default those of the screen. What is not above 0 counts as that.
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

/// Makes images out of what is drawn by code.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let bounds: CGRect

    /// A renderer for images of a size in points, in the screen's format.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// A renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer for images of a part of the plane, in points, in the screen's format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// A renderer for images of a part of the plane, in points. A size that cannot be drawn gives an empty image.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        super.init(format: format, in: bounds)
    }

    /// The image of what the actions draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(drawing: bounds)
        GraphicsContexts.push(context)
        defer { GraphicsContexts.pop() }
        let renderer = UIGraphicsImageRendererContext(context, format)
        actions(renderer)
        return renderer.currentImage
    }

    /// The image of what the actions draw, as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The image of what the actions draw, as a JPEG file.
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

/// The context that UIKit's calls draw into now; nil outside of a renderer's actions.
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
