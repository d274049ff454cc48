import Foundation

/// The items of a controller in a navigation bar.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// Constants that describe when a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The modes: automatic (as on the previous page), always, and never. In Perch, titles are not large.
        case automatic, always, never, inline
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item. Perch does not read the archive, so the item is a new one.
    public required init?(coder: NSCoder) { super.init() }

    override init() { super.init() }

    /// The title in the center of the bar. Nil for the title of the controller.
    open var title: String? { didSet { onChange?() } }
    /// The view that replaces the title.
    open var titleView: UIView? { didSet { onChange?() } }
    /// The title of the back button on the next page. Nil for the title.
    open var backButtonTitle: String? { didSet { onChange?() } }
    /// A Boolean value that indicates whether the back button is hidden.
    open var hidesBackButton = false { didSet { onChange?() } }
    /// The mode that determines when the title is large. Perch stores this value, but it has no effect.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { UIKitWithoutEffect.largeTitleDisplayMode.log() }
    }
    /// The search controller whose search bar is below the title.
    open var searchController: UISearchController? { didSet { onChange?() } }
    /// A Boolean value that indicates whether scrolling hides the search bar. Perch stores this value, but does not
    /// hide the bar. The value has no effect.
    open var hidesSearchBarWhenScrolling = true {
        didSet { UIKitWithoutEffect.navigationItemHidesSearchBarWhenScrolling.log() }
    }
    /// The items at the leading edge, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// The items at the trailing edge, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// A Boolean value that indicates whether items at the leading edge are beside the back button. Otherwise, they
    /// replace it.
    open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

    /// The item at the leading edge that is nearest to the edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The item at the trailing edge that is nearest to the edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the items at the leading edge, without animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the item at the leading edge, without animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the items at the trailing edge, without animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the item at the trailing edge, without animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Called when the bar is to be drawn again.
    var onChange: (() -> Void)?

    private func itemsDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }
}
