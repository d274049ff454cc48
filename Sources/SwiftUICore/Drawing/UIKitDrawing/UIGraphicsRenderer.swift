import CoreGraphics
import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The area that is drawn, in points.
    open internal(set) var bounds = CGRect.zero

    /// Creates the format of the screen.
    public required override init() { super.init() }

    /// The screen's format.
    open class func `default`() -> Self { self.init() }
}

/// The context for the actions of a renderer.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, in which y increases downward.
    public let cgContext: CGContext
    /// The format of the drawing.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Strokes a rectangle with the stroke color.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Clips subsequent drawings to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that creates output from drawing commands, such as images with `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// The format of the drawing.
    public let format: UIGraphicsRendererFormat

    init(format: UIGraphicsRendererFormat, in bounds: CGRect) {
        self.format = format
        format.bounds = bounds
        super.init()
    }
}
