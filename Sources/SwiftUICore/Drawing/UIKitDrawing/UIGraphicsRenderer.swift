import CoreGraphics
import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The part of the plane that is drawn, in points.
    open internal(set) var bounds = CGRect.zero

    /// The screen's format.
    public required override init() { super.init() }

    /// The screen's format.
    open class func `default`() -> Self { self.init() }
}

/// The context for the actions of a renderer.
open class UIGraphicsRendererContext: NSObject {
    /// The context; y goes down.
    public let cgContext: CGContext
    /// The format of the drawing.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills a rectangle in the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws along a rectangle in the stroke color.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Limits what is drawn from now on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes something out of what is drawn by code: images, by `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// The format of the drawing.
    public let format: UIGraphicsRendererFormat

    init(format: UIGraphicsRendererFormat, in bounds: CGRect) {
        self.format = format
        format.bounds = bounds
        super.init()
    }
}
