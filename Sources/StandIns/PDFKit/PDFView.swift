import Foundation
import PerchStandIns
import SwiftUI
import UIKit

/// Constants that describe the number of pages that are visible at the same time.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage = 0
    case singlePageContinuous = 1
    case twoUp = 2
    case twoUpContinuous = 3
}

/// Constants that describe the direction of the pages.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
}

/// A position in a document.
open class PDFDestination: NSObject {
    /// The page.
    open private(set) weak var page: PDFPage?
    /// The position on the page, in points from its lower-left corner.
    public let point: CGPoint
    /// Creates a position on a page.
    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
    }
}

/// A delegate that is notified of the user's actions in a document.
@MainActor @preconcurrency public protocol PDFViewDelegate: AnyObject {
    /// Called when the user tapped a link. In Perch, this never happens, because links are not read.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

extension Notification.Name {
    /// A notification that another page is visible.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    /// A notification that the document has changed.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    /// The pages are larger or smaller.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    /// A notification that the visible pages have changed.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewChangedVisiblePages")
    /// A notification that the selection has changed. In Perch, it is never posted.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
}

/// A view that shows a document with scrolling pages, below or beside each other.
@MainActor @preconcurrency open class PDFView: UIView {
    private let scroll = UIScrollView()
    private var sheets: [Sheet] = []
    private lazy var follower = Follower(self)

