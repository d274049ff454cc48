import CoreGraphics
import Foundation

/// A controller that shows columns side by side, or pages in a stack if space is limited.
///
/// In a regular width, the columns are side by side. In a compact width, the controller is collapsed: it shows the
/// column for compact widths, or pages of which the first is the primary column.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
    /// Constants that describe the number of columns.
    public enum Style: Int, Sendable {
        /// The styles: unspecified, two columns, and three columns.
        case unspecified, doubleColumn, tripleColumn
    }
    /// A column.
    public enum Column: Int, Sendable {
        /// The columns: primary, supplementary (the middle of three), secondary, and compact (the only column in a
        /// compact width).
        case primary, supplementary, secondary, compact
    }
    /// Constants that describe which columns are visible.
    public enum DisplayMode: Int, Sendable {
        /// The modes: automatic, only the secondary column, columns beside it, and columns over it.
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        /// Two columns that displace the secondary column.
        case twoDisplaceSecondary
    }
    /// Constants that describe how columns share the space. Perch always shows them side by side.
    public enum SplitBehavior: Int, Sendable {
        /// The behaviors: automatic, tile, overlay, and displace.
        case automatic, tile, overlay, displace
    }

    /// Constants that describe the number of columns.
    public let style: Style

    /// Creates a controller with two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with two columns. Perch has no nib files, so the arguments have no effect.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The delegate, which is notified of columns.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    private var columns: [Column: UIViewController] = [:]
    /// The pages of a collapsed controller.
    private lazy var pages = UINavigationController()

    /// Sets the controller of a column. Nil removes the controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if let old = columns[column] { leave(old) }
        columns[column] = vc
        arrange()
    }

    /// Returns the controller of a column.
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

    /// Shows a column. In a compact width, it becomes the top page.
    open func show(_ column: Column) {
        if column == .primary, preferredDisplayMode == .secondaryOnly { preferredDisplayMode = .automatic }
        shownDetail = column == .secondary
        arrange()
    }

    /// Hides a column. In a compact width, its page is removed.
    open func hide(_ column: Column) {
        if column == .primary, !isCollapsed { preferredDisplayMode = .secondaryOnly }
        if column == .secondary { shownDetail = false }
        arrange()
    }

    /// Shows a controller in the secondary column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let old = columns[.secondary], old !== vc { leave(old) }
        columns[.secondary] = vc
        shownDetail = true
        arrange()
    }

    // MARK: Look

    /// The preferred display mode in a regular width.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
    /// The preferred split behavior. Perch stores this value, but always shows columns side by side. The value has no
    /// effect.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { UIKitWithoutEffect.splitViewControllerPreferredSplitBehavior.log() }
    }
    /// The current split behavior.
    open var splitBehavior: SplitBehavior { .tile }
    /// The current display mode.
    open var displayMode: DisplayMode {
        if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
        return style == .tripleColumn && columns[.supplementary] != nil ? .twoBesideSecondary : .oneBesideSecondary
    }
    /// A Boolean value that indicates whether the controller shows only one column.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// A Boolean value that indicates whether a drag from the edge shows the primary column. Perch stores this value,
    /// but it has no effect.
    open var presentsWithGesture = true { didSet { UIKitWithoutEffect.splitViewControllerPresentsWithGesture.log() } }
    /// A Boolean value that indicates whether there is a button that shows only the secondary column. Perch stores this
    /// value, but it has no effect.
    open var showsSecondaryOnlyButton = false {
        didSet { UIKitWithoutEffect.splitViewControllerShowsSecondaryOnlyButton.log() }
    }
    /// The fraction of the width for the primary column. With `automaticDimension`, the system determines it.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the primary column, in points. With `automaticDimension`, the system determines it.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The minimum width of the primary column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The maximum width of the primary column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// A value with which the system determines the length.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The width of a column of the system, in points.
    private static let columnWidth: CGFloat = 320

    /// The width of the primary column, in points.
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

    /// A button that shows and hides the primary column.
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

/// A delegate that is notified of the columns of a split view controller.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Called when the visible columns change. Perch does not call it.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the column that is on top when the width becomes compact. Perch does not call it.
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
    /// The split view controller that the controller is a column of, at any depth.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
