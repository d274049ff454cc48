import Foundation
import PerchStandIns
import SwiftUI
import UIKit
import VectorImages

/// An attribute of a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = Self(rawValue: "Title")
    public static let authorAttribute = Self(rawValue: "Author")
    public static let subjectAttribute = Self(rawValue: "Subject")
    public static let creatorAttribute = Self(rawValue: "Creator")
    public static let producerAttribute = Self(rawValue: "Producer")
    public static let creationDateAttribute = Self(rawValue: "CreationDate")
    public static let modificationDateAttribute = Self(rawValue: "ModDate")
    public static let keywordsAttribute = Self(rawValue: "Keywords")
}

/// A type that describes how a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The password of the document's owner.
    public static let ownerPasswordOption = Self(rawValue: "PDFDocumentOwnerPasswordOption")
    /// The password of users who read the document.
    public static let userPasswordOption = Self(rawValue: "PDFDocumentUserPasswordOption")
}

/// A delegate that follows a document.
public protocol PDFDocumentDelegate: AnyObject {
    /// Called when a match was found. In Perch, this never happens, because the text of files is not read.
    func documentDidFindMatch(_ notification: Notification)
    /// Called when the search has ended.
    func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
    public func documentDidFindMatch(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
}

/// A selection of a document's text. In Perch, it is always empty, because the text of files is not read.
open class PDFSelection: NSObject {
    /// The document.
    public let document: PDFDocument
    /// The pages of the selection.
    open var pages: [PDFPage] { [] }
    /// The text.
    open var string: String? { nil }
    /// The color.
    open var color: UIColor?
    /// Creates an empty selection.
    public init(document: PDFDocument) { self.document = document }
}

/// An entry of a document's table of contents.
open class PDFOutline: NSObject {
    /// The words.
    open var label: String?
    private var inner: [PDFOutline] = []
    /// The number of children of the entry.
    open var numberOfChildren: Int { inner.count }
    /// Returns an entry in it.
    open func child(at index: Int) -> PDFOutline? { inner.indices.contains(index) ? inner[index] : nil }
    /// Inserts an entry.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        inner.insert(child, at: min(max(index, 0), inner.count))
    }
}

/// A document of pages, from a file or created by a program.
open class PDFDocument: NSObject {
    private var pages: [PDFPage] = []
    private var file: Data?
    /// Whether the file does not say any more what the document is.
    var isChanged = false
    /// The file that the document was read from.
    open private(set) var documentURL: URL?
    /// The attributes of the document.
    open var documentAttributes: [AnyHashable: Any]?
    /// The delegate of the document.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// The table of contents. In Perch, it is not read from files.
    open var outlineRoot: PDFOutline?

    /// Creates a document without pages.
    public override init() { super.init() }

    /// Creates a document from a file. Nil if it is not a PDF file, or is encrypted.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    /// Creates a document from the data of a file. Nil if it is not a PDF file, or is encrypted.
    public init?(data: Data) {
        guard let contents = try? VectorPages(pdf: data), contents.count > 0 else { return nil }
        super.init()
        file = data
        documentAttributes = contents.information
        pages = (0..<contents.count).map { index in
            PDFPage(.file(contents, index), size: contents.size(at: index))
        }
        for page in pages { page.document = self }
    }

    // MARK: Pages

    /// The number of pages.
    open var pageCount: Int { pages.count }
    /// Returns the page at an index. Nil if it does not exist.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// Returns the index of a page. `NSNotFound` for a page of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    /// Inserts a page. A page of another document is removed from it.
    open func insert(_ page: PDFPage, at index: Int) {
        if let other = page.document, other !== self { other.removePage(at: other.index(for: page)) }
        page.document = self
        pages.insert(page, at: min(max(index, 0), pages.count))
        isChanged = true
    }
    /// Removes a page.
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
        isChanged = true
    }
    /// Exchanges two pages.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        isChanged = true
    }

    // MARK: Writing

    /// Returns the document as the data of a file. If nothing has changed, this is the original file. Otherwise, each
    /// page is written as a picture.
    open func dataRepresentation() -> Data? {
        if let file, !isChanged { return file }
        guard let first = pages.first else { return nil }
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: first.shownSize)).pdfData { context in
            for page in pages {
                let bounds = CGRect(origin: .zero, size: page.shownSize)
                context.beginPage(withBounds: bounds, pageInfo: [:])
                page.picture(pixelWidth: Int(bounds.width * 3))?.draw(in: bounds)
            }
        }
    }
    /// Returns the data of the document as a file. In Perch, the options, such as passwords, have no effect.
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? {
        if !options.isEmpty {
            inert("PDFDocument.dataRepresentation(options:)", "the file is written without options")
        }
        return dataRepresentation()
    }
    /// Writes the document to a file. Returns a Boolean value that indicates success.
    @discardableResult open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url)) != nil
    }
    /// Writes the document to a file. Returns a Boolean value that indicates success.
    @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
    /// Writes the document to a file, and returns a Boolean value that indicates success. In Perch, the options, such
    /// as passwords, have no effect.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        if options?.isEmpty == false {
            inert("PDFDocument.write(to:withOptions:)", "the file is written without options")
        }
        return write(to: url)
    }

    // MARK: Protection

    /// A Boolean value that indicates whether the file is encrypted. In Perch, such files are not read.
    open var isEncrypted: Bool { false }
    /// A Boolean value that indicates whether a password is required. In Perch, such files are not read.
    open var isLocked: Bool { false }
    /// Returns a Boolean value that indicates whether a password is correct. In Perch, none is required.
    open func unlock(withPassword password: String) -> Bool { true }
    /// A Boolean value that indicates whether the user may print the document.
    open var allowsPrinting: Bool { true }
    /// A Boolean value that indicates whether the user may copy the text.
    open var allowsCopying: Bool { true }

    // MARK: Text

    /// The text of the document. In Perch, it is nil, because the text of files is not read.
    open var string: String? { nil }
    /// Searches for a text. In Perch, this method has no effect, and returns no results, because the text of files is
    /// not read.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        inert("PDFDocument.findString(_:withOptions:)", "text of files is not read")
        return []
    }
    /// Searches for a text. In Perch, this method has no effect, except that the delegate is immediately notified that
    /// the search ended.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        inert("PDFDocument.beginFindString(_:withOptions:)", "text of files is not read")
        delegate?.documentDidEndDocumentFind(
            Notification(name: Notification.Name("PDFDidEndFindNotification"), object: self))
    }
    /// Cancels the search.
    open func cancelFindString() {}
    /// A Boolean value that indicates whether a search is in progress. In Perch, it is always false.
    open var isFinding: Bool { false }
}
