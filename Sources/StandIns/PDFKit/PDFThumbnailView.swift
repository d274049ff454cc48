import Foundation
import UIKit

/// Constants that describe the direction of the thumbnails.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical = 0
    case horizontal = 1
}

/// A view that shows thumbnails of the pages of a document. A tap shows the page.
@MainActor @preconcurrency open class PDFThumbnailView: UIView {
    private var buttons: [UIButton] = []
    private let scroll = UIScrollView()

    /// The view of the document.
    open weak var pdfView: PDFView? { didSet { makeButtons() } }
    /// The direction of the thumbnails.
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    /// The size of a page, in points.
    open var thumbnailSize = CGSize(width: 40, height: 52) { didSet { makeButtons() } }
    /// The space around the pages.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The pages that are seen.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    /// Creates a strip without a view.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        addSubview(scroll)
    }
    public required init?(coder: NSCoder) { return nil }

    private func makeButtons() {
        for button in buttons { button.removeFromSuperview() }
        let document = pdfView?.document
        buttons = (0..<(document?.pageCount ?? 0)).compactMap { index in
            guard let page = document?.page(at: index) else { return nil }
            let button = UIButton(
                type: .custom, primaryAction: UIAction { [weak self] _ in self?.pdfView?.go(to: page) })
            let scale = UIScreen.main.scale
            let size = CGSize(width: thumbnailSize.width * scale, height: thumbnailSize.height * scale)
            button.setImage(
                page.thumbnail(of: size, for: .cropBox).cgImage.map {
                    UIImage(cgImage: $0, scale: scale, orientation: .up)
                }, for: .normal)
            button.accessibilityLabel = page.label.map { "Page \($0)" }
            scroll.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let (size, gap) = (thumbnailSize, CGFloat(8))
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(index) * ((layoutMode == .vertical ? size.height : size.width) + gap) + gap
            button.frame =
                layoutMode == .vertical
                ? CGRect(origin: CGPoint(x: (bounds.width - size.width) / 2, y: contentInset.top + place), size: size)
                : CGRect(
                    origin: CGPoint(x: contentInset.left + place, y: (bounds.height - size.height) / 2), size: size)
        }
        let end = (buttons.last?.frame.maxX ?? 0) + gap + contentInset.right
        let foot = (buttons.last?.frame.maxY ?? 0) + gap + contentInset.bottom
        scroll.contentSize =
            layoutMode == .vertical
            ? CGSize(width: bounds.width, height: foot) : CGSize(width: end, height: bounds.height)
    }
}
