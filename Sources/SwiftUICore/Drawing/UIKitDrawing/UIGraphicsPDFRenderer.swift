import CoreGraphics
import Foundation
import UIKit

/// The format of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The metadata of the file. Stored.
    open var documentInfo: [String: Any] = [:]
}

/// The context for the actions of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of the page, in points. Empty before the first page.
    open private(set) var pdfContextBounds = CGRect.zero

    /// Begins a page with the size of the renderer.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page with its own size, in points.
    ///
    /// - Parameter pageInfo: not used.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        var box = bounds
        cgContext.beginPage(mediaBox: &box)
        pdfContextBounds = bounds
        // A renderer's y goes down, a file's goes up.
        cgContext.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
    }
}

/// A renderer that creates PDF files from drawing commands.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let bounds: CGRect

    /// Creates a renderer for pages with a size in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        super.init(format: format, in: bounds)
    }

    /// Creates a renderer for pages with a size in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Returns the data of a PDF file with the pages that the actions draw.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        var box = bounds
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return Data() }
        GraphicsContexts.push(context)
        actions(UIGraphicsPDFRendererContext(context, format))
        GraphicsContexts.pop()
        context.closePDF()
        return data as Data
    }

    /// Writes a PDF file with the pages that the actions draw.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
