import CoreGraphics
import DisplayList
import Foundation
import Rasterizer

/// A drawing destination: the pages of a PDF file, or an image that a `UIGraphicsImageRenderer` creates.
///
/// Coordinates are Core Graphics': in points from the lower left, y up; those of image renderers are UIKit's: from the
/// upper left, y down. Two contexts are equal when they are the same object. What is drawn is kept as shapes and real text until a file or an image is made of it. Unlike
/// Apple's, contexts have no shadows and patterns.
public final class CGContext: Hashable {
    struct State {
        var transform = CGAffineTransform.identity
        /// In the page's coordinates.
        var clips: [LayerEffect] = []
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var fill = RGBA.black
        var stroke = RGBA.black
        var pen = StrokePen(width: 1)
        var interpolation = ImageInterpolation.high
    }

    var state = State()
    private var savedStates: [State] = []
    /// In the page's coordinates, since the transform may change while a path is built.
    var path: [PathElement] = []
    private var items: [DisplayNode.Item] = []
    private var pages: [DisplayList] = []
    private var isInPage = false
    private var isClosed = false
    private var nextID: UInt64 = 0
    private let mediaBox: CGRect
    private var pageBox: CGRect
    /// Nil for a context that makes no file.
    private let consumer: CGDataConsumer?

    /// US Letter, which a document without a media box has.
    private static let defaultBox = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Creates a context that writes a PDF document.
    ///
    /// - Parameters:
    ///   - consumer: Takes the file once the document is closed.
    ///   - mediaBox: The size of the pages in points; US Letter if nil or not a finite, positive size.
    ///   - auxiliaryInfo: Not used.
    public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.consumer = consumer
        self.mediaBox = mediaBox.map(\.pointee).flatMap(Self.usable) ?? Self.defaultBox
        pageBox = self.mediaBox
    }

    /// Creates a context that writes a PDF document to a file.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// A context that only keeps what is drawn, y down.
    init() {
        consumer = nil
        mediaBox = Self.defaultBox
        pageBox = mediaBox
        isInPage = true
    }

    public static func == (a: CGContext, b: CGContext) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// What was drawn since the start.
    func takeItems() -> [DisplayNode.Item] {
        defer { items = [] }
        return items
    }

    /// Starts a drawing of a part of the plane, in points from the upper left, y down.
    package init(drawing bounds: CGRect) {
        consumer = nil
        mediaBox = Self.usable(bounds) ?? CGRect(x: 0, y: 0, width: 0, height: 0)
        pageBox = mediaBox
        isInPage = true
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pageBox.minY + pageBox.maxY)
    }

    /// What has been drawn on the page so far.
    package func currentDrawing(background: RGBA?) -> DisplayList {
        DisplayList(size: pageBox.size, background: background, root: pageRoot())
    }

    /// The drawings of the page in a display list's coordinates, whose origin is at the upper left, y down.
    private func pageRoot() -> DisplayNode {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -pageBox.minX, ty: pageBox.maxY)
        return DisplayNode(id: makeID(), origin: .zero, effects: [.transform(flip)], items: items)
    }

    private static func usable(_ box: CGRect) -> CGRect? {
        let sides = [box.width, box.height]
        return sides.allSatisfy { $0.isFinite && $0 >= 1 && $0 <= 100_000 } ? box.standardized : nil
    }

    // MARK: Pages

    /// Begins a page with the size of the document.
    public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPage(mediaBox: nil) }

    /// Begins a page with its own size, in points.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard consumer != nil else { return Log.once("A CGContext of an image has no pages.") }
        if isInPage { endPDFPage() }
        pageBox = mediaBox.map(\.pointee).flatMap(Self.usable) ?? self.mediaBox
        state = State()
        savedStates = []
        path = []
        items = []
        isInPage = true
    }

    /// Ends the page.
    public func endPDFPage() {
        guard isInPage, consumer != nil else { return }
        isInPage = false
        pages.append(DisplayList(size: pageBox.size, root: pageRoot()))
        items = []
    }

    /// Ends the page.
    public func endPage() { endPDFPage() }

    /// Ends the document and writes it. After this call, you cannot draw.
    public func closePDF() {
        guard !isClosed, let consumer else { return }
        endPDFPage()
        isClosed = true
        guard let data = PDFWriter.data(for: pages), consumer.write(data) else {
            return Log.once("A PDF of \(pages.count) pages could not be written.")
        }
    }

    deinit {
        // Apple's closes a document that was left open as well.
        if !isClosed, consumer != nil { closePDF() }
    }

    // MARK: State

    /// Saves the transform, the clip, the colors, and the pen.
    public func saveGState() { savedStates.append(state) }

    /// Restores the state that was saved last.
    public func restoreGState() {
        if let last = savedStates.popLast() { state = last }
    }

    func makeID() -> UInt64 {
        nextID += 1
        return nextID
    }

    /// Adds a drawing, given in user space, to the page.
    func add(_ item: DisplayNode.Item) {
        add(item, transform: state.transform)
    }

    func add(_ item: DisplayNode.Item, transform: CGAffineTransform) {
        guard isInPage else {
            Log.once("A drawing into a CGContext outside a page is left out.")
            return
        }
        var effects: [LayerEffect] = transform.isIdentity ? [] : [.transform(transform)]
        effects += state.clips
        if state.alpha < 1 { effects.append(.opacity(state.alpha)) }
        if state.blendMode != .normal { effects.append(.blendMode(state.blendMode)) }
        items.append(
            effects.isEmpty
                ? item : .node(DisplayNode(id: makeID(), origin: .zero, effects: effects, items: [item])))
    }
}