    /// The document.
    open var document: PDFDocument? {
        didSet {
            guard document !== oldValue else { return }
            shownIndex = 0
            scroll.contentOffset = .zero
            makeSheets()
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }
    /// The delegate, which is notified of the user's actions.
    open weak var delegate: (any PDFViewDelegate)?
    /// A Boolean value that indicates whether the pages scale to the width of the view, or to its size if one page is
    /// visible at a time.
    open var autoScales = false { didSet { setNeedsLayout() } }
    /// The display mode. In Perch, the modes with two pages side by side have no effect: pages are always one below the
    /// other.
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            if displayMode == .twoUp || displayMode == .twoUpContinuous {
                inert("PDFView.displayMode", "pages do not lie beside each other in pairs")
            }
            makeSheets()
        }
    }
    /// The direction of the pages.
    open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether there is space between pages.
    open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
    /// The space around a page, in points.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { setNeedsLayout() } }
    /// The displayed box. In Perch, a page has one box.
    open var displayBox = PDFDisplayBox.cropBox
    /// A Boolean value that indicates whether pages have a shadow. In Perch, it has no effect.
    open var pageShadowsEnabled = true
    /// A Boolean value that indicates whether the view is in markup mode. In Perch, it has no effect.
    open var isInMarkupMode = false
    /// The least scale.
    open var minScaleFactor: CGFloat = 0.1
    /// The greatest scale.
    open var maxScaleFactor: CGFloat = 5
    /// The scale of the pages. The value 1 is the actual size. Setting it turns off automatic scaling.
    open var scaleFactor: CGFloat {
        get { autoScales ? scaleFactorForSizeToFit : ownScale }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            autoScales = false
            ownScale = min(max(newValue, min(minScaleFactor, maxScaleFactor)), maxScaleFactor)
            setNeedsLayout()
            NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        }
    }
    private var ownScale: CGFloat = 1
    /// The selected text. In Perch, it is nil, because the text of files is not read.
    open var currentSelection: PDFSelection?
    /// The highlighted selections. In Perch, they are not drawn.
    open var highlightedSelections: [PDFSelection]?

    /// Creates a view without a document.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        backgroundColor = .systemGray
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.delegate = follower
        addSubview(scroll)
    }
    public required init?(coder: NSCoder) { return nil }

    /// Sets whether pages are displayed one at a time, with a page view controller. In Perch, one page is displayed,
    /// without page turning.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        displayMode = enable ? .singlePage : displayMode
    }
    /// A Boolean value that indicates whether a page view controller displays the pages.
    open private(set) var isUsingPageViewController = false

    // MARK: Going

    private var shownIndex = 0
    private var isPaged: Bool { displayMode == .singlePage || displayMode == .twoUp }

    /// The page that is seen most.
    open var currentPage: PDFPage? { document?.page(at: shownIndex) }
    /// The visible position.
    open var currentDestination: PDFDestination? {
        currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
    }
    /// The visible pages.
    open var visiblePages: [PDFPage] {
        if isPaged { return currentPage.map { [$0] } ?? [] }
        let seen = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
        return sheets.filter { $0.frame.intersects(seen) }.map(\.page)
    }

    /// Moves to a page immediately.
    open func go(to page: PDFPage) {
        guard let index = document?.index(for: page), index != NSNotFound else { return }
        layoutIfNeeded()
        show(index)
        if isPaged {
            makeSheets()
        } else if sheets.indices.contains(index) {
            let frame = sheets[index].frame
            scroll.contentOffset =
                displayDirection == .vertical
                ? CGPoint(x: 0, y: clamp(frame.minY, scroll.contentSize.height - scroll.bounds.height))
                : CGPoint(x: clamp(frame.minX, scroll.contentSize.width - scroll.bounds.width), y: 0)
            // Pages near the end cannot come to the top; what was asked for counts.
            show(index)
        }
    }
    /// Moves to the page of a position immediately.
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    /// Moves to the page of a selection immediately.
    open func go(to selection: PDFSelection) { selection.pages.first.map { go(to: $0) } }
    /// Moves to the page of a rectangle immediately.
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

    private func clamp(_ place: CGFloat, _ most: CGFloat) -> CGFloat { min(max(place, 0), max(most, 0)) }
    private func step(to index: Int) { document?.page(at: index).map { go(to: $0) } }

    /// A Boolean value that indicates whether there is a next page.
    open var canGoToNextPage: Bool { shownIndex + 1 < document?.pageCount ?? 0 }
    /// A Boolean value that indicates whether there is a previous page.
    open var canGoToPreviousPage: Bool { shownIndex > 0 }
    /// A Boolean value that indicates whether this is not the first page.
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    /// A Boolean value that indicates whether this is not the last page.
    open var canGoToLastPage: Bool { canGoToNextPage }
    /// Moves to the next page.
    open func goToNextPage(_ sender: Any?) { step(to: shownIndex + 1) }
    /// Moves to the previous page.
    open func goToPreviousPage(_ sender: Any?) { step(to: shownIndex - 1) }
    /// Moves to the first page.
    open func goToFirstPage(_ sender: Any?) { step(to: 0) }
    /// Moves to the last page.
    open func goToLastPage(_ sender: Any?) { step(to: (document?.pageCount ?? 0) - 1) }

    private func show(_ index: Int) {
        guard index != shownIndex else { return }
        shownIndex = index
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
        NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
    }

    fileprivate func didScroll() {
        guard !isPaged else { return }
        let middle = CGPoint(
            x: scroll.contentOffset.x + scroll.bounds.width / 2, y: scroll.contentOffset.y + scroll.bounds.height / 2)
        let distances = sheets.map { abs($0.frame.midX - middle.x) + abs($0.frame.midY - middle.y) }
        if let index = distances.indices.min(by: { distances[$0] < distances[$1] }) { show(index) }
        fillSheets()
    }

    // MARK: Scale

    /// The scale at which a page has the width of the view, or fits it if one page is visible at a time.
    open var scaleFactorForSizeToFit: CGFloat {
        guard let page = currentPage, bounds.width > 0, bounds.height > 0 else { return 1 }
        let (size, margins) = (page.shownSize, displaysPageBreaks ? pageBreakMargins : .zero)
        let wide = (bounds.width - margins.left - margins.right) / size.width
        let high = (bounds.height - margins.top - margins.bottom) / size.height
        let scale = isPaged ? min(wide, high) : displayDirection == .vertical ? wide : high
        return max(scale, 0.01)
    }
    /// A Boolean value that indicates whether pages can be larger.
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    /// A Boolean value that indicates whether pages can be smaller.
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    /// Increases the scale of the pages.
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
    /// Decreases the scale of the pages.
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }

    // MARK: Layout

    /// Updates the view after changes of the document.
    open func layoutDocumentView() { makeSheets() }
    /// The view that the pages are in.
    open var documentView: UIView? { scroll }

    private func makeSheets() {
        for sheet in sheets { sheet.removeFromSuperview() }
        let all = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
        sheets = (isPaged ? currentPage.map { [$0] } ?? [] : all).map { Sheet($0) }
        for sheet in sheets { scroll.addSubview(sheet) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let (scale, margins) = (scaleFactor, displaysPageBreaks ? pageBreakMargins : .zero)
        var (end, across): (CGFloat, CGFloat) = (0, 0)
        for sheet in sheets {
            let size = CGSize(width: sheet.page.shownSize.width * scale, height: sheet.page.shownSize.height * scale)
            if displayDirection == .vertical || isPaged {
                let x = max(margins.left, (bounds.width - size.width) / 2)
                sheet.frame = CGRect(origin: CGPoint(x: x, y: end + margins.top), size: size)
                end = sheet.frame.maxY + margins.bottom
                across = max(across, sheet.frame.maxX)
            } else {
                let y = max(margins.top, (bounds.height - size.height) / 2)
                sheet.frame = CGRect(origin: CGPoint(x: end + margins.left, y: y), size: size)
                end = sheet.frame.maxX + margins.right
                across = max(across, sheet.frame.maxY)
            }
        }
        scroll.contentSize =
            displayDirection == .vertical || isPaged
            ? CGSize(width: max(across, bounds.width), height: end)
            : CGSize(width: end, height: max(across, bounds.height))
        if isPaged, let sheet = sheets.first, sheet.frame.height < bounds.height {
            sheet.frame.origin.y = (bounds.height - sheet.frame.height) / 2
        }
        fillSheets()
    }

    /// Pages are drawn once they are seen.
    private func fillSheets() {
        let seen = CGRect(origin: scroll.contentOffset, size: bounds.size).insetBy(dx: -40, dy: -40)
        for sheet in sheets where sheet.frame.intersects(seen) { sheet.fill() }
    }
}

/// One page of a view, with a note of what is not drawn.
private final class Sheet: UIView {
    let page: PDFPage
    private let picture = UIImageView()
    private let note = UILabel()

    init(_ page: PDFPage) {
        self.page = page
        super.init(frame: .zero)
        backgroundColor = .white
        isAccessibilityElement = true
        accessibilityLabel = page.label.map { "Page \($0)" }
        picture.isAccessibilityElement = false
        note.font = .systemFont(ofSize: 11)
        note.textColor = .gray
        note.textAlignment = .right
        addSubview(picture)
        addSubview(note)
    }
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        note.frame = CGRect(x: 6, y: bounds.height - 20, width: max(0, bounds.width - 12), height: 14)
    }

    func fill() {
        picture.image = page.picture(pixelWidth: Int((bounds.width * UIScreen.main.scale).rounded()))
        let left = page.omissions
        note.text = left.isEmpty ? nil : "PDFKit: without \(left.joined(separator: ", "))"
    }
}

/// Follows the scrolling, so that the view itself has no delegate's methods.
private final class Follower: NSObject, UIScrollViewDelegate {
    private weak var view: PDFView?
    init(_ view: PDFView) { self.view = view }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.didScroll() }
}
