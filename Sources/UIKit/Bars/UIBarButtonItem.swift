import CoreGraphics
import Foundation

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// Constants that describe the style of a bar button.
    public enum Style: Int, Sendable {
        /// A plain button.
        case plain
        /// A bold button that completes a task.
        case done = 2
    }

    /// Constants for the standard buttons of the system.
    public enum SystemItem: Int, Sendable {
        /// Buttons with a word: Done, Cancel, Edit, and Save.
        case done, cancel, edit, save
        /// A button with a symbol that adds an item.
        case add
        /// A flexible space, and a fixed space.
        case flexibleSpace, fixedSpace
        /// Buttons with a symbol or a word: compose, reply, action, organize, bookmarks, and search.
        case compose, reply, action, organize, bookmarks, search
        /// Buttons with a symbol: refresh, stop, camera, trash, and play.
        case refresh, stop, camera, trash, play
        /// Buttons with a symbol or a word: pause, rewind, fast forward, undo, and redo.
        case pause, rewind, fastForward, undo, redo
        /// A button with a symbol that closes a view.
        case close = 24
    }

    /// Creates an item without content.
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a button with a title or an image. If both are nil, the button has those of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        let named = primaryAction.map { $0.title.isEmpty ? nil : $0.title } ?? nil
        self.title = title ?? named
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a standard button of the system.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        style = [.done, .save].contains(systemItem) ? .done : .plain
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a flexible space.
    public static func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

    /// Returns a space with a width in points.
    public static func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

    private static func space(_ kind: SystemItem, width: CGFloat) -> Self {
        let item = ClassInstantiation.appearance(of: self)
        item.systemItem = kind
        item.width = width
        return item
    }

    /// The title of the item.
    open var title: String? { didSet { onChange?() } }
    /// The image of the item, which replaces the title.
    open var image: UIImage? { didSet { onChange?() } }
    /// The action of the item.
    open var primaryAction: UIAction? { didSet { onChange?() } }
    /// The menu that the item opens if it has no action.
    open var menu: UIMenu? { didSet { onChange?() } }
    /// The view that the item shows in place of a button.
    open private(set) var customView: UIView?
    /// The style of the button.
    open var style = Style.plain { didSet { onChange?() } }
    /// A Boolean value that indicates whether the item is enabled.
    open var isEnabled = true { didSet { onChange?() } }
    /// A Boolean value that indicates whether the item is hidden.
    open var isHidden = false { didSet { onChange?() } }
    /// The width, in points. The value 0 means the width of the content.
    open var width: CGFloat = 0 { didSet { onChange?() } }
    /// The color of the title and the image. Nil for the color of the bar.
    open var tintColor: UIColor? { didSet { onChange?() } }
    /// The accessibility label.
    open var accessibilityLabel: String? { didSet { onChange?() } }
    /// The identifier for tests.
    open var accessibilityIdentifier: String? { didSet { onChange?() } }

    // MARK: For the engine

    package private(set) var systemItem: SystemItem?
    /// Called when the bar that the item is in is to be drawn again.
    var onChange: (() -> Void)?

    /// The user pressed it.
    package func press() {
        guard isEnabled else { return }
        primaryAction?.performWithSender(self, target: nil)
    }
}
