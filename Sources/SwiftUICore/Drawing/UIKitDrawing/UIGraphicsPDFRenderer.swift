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
    /// The page, in points; empty before the first one.
    open private(set) var pdfContextBounds = CGRect.zero

    /// Begins a page of the renderer's size.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins its own page size, in points.
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

/// Makes PDF files out of what is drawn by code.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let bounds: CGRect

    /// A renderer for pages of a size in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        super.init(format: format, in: bounds)
    }

    /// A renderer for pages of a size in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The file with the pages that the actions draw.
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

    /// Writes the pages that the actions draw to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
