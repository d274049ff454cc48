import CoreGraphics
import Foundation
import HostKit

/// A view that shows rows in sections.
///
/// Only visible rows have cells, so the number of cells depends on the height of the table and not on the number of
/// rows. Changes of rows and of the selection are shown without animation. Perch does not draw the section index.
open class UITableView: UIScrollView {
    /// Constants that describe the style of a table.
    public enum Style: Int, Sendable {
        /// The styles: plain, grouped (from edge to edge), and inset grouped.
        case plain, grouped, insetGrouped
    }
    /// Constants that describe the position of a row after scrolling.
    public enum ScrollPosition: Int, Sendable {
        /// The positions: as near as required, top, middle, and bottom.
        case none, top, middle, bottom
    }
    /// Constants that describe the animation of rows. In Perch, rows change without animation.
    public enum RowAnimation: Int, Sendable {
        /// The animations: fade, right, left, top, bottom, none, and middle.
        case fade, right, left, top, bottom, none, middle
        /// The default animation for a change.
        case automatic = 100
    }

    /// The style of the table.
    public let style: Style

    /// Creates a table with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Creates a table with the style `plain`.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table. Perch does not read the archive, so the table has its default values.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
    }

    /// A value with which the content determines the height.
    public nonisolated static let automaticDimension: CGFloat = -1

    // MARK: Who knows the rows

    /// The data source, which provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    /// The object that prefetches rows. Perch does not call it.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// The object that is notified, as one of tables.
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if delegate !== oldValue { reloadData() } }
    }

    // MARK: Look

    /// The style of the separators.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The color of the separators.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// The insets of the separators, in points. By default, a separator begins at the text of its row.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    /// A Boolean value that indicates whether the content has a readable width. In Perch, it fills the table. The value
    /// has no effect.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { UIKitWithoutEffect.tableViewCellLayoutMarginsFollowReadableWidth.log() }
    }
    /// A Boolean value that indicates whether content views are inset from the safe area. Perch stores this value, but
    /// it has no effect.
    open var insetsContentViewsToSafeArea = true {
        didSet { UIKitWithoutEffect.tableViewInsetsContentViewsToSafeArea.log() }
    }

    /// The height of rows, in points.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { measureAgain() } } }
    /// The estimated height of rows that were not measured yet, in points.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The space above the header of a section, in points.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { measureAgain() } }
    /// The height of headers, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { measureAgain() } }
    /// The height of footers, in points.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { measureAgain() } }
    /// The estimated height of a header. Perch measures headers and does not use it.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// The estimated height of a footer. Perch measures footers and does not use it.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    /// The view above all rows, with its current height.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    /// The view below all rows, with its current height.
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    /// The view behind all rows, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        measureAgain()
    }

    // MARK: Reuse

    private var classes: [String: UITableViewCell.Type] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var spare: [String: [UITableViewCell]] = [:]
    private var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]

    /// Registers a class of cells, which are created when they are required.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Registers a class of headers and footers, which are created when they are required.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// Returns a reused cell, or a new cell of the registered class. Nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spare[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let kind = classes[identifier] else { return nil }
        guard let cell = ClassInstantiation.cell(of: kind) else { return nil }
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns a reused or a new cell. If no class is registered, UIKit ends the process. Perch logs this once and
    /// returns a plain cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Log.once("UITableView: no class of cells is registered for “\(identifier)”; an empty row is shown.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a reused header or footer, or a new view of the registered class. Nil if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = spareHeaders[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let kind = headerClasses[identifier], let view = ClassInstantiation.header(of: kind) else { return nil }
        view.reuseIdentifier = identifier
        return view
    }

    /// More cells of a kind than these are not kept.
    private static let mostSpare = 64

    func keepForReuse(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        guard let identifier = cell.reuseIdentifier, spare[identifier, default: []].count < Self.mostSpare else {
            return
        }
        spare[identifier, default: []].append(cell)
    }

    func keepForReuse(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
            spareHeaders[identifier, default: []].count < Self.mostSpare
        else { return }
        spareHeaders[identifier, default: []].append(view)
    }

    // MARK: What is where

    /// Where everything is; nil until the data source was asked.
    var geometry: TableGeometry?
    /// The cells in sight.
    var cells: [IndexPath: UITableViewCell] = [:]
    /// The headers and footers in sight.
    var edgeViews: [TableGeometry.Part: UIView] = [:]
    /// The width that heights were measured for.
    var measuredWidth: CGFloat = 0
    /// Whether cells are being placed, so that what the data source does meanwhile does not begin it again.
    var isPlacing = false

    /// Room beside the content of rows, in points.
    var margin: CGFloat { TableMetrics.margin(atWidth: bounds.width) }

    /// The number of sections.
    open var numberOfSections: Int { loaded.sections.count }

    /// Returns the number of rows in a section. It is 0 if the section does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? loaded.sections[section].rows.count : 0
    }

    /// Returns the rectangle of a row in the table. Zero if the row does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
    /// Returns the rectangle of a header.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    /// Returns the rectangle of a footer.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
    /// Returns the rectangle of a section, including its header and footer.
    open func rect(forSection section: Int) -> CGRect {
        let geometry = loaded
        guard geometry.sections.indices.contains(section) else { return .zero }
        let (top, bottom) = (geometry.sections[section].top, geometry.sections[section].bottom)
        return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }

    private func rect(of part: TableGeometry.Part) -> CGRect {
        guard let span = loaded.span(of: part) else { return .zero }
        return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
    }

    /// Returns the index path of the row at a point of the table. Nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loaded.row(at: point.y) }
    /// Returns the index paths of the rows in a rectangle of the table.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loaded.parts(from: rect.minY, to: rect.maxY).compactMap { if case .row(let path) = $0 { path } else { nil } }
    }
    /// Returns the index path of a visible cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// Returns the cell of a visible row. Nil for other rows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layOutIfShown()
        return cells[indexPath]
    }
    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] {
        layOutIfShown()
        return cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The index paths of the visible rows, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layOutIfShown()
        return cells.keys.sorted()
    }
    /// Returns the header of a visible section.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeViews[.header(section)] as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a visible section.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeViews[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls to a row. Does nothing if the row does not exist.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layOutIfShown()
        guard let span = loaded.span(of: .row(indexPath)) else { return }
        let rect = CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
        guard scrollPosition != .none else { return scrollRectToVisible(rect, animated: animated) }
        let insets = adjustedContentInset
        let seen = bounds.height - insets.top - insets.bottom
        let y =
            switch scrollPosition {
            case .top, .none: rect.minY - insets.top
            case .middle: rect.midY - seen / 2 - insets.top
            case .bottom: rect.maxY - seen - insets.top
            }
        setContentOffset(CGPoint(x: contentOffset.x, y: room(along: .vertical).inside(y)), animated: animated)
    }

    /// Scrolls to the selected row.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    override func contentDidMove() { placeParts() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Selection

    /// A Boolean value that indicates whether the user can select rows.
    open var allowsSelection = true
    /// A Boolean value that indicates whether the user can select several rows.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether the user can select rows while the table is in editing mode.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the user can select several rows while the table is in editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether the row with the focus is selected. Perch stores this value, but it has
    /// no effect.
    open var selectionFollowsFocus = false { didSet { UIKitWithoutEffect.tableViewSelectionFollowsFocus.log() } }
    /// The rows that are selected, in the order in which they were.
    var selection: [IndexPath] = []
    /// The row that a finger is on, and where the finger came down.
    var touched: (row: IndexPath, start: CGPoint)?

    /// The first of the selected rows.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The index paths of the selected rows. Nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// A Boolean value that indicates whether the table is in editing mode.
    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingNow = false

    /// Turns the edit mode on or off, without animation.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingNow = editing
        closeSwipe()
        for (path, cell) in cells { prepareForEditing(cell, at: path) }
        setNeedsLayout()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { beginTouch(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { moveTouch(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        let path = touched?.row
        endTouch()
        if let path { tap(path) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        endTouch()
    }

    // MARK: Updates

    /// The changes since `beginUpdates()`, and how often that was called.
    var update = BatchUpdate()
    var openUpdates = 0

    /// The row whose buttons a swipe has shown.
    var swipe: TableSwipe?
    private(set) lazy var swipeRecognizer = TableSwipeRecognizer(self)
    private var hasSwipe = false

    open override var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            if !hasSwipe {
                hasSwipe = true
                addGestureRecognizer(swipeRecognizer)
            }
            return super.gestureRecognizers
        }
        set { super.gestureRecognizers = newValue }
    }
}
