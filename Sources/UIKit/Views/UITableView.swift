import CoreGraphics
import Foundation

/// A list of rows.
open class UITableView: UIScrollView {
    /// How rows and sections look.
    public enum Style: Int, Sendable {
        /// Plain rows, groups from edge to edge, or groups with round corners.
        case plain, grouped, insetGrouped
    }

    /// What parts the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { UIKitWithoutEffect.separatorStyle.log() }
    }
    /// The color of what parts them.
    open var separatorColor: UIColor? = .separator { didSet { UIKitWithoutEffect.separatorColor.log() } }
    /// How far that stays from the edges, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { UIKitWithoutEffect.tableSeparatorInset.log() }
    }
    /// The height of rows, in points.
    open var rowHeight = UITableView.automaticDimension
    /// Room above a section's header, in points.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { UIKitWithoutEffect.sectionHeaderTopPadding.log() }
    }
    /// The height of headers, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { UIKitWithoutEffect.sectionHeaderHeight.log() }
    }
    /// The height of footers, in points.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { UIKitWithoutEffect.sectionFooterHeight.log() }
    }
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// What stands below all rows.
    open var tableFooterView: UIView? { didSet { UIKitWithoutEffect.tableFooterView.log() } }
    /// What stands above all rows.
    open var tableHeaderView: UIView? { didSet { UIKitWithoutEffect.tableHeaderView.log() } }

    /// Asks for the height that the content needs.
    public nonisolated static let automaticDimension: CGFloat = -1
}

/// A row.
open class UITableViewCell: UIView {
    /// What parts the rows.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing, or a line.
        case none, singleLine
    }
    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable {
        /// As at rest, or one of the grays; the blue of old is gray as well.
        case none, blue, gray, `default`
    }

    /// What is shown in the cell; nil for what a subclass puts there itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configuredView = fill(by: contentConfiguration, inPlaceOf: configuredView) }
    }
    private var configuredView: (any UIView & UIContentView)?

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configuredView?.sizeThatFits(size) ?? super.sizeThatFits(size)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        configuredView?.systemLayoutSizeFitting(targetSize) ?? super.systemLayoutSizeFitting(targetSize)
    }

    /// How a selected row looks.
    open var selectionStyle = SelectionStyle.default { didSet { UIKitWithoutEffect.selectionStyle.log() } }
    /// What lies behind a selected row.
    open var selectedBackgroundView: UIView? { didSet { UIKitWithoutEffect.selectedBackgroundView.log() } }
    /// How far the separator stays from the edges, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { UIKitWithoutEffect.cellSeparatorInset.log() }
    }
}

/// A section's header or footer.
open class UITableViewHeaderFooterView: UIView {}

/// A grid of cells.
open class UICollectionView: UIScrollView {}

/// Something in such a grid that is used again for other content.
open class UICollectionReusableView: UIView {}

/// A cell of such a grid.
open class UICollectionViewCell: UICollectionReusableView {
    /// What is shown in the cell; nil for what a subclass puts there itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configuredView = fill(by: contentConfiguration, inPlaceOf: configuredView) }
    }
    private var configuredView: (any UIView & UIContentView)?

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configuredView?.sizeThatFits(size) ?? super.sizeThatFits(size)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        configuredView?.systemLayoutSizeFitting(targetSize) ?? super.systemLayoutSizeFitting(targetSize)
    }
}

extension UIView {
    /// Fills a cell with what a configuration says: by the view that is there, if that can show it, or by another one.
    fileprivate func fill(
        by configuration: (any UIContentConfiguration)?, inPlaceOf old: (any UIView & UIContentView)?
    ) -> (any UIView & UIContentView)? {
        if let configuration, let old, old.supports(configuration) {
            old.configuration = configuration
            return old
        }
        old?.removeFromSuperview()
        guard let new = configuration?.makeContentView() else { return nil }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(new)
        return new
    }
}

/// A wheel that is pulled down to ask for news.
open class UIRefreshControl: UIControl {
    /// What is written below the wheel. Kept here.
    open var attributedTitle: NSAttributedString?
    /// Whether it turns.
    open private(set) var isRefreshing = false
    /// Turns it.
    open func beginRefreshing() { isRefreshing = true }
    /// Stops it.
    open func endRefreshing() { isRefreshing = false }
}
