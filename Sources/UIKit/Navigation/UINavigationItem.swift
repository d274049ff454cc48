import Foundation

/// A type that describes what a navigation bar shows of a controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// Constants that describe when a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The large title display modes: as on the page before, always, or never. Titles are not large here.
        case automatic, always, never, inline
    }

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// An archive holds nothing of an item's here: the item is a new one.
    public required init?(coder: NSCoder) { super.init() }

    override init() { super.init() }

    /// The title: what is in the middle of the bar; nil is the controller's title.
    open var title: String? { didSet { onChange?() } }
    /// The title view: what is in the middle in place of the title.
    open var titleView: UIView? { didSet { onChange?() } }
    /// The back button title: what the button back says on the next page; nil is the title.
    open var backButtonTitle: String? { didSet { onChange?() } }
    /// A Boolean value that indicates whether there is no button back.
    open var hidesBackButton = false { didSet { onChange?() } }
    /// The large title display mode: when the title is large. Stored.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { UIKitWithoutEffect.largeTitleDisplayMode.log() }
    }
    /// The search whose bar is below the title.
    open var searchController: UISearchController? { didSet { onChange?() } }
    /// A Boolean value that indicates whether the bar of the search goes while content scrolls. Stored: it stays.
    open var hidesSearchBarWhenScrolling = true {
        didSet { UIKitWithoutEffect.navigationItemHidesSearchBarWhenScrolling.log() }
    }
    /// The items at the beginning, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// The items at the end, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// A Boolean value that indicates whether items at the beginning stand beside the button back rather than in its
    /// place.
    open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

    /// The item at the beginning that is nearest to the edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The item at the end that is nearest to the edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the items at the beginning. They are there at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the item at the beginning. It is there at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the items at the end. They are there at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the item at the end. It is there at once.
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
