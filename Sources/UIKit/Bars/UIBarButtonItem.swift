import CoreGraphics
import Foundation

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
    /// Constants that describe what the button is for.
    public enum Style: Int, Sendable {
        /// A plain button.
        case plain
        /// The button that ends a task; it is bold.
        case done = 2
    }

    /// Buttons that the system names.
    public enum SystemItem: Int, Sendable {
        /// A button with a word: ending, giving up, editing, keeping.
        case done, cancel, edit, save
        /// A button with a sign: adding.
        case add
        /// Room that grows, or room of a width.
        case flexibleSpace, fixedSpace
        /// A button with a sign or a word: writing, answering, sharing, filing, marking, searching.
        case compose, reply, action, organize, bookmarks, search
        /// A button with a sign: again, stop, the camera, throwing away, playing.
        case refresh, stop, camera, trash, play
        /// A button with a sign or a word: stopping for a while, winding, taking back, doing again.
        case pause, rewind, fastForward, undo, redo
        /// A button with a sign: closing.
        case close = 24
    }

    /// An item without any content.
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button with a title or a picture, those of the action where none are given.
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

    /// A button that the system names.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        style = [.done, .save].contains(systemItem) ? .done : .plain
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that grows.
    public static func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

    /// Room of a width, in points.
    public static func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

    private static func space(_ kind: SystemItem, width: CGFloat) -> Self {
        let item = ClassInstantiation.appearance(of: self)
        item.systemItem = kind
        item.width = width
        return item
    }

    /// The title: what is written on it.
    open var title: String? { didSet { onChange?() } }
    /// The picture on it, in place of the title.
    open var image: UIImage? { didSet { onChange?() } }
    /// The primary action: what it does.
    open var primaryAction: UIAction? { didSet { onChange?() } }
    /// The menu: what it opens, where it has nothing else to do.
    open var menu: UIMenu? { didSet { onChange?() } }
    /// The custom view: what the item shows in place of a button.
    open private(set) var customView: UIView?
    /// The style: what the button is for.
    open var style = Style.plain { didSet { onChange?() } }
    /// A Boolean value that indicates whether it can be pressed.
    open var isEnabled = true { didSet { onChange?() } }
    /// A Boolean value that indicates whether it is left out.
    open var isHidden = false { didSet { onChange?() } }
    /// The width: how wide it is, in points; 0 is as wide as its content.
    open var width: CGFloat = 0 { didSet { onChange?() } }
    /// The color of title and picture; `nil` takes the bar's.
    open var tintColor: UIColor? { didSet { onChange?() } }
    /// The accessibility label.
    open var accessibilityLabel: String? { didSet { onChange?() } }
    /// The name that tests know it by.
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
