import CoreGraphics
import Foundation

/// Columns side by side, or pages over each other if there is no room.
///
/// In a regular width the columns are beside each other. In a compact width, the controller is collapsed: the column for compact widths is
/// seen, or pages, of which the lowest is the primary column.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// The styles: as the controllers say, two, or three.
        case unspecified, doubleColumn, tripleColumn
    }
    /// A column.
    public enum Column: Int, Sendable {
        /// The first, the one in the middle of three, the last, or the only one in a compact width.
        case primary, supplementary, secondary, compact
    }
    /// Constants that describe which columns are seen.
    public enum DisplayMode: Int, Sendable {
        /// The display modes: as the system prefers, only the last, columns beside the last, or over it.
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        /// Two columns that move the last aside.
        case twoDisplaceSecondary
    }
    /// Constants that describe how columns share the room. Stored: they are beside each other.
    public enum SplitBehavior: Int, Sendable {
        /// The split behaviors: as the system prefers, beside, over, or in place of the last column.
        case automatic, tile, overlay, displace
    }

    /// The number of columns.
    public let style: Style

    /// A controller of two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of two columns. There are no nib files here, so both arguments have no effect.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The object that is notified of columns.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    private var columns: [Column: UIViewController] = [:]
    /// The pages of a collapsed controller.
    private lazy var pages = UINavigationController()

    /// The controller of a column; nil takes it out.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if let old = columns[column] { leave(old) }
        columns[column] = vc
        arrange()
    }

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// The columns from the first to the last.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            for column in [Column.primary, .supplementary, .secondary] {
                if let old = columns.removeValue(forKey: column) { leave(old) }
            }
            columns[.primary] = newValue.first
            if newValue.count > 1 { columns[.secondary] = newValue.last }
            if newValue.count > 2 { columns[.supplementary] = newValue[1] }
            arrange()
        }
    }

    private var shownDetail = false

    /// Shows a column: in a compact width as the page on top.
    open func show(_ column: Column) {
        if column == .primary, preferredDisplayMode == .secondaryOnly { preferredDisplayMode = .automatic }
        shownDetail = column == .secondary
        arrange()
    }

    /// Hides a column: in a compact width it is no page any longer.
    open func hide(_ column: Column) {
        if column == .primary, !isCollapsed { preferredDisplayMode = .secondaryOnly }
        if column == .secondary { shownDetail = false }
        arrange()
    }

    /// Shows a controller in the last column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let old = columns[.secondary], old !== vc { leave(old) }
        columns[.secondary] = vc
        shownDetail = true
        arrange()
    }

    // MARK: Look

    /// The preferred display mode: which columns are to be seen in a regular width.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
    /// The preferred split behavior: how columns are to share the room. Stored: they are beside each other.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { UIKitWithoutEffect.splitViewControllerPreferredSplitBehavior.log() }
    }
    /// The split behavior: how columns share the room.
    open var splitBehavior: SplitBehavior { .tile }
    /// The display mode: which columns are seen.
    open var displayMode: DisplayMode {
        if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
        return style == .tripleColumn && columns[.supplementary] != nil ? .twoBesideSecondary : .oneBesideSecondary
    }
    /// A Boolean value that indicates whether there is room for one column only.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// A Boolean value that indicates whether a drag from the edge shows the first column. Stored.
    open var presentsWithGesture = true { didSet { UIKitWithoutEffect.splitViewControllerPresentsWithGesture.log() } }
    /// A Boolean value that indicates whether there is a button for the last column only. Stored.
    open var showsSecondaryOnlyButton = false {
        didSet { UIKitWithoutEffect.splitViewControllerShowsSecondaryOnlyButton.log() }
    }
    /// The part of the width that the first column takes; `automaticDimension` leaves it to the system.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the first column, in points; `automaticDimension` leaves it to the system.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the first column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The largest width of the first column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Leaves a length to the system.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The width of a column of the system, in points.
    private static let columnWidth: CGFloat = 320

    /// The width of the first column, in points.
    open var primaryColumnWidth: CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        let automatic = UISplitViewController.automaticDimension
        var width = UISplitViewController.columnWidth
        if preferredPrimaryColumnWidth != automatic { width = preferredPrimaryColumnWidth }
        if preferredPrimaryColumnWidthFraction != automatic { width = whole * preferredPrimaryColumnWidthFraction }
        if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
        if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
        return min(width, whole)
    }

    /// A button that shows and hides the first column.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"),
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            preferredDisplayMode = displayMode == .secondaryOnly ? .automatic : .secondaryOnly
        })

    // MARK: Layout

    private var rooms: [(controller: UIViewController, room: UIView)] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .separator
        arrange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if wasCollapsed != isCollapsed { arrange() }
        divide()
    }

    private var wasCollapsed: Bool?

    /// Puts the columns in that are to be seen.
    private func arrange() {
        guard isViewLoaded else { return }
        wasCollapsed = isCollapsed
        let wanted = isCollapsed ? [collapsed] : seen
        for (controller, room) in rooms where !wanted.contains(where: { $0 === controller }) {
            leave(controller)
            room.removeFromSuperview()
        }
        rooms = wanted.map { controller in
            if let known = rooms.first(where: { $0.controller === controller }) { return known }
            if let parent = controller.parent, parent !== self { leave(controller) }
            let room = UIView()
            view.addSubview(room)
            if controller.parent !== self { addChild(controller) }
            controller.enter(room, inPlaceOf: [])
            controller.didMove(toParent: self)
            return (controller, room)
        }
        view.setNeedsLayout()
    }

    /// The columns that are seen in a regular width.
    private var seen: [UIViewController] {
        let isAlone = preferredDisplayMode == .secondaryOnly
        let all: [Column] = isAlone ? [.secondary] : [.primary, .supplementary, .secondary]
        return all.compactMap { columns[$0] }.map(barred)
    }

    private var wrappers: [ObjectIdentifier: UINavigationController] = [:]

    /// A column has a bar: it is in a navigation controller where it is none.
    private func barred(_ controller: UIViewController) -> UIViewController {
        guard style != .unspecified, !(controller is UINavigationController), !(controller is UITabBarController) else {
            return controller
        }
        if let known = wrappers[ObjectIdentifier(controller)] { return known }
        let made = UINavigationController(rootViewController: controller)
        wrappers[ObjectIdentifier(controller)] = made
        return made
    }

    /// What is seen in a compact width.
    private var collapsed: UIViewController {
        if let compact = columns[.compact] { return compact }
        let stack = [Column.primary, .supplementary].compactMap { columns[$0] } + (shownDetail ? detail : [])
        let flat = stack.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
        let fallback = flat.isEmpty ? columns[.secondary].map { [$0] } ?? [] : flat
        wrappers = [:]
        if pages.viewControllers.map(ObjectIdentifier.init) != fallback.map(ObjectIdentifier.init) {
            pages.setViewControllers(fallback, animated: false)
        }
        return pages
    }

    private var detail: [UIViewController] { columns[.secondary].map { [$0] } ?? [] }

    private func divide() {
        guard let last = rooms.last else { return }
        var x: CGFloat = 0
        let width = primaryColumnWidth
        for (_, room) in rooms.dropLast() {
            room.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            x += width + 0.5
        }
        last.room.frame = CGRect(x: x, y: 0, width: max(0, view.bounds.width - x), height: view.bounds.height)
        for (controller, room) in rooms { controller.viewIfLoaded?.frame = room.bounds }
    }

    private func leave(_ controller: UIViewController) {
        guard let parent = controller.parent else { return }
        if let pages = parent as? UINavigationController {
            pages.viewControllers.removeAll { $0 === controller }
            return
        }
        controller.willMove(toParent: nil)
        controller.disappear { controller.viewIfLoaded?.removeFromSuperview() }
        controller.removeFromParent()
    }
}

/// The object that is notified of the columns of a split view controller.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Called when the visible columns change. Stored: it is not called.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns which column is on top when the width becomes compact. Stored: it is not called.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}

extension UIViewController {
    /// The split view controller that the controller is a column of, however deep in it.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
