import CoreGraphics
import DisplayList
import Foundation
import PerchStandIns
import Rasterizer
import SwiftUI
import UIKit
import VectorImages

/// Constants that describe a box of a page. In Perch, a page has one box, which is its visible area.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4
}

/// A page of a document. In Perch, shapes and pictures of files are drawn, but text is not, and pages without their
/// text show a note.
open class PDFPage: NSObject, NSCopying {
    enum Content {
        case empty
        case picture(UIImage)
        case file(VectorPages, Int)
    }

    private let content: Content
    private var ownSize: CGSize
    /// The document that the page is in.
    open internal(set) weak var document: PDFDocument?
    /// The rotation of the page in degrees, clockwise. It is a multiple of 90.
    open var rotation = 0 {
        didSet {
            rotation = ((rotation % 360) + 360) % 360 / 90 * 90
            drawn = nil
            document?.isChanged = true
        }
    }
    /// The annotations. Perch stores them, but does not draw them.
    open private(set) var annotations: [PDFAnnotation] = []
    /// A Boolean value that indicates whether annotations are drawn. In Perch, it has no effect: they are not.
    open var displaysAnnotations = true

    init(_ content: Content, size: CGSize) {
        self.content = content
        ownSize = size
        super.init()
    }

    /// Creates an empty page of US Letter size.
    public override convenience init() { self.init(.empty, size: CGSize(width: 612, height: 792)) }

    /// Creates a page that a picture fills, as large as the picture is in points. Nil for a picture without a size.
    public convenience init?(image: UIImage) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        self.init(.picture(image), size: image.size)
    }

    /// Returns the same page, in no document.
    open func copy(with zone: NSZone? = nil) -> Any {
        let page = PDFPage(content, size: ownSize)
        page.rotation = rotation
        return page
    }

    // MARK: What it is

    /// The page's number in its document, from 1 on.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    /// The text of the page. In Perch, it is nil, because the text of files is not read.
    open var string: String? { nil }
    /// The text of the page with attributes. In Perch, it is nil, because the text of files is not read.
    open var attributedString: NSAttributedString? { nil }
    /// The number of characters of the page. In Perch, it is 0, because the text of files is not read.
    open var numberOfCharacters: Int { 0 }

    /// Returns the bounds of the page, in points, without its rotation.
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: ownSize) }

    /// Sets the bounds of the page. The content is scaled.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        ownSize = bounds.size
        drawn = nil
        document?.isChanged = true
    }

    /// Adds an annotation. Perch stores it, but it has no effect, because annotations are not drawn.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        inert("PDFPage.addAnnotation(_:)", "notes and marks are kept, and not drawn")
        annotation.page = self
        annotations.append(annotation)
    }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = nil
        annotations.removeAll { $0 === annotation }
    }

    /// The size as it is seen: turned.
    var shownSize: CGSize {
        rotation % 180 == 0 ? ownSize : CGSize(width: ownSize.height, height: ownSize.width)
    }

    // MARK: Drawing

    /// The drawing of a page of a file; nil for others, and for one that cannot be read.
    private lazy var drawing: VectorDrawing? = {
        guard case .file(let pages, let index) = content else { return nil }
        do {
            return try pages.drawing(at: index)
        } catch {
            report("A page of a PDF file is empty here: \(error).")
            return nil
        }
    }()

    /// What of the page is not drawn, in words.
    var omissions: [String] { drawing?.omissions ?? [] }

    private var drawn: (width: Int, picture: UIImage)?

    /// The page as a picture of a width in pixels.
    func picture(pixelWidth: Int) -> UIImage? {
        let width = min(max(pixelWidth, 1), 4096)
        if let drawn, drawn.width == width { return drawn.picture }
        let size = shownSize
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(width) / size.width
        format.opaque = true
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let turn = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
                .rotated(by: CGFloat(rotation) * .pi / 180).translatedBy(x: -ownSize.width / 2, y: -ownSize.height / 2)
            context.cgContext.concatenate(turn)
            content(scale: format.scale)?.draw(in: CGRect(origin: .zero, size: ownSize))
        }
        drawn = (width, picture)
        return picture
    }

    private func content(scale: CGFloat) -> UIImage? {
        if case .picture(let image) = content { return image }
        guard let drawing else { return nil }
        let painter = RasterPainter(scale: scale)
        painter.paint(DisplayList(size: drawing.size, root: drawing.node))
        guard let image = painter.picture?.imageData(scale: scale),
            let bitmap = CGImage(width: image.width, height: image.height, pixels: image.pixels)
        else { return nil }
        return UIImage(cgImage: bitmap, scale: scale, orientation: .up)
    }

    /// Returns a small picture of the page that fits into a size in points.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own = shownSize
        let fit = min(size.width / own.width, size.height / own.height)
        guard fit.isFinite, fit > 0, let image = picture(pixelWidth: Int((own.width * fit).rounded())),
            let bitmap = image.cgImage
        else { return UIImage() }
        return UIImage(cgImage: bitmap)
    }

    /// Draws the page in a context whose y axis points upward, as in PDF.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        let size = shownSize
        guard let bitmap = picture(pixelWidth: Int(size.width * 3))?.cgImage else { return }
        context.draw(bitmap, in: CGRect(origin: .zero, size: size))
    }
}

/// The type of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let highlight = Self(rawValue: "/Highlight")
    public static let underline = Self(rawValue: "/Underline")
    public static let strikeOut = Self(rawValue: "/StrikeOut")
    public static let freeText = Self(rawValue: "/FreeText")
    public static let text = Self(rawValue: "/Text")
    public static let ink = Self(rawValue: "/Ink")
    public static let link = Self(rawValue: "/Link")
    public static let square = Self(rawValue: "/Square")
    public static let circle = Self(rawValue: "/Circle")
    public static let line = Self(rawValue: "/Line")
    public static let stamp = Self(rawValue: "/Stamp")
    public static let widget = Self(rawValue: "/Widget")
}

/// An annotation of a page. Perch stores it, but does not draw it.
open class PDFAnnotation: NSObject {
    /// The bounds of the annotation on the page, in points.
    open var bounds: CGRect
    /// The type of the annotation, without the slash.
    open var type: String?
    /// The words.
    open var contents: String?
    /// The color.
    open var color = UIColor.yellow
    /// The font, for words on the page.
    open var font: UIFont?
    /// The color of its words.
    open var fontColor: UIColor?
    /// The URL of the annotation.
    open var url: URL?
    /// The page of the annotation.
    open internal(set) weak var page: PDFPage?

    /// Creates an annotation of a type.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.drop { $0 == "/" })
        super.init()
    }
}
